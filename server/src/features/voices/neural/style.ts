import { inflateRawSync } from 'node:zlib';

/** How many numbers describe a speaker. */
export const STYLE_LENGTH = 256;
const ENTRY_BYTES_MAX = 1024 * 1024;

/** How a speaker sounds: one row of numbers, or one for each length of text. */
export type Style = { rowFor: (tokens: number) => Float32Array };

/** Of Kokoro: rows of numbers and nothing else. Of Kitten: a row in an archive of NumPy. */
export function readStyle(bytes: Uint8Array, entry?: string): Style {
  const numbers = entry === undefined ? floats(bytes) : npy(zipEntry(bytes, `${entry}.npy`));
  const rows = numbers.length / STYLE_LENGTH;
  if (!Number.isInteger(rows) || rows < 1 || !numbers.every((value) => Number.isFinite(value))) {
    throw new Error('A file of speakers is not as expected');
  }
  return {
    rowFor: (tokens) => {
      const row = Math.min(tokens, rows - 1);
      return numbers.slice(row * STYLE_LENGTH, (row + 1) * STYLE_LENGTH);
    },
  };
}

function floats(bytes: Uint8Array): Float32Array {
  if (bytes.length % 4 !== 0) throw new Error('A file of speakers is cut');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => view.getFloat32(at * 4, true));
}

/** A header of text, then the numbers. */
function npy(bytes: Buffer): Float32Array {
  const header = 10 + bytes.readUInt16LE(8);
  if (
    bytes.toString('latin1', 1, 6) !== 'NUMPY' ||
    !bytes.toString('latin1', 10, header).includes("'<f4'")
  ) {
    throw new Error('A file of speakers has other numbers');
  }
  return floats(bytes.subarray(header));
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** One file of a zip archive, found by the list at its end. */
function zipEntry(archive: Uint8Array, name: string): Buffer {
  const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('A file of speakers is no archive');
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('A file of speakers is damaged');
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      const isPacked = zip.readUInt16LE(at + 10) !== 0;
      return isPacked ? inflateRawSync(packed, { maxOutputLength: ENTRY_BYTES_MAX }) : packed;
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  throw new Error(`There is no speaker called ${name}`);
}
