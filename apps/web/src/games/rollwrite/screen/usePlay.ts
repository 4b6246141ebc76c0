import type { Seat } from '@templefall/kernel';
import {
  type Asked,
  type Awaited,
  type Command,
  type Consequences,
  consequences,
  type Face,
  type MapId,
  type PlanStep,
  type RoomId,
  type Spot,
  type State,
} from '@templefall/rollwrite';
import type { RollwriteWords } from '@templefall/texts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ChatWatch, useChatWatch } from '../../../chat/chat.ts';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Player } from '../../gameClient.ts';
import { labelOf } from '../log/labels.ts';
import { type Owners, ownersOf, splitOf } from '../model/splits.ts';
import { bestSpots } from '../model/spots.ts';
import { actingSeat, facesAt, taskOf, waitingFor } from '../model/task.ts';
import type { Body, Session } from '../session.ts';
import { gameWords } from '../words.ts';
import { type Ping, usePings } from './usePings.ts';

/** What lies over the sheets: read, never written on. */
export type Overlay =
  | { readonly type: 'log' | 'sheets' | 'menu' | 'settings' | 'talk' | 'notes' }
  | { readonly type: 'mate'; readonly seat: Seat; readonly map?: MapId }
  | { readonly type: 'note'; readonly target: string }
  | { readonly type: 'rules'; readonly at?: string };

export const TABS = ['sheet', 'maps', 'team'] as const;
export type Tab = (typeof TABS)[number];

export type Aim = 'point' | 'note';

/** A few words at the place they belong to: `room:b2`, `map:3`, or the dock. */
export interface Notice {
  readonly at: string;
  readonly text: string;
  readonly isRefusal: boolean;
  /** Which refusal it is, if the game refused something: the rule book says why. */
  readonly code?: string;
}

/** What this device is doing at the table: the game, and what is being tried out before it is said. */
export interface Play {
  readonly session: Session;
  readonly state: State;
  readonly words: RollwriteWords;
  /** The seats this device holds. */
  readonly seats: readonly Seat[];
  /** The seat that acts here; absent for spectators. */
  readonly who: Seat | undefined;
  /** Changes whenever another question is asked. */
  readonly question: string;
  /** What that seat is asked. */
  readonly task: Asked | undefined;
  /** Who is waited for, own seats first. */
  readonly waiting: readonly Awaited[];
  readonly players: readonly Player[];
  readonly nameOf: (seat: Seat) => string;
  readonly pawnOf: (seat: Seat) => PawnArt;
  readonly isMine: (seat: Seat) => boolean;

  /** Whose sheet is shown large. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly overlay: Overlay | undefined;
  readonly open: (overlay: Overlay | undefined) => void;

  /** A move in ghost chalk: tried out, not said. */
  readonly ghost: Command | undefined;
  readonly brings: Consequences | undefined;
  readonly tryOut: (command: Body | undefined) => void;
  readonly draw: () => void;

  /** Which dice of the pair are kept, by their places. */
  readonly keeps: readonly boolean[];
  readonly setKeeps: (keeps: readonly boolean[]) => void;
  /** Which dice of the pool are chosen, by their places. */
  readonly picks: readonly number[];
  /** Chooses dice of the pool, and where each would best be crossed. */
  readonly pick: (picks: readonly number[]) => void;
  /** Takes them: a share that was suggested is confirmed. */
  readonly take: () => void;
  /** Whom the dice of the pool are meant for, if somebody has said it. */
  readonly owners: Owners | undefined;
  /** A split being made for the team. */
  readonly split: Owners | undefined;
  readonly setSplit: (split: Owners | undefined) => void;
  /** Where the dice taken are to be crossed, once it comes to that. */
  readonly spots: readonly Spot[];
  readonly setSpots: (spots: readonly Spot[]) => void;
  /** A way being suggested for the player in turn. */
  readonly plan: readonly PlanStep[] | undefined;
  readonly setPlan: (plan: readonly PlanStep[] | undefined) => void;
  /** A tap points, or says where a note belongs, instead of acting. */
  readonly aim: Aim | undefined;
  readonly setAim: (aim: Aim | undefined) => void;
  /** Who points at what now. */
  readonly pings: readonly Ping[];
  /** Wishes for the pool are being chosen on one's own maps. */
  readonly isWishing: boolean;
  readonly setWishing: (isWishing: boolean) => void;
  /** What others wrote. */
  readonly chat: ChatWatch;

