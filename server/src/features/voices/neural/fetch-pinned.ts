import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../../startup-error.ts';
import type { PinnedFile } from './pinned.ts';

/** What has come is kept under this name until it is complete and checked. */
const PARTIAL = '.part';
const TRIES = 5;
/** Without a byte for so long, the connection counts as cut. */
const SILENT_MS = 30_000;
const MEGABYTE = 1_000_000;

type Fetching = {
  folder: string;
  onProgress: (file: PinnedFile, bytes: number) => void;
  /** Between tries. */
  pauseMs?: number;
};

/** The path of the file, fetched unless it is there. What was cut, now or earlier, is resumed. */
export async function fetchPinned(file: PinnedFile, fetching: Fetching): Promise<string> {
  const path = join(fetching.folder, file.name);
  if ((await sizeOf(path)) > 0 && (await sha256Of(path)) === file.sha256) return path;
  const partial = `${path}${PARTIAL}`;
  await fetchAll(file, partial, fetching);
  if ((await sha256Of(partial)) !== file.sha256) {
    await rm(partial, { force: true });
    throw new StartupError(`${file.name} is not the file that was published; it was thrown away`);
  }
  await rename(partial, path);
  return path;
}

async function fetchAll(file: PinnedFile, partial: string, fetching: Fetching): Promise<void> {
  let tries = 0;
  for (;;) {
    const before = await sizeOf(partial);
    try {
      await fetchRest(file, partial, before, fetching.onProgress);
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (isFull(error)) {
        const needed = Math.ceil(file.bytes / MEGABYTE);
        throw new StartupError(`There is no room for ${file.name} in DATA_DIR (${needed} MB)`);
      }
      // A connection that is cut again and again still gets there.
      tries = (await sizeOf(partial)) > before ? 1 : tries + 1;
      if (tries >= TRIES) {
        const { host } = new URL(file.url);
        throw new StartupError(
          `${host} could not be reached. What has come is kept: run this again.`,
        );
      }
      await new Promise((over) => setTimeout(over, (fetching.pauseMs ?? 1000) * 2 ** tries));
    }
  }
}

async function fetchRest(
  file: PinnedFile,
  partial: string,
  have: number,
  onProgress: Fetching['onProgress'],
): Promise<void> {
  const abort = new AbortController();
  let silence = setTimeout(() => abort.abort(), SILENT_MS);
  const headers = have > 0 ? { range: `bytes=${have}-` } : undefined;
  try {
    const answer = await fetch(file.url, { ...(headers && { headers }), signal: abort.signal });
    const isRest = answer.status === 206 && startOf(answer) === have;
    if (!answer.body || !(isRest || answer.status === 200)) {
      await answer.body?.cancel();
      // Nothing is left to fetch, or what is there is of no use.
      if (answer.status === 416) return;
      if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`);
      throw new StartupError(`${new URL(file.url).host} answered ${answer.status}`);
    }
    const target = await open(partial, isRest ? 'a' : 'w', 0o600);
    let bytes = isRest ? have : 0;
    try {
      for await (const chunk of answer.body) {
        clearTimeout(silence);
        silence = setTimeout(() => abort.abort(), SILENT_MS);
        bytes += chunk.length;
        if (bytes > file.bytes) {
          abort.abort();
          await rm(partial, { force: true });
          throw new StartupError(`${file.name} is longer than the file that was published`);
        }
        await target.writeFile(chunk);
        onProgress(file, bytes);
      }
      await target.sync();
    } finally {
      await target.close();
    }
  } finally {
    clearTimeout(silence);
  }
}

function startOf(answer: Response): number | undefined {
  const start = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1];
  return start === undefined ? undefined : Number(start);
}

export async function sha256Of(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

export const isFull = (error: unknown) => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;
