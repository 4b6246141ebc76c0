import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';

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
          <button type="button" class="tool cut press" aria-label={say('play.zoomIn')} onClick={() => onZoom(1.25)}>
            <Icon id="ui-plus" size={18} />
          </button>
          <button type="button" class="tool cut press" aria-label={say('play.zoomOut')} onClick={() => onZoom(0.8)}>
            <Icon id="ui-minus" size={18} />
          </button>
        </>
      )}
      {(all || isAstray) && (
        <button
          type="button"
          class="tool cut press"
          aria-label={say('play.findMe')}
          aria-keyshortcuts="F"
          onClick={onFindMe}
        >
          <Icon id="ui-target" size={20} />
        </button>
      )}
      {onFindHelp && (
        <button
          type="button"
          class="tool cut press"
          aria-label={say('play.findHelp')}
          aria-keyshortcuts="H"
          onClick={onFindHelp}
        >
          <Icon id="ui-help" size={20} />
        </button>
      )}
    </div>
  );
};
