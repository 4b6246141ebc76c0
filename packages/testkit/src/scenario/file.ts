import {
  type AnyScenarioGame,
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
  /** Absent if the scenario could not be read. */
  readonly begun?: ScenarioReport['begun'];
  readonly moments: readonly ScenarioMoment[];
}

/** Runs every scenario of a YAML text. */
export const runScenarios = (source: string, games: readonly AnyScenarioGame[]): readonly ScenarioVerdict[] => {
  const verdicts = readYaml(source).map(document => verdictOn(document, games));
  return verdicts.length > 0
    ? verdicts
    : [{ title: 'an empty file', line: 1, told: ['line 1: expected a scenario, found nothing'], moments: [] }];
};

const verdictOn = (document: YamlDocument, games: readonly AnyScenarioGame[]): ScenarioVerdict => {
  const line = document.line([]);
  if (document.mistakes.length > 0)
    return {
      title: 'not YAML',
      line,
      told: document.mistakes.map(one => `line ${one.line}: ${one.told}`),
      moments: [],
    };
  const report = played(document.raw, games);
  if (typeof report === 'string')
    return { title: 'a game that throws', line, told: [`line ${line}: ${report}`], moments: [] };
  const { title, begun, problems, failures, moments } = report;
  return {
    title,
    line,
    moments,
    ...(begun && { begun }),
    told: [
      ...problems.map(
        one => `line ${document.line(one.path)}: ${printPath(one.path)}: expected ${one.expected}, found ${one.found}`,
      ),
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
