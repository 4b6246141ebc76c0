/** The steps of a turn (WT2), in their order. */
export const STEPS = ['curses', 'heal', 'roll', 'explore', 'share', 'maps'] as const;
