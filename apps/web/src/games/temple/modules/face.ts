/** How a module looks in the lobby. */
export interface ModuleFace {
  /** Its place among the switches; `hidden` for a module that is chosen elsewhere. */
  readonly order: number | 'hidden';
  /** Its drawing in the sprite, and the colour of it. */
  readonly icon: string;
  readonly colour: string;
}
