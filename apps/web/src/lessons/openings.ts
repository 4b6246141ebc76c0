import { useEffect, useState } from 'preact/hooks';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the controls lie that these selectors find, frame by frame: boards move and dice come late. */
export const useBoxes = (selectors: readonly string[]): readonly Box[] => {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const key = selectors.join('|');
  useEffect(() => {
    let frame = 0;
    let last = '';
    const look = (): void => {
      const found = selectors.flatMap(selector => visible(selector).map(boxOf));
      const now = JSON.stringify(found);
      if (now !== last) setBoxes(found);
      last = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return boxes;
};

/** The elements of a selector that are in the window. */
export const visible = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top;
    return isInside && element.checkVisibility({ visibilityProperty: true });
  });

const boxOf = (element: HTMLElement): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
