import type { Refusal } from '@templefall/kernel';
import type { Words } from '@templefall/texts';

/** Why something was refused, in the player's words; options that do not fit together tell what is wrong with them. */
export const refusalText = ({ find, say }: Words, { code, because }: Refusal): string =>
  (code === 'badOptions' ? find(`problem.${because?.problem}`) : undefined) ??
  find(`refused.${code}`, because) ??
  say('refused.other');
