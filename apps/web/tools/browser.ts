import { type Browser, chromium } from '@playwright/test';
import { chromium as chromiumHere, isMissing } from '../../../tools/services.ts';

/** The project's Chromium without a window: nothing in it calls home, and nothing is drawn by a graphics card. */
export const openBrowser = (...more: readonly string[]): Promise<Browser> => {
  const found = chromiumHere();
  if (isMissing(found)) throw new Error(found);
  const { CHROMIUM } = found.environment;
  return chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
};
