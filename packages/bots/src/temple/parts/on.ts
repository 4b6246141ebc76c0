import type { State } from '@templefall/temple';
import type { Part, Parts } from '../sight.ts';
import { PARTS } from './registry.ts';

const known: { readonly [id: string]: Part | undefined } = PARTS;

export const partsOf = ({ modules }: State): Parts => {
  const on = Object.keys(modules).flatMap(id => known[id] ?? []);
  return {
    byId: new Map(on.map(part => [part.id, part])),
    reflexes: on.flatMap(part => part.reflex ?? []),
    jobs: on.flatMap(part => part.jobs ?? []),
    leaps: on.flatMap(part => part.leap ?? []),
    bonuses: on.flatMap(part => part.bonus ?? []),
    passages: on.flatMap(part => part.passages ?? []),
    gems: on.flatMap(part => part.gems ?? []),
    calms: on.flatMap(part => part.calm ?? []),
  };
};
