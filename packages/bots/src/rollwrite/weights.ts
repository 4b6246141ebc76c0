/** What things are worth to a bot, in gems. Found by trying them out in thousands of games. */
export interface Weights {
  /** A free box of each track: rush, heal, re-roll, key, torch, gold mask; each further one is worth `more` of the one before. */
  readonly boxes: readonly number[];
  readonly more: number;
  /** How sure a track's gem is for each circle that is missing. */
  readonly circle: number;
  /** How sure a map's side is for each symbol that is missing. */
  readonly symbol: number;
  /** The rooms one is near to. */
  readonly roam: number;
  /** A secret pair one is near to, with somebody else near to its other half. */
  readonly secret: number;
  /** Not to be at the exit in the end; how many turns to have in hand for it, and how sharply that counts. */
  readonly exit: number;
  readonly slack: number;
  readonly sharp: number;
  /** To be outside still. */
  readonly outside: number;
  /** A gem that is not needed any more. */
  readonly spare: number;
}

export const STEADY_WEIGHTS: Weights = {
  boxes: [0.7, 0.21, 0.18, 0.22, 0.22, 0.24],
  more: 0.85,
  circle: 0.87,
  symbol: 0.75,
  roam: 0.2,
  secret: 1.3,
  exit: 2.5,
  slack: 0,
  sharp: 0.4,
  outside: 1,
  spare: 0.1,
};

/** A beginner looks at the next rooms only: no partner for a secret, no map for later, the exit when time runs out. */
export const NOVICE_WEIGHTS: Weights = { ...STEADY_WEIGHTS, circle: 0.5, symbol: 0.5, roam: 0.1, secret: 0 };
