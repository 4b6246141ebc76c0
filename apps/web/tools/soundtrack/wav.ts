import type { Recording } from './studio.ts';

/** Stereo, 16 bits. */
export const wavOf = ({ left, right, rate }: Recording): Buffer => {
  const bytes = left.length * 4;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  const samples = new Int16Array(file.buffer, file.byteOffset + 44, left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = Math.round(32_767 * (left[i] ?? 0));
    samples[2 * i + 1] = Math.round(32_767 * (right[i] ?? 0));
  }
  return file;
};
