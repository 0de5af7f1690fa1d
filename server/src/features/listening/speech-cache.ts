import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOUR_MS, SpeechTimings } from '@saywell/contract';
import { z } from 'zod';
import type { SpeechFile } from './engine.ts';
import { decrypt, encrypt } from './encryption.ts';

export type CachedSpeech = SpeechFile & { etag: string };

/** The header before the MP3 bytes in a cache file. */
const Head = z.object({ etag: z.string(), mp3Bytes: z.int(), timings: SpeechTimings });

const HEAD_LENGTH_BYTES = 4;
/** The fraction of the limit that stays in use after eviction. */
const KEEP = 0.8;
const UNFINISHED = '.tmp';
const ENCRYPTED = '.sealed';

type Options = { folder: string; maxBytes: number; onTrouble: (error: unknown) => void };

/**
 * Speech files on disk; the least recently used are evicted when they take too much room. A file is
 * complete or absent, so several processes can share the folder. A disk error costs time, never a
 * response. What people type is private: without the text itself a file cannot be decrypted, even
 * after the account is gone.
 */
export function createSpeechCache({ folder, maxBytes, onTrouble }: Options) {
  let usedBytes: number | undefined;
  let tidying: Promise<void> | undefined;

  async function read(identity: string): Promise<CachedSpeech | undefined> {
    const path = pathOf(folder, identity);
    try {
      const found = parse(decrypt(identity, await readFile(path)));
      await markUsed(path);
      return found;
    } catch (error) {
      if (!isMissing(error)) await rm(path, { force: true }).catch(onTrouble);
      return undefined;
    }
  }

  async function write(identity: string, speech: SpeechFile): Promise<CachedSpeech> {
    const kept = { ...speech, etag: etagOf(speech.mp3) };
    const bytes = encrypt(identity, serialize(kept));
    const path = pathOf(folder, identity);
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
      if (usedBytes !== undefined) usedBytes += bytes.length;
      if (usedBytes === undefined || usedBytes > maxBytes) {
        await (tidying ??= makeRoom().finally(() => (tidying = undefined)));
      }
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      onTrouble(error);
    }
    return kept;
  }

  async function makeRoom() {
    const files = await listFiles(folder);
    files.sort((a, b) => a.usedAt - b.usedAt);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    const target = total > maxBytes ? maxBytes * KEEP : maxBytes;
    for (const { path, size, usedAt } of files) {
      if (total <= target && !isLeftover(path, usedAt)) continue;
      await rm(path, { force: true });
      total -= size;
    }
    usedBytes = total;
  }

  return { read, write };
}

function pathOf(folder: string, identity: string) {
  const name = createHash('sha256').update(identity).digest('hex');
  return join(folder, name.slice(0, 2), `${name.slice(2)}${ENCRYPTED}`);
}

/** Left by a killed process, or written by an older version that did not encrypt. */
function isLeftover(path: string, usedAt: number) {
  if (path.endsWith(UNFINISHED)) return Date.now() - usedAt > HOUR_MS;
  return !path.endsWith(ENCRYPTED);
}

function etagOf(bytes: Uint8Array) {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

function serialize({ etag, mp3, timings }: CachedSpeech) {
  const head = Buffer.from(JSON.stringify({ etag, mp3Bytes: mp3.length, timings }));
  const length = Buffer.alloc(HEAD_LENGTH_BYTES);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, mp3]);
}

/** Throws if the file is incomplete. */
function parse(file: Buffer): CachedSpeech {
  const start = HEAD_LENGTH_BYTES + file.readUInt32LE(0);
  const head = Head.parse(JSON.parse(file.toString('utf8', HEAD_LENGTH_BYTES, start)));
  const mp3 = new Uint8Array(file.subarray(start));
  if (mp3.length !== head.mp3Bytes) throw new Error('A speech file is truncated');
  return { mp3, timings: head.timings, etag: head.etag };
}

/** Once an hour is often enough to know what is in use. */
async function markUsed(path: string) {
  const now = new Date();
  const { mtime } = await stat(path);
  if (now.getTime() - mtime.getTime() > HOUR_MS) await utimes(path, now, now);
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const info = await stat(path).catch(() => undefined);
    if (info) files.push({ path, size: info.size, usedAt: info.mtimeMs });
  }
  return files;
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
