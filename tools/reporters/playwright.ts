import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { keepTimes, type Progress, progressOf, readTimes } from '../progress.ts';
import { ROOT } from '../repository.ts';

const SUITE = 'playwright';

/** A line a test as it is done, and of what failed all that is needed to see why and to repeat just that. */
export default class PlaywrightProgress implements Reporter {
  private progress: Progress | undefined;
  private readonly repeats: string[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.progress = progressOf(suite.allTests().map(nameOf), readTimes(SUITE), () => performance.now());
  }

  onTestEnd(test: TestCase, { status, duration, errors, attachments }: TestResult): void {
    const isGood = status === test.expectedStatus;
    const progress = this.progress?.after(nameOf(test), duration);
    console.log(`${progress} ${isGood ? '✓' : '✗'} ${nameOf(test)} (${(duration / 1000).toFixed(1)} s)`);
    if (isGood) return;
    for (const { message, stack, snippet } of errors)
      console.log([stack ?? message, snippet].filter(Boolean).join('\n').replaceAll(/^/gm, '      '));
    for (const { name, path } of attachments) if (path) console.log(`      ${name}: ${relative(ROOT, path)}`);
    const { file, line } = test.location;
    this.repeats.push(
      `npm test -- --web ${relative(ROOT, file).replaceAll('\\', '/').replace('apps/web/', '')}:${line}`,
    );
  }

  onError({ message, stack }: { readonly message?: string; readonly stack?: string }): void {
    console.log(stack ?? message);
  }

  onEnd(): void {
    if (this.progress) keepTimes(SUITE, this.progress.times());
    for (const repeat of new Set(this.repeats)) console.log(`once more: ${repeat}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ');
