import type { MODULES, State } from '@templefall/temple';

type Modules = typeof MODULES;
export type ModuleId = keyof Modules;
type SliceOf<Id extends ModuleId> = ReturnType<Modules[Id]['init']>;

/**
 * What a module keeps of the game; undefined if it is off. The state holds the slices of all modules under one unknown type;
 * the registry says which is whose, and this is the one place of the client that relies on it.
 */
export const sliceOf = <Id extends ModuleId>(state: State, id: Id): SliceOf<Id> | undefined =>
  state.modules[id] as SliceOf<Id> | undefined;
