import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;
const FILE_BYTES_MAX = 64 * 1024 * 1024;
const UNPACKED_BYTES_MAX = 512 * 1024 * 1024;

/** The wanted files of a `.tgz`, by their paths in it. Throws if the archive is damaged. */
export async function unpack(
  archive: string,
  wanted: ReadonlySet<string>,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  let rest: Buffer = Buffer.alloc(0);
  let reading: { path: string; parts: Buffer[] } | undefined;
  /** Bytes of the file that is being read, and after it up to the next block. */
  let left = 0;
  let padding = 0;
  let unpacked = 0;
  for await (const chunk of createReadStream(archive).pipe(createGunzip())) {
    const bytes = chunk as Buffer;
    unpacked += bytes.length;
    if (unpacked > UNPACKED_BYTES_MAX) throw new Error('An archive unpacks to too much');
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    for (;;) {
      if (left > 0) {
        const piece = rest.subarray(0, left);
        reading?.parts.push(piece);
        left -= piece.length;
        rest = rest.subarray(piece.length);
        if (left > 0) break;
        if (reading) found.set(reading.path, Buffer.concat(reading.parts));
        reading = undefined;
      }
      if (padding > 0) {
        const skipped = Math.min(padding, rest.length);
        padding -= skipped;
        rest = rest.subarray(skipped);
        if (padding > 0) break;
      }
      if (rest.length < BLOCK) break;
      const header = rest.subarray(0, BLOCK);
      rest = rest.subarray(BLOCK);
      // The end of the archive is empty.
      if (header[0] === 0) continue;
      const { path, size } = read(header);
      left = size;
      padding = (BLOCK - (size % BLOCK)) % BLOCK;
      if (wanted.has(path)) {
        if (size > FILE_BYTES_MAX) throw new Error('A file in an archive is too large');
        reading = { path, parts: [] };
      }
    }
  }
  if (left > 0) throw new Error('An archive ends in the middle of a file');
  return found;
}

function read(header: Buffer) {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const size = Number.parseInt(text(124, 12), 8);
  if (!(size >= 0)) throw new Error('An archive has a damaged header');
  const prefix = text(345, 155);
  return { path: prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`, size };
}
