/** A file of the engine as it is served. */
export type EngineFile = {
  name: 'acoustic' | 'scorer' | 'letters' | 'dictionary';
  /** Named by content. */
  url: string;
  bytes: number;
  sha256: string;
};

const CACHE = 'saywell-engine';

export type Contents = Record<EngineFile['name'], Uint8Array<ArrayBuffer>>;

/**
 * The engine's files, from the browser's storage or from the server, each checked. Reports how much
 * of them is there, from 0 to 1.
 */
export async function readEngineFiles(
  files: readonly EngineFile[],
  onPart: (part: number) => void,
): Promise<Contents> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let received = 0;
  const cache = await openCache();
  const read = async (file: EngineFile) => {
    let own = 0;
    const onBytes = (count: number) => {
      received += count - own;
      own = count;
      onPart(received / total);
    };
    const bytes = (await readKept(cache, file)) ?? (await fetchFile(cache, file, onBytes));
    onBytes(file.bytes);
    return [file.name, bytes] as const;
  };
  const contents = await Promise.all(files.map(read));
  await dropOthers(cache, files);
  return Object.fromEntries(contents) as Contents;
}

/** Whether they are all in the browser's storage. */
export async function hasEngineFiles(files: readonly EngineFile[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const found = await Promise.all(files.map(({ url }) => cache.match(url)));
  return found.every(Boolean);
}

/** Undefined where the browser has no storage for files, or refuses it. */
async function openCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined;
}

async function readKept(cache: Cache | undefined, { url, sha256 }: EngineFile) {
  const kept = await cache?.match(url).catch(() => undefined);
  if (!kept) return undefined;
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if ((await hashOf(bytes)) === sha256) return bytes;
  await cache?.delete(url);
  return undefined;
}

async function fetchFile(
  cache: Cache | undefined,
  { url, bytes: size, sha256 }: EngineFile,
  onBytes: (count: number) => void,
) {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const part of chunksOf(answer.body)) {
    if (at + part.length > size) throw new Error(`${url} is longer than ${size} bytes`);
    bytes.set(part, at);
    at += part.length;
    onBytes(at);
  }
  if ((await hashOf(bytes)) !== sha256) throw new Error(`${url} is not the file it should be`);
  // A full disk only means that it is fetched again next time.
  await cache?.put(url, new Response(bytes)).catch(() => {});
  return bytes;
}

/** A stream can be looped over by itself only in some browsers. */
async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Files of an earlier version. */
async function dropOthers(cache: Cache | undefined, files: readonly EngineFile[]) {
  const wanted = new Set(files.map(({ url }) => new URL(url, location.href).href));
  if (!cache) return;
  const kept = await cache.keys().catch(() => []);
  const others = kept.filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}
