import {
  type AnyScenarioGame,
  type Problem,
  printDifference,
  printPath,
  runScenario,
  type ScenarioMoment,
  type ScenarioReport,
} from '@templefall/kernel';
import { readYaml, type YamlDocument } from './yaml.ts';

/** How one scenario of a file went; nothing told means that it held. */
export interface ScenarioVerdict {
  readonly title: string;
  readonly line: number;
  /** Each mistake and each difference with the line it belongs to. */
  readonly told: readonly string[];
  /** What holds, but may not be what was meant. */
  readonly warned: readonly string[];
  /** Absent if the scenario could not be read. */
  readonly begun?: ScenarioReport['begun'];
  readonly moments: readonly ScenarioMoment[];
}

/** Runs every scenario of a YAML text. */
export const runScenarios = (source: string, games: readonly AnyScenarioGame[]): readonly ScenarioVerdict[] => {
  const verdicts = readYaml(source).map(document => verdictOn(document, games));
  return verdicts.length > 0
    ? verdicts
    : [
        {
          title: 'an empty file',
          line: 1,
          told: ['line 1: expected a scenario, found nothing'],
          warned: [],
          moments: [],
        },
      ];
};

const verdictOn = (document: YamlDocument, games: readonly AnyScenarioGame[]): ScenarioVerdict => {
  const line = document.line([]);
  if (document.mistakes.length > 0)
    return {
      title: 'not YAML',
      line,
      told: document.mistakes.map(one => `line ${one.line}: ${one.told}`),
      warned: [],
      moments: [],
    };
  const report = played(document.raw, games);
  if (typeof report === 'string')
    return { title: 'a game that throws', line, told: [`line ${line}: ${report}`], warned: [], moments: [] };
  const { title, begun, problems, failures, warnings, moments } = report;
  const printed = ({ path, expected, found }: Problem): string =>
    `line ${document.line(path)}: ${printPath(path)}: expected ${expected}, found ${found}`;
  return {
    title,
    line,
    moments,
    warned: warnings.map(printed),
    ...(begun && { begun }),
    told: [
      ...problems.map(printed),
      ...failures.map(one => `line ${document.line(one.path)}: ${printDifference(one)}`),
    ],
  };
};

/** One broken game must not keep the other scenarios from being told about. */
const played = (raw: unknown, games: readonly AnyScenarioGame[]): ScenarioReport | string => {
  try {
    return runScenario(raw, games);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};
