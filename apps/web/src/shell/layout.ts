import { signal } from '@preact/signals';

export const LAYOUTS = ['desktop', 'tablet', 'landscape', 'phone'] as const;
export type LayoutKind = (typeof LAYOUTS)[number];

export interface Layout {
  readonly kind: LayoutKind;
  readonly width: number;
  readonly height: number;
  /** A phone screen of which the browser takes a part. */
  readonly isShort: boolean;
}

/** The first class that fits, by width and height. */
const layoutFor = (width: number, height: number): Layout => ({
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
});

export const layout = signal(layoutFor(innerWidth, innerHeight));
addEventListener('resize', () => {
  layout.value = layoutFor(innerWidth, innerHeight);
});
