/** Where the next text is put and where the next one is taken, in bytes; then the texts. */
const ENDS = 2 * Int32Array.BYTES_PER_ELEMENT;
/** In the place of a length: the next text is at the beginning. */
const TURN = -1;

export const ringMemory = (size: number): SharedArrayBuffer => new SharedArrayBuffer(ENDS + size);

/**
 * Texts on their way from one thread to another, through memory that both see: one puts, the other takes, in order.
 * It is a fraction of the work of sending a message, and it wakes nobody.
 */
export const ring = (memory: SharedArrayBuffer) => {
  const ends = new Int32Array(memory, 0, 2);
  const lengths = new Int32Array(memory, ENDS);
  const bytes = Buffer.from(memory, ENDS);
  const size = bytes.length;
  // Whoever puts moves the first, whoever takes the second; both only after the bytes they speak of are done with.
  const putAt = (): number => Atomics.load(ends, 0);
  const takenAt = (): number => Atomics.load(ends, 1);

  /** Where so many bytes fit in one piece. The two ends never meet but when it is empty. */
  const placeFor = (span: number): number | undefined => {
    const [from, until] = [putAt(), takenAt()];
    if (from < until) return span < until - from ? from : undefined;
    // The length behind it is left for the turn.
    if (span + WORD <= size - from) return from;
    return span < until ? 0 : undefined;
  };

  return {
    /** False if there is no room just now. */
    put: (text: string): boolean => {
      const length = Buffer.byteLength(text);
      const span = spanOf(length);
      const place = placeFor(span);
      if (place === undefined) return false;
      if (place !== putAt()) lengths[putAt() / WORD] = TURN;
      lengths[place / WORD] = length;
      bytes.write(text, place + WORD, length);
      Atomics.store(ends, 0, place + span);
      return true;
    },
    take: (): string | undefined => {
      let from = takenAt();
      if (from === putAt()) return undefined;
      if (lengths[from / WORD] === TURN) from = 0;
      const length = lengths[from / WORD] ?? 0;
      const text = bytes.toString('utf8', from + WORD, from + WORD + length);
      Atomics.store(ends, 1, from + spanOf(length));
      return text;
    },
    isEmpty: (): boolean => putAt() === takenAt(),
    /** A text of so many bytes fits as soon as all before it are taken, wherever they stood; a longer one only by chance. */
    most: Math.trunc(size / 2) - 2 * WORD,
  };
};

export type Ring = ReturnType<typeof ring>;

const WORD = Int32Array.BYTES_PER_ELEMENT;

/** A length and so many bytes, up to where the next length may stand. */
const spanOf = (length: number): number => WORD + WORD * Math.ceil(length / WORD);
