/** What travels: numbers as they are, so that nobody prints and parses them, and a text. */
export interface Letter {
  readonly numbers: readonly number[];
  readonly text: string;
}

/** Everything stands on multiples of a number's size. */
const WORD = Float64Array.BYTES_PER_ELEMENT;
/** Before the letters: where the next one is put and where the next one is taken, counted in words. */
const ENDS = 2 * Int32Array.BYTES_PER_ELEMENT;
/** In the place of a length: the next letter is at the beginning. */
const TURN = -1;

/** So many bytes of letters, a multiple of a word. */
export const ringMemory = (size: number): SharedArrayBuffer => new SharedArrayBuffer(ENDS + size);

/**
 * Letters on their way from one thread to another, through memory that both see: one puts, the other takes, in order.
 * It is a fraction of the work of sending a message, and it wakes nobody.
 */
export const ring = (memory: SharedArrayBuffer) => {
  const ends = new Int32Array(memory, 0, 2);
  /** A letter begins with the length of its text and how many numbers it has, two to a word. */
  const heads = new Int32Array(memory, ENDS);
  const words = new Float64Array(memory, ENDS);
  const bytes = Buffer.from(memory, ENDS);
  const size = words.length;
  // Whoever puts moves the first, whoever takes the second; both only after the words they speak of are done with.
  const putAt = (): number => Atomics.load(ends, 0);
  const takenAt = (): number => Atomics.load(ends, 1);

  /** Where so many words fit in one piece. The two ends never meet but when it is empty. */
  const placeFor = (span: number): number | undefined => {
    const [from, until] = [putAt(), takenAt()];
    if (from < until) return span < until - from ? from : undefined;
    // The head behind it is left for the turn.
    if (span + 1 <= size - from) return from;
    return span < until ? 0 : undefined;
  };

  return {
    /** False if there is no room just now. */
    put: (letter: Letter): boolean => {
      const { numbers, text } = letter;
      const place = placeFor(mostWords(letter));
      if (place === undefined) return false;
      if (place !== putAt()) heads[2 * putAt()] = TURN;
      for (let i = 0; i < numbers.length; i++) words[place + 1 + i] = numbers[i] ?? 0;
      const length = bytes.write(text, WORD * (place + 1 + numbers.length));
      heads[2 * place] = length;
      heads[2 * place + 1] = numbers.length;
      Atomics.store(ends, 0, place + spanOf(numbers.length, length));
      return true;
    },
    take: (): Letter | undefined => {
      let from = takenAt();
      if (from === putAt()) return undefined;
      if (heads[2 * from] === TURN) from = 0;
      const [length = 0, count = 0] = [heads[2 * from], heads[2 * from + 1]];
      const numbers: number[] = [];
      for (let at = from + 1; at <= from + count; at++) numbers.push(words[at] ?? 0);
      const start = WORD * (from + 1 + count);
      const text = bytes.toString('utf8', start, start + length);
      Atomics.store(ends, 1, from + spanOf(count, length));
      return { numbers, text };
    },
    isEmpty: (): boolean => putAt() === takenAt(),
    /** Whether it fits as soon as all before it are taken, wherever they stood; a longer one would only by chance. */
    hasRoomFor: (letter: Letter): boolean => mostWords(letter) <= Math.trunc(size / 2) - 2,
  };
};

export type Ring = ReturnType<typeof ring>;

/** A head, so many numbers, and so many bytes up to where the next head may stand; in words. */
const spanOf = (count: number, length: number): number => 1 + count + Math.ceil(length / WORD);

/** What a letter may take: none of a text's units needs more than three bytes, and counting them takes longer than writing. */
const mostWords = ({ numbers, text }: Letter): number => spanOf(numbers.length, 3 * text.length);
