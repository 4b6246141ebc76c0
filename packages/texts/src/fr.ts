import { en } from './en.ts';
import type { Texts } from './table.ts';

export const fr: Texts = en;
