import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PinnedFile } from '../../src/features/voices/neural/pinned.ts';
import { afterTests } from '../support/clean-up.ts';

type Behavior = {
  /** The first answers end after so many bytes each. */
  cuts?: number[];
  ignoresRanges?: boolean;
  status?: number;
};

/** Files over HTTP on this machine, as a site that publishes networks would serve them. */
export async function serveFiles(files: Record<string, Uint8Array>, behavior: Behavior = {}) {
  const cuts = [...(behavior.cuts ?? [])];
  const ranges: (string | undefined)[] = [];
  const server = createServer(({ url = '', headers: { range } }, answer) => {
    ranges.push(range);
    const file = files[url.slice(1)];
    if (behavior.status !== undefined || !file) {
      answer.writeHead(behavior.status ?? 404).end();
      return;
    }
    const from = behavior.ignoresRanges ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    if (from >= file.length) {
      answer.writeHead(416).end();
      return;
    }
    const rest = file.subarray(from);
    answer.writeHead(from > 0 ? 206 : 200, {
      'content-length': rest.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` }),
    });
    const cut = cuts.shift();
    if (cut === undefined) answer.end(rest);
    else answer.write(rest.subarray(0, cut), () => setTimeout(() => answer.destroy(), 50));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  afterTests(close);
  const { port } = server.address() as AddressInfo;
  const pin = (name: string): PinnedFile => ({
    name,
    url: `http://127.0.0.1:${port}/${name}`,
    bytes: files[name]!.length,
    sha256: sha256(files[name]!),
  });
  return { pin, ranges, close };
}

export const sha256 = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex');
