import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { shareStructure } from '../../../ui/signals/structuralSharing.ts';
import type { Corners } from './camera.ts';

/** Between it and the temple. */
const GAP = 4;

/** What stands in the upper corners of the board, as wide as words and their size make it. */
export const useCorners = (frame: RefObject<HTMLElement | null>): ReadonlySignal<Corners | undefined> => {
  const corners = useSignal<Corners | undefined>(undefined);
  useLayoutEffect(() => {
    const board = frame.current?.querySelector('.board');
    if (!board) return;
    const left = frame.current?.querySelector('.pile, .minimap');
    const right = frame.current?.querySelector('.board-tools, .find-tools');
    const measure = (): void => {
      const whole = board.getBoundingClientRect();
      const [first, last] = [left, right].map(part => part?.getBoundingClientRect());
      corners.value = shareStructure(corners.peek(), {
        height: Math.max(first?.bottom ?? 0, last?.bottom ?? 0) - whole.top + GAP,
        left: first ? first.right - whole.left + GAP : 0,
        right: last ? whole.right - last.left + GAP : 0,
      });
    };
    measure();
    const watching = new ResizeObserver(measure);
    // Not the tools: they have no words, and one more comes while the eye is astray, when the temple must not jump.
    for (const part of [board, left]) if (part) watching.observe(part);
    return () => watching.disconnect();
  }, [frame, corners]);
  return corners;
};
