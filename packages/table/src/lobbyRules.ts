import type { Refusal } from '@templefall/kernel';
import { assertNever, err, ok, own, type Result } from '@templefall/kit';
import {
  COLOURS,
  cleanText,
  type Lobby,
  type LobbyEvent,
  NAME_LENGTH,
  type Place,
  type PlaceId,
  placeId,
  placeIn,
  type Request,
  type TableRefusal,
} from '@templefall/protocol';
import type { HostedGames } from './hostedGame.ts';

/** What a request leads to. `keyed` names the place whose new secret the asker gets. */
export interface Change {
  readonly events: readonly LobbyEvent[];
  readonly keyed?: PlaceId;
  readonly starts?: 'same' | 'new';
}

/** Who asks: the place they sit at, if they do. */
export interface Asker {
  readonly place: PlaceId | undefined;
  readonly isHere: (place: PlaceId) => boolean;
}

/** All but what a line says about itself, and the word to begin: nothing of it is written down. */
type LobbyRequest = Exclude<Request, { readonly type: 'show' | 'begin' }>;
type Verdict = Result<Change, Refusal<TableRefusal>>;
type Ask<Type extends LobbyRequest['type']> = Extract<LobbyRequest, { readonly type: Type }>;

const refuse = (code: TableRefusal, because?: Refusal['because']): Verdict =>
  err(because ? { code, because } : { code });
const change = (...events: readonly LobbyEvent[]): Verdict => ok({ events });

const decide = (lobby: Lobby, request: LobbyRequest, asker: Asker, games: HostedGames): Verdict => {
  const me = asker.place === undefined ? undefined : placeIn(lobby, asker.place);
  if (request.type === 'sit') return sit(lobby, request, me, games);
  if (!me) return refuse('notSeated');
  switch (request.type) {
    case 'stand':
      return ok({ events: departure(lobby, me.id, asker) });
    case 'editSeat':
      return editSeat(lobby, me, request);
    case 'ready':
      if (lobby.phase !== 'gathering') return refuse('isPlaying');
      return change({ type: 'readinessChanged', place: me.id, isReady: request.isReady });
    default:
      return lobby.host === me.id ? decideForHost(lobby, request, asker, games) : refuse('notHost');
  }
};

/** The host's alone. */
const decideForHost = (
  lobby: Lobby,
  request: Exclude<LobbyRequest, Ask<'sit'> | Ask<'stand'> | Ask<'editSeat'> | Ask<'ready'>>,
  asker: Asker,
  games: HostedGames,
): Verdict => {
  switch (request.type) {
    case 'choose':
      if (lobby.phase === 'playing') return refuse('isPlaying');
      return chosen(lobby, request, games);
    case 'change': {
      const { isPublic = lobby.isPublic, isLocked = lobby.isLocked, standIn = lobby.standIn } = request;
      const stays = standIn === undefined || standIn === 'nobody' ? {} : { standIn };
      return change({ type: 'tableChanged', isPublic, isLocked, ...stays });
    }
    case 'addBot':
      return addBot(lobby, request, games);
    case 'editBot': {
      const place = placeIn(lobby, placeId(request.place));
      if (!place?.bot) return refuse('noSuchPlace');
      return editSeat(lobby, place, request);
    }
    case 'kick': {
      const place = placeIn(lobby, placeId(request.place));
      if (!place || place.isVacant || place.id === asker.place) return refuse('noSuchPlace');
      return ok({ events: departure(lobby, place.id, asker) });
    }
    case 'makeHost': {
      const place = placeIn(lobby, placeId(request.place));
      if (!place || place.isVacant) return refuse('noSuchPlace');
      if (place.bot) return refuse('botSeat');
      return change({ type: 'hostChanged', place: place.id });
    }
    case 'start':
      if (lobby.phase !== 'gathering') return refuse('isPlaying');
      return start(lobby, 'new', games);
    case 'again':
      if (lobby.phase !== 'ended') return refuse('isPlaying');
      return start({ ...lobby, places: lobby.places.map(place => ({ ...place, isReady: true })) }, request.luck, games);
    case 'reopenLobby':
      if (lobby.phase !== 'ended') return refuse('isPlaying');
      return change({ type: 'lobbyReopened' });
    default:
      return assertNever(request);
  }
};

const sit = (lobby: Lobby, request: Ask<'sit'>, me: Place | undefined, games: HostedGames): Verdict => {
  const name = cleanText(request.name, NAME_LENGTH);
  if (me && !request.isAnother) return refuse('alreadySeated');
  if (lobby.isLocked) return refuse('tableLocked');
  if (name === '') return refuse('nameEmpty');

  // In a running game only a place that somebody left can be taken: it keeps its seat and its dice.
  if (lobby.phase !== 'gathering') {
    const wanted = lobby.places.find(
      place => place.isVacant && (request.place === undefined || place.id === request.place),
    );
    if (!wanted) return refuse(request.place === undefined ? 'isPlaying' : 'seatTaken');
    return seated(lobby, wanted.id, name, wanted.colour);
  }
  if (lobby.places.length >= mostAt(lobby, games)) return refuse('tableFull');
  const colour = colourFor(lobby, request.colour);
  if (colour === undefined) return refuse('colourTaken');
  return seated(lobby, placeId(lobby.nextPlace), name, colour);
};

