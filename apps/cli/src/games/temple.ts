import { type CoreEvent, type Paid, printPosition, type State, templeScenarios } from '@templefall/temple';
import { templeCount, templePlay } from '@templefall/testkit/temple';
import { type CliGame, plainly, seatName } from './game.ts';

export const templeGame: CliGame = {
  scenarios: templeScenarios,
  play: templePlay,
  count: templeCount,
  told: (event, before) => (event.type in TELLERS ? tell(event as CoreEvent, before as State) : plainly(event)),
  standing: state => [printPosition(state as State)],
};

type Tellers = {
  readonly [T in CoreEvent['type']]?: (event: Extract<CoreEvent, { readonly type: T }>, before: State) => string;
};

const ENDINGS = {
  escaped: 'everyone is out: the team has won',
  collapsed: 'the temple collapses: the team has lost',
  gaveUp: 'the team gives up',
} as const;

/** A sentence for each event of the base game; those of modules are told plainly. */
const TELLERS: Tellers = {
  rolled: ({ seat, dice }) => `${seatName(seat)} rolls ${dice.map(die => die.face).join(' ')}`,
  entered: ({ seat, to, paid }, before) =>
    `${seatName(seat)} enters ${roomName(before.rooms, to)}${payment(paid, before)}`,
  roomPutBack: ({ seat, tile }) => `${seatName(seat)} puts ${tile} under the stack`,
  roomDrawn: ({ drawn }) => `${seatName(drawn.seat)} turns up ${drawn.tile.id} and may put it back`,
  roomLaid: ({ seat, tile, cell, skipped }) =>
    `${seat === undefined ? 'the temple' : seatName(seat)} lays ${tile.id} at ${cell}${skipped > 0 ? `, ${skipped} put under the stack` : ''}`,
  gemsActivated: ({ seat, gems, cell, paid }, before) =>
    `${seatName(seat)} activates ${counted(gems, 'gem')}${cell ? ` in ${roomName(before.rooms, cell)}` : ''}${payment(paid, before)}; ${before.depot - gems} left`,
  diceFreed: ({ owner, helped, dice }) =>
    `a gold mask of ${seatName(owner)} frees ${counted(dice.length, 'die', 'dice')} of ${owner === helped ? 'their own' : seatName(helped)}`,
  escaped: ({ seat }) => `${seatName(seat)} escapes`,
  dieGiven: ({ seat, to }) => `${seatName(seat)} gives a die to ${seatName(to)}`,
  sharingSet: ({ seat, sharing }) => `${seatName(seat)} ${sharing ? 'shares dice again' : 'stops sharing dice'}`,
  dieMarked: ({ seat, die }) =>
    `${seatName(seat)} would lose ${die === undefined ? 'no die in particular' : `die ${die}`} first`,
  voteOpened: ({ vote, seat }) => `${seatName(seat)} proposes ${VOTES[vote]}`,
  voteAgreed: ({ vote, seat }) => `${seatName(seat)} agrees ${VOTES[vote]}`,
  voteDeclined: ({ vote, seat }) => `${seatName(seat)} is against it (${vote})`,
  voteLapsed: ({ vote }) => `nobody speaks of it any more (${vote})`,
  fateProvoked: ({ dice }, { depot }) =>
    `fate is provoked: ${counted(dice.length, 'black die', 'black dice')} freed, ${counted(depot + 1, 'gem')} in the depot`,
  pauseAwaited: () => 'a pause begins once the door has slammed',
  paused: () => 'pause',
  resumed: ({ seat }) => `${seatName(seat)} goes on`,
  awaySet: ({ seat, away }) => `${seatName(seat)} ${away ? 'is away' : 'is back'}`,
  gongStruck: ({ countdown }) => `gong ${'● '.repeat(countdown).trim()}`,
  doorSlammed: ({ losses }) =>
    losses.length === 0
      ? 'the door slams: everyone is home'
      : `the door slams: a die lost by ${losses.map(({ seat }) => seatName(seat)).join(', ')}`,
  ended: ({ ending }) => ENDINGS[ending],
};

const VOTES = { fate: 'to provoke fate', pause: 'to pause', giveUp: 'to give up' } as const;

const tell = <T extends CoreEvent['type']>(event: Extract<CoreEvent, { readonly type: T }>, before: State): string =>
  (TELLERS[event.type as T] as ((event: CoreEvent, before: State) => string) | undefined)?.(event, before) ??
  plainly(event);

const roomName = (rooms: State['rooms'], spot: string): string =>
  `${rooms[spot.replace('+', '')]?.tile.id ?? 'a room'} (${spot})`;

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What was paid, by the faces that lay there. */
const payment = ({ dice, tokens = [] }: Paid, { players }: State): string => {
  const all = players.flatMap(player => player.dice);
  const faces = dice.map(id => all.find(die => die.id === id)?.face ?? '?');
  return faces.length + tokens.length === 0 ? '' : ` for ${[...faces, ...tokens].join(' ')}`;
};
