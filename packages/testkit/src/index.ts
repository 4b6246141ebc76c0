export {
  LANTERN_REFUSALS,
  type LanternCommand,
  type LanternEvent,
  type LanternOptions,
  type LanternState,
  lanterns,
} from './lanterns/lanterns.ts';
export { lanternScenarios } from './lanterns/scenario.ts';
