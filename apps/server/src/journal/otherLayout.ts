/** A journal that another server wrote, mostly a newer one: it is left alone. */
export class OtherLayout extends Error {
  constructor(theirs: number, ours: number) {
    super(`it has layout ${theirs}, and this server writes layout ${ours}`);
  }
}
