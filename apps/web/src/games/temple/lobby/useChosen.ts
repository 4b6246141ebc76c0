import { DEPOT_GEMS } from '@templefall/temple';
import { useEffect, useMemo } from 'preact/hooks';
import { useTable } from '../../../lobby/useTable.ts';
import { whenRested } from '../../../shell/idle.ts';
import type { TempleLobby, TempleOptions } from '../options.ts';
import { lobbyRules, preloadRules } from './loadRules.ts';

export interface Chosen {
  readonly challenge?: string;
  /** Modules in play, those brought by the challenge included. */
  readonly on: TempleOptions['modules'];
  readonly base: number;
  /** Unknown until the game has come, unless the table is a plain one. */
  readonly gems?: number;
}

/** What a table would play just now. */
export const useChosen = (lobby: TempleLobby): Chosen => {
  const { options, people } = useTable(lobby);
  const challenge = typeof options.modules.challenge === 'string' ? options.modules.challenge : undefined;
  const players = Math.max(1, people);
  const law = lobbyRules.value;
  const base = DEPOT_GEMS[players - 1] ?? 7;
  // What a plain table plays with is known without the game.
  const isPlain = options.level === 'normal' && Object.keys(options.modules).length === 0;
  useEffect(() => (isPlain ? whenRested(preloadRules) : preloadRules()), [isPlain]);
  // A temple is set up to count its gems: not for every word a friend sends.
  const on = useMemo(() => law?.modulesFor(options) ?? options.modules, [law, options]);
  const gems = useMemo(() => law?.gemsFor(players, options), [law, players, options]) ?? (isPlain ? base : undefined);
  return { ...(challenge && { challenge }), on, base, ...(gems !== undefined && { gems }) };
};

/** How many quests a table's wish for them means. */
export const questsIn = (wish: unknown): number => {
  if (typeof wish === 'number') return wish;
  if (typeof wish === 'object' && wish !== null && 'count' in wish) return Number(wish.count);
  return wish ? 1 : 0;
};
