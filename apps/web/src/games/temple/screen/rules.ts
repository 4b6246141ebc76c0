import type { State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import { isExitFound } from '../model/depot.ts';
import type { ClockFace } from './ClockBox.tsx';
import type { Rule } from './screen.ts';

/** The rules of what is neither a room nor a card nor a symbol: the clock, the depot, the stack. */
export const clockRule = ({ endless }: ClockFace, { say }: Words): Rule =>
  endless
    ? { title: say('play.practice'), lines: [say('play.practice.rule')], icon: 'ui-timer', at: 'practice' }
    : {
        title: say('symbol.gong'),
        lines: [say('symbol.gong.rule'), say('play.clock.rule')],
        icon: 'gong',
        at: 'clock',
      };

export const depotRule = ({ say }: Words): Rule => ({
  title: say('depot.title'),
  lines: [say('symbol.gem.rule'), say('room.exit.rule')],
  icon: 'depot',
  at: 'depot',
});

export const stackRule = (state: State, { say }: Words): Rule => ({
  title: say('board.stack'),
  lines: [
    say('board.stack.rule'),
    ...(isExitFound(state) ? [] : [say('board.stack.exit')]),
    ...('curses' in state.modules ? [say('module.curses.rule')] : []),
  ],
  icon: 'stairs',
  at: 'discover',
});
