const BLOCK = 512;
const NAME_MAX = 100;

/** One file in a tar archive (POSIX ustar). */
export function tarEntry(name: string, content: Uint8Array): Buffer {
  if (name.length > NAME_MAX) throw new Error(`The name is too long: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number) =>
    header.write(value.toString(8).padStart(digits, '0'), at, 'latin1');
  header.write(name, 'latin1');
  octal(0o644, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(content.length, 124, 11);
  octal(0, 136, 11);
  header.write(' '.repeat(8), 148, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([header, content, Buffer.alloc(-content.length & (BLOCK - 1))]);
}

/** Stands after the last file. */
export const tarEnd = () => Buffer.alloc(2 * BLOCK);
