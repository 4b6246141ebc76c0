import type { Signal } from '@preact/signals';
import type { Glance } from './camera.ts';

const MOVED = 6;
const clampZoom = (zoom: number): number => Math.max(0.4, Math.min(2.6, zoom));

/** Drag, pinch and wheel move the eye. A touch that hardly moved stays a tap. */
export const watchGestures = (board: HTMLElement, glance: Signal<Glance>): (() => void) => {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;

  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = 0;
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved < MOVED) return;
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const was = other ? Math.hypot(finger.x - other.x, finger.y - other.y) : 0;
    finger.x = event.clientX;
    finger.y = event.clientY;
    const { zoom, ...at } = glance.value;
    if (other && was > 0)
      glance.value = { ...at, zoom: clampZoom((zoom * Math.hypot(finger.x - other.x, finger.y - other.y)) / was) };
    else glance.value = { zoom, dx: at.dx + dx, dy: at.dy + dy };
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    glance.value = { ...glance.value, zoom: clampZoom(glance.value.zoom * Math.exp(-event.deltaY / 600)) };
  };
  /** The click at the end of a drag means nothing. */
  const click = (event: MouseEvent): void => {
    if (moved >= MOVED) event.stopPropagation();
  };

  board.addEventListener('pointerdown', down);
  board.addEventListener('pointermove', move);
  board.addEventListener('pointerup', up);
  board.addEventListener('pointercancel', up);
  board.addEventListener('wheel', wheel, { passive: false });
  board.addEventListener('click', click, { capture: true });
  return () => {
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('pointermove', move);
    board.removeEventListener('pointerup', up);
    board.removeEventListener('pointercancel', up);
    board.removeEventListener('wheel', wheel);
    board.removeEventListener('click', click, { capture: true });
  };
};
