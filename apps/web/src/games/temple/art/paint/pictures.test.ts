import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PainterNews, PainterOrder } from './painterWorker.ts';

/** A painter that waits to be told what to answer. */
class StillWorker extends EventTarget {
  static last: StillWorker | undefined;
  readonly orders: PainterOrder[] = [];
  isGone = false;
  constructor() {
    super();
    StillWorker.last = this;
  }
  postMessage(order: PainterOrder): void {
    this.orders.push(order);
  }
  answer(data: PainterNews): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isGone = true;
  }
}

const stone = { id: '1', kind: 'plain', openings: {} } as const;
const shown = new Set<string>();
const revoked: string[] = [];
let made: Blob[] = [];

const withPainter = async () => {
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', StillWorker);
  const { pictureOf } = await import('./pictures.ts');
  const painter = StillWorker.last;
  if (!painter) throw new Error('no painter was called');
  return { pictureOf, painter };
};

beforeEach(() => {
  vi.resetModules();
  made = [];
  shown.clear();
  revoked.length = 0;
  vi.stubGlobal('document', {
    querySelector: (asked: string) => [...shown].find(address => asked.includes(`"${address}"`)),
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:${made.push(blob as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(address => void revoked.push(address));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a picture', () => {
  it('is asked for once, and has an address when it is painted', async () => {
    const { pictureOf, painter } = await withPainter();
    const picture = pictureOf('a', () => '<svg/>', stone);
    expect(pictureOf('a', () => '<svg/>', stone)).toBe(picture);
    expect(painter.orders).toEqual([{ key: 'a', stone }]);
    expect(picture.value).toBeUndefined();
    painter.answer({ key: 'a', picture: new Blob([], { type: 'image/jpeg' }) });
    expect(picture.value).toBe('blob:1');
    expect(made[0]?.type).toBe('image/jpeg');
  });

  it('is nothing where there is nothing to paint', async () => {
    const { pictureOf, painter } = await withPainter();
    expect(pictureOf('a', () => '').value).toBe('');
    expect(painter.orders).toEqual([]);
  });

  it('is the drawing itself if the painter cannot paint it, and the next is painted again', async () => {
    const { pictureOf, painter } = await withPainter();
    const picture = pictureOf('a', () => '<svg/>');
    painter.answer({ key: 'a' });
    expect(await made[0]?.text()).toBe('<svg/>');
    expect(picture.value).toBe('blob:1');
    pictureOf('b', () => '<svg/>');
    expect(painter.orders).toHaveLength(2);
  });

  it('is the drawing itself once the painter is gone, for those that wait too', async () => {
    const { pictureOf, painter } = await withPainter();
    const waiting = pictureOf('a', () => '<svg/>');
    painter.dispatchEvent(new Event('error'));
    expect(painter.isGone).toBe(true);
    expect(waiting.value).toBe('blob:1');
    expect(pictureOf('b', () => '<svg/>', stone).value).toBe('blob:2');
    expect(made.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/svg+xml']);
  });

  it('is the drawing itself where there are no painters', async () => {
    const { pictureOf } = await import('./pictures.ts');
    expect(pictureOf('a', () => '<svg/>', stone).value).toBe('blob:1');
  });

  it('is forgotten after three hundred others, unless it is seen or was asked for again', async () => {
    const { pictureOf } = await import('./pictures.ts');
    const keep = (n: number): string | undefined => pictureOf(`${n}`, () => '<svg/>').value;
    for (let n = 1; n <= 300; n++) keep(n);
    shown.add('blob:1');
    keep(2);
    keep(301);
    expect(revoked).toEqual(['blob:3']);
    expect([keep(1), keep(2), keep(3)]).toEqual(['blob:1', 'blob:2', 'blob:302']);
  });
});
