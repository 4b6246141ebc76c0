import type { MODULES, State } from '@templefall/temple';

type Modules = typeof MODULES;
export type ModuleId = keyof Modules;
export type SliceOf<Id extends ModuleId> = ReturnType<Modules[Id]['init']>;

/** A module's own part of the view: the composition put it there under this id, so it is what the module made. */
export const sliceOf = <Id extends ModuleId>(view: State, id: Id): SliceOf<Id> | undefined =>
  view.modules[id] as SliceOf<Id> | undefined;
