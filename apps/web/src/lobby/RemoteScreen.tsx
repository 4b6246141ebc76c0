import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { isSeatSecret, type SeatSecret } from '@templefall/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { forgetSeat, keepSeat } from '../session/activeTable.ts';
import { forgetOpened, isOpenedHere } from '../session/createdTables.ts';
import { remoteTable } from '../session/remoteTable.ts';
import { keepRole, keptRole } from '../session/savedRole.ts';
import type { PlayRole } from '../session/screenRole.ts';
import { settings } from '../settings/settings.ts';
import { go } from '../shell/router.ts';
import { learnAddress, tableLink } from '../shell/tableLink.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading, lazy } from '../ui/loading/lazy.tsx';
import { words } from '../words/words.ts';
import { useFetchedGame } from './fetchGame.ts';
import { Lobby } from './Lobby.tsx';
import { PlayScreen } from './playLater.ts';
import { Reaching } from './Reaching.tsx';
import { SitDown } from './SitDown.tsx';

const TvTable = lazy(() => import('./TvTable.tsx').then(module => module.TvTable));

/** The line is shut, but not the seat lost: another tab has it, or this page is an old one. */
const STILL_MINE: readonly string[] = ['replaced', 'otherProtocol'];

const myName = (): string => settings.value.name || words.value.say('name.1');

interface Way {
  readonly id: string;
  readonly part?: PlayRole;
  /** Of a table that I have just opened: so much of it can be shown before the line to it stands. */
  readonly code?: string;
  /** Of a seat, as it stood in the link. */
  readonly secret?: string | undefined;
}

/** A table of the server: sitting down, gathering, playing. Coming back brings one to the same seat. */
export const RemoteScreen = ({ secret, ...way }: Way) => {
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
  id,
  part: given,
  code,
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
    () =>
      remoteTable(id, PlayScreen.fetch, {
        opening: code === undefined ? undefined : { code, name: myName() },
        linked,
      }),
    [id, code, linked],
  );
  const first = useMemo(() => given ?? keptRole(id), [given, id]);
  const part = useSignal<PlayRole>(first);
  const watches = useSignal(first === 'tv');
  useSignalEffect(() => {
    // What the address says need not be kept, and is no choice for this table's other addresses.
    if (!given) keepRole(id, part.value);
  });
  useEffect(() => void learnAddress(), []);
  useEffect(() => () => remote?.close(), [remote]);
  const isGathering = useComputed(() => remote?.state.value.table?.lobby.phase === 'gathering').value;
  useFetchedGame(isGathering);
  const state = useComputed(() => remote?.state.value);
  const place = state.value?.me?.place;
  const table = remote?.table.value;

  const isMine = isOpenedHere(id);
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
  const trouble = state.value?.line === 'shut' ? state.value.trouble : undefined;
  useEffect(() => {
    if (phase === 'ended' || (trouble && !STILL_MINE.includes(trouble))) forgetSeat(id);
    else if (phase === 'playing' && place !== undefined) keepSeat(id);
    if (trouble === 'handedOver') forgetOpened(id);
  }, [id, phase, place, trouble]);

  const isStranger = trouble === 'wrongSecret' && !state.value?.table;
  useEffect(() => {
    if (isStranger) onStranger();
  }, [isStranger]);

  if (isStranger) return <Loading />;
  if (!remote || trouble) return <ErrorCard code={trouble ?? 'noSuchTable'} onAgain={() => go('j')} />;
  const isOpening = remote.gathering.view.value.isOpening;
  const shown = isOpening ? code : state.value?.table?.lobby.code;
  if (shown === undefined) {
    const { line, trouble: passing } = remote.state.value;
    return <Reaching line={line} {...(passing && { trouble: passing })} onHurry={remote.hurry} />;
  }
  if (place === undefined && !watches.value && (!isMine || isRefused.value))
    return (
      <SitDown
        view={remote.gathering.view.value}
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
  if (table) return <PlayScreen key={`${table.game()} ${table.me ?? 'watching'}`} table={table} part={part.value} />;
  /** A big screen has no seat: whoever sits down first decides. Who wants one again is given it, or asked for a name. */
  const choose = async (role: PlayRole): Promise<void> => {
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
    return <TvTable gathering={remote.gathering} chat={remote.chat} link={link} onLeave={() => void choose('full')} />;
  return (
    <Lobby
      gathering={remote.gathering}
      link={link}
      role={part.value}
      onRole={role => void choose(role)}
      chat={remote.chat}
    />
  );
};
