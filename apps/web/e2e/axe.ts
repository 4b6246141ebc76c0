import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe objects to, on the page or in a part of it; empty is good. No page of ours holds another, so axe needs none of its
 * own to gather what it found in each, and nobody reads the list of all that is right. What is only just appearing is waited for:
 * its colours are not yet its own. What moves without end is not.
 */
export const faults = async (page: Page, part?: string): Promise<readonly string[]> => {
  await page.waitForFunction(() =>
    document.getAnimations().every(motion => {
      const isEndless = motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return isEndless || motion.constructor === Animation || motion.playState !== 'running';
    }),
  );
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 140)).join(' | ')}`);
};