/** The first to sit down is the host. */
const seated = (lobby: Lobby, place: PlaceId, name: string, colour: number): Verdict => {
  const hasHost =
    lobby.host !== undefined && placeIn(lobby, lobby.host)?.isVacant === undefined && placeIn(lobby, lobby.host);
  const host: readonly LobbyEvent[] = hasHost ? [] : [{ type: 'hostChanged', place }];
  return ok({ events: [{ type: 'placeTaken', place, name, colour }, ...host], keyed: place });
};

const addBot = (
  lobby: Lobby,
  { level, name: raw, colour: wish, place }: Ask<'addBot'>,
  games: HostedGames,
): Verdict => {
  const name = cleanText(raw, NAME_LENGTH);
  if (name === '') return refuse('nameEmpty');
  if (lobby.phase !== 'gathering') {
    const vacant = lobby.places.find(one => one.isVacant && (place === undefined || one.id === place));
    if (!vacant) return refuse('seatTaken');
    return change({ type: 'placeTaken', place: vacant.id, name, colour: vacant.colour, bot: level });
  }
  if (lobby.places.length >= mostAt(lobby, games)) return refuse('tableFull');
  const colour = colourFor(lobby, wish);
  if (colour === undefined) return refuse('colourTaken');
  return change({ type: 'placeTaken', place: placeId(lobby.nextPlace), name, colour, bot: level });
};

const editSeat = (lobby: Lobby, me: Place, request: Ask<'editSeat'> | Ask<'editBot'>): Verdict => {
  if (lobby.phase !== 'gathering') return refuse('isPlaying');
  const name = request.name === undefined ? me.name : cleanText(request.name, NAME_LENGTH);
  if (name === '') return refuse('nameEmpty');
  const { colour = me.colour, role = me.role } = request;
  if (lobby.places.some(place => place.id !== me.id && place.colour === colour)) return refuse('colourTaken');
  const bot = 'level' in request ? request.level : undefined;
  return change({
    type: 'seatEdited',
    place: me.id,
    name,
    colour,
    ...(role && { role }),
    ...(bot && { bot }),
  });
};

const chosen = (lobby: Lobby, request: Ask<'choose'>, games: HostedGames): Verdict => {
  const { game } = request;
  // How many play is for the table to say, so nobody would look at what the host says about it.
  const { players: _, ...options } = request.options;
  const hosted = own(games, game);
  if (!hosted) return refuse('unknownGame');
  const { least, most } = hosted.game.seats;
  if (lobby.places.length > most) return refuse('tooManyPlayers', { most });
  // Before everybody is there, the options are judged as if just enough players were.
  const places = Array.from(
    { length: Math.max(least, lobby.places.length) },
    (_, index) => lobby.places[index] ?? nobody(index),
  );
  const parsed = hosted.game.parseOptions(hosted.optionsAt(options, places));
  if (!parsed.ok) return refuse('badOptions', problemIn(parsed.error));
  return change({ type: 'gameChosen', game, options });
};

const start = (lobby: Lobby, luck: 'same' | 'new', games: HostedGames): Verdict => {
  const hosted = own(games, lobby.game);
  if (!hosted) return refuse('unknownGame');
  const { least, most } = hosted.game.seats;
  const count = lobby.places.filter(place => !place.isVacant).length;
  if (count < least) return refuse('tooFewPlayers', { least });
  if (count > most) return refuse('tooManyPlayers', { most });
  const late = lobby.places.find(place => !place.isVacant && !place.isReady && place.id !== lobby.host);
  if (late) return refuse('notReady', { name: late.name });
  const parsed = hosted.game.parseOptions(
    hosted.optionsAt(
      lobby.options,
      lobby.places.filter(place => !place.isVacant),
    ),
  );
  if (!parsed.ok) return refuse('badOptions', problemIn(parsed.error));
  return ok({ events: [], starts: luck });
};

/** Somebody goes; if it was the host, somebody who is here becomes it. */
const departure = (lobby: Lobby, place: PlaceId, { isHere }: Pick<Asker, 'isHere'>): readonly LobbyEvent[] => [
  { type: 'placeLeft', place },
  ...succession(lobby, place, isHere),
];

/** Who is host after this one: the next who is here, else the next at all; bots never. */
const succession = (lobby: Lobby, gone: PlaceId, isHere: (place: PlaceId) => boolean): readonly LobbyEvent[] => {
  if (lobby.host !== gone) return [];
  const people = lobby.places.filter(place => place.id !== gone && !place.bot && !place.isVacant);
  const next = people.find(place => isHere(place.id)) ?? people[0];
  return next ? [{ type: 'hostChanged', place: next.id }] : [];
};

const mostAt = (lobby: Lobby, games: HostedGames): number => own(games, lobby.game)?.game.seats.most ?? 0;

/** The colour asked for if it is free, else, unasked, the first free one. */
const colourFor = (lobby: Lobby, wish: number | undefined): number | undefined => {
  const isFree = (colour: number): boolean => lobby.places.every(place => place.colour !== colour);
  if (wish !== undefined) return isFree(wish) ? wish : undefined;
  return Array.from({ length: COLOURS }, (_, index) => index).find(isFree);
};

const nobody = (index: number): Place => ({ id: placeId(-1 - index), name: '', colour: index, isReady: true });

const problemIn = (problems: readonly { readonly path: string; readonly code: string }[]): Refusal['because'] => ({
  path: problems[0]?.path ?? '',
  problem: problems[0]?.code ?? '',
});

/** Who may sit, who decides, when a game may begin. Pure; the table writes down what it says. */
export const lobbyRules = { decide, succession };
