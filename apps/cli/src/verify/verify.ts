import { existsSync, readFileSync } from 'node:fs';
import { HOSTED_GAMES } from '@templefall/hosted';
import { own } from '@templefall/kit';
import { type Flaw, gameIn, parseGameFile, verify as verified } from '@templefall/replay';
import { readArguments } from '../arguments.ts';
import { Trouble } from '../trouble.ts';

export const VERIFY_HELP = `Usage: npm run verify -- FILE...

Recomputes every roll and every draw of finished games from their seeds, and ends with 1 if one of them differs.
A FILE is what "Save as a file" of a replay writes, what GET /api/games/ID answers, or what the server exports.`;

export const verify = (args: readonly string[]): number => {
  const { rest: files } = readArguments(args, {});
  if (files.length === 0) throw new Trouble('a file is needed; --help tells more');
  const verdicts = files.map(file => ({ file, ...verdictOn(file) }));
  for (const { file, isFair, text } of verdicts) console.log(`${isFair ? '✓' : '✗'} ${file}: ${text}`);
  return verdicts.every(({ isFair }) => isFair) ? 0 : 1;
};

const verdictOn = (file: string): { readonly isFair: boolean; readonly text: string } => {
  if (!existsSync(file)) throw new Trouble(`there is no file ${file}`);
  const raw = parsed(readFileSync(file, 'utf8'));
  const game = own(HOSTED_GAMES, gameIn(raw) ?? '')?.game;
  if (raw === undefined || !game) return { isFair: false, text: 'it holds no game that is known here' };
  const recording = parseGameFile(raw, HOSTED_GAMES);
  if (!recording.ok) return { isFair: false, text: FILE_FLAWS[recording.error] };
  const checked = verified(recording.value, game);
  if (!checked.ok) return { isFair: false, text: flawText(checked.error) };
  const { rolls, cards, steps, luck } = checked.value;
  return {
    isFair: true,
    text: `${rolls} rolls and ${cards} cards in ${steps} events are as the seed has them (${luck})`,
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const FILE_FLAWS = {
  notAGame: 'it holds no game',
  damaged: 'its lines do not belong together: one was changed',
} as const;

const FLAWS: { readonly [C in Flaw['code']]: string } = {
  otherGame: 'it was played by other rules',
  noSeed: 'its seed is not told',
  otherOpening: 'it does not begin as its seed has it',
  otherRoll: 'a roll is not the one of its seed',
  otherCard: 'something came that did not lie on top',
  otherEnd: 'it did not end as the file says',
  damaged: 'an event does not fit the game',
};
const flawText = ({ code, step }: Flaw): string => (step === undefined ? FLAWS[code] : `event ${step}: ${FLAWS[code]}`);
