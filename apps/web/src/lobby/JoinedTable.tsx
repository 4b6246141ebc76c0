import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { isSeatSecret, type SeatSecret } from '@templefall/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameId, LoadGame, ScreenRole } from '../games/gameClient.ts';
import { clearActiveTable, saveActiveTable } from '../session/activeTable.ts';
import { isCreatedHere, unmarkCreated } from '../session/createdTables.ts';
import { savedRole, saveRole } from '../session/savedRole.ts';
import { serverLine } from '../session/serverLine.ts';
import { tableSession } from '../session/tableSession.ts';
import { settings } from '../settings/settings.ts';
import { go } from '../shell/router.ts';
import { learnAddress, tableLink } from '../shell/tableLink.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading, lazy } from '../ui/loading/lazy.tsx';
import { words } from '../words/words.ts';
import { GameScreen } from './GameScreen.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import { Reaching } from './Reaching.tsx';
import { SitDown } from './SitDown.tsx';
import { withSeenPlayers } from './seenPlayers.ts';
import { usePreloadedGame } from './usePreloadedGame.ts';
import { usePush } from './usePush.ts';

const TvTable = lazy(() => import('./TvTable.tsx').then(module => module.TvTable));

/** The line is shut, but not the seat lost: another tab has it, or this page is an old one. */
const STILL_MINE: readonly string[] = ['replaced', 'otherProtocol'];

const myName = (): string => settings.value.name || words.value.say('name.1');

interface Way {
  readonly loadGame: LoadGame;
  readonly id: string;
  readonly part?: ScreenRole;
  /** Of a table that I have just opened: enough to show it before the line to it is open. */
  readonly opened?: { readonly game: GameId; readonly code: string };
  /** Of a seat, as it stood in the link. */
  readonly secret?: string | undefined;
}

/** A table of the server: sitting down, gathering, playing. Coming back leads to the same seat. */
export const JoinedTable = ({ secret, ...way }: Way) => {
  const visits = useSignal(1);
  const linked = visits.value === 1 && secret && isSeatSecret(secret) ? secret : undefined;
  return (
    <Visit
      key={visits.value}
      {...way}
      linked={linked}
      isVoidLink={secret !== undefined && !linked}
      onStranger={() => {
        visits.value++;
      }}
    />
  );
};

const Visit = ({
  loadGame,
  id,
  part: given,
  opened,
  linked,
  isVoidLink,
  onStranger,
}: Omit<Way, 'secret'> & {
  linked: SeatSecret | undefined;
  /** The link that led here opens no seat, or no more. */
  isVoidLink: boolean;
  /** The seat of an earlier visit was given up: one comes in as a guest like any other. */
  onStranger: () => void;
}) => {
  const remote = useMemo(
    () => tableSession({ id, line: serverLine(), loadGame, opening: opened && { ...opened, name: myName() }, linked }),
    [id, opened?.code, linked],
  );
  const first = useMemo(() => given ?? savedRole(id), [given, id]);
  const part = useSignal<ScreenRole>(first);
  const watches = useSignal(first === 'tv');
  useSignalEffect(() => {
    // What the address says need not be kept, and is no choice for this table's other addresses.
    if (!given) saveRole(id, part.value);
  });
  useEffect(() => void learnAddress(), []);
  useEffect(() => () => remote?.close(), [remote]);
  const isGathering = useComputed(() => remote?.state.value.table?.lobby.phase === 'gathering').value;
  const game = remote?.client.value;
  usePreloadedGame(isGathering ? game : undefined);
  const state = useComputed(() => remote?.state.value);
  const place = state.value?.me?.place;
  const running = remote?.game.value;
  const session = useMemo(() => running && remote && withSeenPlayers(running, remote.lobby), [running, remote]);

  const isMine = isCreatedHere(id);
  /** Then I sit down like everybody else, or watch. */
  const isRefused = useSignal(false);
  const isOpen = state.value?.line === 'open';
  useEffect(() => {
    if (!remote || !isMine || !isOpen || place !== undefined || watches.value) return;
    // No pawn is asked for: a friend who came first may have any.
    void remote.sit(myName()).then(refusal => {
      if (refusal && refusal.code !== 'lineLost') isRefused.value = true;
    });
  }, [remote, isMine, isOpen, place, watches.value, isRefused]);

  const isScreen = isOpen && part.value === 'tv' && watches.value && place === undefined;
  useEffect(() => {
    if (!remote || !isScreen) return;
    void remote.show(true);
    return () => void remote.show(false);
  }, [remote, isScreen]);

  const phase = state.value?.table?.lobby.phase;
  const played = state.value?.table?.lobby.game ?? '';
  const trouble = state.value?.line === 'shut' ? state.value.trouble : undefined;
  useEffect(() => {
    if (phase === 'ended' || (trouble && !STILL_MINE.includes(trouble))) clearActiveTable(id);
    else if (phase === 'playing' && place !== undefined) saveActiveTable({ table: id, game: played });
    if (trouble === 'handedOver') unmarkCreated(id);
  }, [id, played, phase, place, trouble]);

  usePush(id, state.value?.me?.secret);

  const isStranger = trouble === 'wrongSecret' && !state.value?.table;
  useEffect(() => {
    if (isStranger) onStranger();
  }, [isStranger]);

  if (isStranger) return <Loading />;
  if (!remote || trouble) return <ErrorCard code={trouble ?? 'noSuchTable'} onAgain={() => go('j')} />;
  const isOpening = remote.lobby.view.value.isOpening;
  const shown = isOpening ? opened?.code : state.value?.table?.lobby.code;
  if (shown === undefined || !game) {
    const { line, trouble: passing } = remote.state.value;
    return <Reaching line={line} {...(passing && { trouble: passing })} onHurry={remote.hurry} />;
  }
  if (place === undefined && !watches.value && (!isMine || isRefused.value))
    return (
      <SitDown
        view={remote.lobby.view.value}
        most={game.seats.most}
        role={first}
        isVoidLink={isVoidLink}
        onSit={async (name, pawn, as) => {
          part.value = as;
          return remote.sit(name, pawn);
        }}
        onWatch={as => {
          part.value = as;
          watches.value = true;
        }}
      />
    );
  if (session)
    return (
      <GameScreen
        key={`${session.gameKey()} ${session.me ?? 'watching'}`}
        loadGame={loadGame}
        session={session}
        role={part.value}
      />
    );
  /** A big screen has no seat: whoever sits down first decides. Who wants one again is given it, or asked for a name. */
  const choose = async (role: ScreenRole): Promise<void> => {
    part.value = role;
    // Before the seat is given back: else it would be asked for again.
    watches.value = role === 'tv';
    const refusal = watches.value && place !== undefined ? await remote.stand() : undefined;
    if (!refusal) return;
    part.value = 'full';
    watches.value = false;
  };
  const link = tableLink(shown);
  // A seat may have been taken here before: whoever has one can be ready and begin.
  if (part.value === 'tv' && place === undefined)
    return (
      <TvTable game={game} lobby={remote.lobby} chat={remote.chat} link={link} onLeave={() => void choose('full')} />
    );
  return (
    <LobbyScreen
      game={game}
      lobby={remote.lobby}
      link={link}
      role={part.value}
      onRole={role => void choose(role)}
      chat={remote.chat}
    />
  );
};
