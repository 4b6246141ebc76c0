/** The bytes of a text in UTF-8. A lone surrogate becomes U+FFFD, as everywhere else. */
export const utf8 = (text: string): readonly number[] => {
  const bytes: number[] = [];
  for (const character of text) {
    const raw = character.codePointAt(0) ?? 0;
    const code = raw >= 0xd800 && raw <= 0xdfff ? 0xfffd : raw;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continued(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continued(code >> 6), continued(code));
    else bytes.push(0xf0 | (code >> 18), continued(code >> 12), continued(code >> 6), continued(code));
  }
  return bytes;
};

const continued = (bits: number): number => 0x80 | (bits & 0x3f);
