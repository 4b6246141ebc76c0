import { type Browser, chromium } from '@playwright/test';
import { chromium as chromiumHere, isMissing } from '../../../tools/services.ts';
import { CHROMIUM_ARGS } from './chromiumArgs.ts';

/** The project's Chromium without a window. */
export const openBrowser = (...more: readonly string[]): Promise<Browser> => {
  const found = chromiumHere();
  if (isMissing(found)) throw new Error(found);
  const { CHROMIUM } = found.environment;
  return chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: [...CHROMIUM_ARGS, ...more],
  });
};
