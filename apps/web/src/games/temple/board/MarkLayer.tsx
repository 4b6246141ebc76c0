import { Icon, Pawn } from '../../../ui/Icon.tsx';
import type { BoardMark } from '../model/marks.ts';
import { CALL_ICON } from '../screen/Pings.tsx';
import type { Camera, Frame } from './camera.ts';
import './marks.css';

const EDGE = { x: 74, y: 30 };

/** Calls stand at their rooms; what lies outside the frame stands at its edge and points there. */
export const MarkLayer = ({ marks, camera, frame }: { marks: readonly BoardMark[]; camera: Camera; frame: Frame }) => (
  <div class="marks" aria-hidden="true">
    {marks.map(mark => {
      const [x, y] = [camera.left + (mark.x + 0.5) * camera.tile, camera.top + (mark.y + 0.38) * camera.tile];
      const left = Math.max(EDGE.x, Math.min(frame.width - EDGE.x, x));
      const top = Math.max(EDGE.y, Math.min(frame.height - EDGE.y, y));
      const isAway = Math.abs(left - x) > camera.tile / 2 || Math.abs(top - y) > camera.tile / 2;
      const [icon, colour] = mark.kind === 'found' ? FOUND : CALL_ICON[mark.kind];
      return (
        <span
          key={mark.key}
          class={`mark ${mark.kind} ${isAway ? 'away' : ''}`}
          style={{ translate: `${left}px ${top}px` }}
        >
          {!isAway && <i class="ring" style={{ width: `${camera.tile}px`, height: `${camera.tile}px` }} />}
          <b class="mark-text">
            {mark.pawn ? <Pawn pawn={mark.pawn} size={22} /> : null}
            <Icon id={icon} size={18} colour={DARK[mark.kind] ?? colour} />
            {mark.text}
            {isAway && (
              <span style={{ transform: `rotate(${(Math.atan2(y - top, x - left) * 180) / Math.PI + 90}deg)` }}>
                <Icon id="ui-arrow" size={16} />
              </span>
            )}
          </b>
        </span>
      );
    })}
  </div>
);

const FOUND = ['ui-target', 'var(--ink)'] as const;
/** On bone, pale icons are inked. */
const DARK: { readonly [kind: string]: string } = {
  come: 'var(--ink)',
  wait: 'var(--ink)',
  wellDone: 'var(--ink)',
  home: '#6b5a35',
  needMask: '#8a6a10',
  help: '#b3261e',
};
