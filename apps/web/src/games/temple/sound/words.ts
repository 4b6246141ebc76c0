import type { SpokenWords } from '@templefall/soundtrack';
import type { SoundtrackTexts } from '@templefall/texts';

/** The narrator's lines by their names. */
export const spokenWords = (texts: SoundtrackTexts): SpokenWords => ({
  introduction: texts['spoken.introduction'],
  cry: texts['spoken.cry'],
  gong1: texts['spoken.gong1'],
  gong2: texts['spoken.gong2'],
  gong3: texts['spoken.gong3'],
  slam: texts['spoken.slam'],
  collapse: texts['spoken.collapse'],
  victory: texts['spoken.victory'],
  fall: texts['spoken.fall'],
});
