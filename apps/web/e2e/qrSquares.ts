import type { Page } from '@playwright/test';
import { encode } from 'uqr';

/** The dark squares of a code, from the left of the first row on, without its quiet edge. */
export const squaresOf = (link: string): readonly string[] =>
  encode(link, { border: 0 }).data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));

/** Those of the code that a page shows. */
export const squaresOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.qr path').evaluate(drawn => {
    const [, ...squares] = (drawn.getAttribute('d') ?? '').split('M').map(at => at.split(/[ h]/).map(Number));
    const [edge = 0] = squares[0] ?? [];
    return squares.map(([x = 0, y = 0]) => `${x - edge} ${y - edge}`);
  });
