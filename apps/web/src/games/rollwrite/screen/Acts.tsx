import { plansOf, undoableBy } from '@templefall/rollwrite';
import { Icon } from '../../../ui/Icon.tsx';
import type { Play } from './usePlay.ts';

/** One of the small buttons of the dock. Greyed, it says why, and a tap says it again. */
const Act = ({
  icon,
  text,
  note,
  shortcut,
  isOff = false,
  isOn,
  onTap,
}: {
  icon: string;
  text: string;
  note?: string | undefined;
  shortcut?: string;
  isOff?: boolean;
  isOn?: boolean;
  onTap: () => void;
}) => (
  <button
    type="button"
    class={`rw-act cut press ${isOff ? 'off' : ''} ${isOn ? 'on' : ''}`}
    aria-disabled={isOff}
    aria-pressed={isOn}
    aria-keyshortcuts={shortcut}
    onClick={onTap}
  >
    <Icon id={icon} size={20} />
    <span>
      <b>{text}</b>
      {note && <i>{note}</i>}
    </span>
  </button>
);

/** What can always be done beside the question itself: ask, suggest, point, take back. */
export const Acts = ({ play }: { play: Play }) => {
  const { who, state } = play;
  if (who === undefined || state.phase === 'sides' || state.phase === 'ended') return <div class="rw-acts" />;
  return (
    <div class="rw-acts">
      {who === state.active ? <AskTeam play={play} /> : <Suggest play={play} />}
      {who === state.active || undoableBy(state, who).type === 'pick' ? <Undo play={play} /> : <PointAct play={play} />}
    </div>
  );
};

const AskTeam = ({ play }: { play: Play }) => {
  const { state, words } = play;
  const { say } = words;
  const { asking, options } = state;
  const plans = plansOf(state).length;
  if (asking && !asking.isShown)
    return (
      <Act
        icon="ui-eye"
        text={say('ask.turnOver')}
        note={say('ask.gathered', { n: plans })}
        onTap={() => void play.send({ type: 'showProposals' })}
      />
    );
  return (
    <Act
      icon="ui-deck"
      text={say('ask.team')}
      note={say(options.talk === 'silent' ? 'ask.silent' : state.phase === 'exploring' ? 'ask.plans' : 'ask.later')}
      isOff={options.talk === 'silent' || state.phase !== 'exploring'}
      shortcut="a"
      onTap={() => void play.send({ type: 'askTeam' })}
    />
  );
};

/** A plan is drawn by playing it on the sheet of the player in turn. */
const Suggest = ({ play }: { play: Play }) => {
  const { state, words, plan, nameOf, who } = play;
  const { say } = words;
  const { options, asking, phase } = state;
  const isOpen =
    phase === 'exploring' && (options.talk === 'open' || (options.talk === 'onRequest' && asking !== undefined));
  const hasOne = plansOf(state).some(({ seat }) => seat === who);
  if (plan)
    return (
      <Act
        icon={plan.length > 0 ? 'ui-check' : 'ui-cross'}
        text={say(plan.length > 0 ? 'plan.suggest' : 'plan.stop')}
        note={say('plan.tapRooms')}
        isOn
        onTap={() => {
          if (plan.length > 0)
            void play.send({ type: 'proposePlan', steps: plan.map(({ room, rush }) => `${room}${rush ? '!' : ''}`) });
          play.setPlan(undefined);
        }}
      />
    );
  return (
    <Act
      icon="ui-pencil"
      text={say('plan.draw')}
      note={
        isOpen
          ? say(hasOne ? 'plan.another' : 'plan.onSheet', { name: nameOf(state.active) })
          : say(
              options.talk === 'silent' ? 'ask.silent' : phase === 'exploring' ? 'plan.notAsked' : 'plan.whenExploring',
            )
      }
      isOff={!isOpen}
      shortcut="a"
      onTap={() => {
        if (!isOpen)
          return play.say(
            'dock',
            say(options.talk === 'silent' ? 'ask.silent' : 'plan.whenAsked', { name: nameOf(state.active) }),
          );
        play.show(state.active);
        play.setTab('sheet');
        play.setPlan([]);
      }}
    />
  );
};

const PointAct = ({ play }: { play: Play }) => (
  <>
    <Act
      icon="ui-here"
      text={play.words.say('point.title')}
      note={play.words.say(play.isPointing ? 'point.tap' : 'point.what')}
      isOn={play.isPointing}
      shortcut="p"
      onTap={() => play.setPointing(!play.isPointing)}
    />
    <Act icon="ui-list" text={play.words.say('log.title')} shortcut="l" onTap={() => play.open({ type: 'log' })} />
  </>
);

/** Free until luck or another person has spoken, never beyond. */
const Undo = ({ play }: { play: Play }) => {
  const { state, words, who, nameOf } = play;
  const { say } = words;
  if (who === undefined) return null;
  const undoable = undoableBy(state, who);
  const why =
    undoable.type !== 'nothing'
      ? undefined
      : undoable.because === 'acted' && undoable.by !== undefined
        ? say('undo.by', { name: nameOf(undoable.by) })
        : state.phase === 'exploring'
          ? say('undo.nothingDrawn')
          : say('undo.dice');
  const isOff = why !== undefined;
  const steps = undoable.type === 'steps' ? undoable.steps : 0;
  return (
    <>
      <Act
        icon="ui-undo"
        text={say(undoable.type === 'pick' ? 'undo.pick' : 'undo.step')}
        note={why}
        isOff={isOff}
        shortcut="u"
        onTap={() => (isOff ? play.say('dock', why ?? '') : void play.send({ type: 'undo' }))}
      />
      <Act
        icon="ui-undo"
        text={say('undo.turn')}
        note={why ?? say('undo.steps', { n: steps })}
        isOff={isOff || steps === 0}
        shortcut="Shift+u"
        onTap={() => (isOff ? play.say('dock', why ?? '') : void play.send({ type: 'undo', all: true }))}
      />
    </>
  );
};
