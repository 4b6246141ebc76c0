import type { Seat } from '@templefall/kernel';
import { type Event, seatsOf } from '@templefall/rollwrite';
import { Choice, Toggle } from '../../../settings/controls.tsx';
import { SettingsSheet } from '../../../settings/SettingsSheet.tsx';
import { change, settings, TURN_ENDS } from '../../../settings/settings.ts';
import { hrefOf } from '../../../shell/router.ts';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { lazy, Nothing } from '../../../ui/loading/lazy.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import { mapsOf } from '../model/maps.ts';
import { roomText } from '../model/roomText.ts';
import { templeOf } from '../model/temple.ts';
import { type PrintedGame, printRoute } from '../print/printedGame.ts';
import { Bars } from '../sheet/Doors.tsx';
import { templeIn } from '../sheet/geometry.ts';
import { MapRow } from '../sheet/MapRow.tsx';
import { Temple } from '../sheet/Temple.tsx';
import { useBox } from '../sheet/useBox.ts';
import { LogSheet } from './Log.tsx';
import { mapText } from './Maps.tsx';
import { NoteSheet, NotesSheet } from './Notes.tsx';
import { MateCard } from './Team.tsx';
import type { Play } from './usePlay.ts';

const RulesSheet = lazy(
  () => import('../rulebook/rollwriteRules.tsx').then(module => module.fetchRulesSheet()),
  Nothing,
);

/** What lies over the sheets for a while. Nothing can be written there. */
export const Overlays = ({ play, events, onLeave }: { play: Play; events: readonly Event[]; onLeave: () => void }) => {
  const { overlay } = play;
  const close = (): void => play.open(undefined);
  switch (overlay?.type) {
    case 'log':
      return <LogSheet play={play} events={events} />;
    case 'mate':
      return <MateSheet play={play} seat={overlay.seat} />;
    case 'sheets':
      return (
        <Sheet title={play.words.say('tool.sheets')} onClose={close} wide>
          <div class="rw-all-sheets">
            {seatsOf(play.state).map(seat => (
              <MateCard key={seat} play={play} seat={seat} cell={44} size={24} />
            ))}
          </div>
        </Sheet>
      );
    case 'menu':
      return <MenuSheet play={play} onLeave={onLeave} />;
    case 'rules':
      return <RulesSheet key={overlay.at} at={overlay.at} onClose={close} />;
    case 'notes':
      return <NotesSheet play={play} />;
    case 'note':
      return <NoteSheet play={play} target={overlay.target} />;
    case 'settings':
      return <SettingsSheet onClose={close} />;
    default:
      return null;
  }
};

/** Somebody's sheets in full and large, to be read; arrows step through the team. */
const MateSheet = ({ play, seat }: { play: Play; seat: Seat }) => {
  const { nameOf, pawnOf, state } = play;
  const { say } = play.words;
  const all = seatsOf(state);
  const at = all.indexOf(seat);
  const step = (by: number): void => {
    const next = all[(at + by + all.length) % all.length];
    if (next !== undefined) play.open({ type: 'mate', seat: next });
  };
  return (
    <Sheet title={nameOf(seat)} onClose={() => play.open(undefined)} tall>
      <div class="rw-mate-sheet">
        <div class="rw-mate-steps">
          <button type="button" class="btn sm cut press" aria-label={say('team.previous')} onClick={() => step(-1)}>
            <span class="rw-arrow west">
              <Icon id="ui-arrow" size={18} />
            </span>
          </button>
          <Pawn pawn={pawnOf(seat)} size={40} />
          <button type="button" class="btn sm cut press" aria-label={say('team.next')} onClick={() => step(1)}>
            <span class="rw-arrow east">
              <Icon id="ui-arrow" size={18} />
            </span>
          </button>
        </div>
        <LargeTemple play={play} seat={seat} />
        <LargeMaps play={play} seat={seat} />
      </div>
    </Sheet>
  );
};

