import { expect, it, vi } from 'vitest';

vi.stubGlobal('innerWidth', 1280);
vi.stubGlobal('innerHeight', 800);
vi.stubGlobal('addEventListener', () => undefined);
const { layoutFor } = await import('./layout.ts');

it('phones are handhelds however they are held; televisions, tablets and low windows are none', () => {
  const isHandheld = (width: number, height: number) => layoutFor(width, height).isHandheld;
  for (const [long, short] of [
    [568, 320],
    [915, 412],
    [932, 430],
  ] as const)
    expect([isHandheld(long, short), isHandheld(short, long)]).toEqual([true, true]);
  for (const [width, height] of [
    [960, 540],
    [1366, 590],
    [768, 1024],
    [1920, 1080],
  ] as const)
    expect(isHandheld(width, height)).toBe(false);
});
