import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element, now and whenever it changes: sheets are drawn as large as there is room. */
export const useBox = <E extends HTMLElement>(): readonly [RefObject<E | null>, Box | undefined] => {
  const ref = useRef<E>(null);
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const next = {
        width: element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        height: element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
      };
      setBox(known => (known?.width === next.width && known.height === next.height ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
};
