import { Tool } from '../../../ui/Tool.tsx';
import { words } from '../../../words/words.ts';

/** Closer and farther, back to me, and where help is. Small screens have pinching fingers: there only finding stands. */
export const BoardTools = ({
  kind,
  isAstray,
  onZoom,
  onFindMe,
  onFindHelp,
}: {
  kind: 'all' | 'find';
  /** The eye was moved away from where it follows by itself. */
  isAstray: boolean;
  onZoom: (by: number) => void;
  onFindMe: () => void;
  onFindHelp?: (() => void) | undefined;
}) => {
  const { say } = words.value;
  const all = kind === 'all';
  return (
    <div class={all ? 'board-tools' : 'find-tools'}>
      {all && (
        <>
          <Tool icon="ui-plus" size={18} label={say('play.zoomIn')} onTap={() => onZoom(1.25)} />
          <Tool icon="ui-minus" size={18} label={say('play.zoomOut')} onTap={() => onZoom(0.8)} />
        </>
      )}
      {(all || isAstray) && <Tool icon="ui-target" label={say('play.findMe')} shortcut="F" onTap={onFindMe} />}
      {onFindHelp && <Tool icon="ui-help" label={say('play.findHelp')} shortcut="H" onTap={onFindHelp} />}
    </div>
  );
};
