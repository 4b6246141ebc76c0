import { describe, expect, it } from 'vitest';
import { coverageOf, idsIn, idsNamedBy } from './rules.ts';
import { scenarioTitlesIn, testTitlesIn } from './titles.ts';

const claims = { ids: ['TS1', 'TS2'], titles: [], notBuilt: [], notBuiltBefore: undefined };
const named = (...texts: string[]) => texts.map(text => ({ text, file: 'a.test.ts' }));

describe('rules coverage', () => {
  it('reads the ids that open a bullet, and no others', () => {
    expect(idsIn('- TS1 One (TS9).\n  TS2 not.\n- TM1.10 Ten.\n- words\n| TS3 |')).toEqual(['TS1', 'TM1.10']);
  });

  it('reads the ids a title names in brackets', () => {
    expect(idsNamedBy('[TS1] a [TA5, TM1.2] b (TS3) [x]')).toEqual(['TS1', 'TA5', 'TM1.2']);
  });

  it('is content when every id is named or listed', () => {
    const { covered, problems } = coverageOf({ ...claims, titles: named('[TS1] one'), notBuilt: ['TS2'] });
    expect(covered).toEqual(['TS1']);
    expect(problems).toEqual([]);
  });

  it('complains about an id that nobody names', () => {
    expect(coverageOf({ ...claims, titles: named('[TS1] one') }).problems).toEqual([
      'TS2 is named by no test or scenario',
    ]);
  });

  it('complains about a title that names an unknown id', () => {
    expect(coverageOf({ ...claims, titles: named('[TS1, TS2] all', '[TS3] three') }).problems).toEqual([
      'a.test.ts: "[TS3] three" names TS3, which no spec defines',
    ]);
  });

  it('complains about a listed id that is covered or unknown', () => {
    expect(coverageOf({ ...claims, titles: named('[TS1] [TS2] all'), notBuilt: ['TS2', 'TS9'] }).problems).toEqual([
      'TS9 is listed as not built, but no spec defines it',
      'TS2 is listed as not built, but a title names it',
    ]);
  });

  it('lets the list shrink but not grow', () => {
    const titles = named('[TS1] one');
    expect(coverageOf({ ...claims, titles, notBuilt: ['TS2'], notBuiltBefore: ['TS1', 'TS2'] }).problems).toEqual([]);
    expect(coverageOf({ ...claims, titles, notBuilt: ['TS2'], notBuiltBefore: ['TS1'] }).problems).toEqual([
      'TS2 was added to the list, which only shrinks',
    ]);
  });

  it('complains about an id defined twice', () => {
    const twice = { ...claims, ids: ['TS1', 'TS1'], titles: named('[TS1] one') };
    expect(coverageOf(twice).problems).toEqual(['TS1 is defined twice in the spec']);
  });
});

describe('titles', () => {
  it('are the first arguments of tests, however decorated', () => {
    const source = `
      describe('a', () => { it("b", () => {}); test(\`c \${1} d\`, () => {}); });
      it.each([[1, f('no')]])('e', () => {});
      describe.each\`x\`('f', () => {});
      // it('comment', …)
      other('no'); it.todo('no'); it.skip('no'); it(name, () => {});
    `;
    expect(testTitlesIn(source)).toEqual(['a', 'b', 'c … d', 'e', 'f']);
  });

  it('of scenarios stand in their title lines', () => {
    expect(scenarioTitlesIn("title: '[TS1] a'\n---\n- title: b\n  note: title: no\nsubtitle: no\n")).toEqual([
      '[TS1] a',
      'b',
    ]);
  });
});
