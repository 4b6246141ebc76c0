/** Something the person at the terminal can mend: told in a sentence, without a stack. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}