const LargeTemple = ({ play, seat }: { play: Play; seat: Seat }) => {
  const [ref, box] = useBox<HTMLDivElement>();
  const temple = templeOf(play.state, seat);
  const geometry = box && templeIn(box);
  return (
    <div class="rw-large-temple" ref={ref}>
      {geometry && (
        <Temple
          temple={temple}
          geometry={geometry}
          pawnOf={play.pawnOf}
          label={play.words.say('temple.of', { name: play.nameOf(seat) })}
          nameOf={room => roomText(play.words, room, temple, play.nameOf)}
        >
          <Bars geometry={geometry} barred={temple.barred} />
        </Temple>
      )}
    </div>
  );
};

const LargeMaps = ({ play, seat }: { play: Play; seat: Seat }) => {
  const [ref, box] = useBox<HTMLDivElement>();
  const size = box ? Math.max(16, Math.min(32, Math.floor(box.width / 11.2), Math.floor(box.height / 6 - 14))) : 22;
  return (
    <div class="rw-maps" ref={ref} style={{ '--mz': `${size}px` }}>
      {mapsOf(play.state, seat).map(map => (
        <MapRow key={map.map} map={map} size={size} label={mapText(play, map)} />
      ))}
    </div>
  );
};

const printedGame = ({ state, nameOf }: Play): PrintedGame => ({ state, names: seatsOf(state).map(nameOf) });

const MenuSheet = ({ play, onLeave }: { play: Play; onLeave: () => void }) => {
  const { say } = play.words;
  const s = settings.value;
  return (
    <Sheet title={say('tool.menu')} onClose={() => play.open(undefined)}>
      <div class="rw-menu">
        <Toggle
          icon="ui-pencil"
          label={say('settings.drawsAtOnce')}
          sub={say('settings.drawsAtOnce.sub')}
          on={s.drawsAtOnce}
          onChange={drawsAtOnce => change({ drawsAtOnce })}
        />
        <h3>{say('settings.turnEnd')}</h3>
        <Choice
          label={say('settings.turnEnd')}
          value={s.turnEnd}
          choices={TURN_ENDS.map(id => ({ id, text: say(`settings.turnEnd.${id}`) }))}
          onChoose={turnEnd => change({ turnEnd })}
        />
        {play.who !== undefined && (
          <button
            type="button"
            class="btn cut press"
            onClick={() => {
              play.open(undefined);
              play.setAim('point');
            }}
          >
            <Icon id="ui-here" size={18} /> {say('point.title')}
          </button>
        )}
        <button type="button" class="btn cut press" onClick={() => play.open({ type: 'notes' })}>
          <Icon id="ui-pin" size={18} /> {say('note.title')}
        </button>
        {play.session.chat && (
          <button type="button" class="btn cut press" onClick={() => play.open({ type: 'talk' })}>
            <Icon id="ui-chat" size={18} /> {words.value.say('chat.title')}
          </button>
        )}
        <button type="button" class="btn cut press" onClick={() => play.open({ type: 'sheets' })}>
          <Icon id="ui-map" size={18} /> {say('tool.sheets')}
        </button>
        <button type="button" class="btn cut press" onClick={() => play.open({ type: 'log' })}>
          <Icon id="ui-list" size={18} /> {say('log.title')}
        </button>
        <a class="btn cut press" href={hrefOf(...printRoute(printedGame(play)))} target="_blank" rel="noopener">
          <Icon id="ui-print" size={18} /> {say('tool.print')}
        </a>
        <button type="button" class="btn cut press" onClick={() => play.open({ type: 'rules' })}>
          <Icon id="ui-deck" size={18} /> {words.value.say('rules.title')}
        </button>
        <button type="button" class="btn cut press" onClick={() => play.open({ type: 'settings' })}>
          <Icon id="ui-gear" size={18} /> {say('tool.settings')}
        </button>
        <button type="button" class="btn cut press m-quiet" onClick={onLeave}>
          <Icon id="exit" size={18} /> {say('tool.leave')}
        </button>
      </div>
    </Sheet>
  );
};
