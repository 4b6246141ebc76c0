export { deepFrozen, frozenGame } from './freezing.ts';
export { hashOf } from './hashing.ts';
export {
  LANTERN_REFUSALS,
  type LanternCommand,
  type LanternEvent,
  type LanternState,
  lanterns,
} from './lanterns/lanterns.ts';
export { lanternPlay } from './lanterns/play.ts';
export { lanternScenarios } from './lanterns/scenario.ts';
export { type AnyCountable, type Countable, type CountedStep, divided, type Place, perft } from './perft/perft.ts';
export { type PerftRow, parsePerft, printPerft } from './perft/rows.ts';
export { commandsGiven, eventsSeen, merged, missed, refusalsGiven, type Tally } from './play/coverage.ts';
export { anySeed, forRandomGames } from './play/properties.ts';
export { type PlayedGame, PlayFailure, playRandomly, type RandomGameWish } from './play/randomGame.ts';
export type { AnyRandomPlay, CoverageList, Happening, RandomPlay } from './play/spec.ts';
export { runScenarios, type ScenarioVerdict } from './scenario/file.ts';
export { readYaml, type YamlDocument } from './scenario/yaml.ts';
export { departures, type Schema } from './schema/schema.ts';
