/** What a changelog says under the heading of a version; the tag may begin with a v. Nothing if there is no such heading. */
export const notesOf = (changelog: string, tag: string): string | undefined => {
  const version = tag.replace(/^v/, '');
  const sections = changelog.split(/^## /m).slice(1);
  const [, ...lines] = sections.find(section => /^\[?([^\]\s]+)/.exec(section)?.[1] === version)?.split('\n') ?? [];
  const notes = lines.join('\n').trim();
  return version && notes ? notes : undefined;
};