  /** What the game did for a seat of this device since it last acted, because nothing else was possible (WX1). */
  readonly given: string | undefined;
  readonly notice: Notice | undefined;
  readonly say: (at: string, text: string) => void;
  /** Sends a command; a refusal is answered in words at the place. */
  readonly send: (command: Body, at?: string) => Promise<boolean>;
}

export const usePlay = (session: Session): Play => {
  const state = session.view.value;
  const seats = session.seats.value;
  const players = session.players.value;
  const rwWords = gameWords.value;
  const who = actingSeat(state, seats);
  const task = taskOf(state, who);

  const [watched, show] = useState<Seat>();
  const [tab, setTab] = useState<Tab>(tabFor(task));
  const [overlay, open] = useState<Overlay>();
  const [ghost, setGhost] = useState<Command>();
  const [chosen, setChosen] = useState<{ readonly roll: string; readonly keeps: readonly boolean[] }>();
  const [picked, setPicked] = useState<{ readonly question: string; readonly picks: readonly number[] }>();
  const [meant, setMeant] = useState<{ readonly picks: string; readonly spots: readonly Spot[] }>();
  const [shared, setShared] = useState<{ readonly pool: string; readonly split: Owners | undefined }>();
  const [plan, setPlan] = useState<readonly PlanStep[]>();
  const [aim, setAim] = useState<Aim>();
  const [isWishing, setWishing] = useState(false);
  const pings = usePings(session);
  const chat = useChatWatch(session.chat, overlay?.type === 'talk');
  const [notice, setNotice] = useState<Notice>();

  // What was tried out belongs to the question that was asked: another question, another try.
  const question = `${who} ${task} ${state.round} ${state.active} ${state.placed} ${state.players[state.active]?.rolls} ${state.checkpoints.length} ${state.players[who ?? 0]?.dice.join()}`;
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    setGhost(undefined);
    setNotice(undefined);
    show(undefined);
    setTab(tabFor(task));
  }, [question, task]);
  const rolled = `${state.active} ${state.round} ${state.players[state.active]?.rolls}`;
  // Whatever was chosen for an earlier pair or pool says nothing about this one.
  const keeps = chosen?.roll === rolled ? chosen.keeps : state.rolled.map(face => face !== 'black');
  // What a split means for me is chosen for me until I choose myself.
  const owners = useMemo(() => ownersOf(state), [state]);
  const isMyPick = who !== undefined && task === 'take';
  const suggested = isMyPick && owners ? owners.flatMap((owner, index) => (owner === who ? [index] : [])) : [];
  const picks = picked?.question === question ? picked.picks : suggested;
  const picksKey = `${question} ${picks.join()}`;
  const spots =
    meant && (task !== 'take' || meant.picks === picksKey)
      ? meant.spots
      : isMyPick
        ? bestSpots(state, who, facesAt(state.pool, picks))
        : [];
  const setSpots = (next: readonly Spot[]): void => setMeant({ picks: picksKey, spots: next });
  const pool = `${state.active} ${state.round} ${state.phase} ${state.pool.join()}`;
  useEffect(() => {
    if (state.phase !== 'exploring') setPlan(undefined);
  }, [state.phase]);

  const call = (at: string, text: string): void => setNotice({ at, text, isRefusal: false });
  const [given, setGiven] = useState<string>();
  useEffect(
    () =>
      session.onApplied(({ event, before }) => {
        if (event.type !== 'soleAnswerGiven' || !session.seats.peek().includes(event.seat)) return;
        const names = session.players.peek().map(({ name }) => name);
        // What the game gives is one of its own commands.
        setGiven(labelOf(event.command as Command, before, { words: gameWords.peek(), names }));
      }),
    [session],
  );
  const send = async (command: Body, at = 'dock'): Promise<boolean> => {
    setNotice(undefined);
    setGiven(undefined);
    const refusal = await session.send(command, who);
    if (!refusal) return true;
    const text = rwWords.find(`refused.${refusal.code}`, refusal.because) ?? words.value.say('refused.other');
    setNotice({ at, text, isRefusal: true, code: refusal.code });
    return false;
  };

  // Dice that were taken with a place in mind are crossed there by themselves.
  useEffect(() => {
    const [spot, ...rest] = spots;
    if (task !== 'cross' || !spot || who === undefined) return;
    setSpots(rest);
    void send({ type: 'crossSymbol', ...spot }, `map:${spot.map}`);
  }, [task, state]);

  const brings = useMemo(() => ghost && consequences(state, ghost), [ghost, state]);
  const nameOf = (seat: Seat): string => {
    const player = players.find(one => one.seat === seat);
    // Who gave none is called as in the lobby.
    return player ? player.name || words.value.say(`name.${player.pawn}`) : rwWords.say('seat.name', { n: seat + 1 });
  };

  return {
    session,
    state,
    words: rwWords,
    seats,
    who,
    question,
    task,
    waiting: waitingFor(state, seats),
    players,
    nameOf,
    pawnOf: seat => players.find(one => one.seat === seat)?.pawn ?? 1,
    isMine: seat => seats.includes(seat),
    shown: watched ?? (who !== undefined && task !== undefined ? who : state.active),
    show,
    tab,
    setTab,
    overlay,
    open,
    ghost,
    brings,
    tryOut: command => {
      setNotice(undefined);
      // The command lacks nothing but its seat.
      setGhost(command && who !== undefined ? ({ ...command, seat: who } as Command) : undefined);
    },
    draw: () => {
      if (!ghost) return;
      const { seat: _, ...body } = ghost;
      setGhost(undefined);
      void send(body as Body, placeOf(ghost));
    },
    keeps,
    setKeeps: next => setChosen({ roll: rolled, keeps: next }),
    picks,
    pick: next => setPicked({ question, picks: next }),
    take: () => {
      const split = splitOf(state);
      const isAsMeant = split !== undefined && picks.length > 0 && picks.join() === suggested.join();
      setSpots(spots);
      void send(
        isAsMeant
          ? { type: 'followProposal', of: split.seat }
          : { type: 'takeDice', faces: facesAt(state.pool, picks) },
      );
    },
    owners,
    split: shared?.pool === pool ? shared.split : undefined,
    setSplit: split => setShared({ pool, split }),
    spots,
    setSpots,
    plan,
    setPlan,
    aim,
    setAim,
    pings,
    isWishing: isWishing && task !== 'take' && task !== 'cross',
    setWishing,
    chat,
    given: given && rwWords.say('sole.given', { what: given }),
    notice,
    say: call,
    send,
  };
};

/** Dice from the pool are crossed on maps, everything else happens on the sheet. */
const tabFor = (task: Asked | undefined): Tab => (task === 'take' || task === 'cross' ? 'maps' : 'sheet');

/** Where a refusal of a command is told. */
const placeOf = (command: Command): string => {
  switch (command.type) {
    case 'enterRoom':
    case 'rushInto':
      return `room:${command.room}`;
    case 'crossSymbol':
    case 'cashMap':
      return `map:${command.map}`;
    default:
      return 'dock';
  }
};

/** What is kept of the pair, as the command wants it. */
export const keptFaces = ({ state, keeps }: Play): readonly Face[] =>
  state.rolled.filter((face, index) => face !== 'black' && keeps[index]);

/** The room a ghost leads into, if it is one of those. */
export const ghostRoom = ({ ghost }: Play): RoomId | undefined =>
  ghost?.type === 'enterRoom' || ghost?.type === 'rushInto' ? ghost.room : undefined;
