const BLOCK = 512;
/** More than a voice with every text has. */
const ENTRIES_MAX = 5000;
const FILE_TYPES = new Set(['0', '\0']);

/** What makes a file no voice, in words for whoever chose it. */
export class BadFile extends Error {}

/**
 * The files of a tar archive, by their names. Only their places are read: the archive may be large.
 * Names are keys and nothing else.
 */
export async function readTar(archive: Blob): Promise<Map<string, Blob>> {
  const files = new Map<string, Blob>();
  let at = 0;
  while (at + BLOCK <= archive.size) {
    const header = new Uint8Array(await archive.slice(at, at + BLOCK).arrayBuffer());
    if (header.every((byte) => byte === 0)) return files;
    const size = Number.parseInt(text(header, 124, 12), 8);
    // A size below zero would lead back to where we were.
    const isThere = size >= 0 && at + BLOCK + size <= archive.size;
    if (!isSound(header) || !isThere) break;
    if (FILE_TYPES.has(String.fromCharCode(header[156] ?? 0))) {
      files.set(text(header, 0, 100), archive.slice(at + BLOCK, at + BLOCK + size));
    }
    if (files.size > ENTRIES_MAX) throw new BadFile('This file has too much in it for one voice.');
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new BadFile(
    files.size === 0
      ? 'This file is not an exported voice.'
      : 'This file is damaged: its end is missing. Export the voice once more.',
  );
}

function text(header: Uint8Array, from: number, length: number): string {
  const field = new TextDecoder().decode(header.subarray(from, from + length));
  return field.split('\0', 1)[0] ?? '';
}

/** The sum of all bytes, as if the sum itself were spaces. */
function isSound(header: Uint8Array): boolean {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === Number.parseInt(text(header, 148, 8), 8);
}
