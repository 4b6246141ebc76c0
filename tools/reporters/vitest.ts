import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { keepTimes, type Progress, progressOf, readTimes } from '../progress.ts';
import { ROOT } from '../repository.ts';

const SUITE = 'vitest';

/** A line a file as it is done, and of what failed all that is needed to see why and to repeat just that. */
export default class VitestProgress implements Reporter {
  private progress: Progress | undefined;
  private readonly repeats: string[] = [];

  onTestRunStart(files: readonly TestSpecification[]): void {
    const names = files.map(({ moduleId }) => nameOf(moduleId));
    this.progress = progressOf(names, readTimes(SUITE), () => performance.now());
  }

  onTestModuleEnd(module: TestModule): void {
    const name = nameOf(module.moduleId);
    const { duration } = module.diagnostic();
    const count = [...module.children.allTests()].length;
    const sign = module.ok() ? '✓' : '✗';
    console.log(`${this.progress?.after(name, duration)} ${sign} ${name} (${count} tests, ${seconds(duration)})`);
    for (const error of module.errors()) this.tell(name, name, [error]);
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state === 'failed')
        this.tell(`${name} › ${test.fullName}`, `${name} -t ${JSON.stringify(test.fullName)}`, errors);
    }
  }

  onTestRunEnd(
    _: readonly TestModule[],
    unhandled: readonly { readonly message: string; readonly stack?: string }[],
  ): void {
    for (const { message, stack } of unhandled) console.log(indented(`nobody caught: ${stack ?? message}`));
    if (this.progress) keepTimes(SUITE, this.progress.times());
    for (const repeat of this.repeats) console.log(`once more: ${repeat}`);
  }

  private tell(
    name: string,
    filter: string,
    errors: readonly { message: string; diff?: string; stack?: string }[],
  ): void {
    console.log(`    ✗ ${name}`);
    for (const { message, diff, stack } of errors)
      console.log(indented([message, diff, stack].filter(Boolean).join('\n')));
    this.repeats.push(`npm test -- --unit ${filter}`);
  }
}

const nameOf = (path: string): string => relative(ROOT, path).replaceAll('\\', '/');
const seconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`;
const indented = (text: string): string => text.replaceAll(/^/gm, '      ');
