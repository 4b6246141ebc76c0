/**
 * The CRC-32 of a text's UTF-8 bytes, continued from the sum of what came before. The same sum as zlib's, so journals
 * are read alike on a server and in a browser.
 */
export const crc32 = (text: string, before = 0): number => {
  let sum = ~before;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Nearly every character of a journal is ASCII, and this runs for each event that is written.
    if (unit < 0x80) {
      sum = step(sum, unit);
      continue;
    }
    const code = codeAt(text, index);
    if (code > 0xffff) index += 1;
    if (code < 0x800) sum = step(sum, 0xc0 | (code >> 6));
    else {
      if (code < 0x10000) sum = step(sum, 0xe0 | (code >> 12));
      else sum = step(step(sum, 0xf0 | (code >> 18)), 0x80 | ((code >> 12) & 0x3f));
      sum = step(sum, 0x80 | ((code >> 6) & 0x3f));
    }
    sum = step(sum, 0x80 | (code & 0x3f));
  }
  return ~sum >>> 0;
};

/** A lone surrogate counts as U+FFFD, as in every UTF-8 encoder. */
const codeAt = (text: string, index: number): number => {
  const code = text.codePointAt(index) ?? 0;
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
};

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});
const step = (sum: number, byte: number): number => (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
