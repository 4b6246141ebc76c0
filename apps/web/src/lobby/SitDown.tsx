import type { Refusal } from '@templefall/kernel';
import { useState } from 'preact/hooks';
import { chairAt, freePawn } from '../session/lobby.ts';
import { change, settings } from '../settings/settings.ts';
import { layout } from '../shell/layout.ts';
import { Icon, Pawn, type PawnArt } from '../ui/Icon.tsx';
import { PawnChoice } from '../ui/PawnChoice.tsx';
import { refusalText } from '../words/refusal.ts';
import { words } from '../words/words.ts';
import './sit-down.css';
import type { AnyLobbyView, ScreenRole } from '../games/gameClient.ts';
import { seatName } from './seatWords.ts';

/** Arriving by link or code: a name, a pawn, and whether this screen plays, shows or only holds the dice. */
export const SitDown = ({
  view,
  most,
  role,
  isVoidLink,
  onSit,
  onWatch,
}: {
  view: AnyLobbyView;
  /** How many can sit at this table. */
  most: number;
  /** What this screen came as. */
  role: ScreenRole;
  /** It came by the link of a seat that is somebody's already. */
  isVoidLink: boolean;
  onSit: (name: string, pawn: PawnArt, as: ScreenRole) => Promise<Refusal | undefined>;
  onWatch: (as: ScreenRole) => void;
}) => {
  const { say } = words.value;
  const [name, setName] = useState(settings.value.name);
  const [wanted, setWanted] = useState<PawnArt>(freePawn(view.seats));
  const [refused, setRefused] = useState<string | undefined>(undefined);
  // A phone is no big screen, and a large window without touch no phone.
  const isHandy = layout.value.kind !== 'desktop' || matchMedia('(pointer: coarse)').matches;
  // Where the board stands on a big screen, a phone is the dice first. What is offered first stays so, whoever comes meanwhile.
  const [isBeside] = useState(role === 'tray' || view.hasScreen === true);
  const [first, other]: readonly [ScreenRole, ScreenRole] = isHandy && isBeside ? ['tray', 'full'] : ['full', 'tray'];
  const chair = chairAt(view, most);
  // Who plays on for somebody has their pawn.
  const pawn = chair.type === 'left' ? chair.of.pawn : wanted;
  const sit = (as: ScreenRole) => async (): Promise<void> => {
    change({ name });
    const refusal = await onSit(name.trim() || say(`name.${pawn}`), pawn, as);
    if (refusal) setRefused(refusalText(words.value, refusal));
  };
  return (
    <main class="sit-down">
      <h1>{say('join.title')}</h1>
      {view.code && <b class="num code">{view.code}</b>}
      {isVoidLink && (
        <p class="tag bad" role="status">
          {say('join.voidLink')}
        </p>
      )}
      {chair.type === 'none' ? (
        <section class="full-card cut" role="status">
          <Icon id="ui-eye" size={32} colour="var(--p2)" />
          <div class="grow">
            <b>{say(`join.${chair.because}`)}</b>
            <span>{say(`join.${chair.because}.sub`)}</span>
          </div>
        </section>
      ) : (
        <>
          <label>
            <span class="small muted">{say('join.name')}</span>
            <input
              value={name}
              maxLength={24}
              placeholder={say(`name.${pawn}`)}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          {chair.type === 'left' ? (
            <p class="plays-on" role="status">
              <Pawn pawn={pawn} size={44} /> {say('join.playOn', { name: seatName(chair.of) })}
            </p>
          ) : (
            <PawnChoice chosen={pawn} taken={view.seats.map(seat => seat.pawn)} size={44} large onChoose={setWanted} />
          )}
          <button type="button" class="btn m-lit cut press big" onClick={() => void sit(first)()}>
            {say('join.go')}
            {first === 'tray' && <small>{say('state.boardOnTv')}</small>}
          </button>
          {isHandy && (
            <button type="button" class="btn cut press" onClick={() => void sit(other)()}>
              <Icon id="ui-phone" size={20} /> {say(other === 'tray' ? 'join.asTray' : 'join.boardToo')}
            </button>
          )}
        </>
      )}
      <button
        type="button"
        class={`btn cut press ${chair.type === 'none' ? 'm-lit big' : 'm-quiet'}`}
        onClick={() => onWatch('full')}
      >
        <Icon id="ui-eye" size={20} /> {say('join.watch')}
      </button>
      {!layout.value.isHandheld && (
        <button type="button" class="btn m-quiet cut press" onClick={() => onWatch('tv')}>
          <Icon id="ui-tv" size={20} /> {say('join.asScreen')}
        </button>
      )}
      {refused && (
        <p class="tag bad" role="status">
          {refused}
        </p>
      )}
    </main>
  );
};
