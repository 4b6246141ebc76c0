/** What a finger, the mouse or the keyboard does to a room of the board. */
export interface Picks {
  readonly tap: (cell: string) => void;
  readonly hold: (cell: string) => void;
  /** A touch is not meant for what lies there: rooms have just slid under the finger. */
  readonly isStray: () => boolean;
}

const HOLD_MS = 450;
const STILL = 8;
const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/**
 * A tap, or Enter, picks a room; a long press, the second button, or Shift and Enter hold it. While a room has the focus the
 * arrows go from room to room. One listener for the whole board, so that a room is never drawn anew for its handlers.
 */
export const watchPicks = (board: HTMLElement, picks: Picks): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let wasHeld = false;

  /** By hand: the focus does not stay on the room, or the arrows would no longer be for doors. */
  const hold = (cell: string): void => {
    roomOf(document.activeElement)?.blur();
    picks.hold(cell);
  };

  const down = (event: PointerEvent): void => {
    wasHeld = false;
    clearTimeout(timer);
    const cell = roomOf(event.target)?.dataset.cell;
    if (!cell || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      wasHeld = true;
      hold(cell);
    }, HOLD_MS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
  };
  const up = (): void => clearTimeout(timer);
  const click = (event: MouseEvent): void => {
    const room = roomOf(event.target);
    if (!room?.dataset.cell) return;
    // After a tap the arrows are for doors again.
    if (event.detail > 0) room.blur();
    if (!wasHeld && !(event.detail > 0 && picks.isStray())) picks.tap(room.dataset.cell);
    wasHeld = false;
  };
  const menu = (event: MouseEvent): void => {
    const cell = roomOf(event.target)?.dataset.cell;
    if (!cell) return;
    event.preventDefault();
    clearTimeout(timer);
    if (!wasHeld) hold(cell);
    wasHeld = true;
  };
  const press = (event: KeyboardEvent): void => {
    const room = roomOf(event.target);
    const cell = room?.dataset.cell;
    if (!cell) return;
    const step = STEPS[event.key];
    if (step) focusFrom(board, cell, step);
    else if (event.key === 'Enter' && event.shiftKey) picks.hold(cell);
    else if (event.key === 'Escape') room.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const gone = new AbortController();
  const { signal } = gone;
  board.addEventListener('pointerdown', down, { signal });
  board.addEventListener('pointermove', move, { signal });
  board.addEventListener('pointerup', up, { signal });
  board.addEventListener('pointercancel', up, { signal });
  board.addEventListener('click', click, { signal });
  board.addEventListener('contextmenu', menu, { signal });
  board.addEventListener('keydown', press, { signal });
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
};

const roomOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('.room')) || undefined;

/** The next room in that direction, over gaps if need be. */
const focusFrom = (board: HTMLElement, cell: string, [dx, dy]: readonly [number, number]): void => {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  const ahead = [...board.querySelectorAll<HTMLElement>('.room')].flatMap(room => {
    const [rx = 0, ry = 0] = (room.dataset.cell ?? '').split(',').map(Number);
    const along = (rx - x) * dx + (ry - y) * dy;
    const aside = Math.abs((rx - x) * dy) + Math.abs((ry - y) * dx);
    return along > 0 ? [{ room, far: along + aside * 2 }] : [];
  });
  ahead.sort((a, b) => a.far - b.far)[0]?.room.focus({ preventScroll: true });
};
