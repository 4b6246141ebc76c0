import { type Path, type Problem, printPath } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import { CENTRE, coordinates, roomAt, spotsOf } from '../board.ts';
import { START } from '../content/tiles.ts';
import type { State } from '../state.ts';
import type { Cell } from '../vocabulary.ts';

/** What no game could come to, however it was written down; everything else is a position. */
export const lawful = (state: State, path: Path): Result<State, readonly Problem[]> => {
  const problems: Problem[] = [];
  const wrong = (where: Path, expected: string, found: string): void => {
    problems.push({ path: [...path, ...where], expected, found });
  };

  for (const cell of Object.keys(state.rooms))
    if (!/^-?\d+,-?\d+$/.test(cell) || coordinates(cell as Cell).some(Number.isNaN))
      wrong(['rooms', cell], 'a cell like 1,-2 (steps east, steps south)', cell);
  if (state.rooms[CENTRE]?.tile.id !== START)
    wrong(['rooms', CENTRE], 'the start room at the centre', state.rooms[CENTRE]?.tile.id ?? 'nothing');

  const laid = Object.entries(state.rooms).map(([cell, { tile }]) => ({ id: tile.id, where: ['rooms', cell] }));
  const stacked = (state.stack.order ?? []).map((id, index) => ({ id, where: ['stack', index] }));
  const inHand = state.drawn ? [{ id: state.drawn.tile.id, where: ['drawn', 'tile'] }] : [];
  for (const { again, before } of repeated([...laid, ...stacked, ...inHand]))
    wrong(again.where, 'each tile once', `${again.id}, which is also at ${printPath(before.where)}`);

  if (state.players.length !== state.options.players)
    wrong(['players'], `${state.options.players} players, as in the options`, String(state.players.length));
  for (const [seat, { spot, dice, escapedAt }] of state.players.entries()) {
    const room = spot && roomAt(state, spot);
    if (spot && !room) wrong(['players', seat, 'at'], 'a room that is laid', spot);
    else if (spot && room && !spotsOf(spot.replace('+', '') as Cell, room).includes(spot))
      wrong(['players', seat, 'at'], 'a part the room has', spot);
    if ((spot === undefined) !== (escapedAt !== undefined))
      wrong(['players', seat], 'a place in the temple, or the time of the escape', spot ?? 'neither');
    if (dice.some(({ face, settlesAt }) => settlesAt !== undefined && face === undefined))
      wrong(['players', seat, 'dice'], 'no time on a blank die', 'one');
  }
  const dice = state.players.flatMap((player, seat) =>
    [...player.dice, ...player.lost].map(({ id }) => ({ id: String(id), where: ['players', seat, 'dice'] })),
  );
  for (const { again } of repeated(dice)) wrong(again.where, 'each die once', again.id);
  return problems.length > 0 ? err(problems) : ok(state);
};

interface Named {
  readonly id: string;
  readonly where: Path;
}

const repeated = (all: readonly Named[]): readonly { readonly again: Named; readonly before: Named }[] => {
  const seen = new Map<string, Named>();
  return all.flatMap(again => {
    const before = seen.get(again.id);
    seen.set(again.id, before ?? again);
    return before ? [{ again, before }] : [];
  });
};
