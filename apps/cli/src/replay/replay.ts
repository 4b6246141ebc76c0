import { existsSync, readFileSync } from 'node:fs';
import {
  anything,
  dictionary,
  fields,
  fold,
  isDictionary,
  type Journal,
  list,
  mistake,
  parseGameTime,
  printProblem,
  type Reader,
  text,
  whole,
} from '@templefall/kernel';
import { type Millis, ok } from '@templefall/kit';
import { readArguments } from '../arguments.ts';
import { gameNamed } from '../games/index.ts';
import { storyOf } from '../story.ts';
import { Trouble } from '../trouble.ts';

export const REPLAY_HELP = `Usage: npm run replay -- FILE [--from TIME] [--to TIME] [--position]

Tells a recorded game as a story. A recording is JSON: game, version, opening, and events with their times
(npm run fuzz -- --only 7 --record FILE writes one).
  --from 3:00    begins there
  --to 4:00      stops there
  --position     ends with the position in one line`;

export const replay = async (args: readonly string[]): Promise<number> => {
  const { values, rest } = readArguments(args, { from: 'text', to: 'text', position: 'flag' });
  const [file, ...more] = rest;
  if (file === undefined || more.length > 0) throw new Trouble('one file is needed; --help tells more');
  const journal = readJournal(file);
  const game = await gameNamed(journal.game);
  const { version } = game.scenarios.game;
  if (journal.version !== version)
    throw new Trouble(
      `${file} was recorded with version ${journal.version} of ${journal.game}; this is version ${version}`,
    );

  const from = timeNamed('from', values.from) ?? 0;
  const to = timeNamed('to', values.to) ?? Number.POSITIVE_INFINITY;
  const before = journal.events.filter(({ at }) => at < from);
  const shown = journal.events.filter(({ at }) => at >= from && at <= to);
  const opening = fold(
    game.scenarios.game,
    journal.opening,
    before.map(one => one.event),
  );
  for (const line of storyOf(game, opening, shown)) console.log(line);
  if (values.position)
    for (const line of game.standing(
      fold(
        game.scenarios.game,
        opening,
        shown.map(one => one.event),
      ),
    ))
      console.log(line);
  return 0;
};

const timeNamed = (name: string, value: string | undefined): Millis | undefined => {
  if (value === undefined) return undefined;
  const at = parseGameTime(value);
  if (at === undefined) throw new Trouble(`--${name} takes a time like 3:30, not ${value}`);
  return at;
};

const event: Reader<Journal['events'][number]['event']> = (raw, path) =>
  isDictionary(raw) && typeof raw.type === 'string' ? ok({ ...raw, type: raw.type }) : mistake(path, 'an event', raw);

const journalFile: Reader<Journal> = fields({
  game: text,
  version: whole(),
  opening: dictionary(anything),
  events: list(fields({ at: whole(), event })),
});

const readJournal = (file: string): Journal => {
  if (!existsSync(file)) throw new Trouble(`there is no file ${file}`);
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Trouble(`${file} is not JSON`);
  }
  const read = journalFile(raw, []);
  if (!read.ok) throw new Trouble(`${file}: ${read.error.slice(0, 3).map(printProblem).join('; ')}`);
  return read.value;
};
