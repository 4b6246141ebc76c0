/** Letters as they are looked for: small, without accents. `from` says which letter of the text each of them was. */
interface Folded {
  readonly text: string;
  readonly from: readonly number[];
}

const LIGATURES: { readonly [letter: string]: string } = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };

const fold = (text: string): Folded => {
  let folded = '';
  const from: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const small = text.charAt(at).toLowerCase();
    const plain = LIGATURES[small] ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '');
    for (const letter of plain) {
      // A soft hyphen is seen only where a line breaks.
      if (letter === '\u00ad') continue;
      folded += letter;
      from.push(at);
    }
  }
  return { text: folded, from };
};

/** What is looked for, word by word; nothing for an empty field. */
export const wordsSought = (query: string): readonly string[] => fold(query).text.split(/\s+/).filter(Boolean);

/** Whether every word is there, at the beginning of a word or inside one. */
export const hasAll = (text: string, sought: readonly string[]): boolean => {
  const folded = fold(text).text;
  return sought.every(word => folded.includes(word));
};

/** The text in pieces: those that were looked for are marked. */
export const marked = (
  text: string,
  sought: readonly string[],
): readonly { readonly text: string; readonly isHit: boolean }[] => {
  const folded = fold(text);
  const hit = new Set<number>();
  for (const word of sought)
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length))
      for (let letter = at; letter < at + word.length; letter++) hit.add(folded.from[letter] ?? -1);
  const pieces: { text: string; isHit: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const isHit = hit.has(at);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), isHit });
  }
  return pieces;
};
