import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** One thought of the rules: its heading is the text `p.ID`, its words are `p.ID.rule`. */
export interface Paragraph {
  readonly id: string;
  /** The ids of docs/spec that it tells: they are anchors too. */
  readonly rules: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly paragraphs: readonly Paragraph[];
}

/** The rules of one game: which paragraphs there are, what they say and what is drawn beside them. */
export interface Rulebook {
  readonly game: 'temple' | 'rollwrite';
  readonly chapters: readonly Chapter[];
  readonly words: ReadonlySignal<{ readonly find: (key: string) => string | undefined }>;
  /** Drawn of the game's own parts; nothing for a paragraph without a picture. */
  readonly Picture: ComponentType<{ of: string }>;
  /** The paragraph about something on the screen, as the game's engine calls it: `refusal:tooSoon`, `card:trap`. */
  readonly paragraphOf: (topic: string) => string | undefined;
  /** The lesson that teaches a rule, where there is one. */
  readonly lessonOf: (rule: string) => string | undefined;
}

/** The paragraph that an address names: by its own id, by a rule that it tells, or by what it is about. */
export const paragraphAt = ({ chapters, paragraphOf }: Rulebook, name: string | undefined): Paragraph | undefined => {
  if (name === undefined) return undefined;
  const all = chapters.flatMap(chapter => chapter.paragraphs);
  const about = paragraphOf(name);
  return all.find(({ id, rules }) => id === (about ?? name) || rules.includes(name));
};

/** The lesson of a paragraph: that of its first rule that one teaches. */
export const lessonAt = ({ lessonOf }: Pick<Rulebook, 'lessonOf'>, { rules }: Paragraph): string | undefined => {
  for (const rule of rules) {
    const lesson = lessonOf(rule);
    if (lesson !== undefined) return lesson;
  }
  return undefined;
};
