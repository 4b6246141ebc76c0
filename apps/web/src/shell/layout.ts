import { signal } from '@preact/signals';

export const LAYOUTS = ['desktop', 'tablet', 'landscape', 'phone'] as const;
export type LayoutKind = (typeof LAYOUTS)[number];

export interface Layout {
  readonly kind: LayoutKind;
  readonly width: number;
  readonly height: number;
  /** A phone screen of which the browser takes a part. */
  readonly isShort: boolean;
  /** Nearly one: what is large elsewhere gives way. */
  readonly isLow: boolean;
  /** Lower than most phones on their side: all of it is there, a little smaller. */
  readonly isFlat: boolean;
  /** A phone, however it is held. A television that reports 960×540 is none, though it is laid out as one. */
  readonly isHandheld: boolean;
}

/** The first class that fits, by width and height. */
export const layoutFor = (width: number, height: number): Layout => ({
  kind:
    width >= 1180 && height >= 700
      ? 'desktop'
      : width >= 740 && height >= 600
        ? 'tablet'
        : height < 500 && width > height
          ? 'landscape'
          : 'phone',
  width,
  height,
  isShort: height < 720,
  isLow: height < 780,
  isFlat: height < 390,
  isHandheld: Math.min(width, height) < 500 || width < 740,
});

export const layout = signal(layoutFor(innerWidth, innerHeight));
addEventListener('resize', () => {
  layout.value = layoutFor(innerWidth, innerHeight);
});
