import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What changes on the way between a browser and the server. */
export type Change = {
  /** Where the server has what the browser asks for; nowhere if undefined. */
  pathOf?: (path: string) => string | undefined;
  /** A text that the server answered with. */
  textOf?: (text: string, path: string) => string;
};

export type Proxy = {
  url: string;
  /** From now on this is changed, and nothing else. */
  change: (change: Change) => void;
  stop: () => Promise<void>;
};

const TEXT = /^(?:text\/|application\/(?:json|javascript))/;

/**
 * Stands between the browser and the server at `target`. What a service worker fetches goes through
 * here as well; the routes of a journey never see it.
 */
export async function startProxy(target: string): Promise<Proxy> {
  let changed: Change = {};
  const agent = new Agent({ keepAlive: true });
  const proxy = createServer((asked, answer) => {
    pass(asked, answer).catch((error: unknown) => answer.destroy(error as Error));
  });
  proxy.listen(0, '127.0.0.1');
  await new Promise((listens) => proxy.once('listening', listens));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  async function pass(asked: IncomingMessage, answer: ServerResponse) {
    const { pathOf = (path) => path, textOf = (text) => text } = changed;
    const body = await buffer(asked);
    const path = pathOf(asked.url ?? '/');
    if (path === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const given = await answerTo(asked, path, body);
    const whole = await buffer(given);
    const isText = TEXT.test(given.headers['content-type'] ?? '');
    const sent = isText ? Buffer.from(textOf(whole.toString(), path)) : whole;
    const headers = { ...given.headers, 'content-length': String(sent.length) };
    delete headers['transfer-encoding'];
    answer.writeHead(given.statusCode ?? 502, headers).end(sent);
  }

  function answerTo(asked: IncomingMessage, path: string, body: Buffer) {
    // The server answers only pages that it gave itself.
    const origin = asked.headers.origin?.replace(url, target);
    const headers = { ...asked.headers, host: new URL(target).host, ...(origin && { origin }) };
    // It is changed on the way: sent as it is, and never known to be the same as before.
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    return new Promise<IncomingMessage>((resolve, reject) => {
      request(target + path, { agent, method: asked.method, headers }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  return {
    url,
    change: (change) => (changed = change),
    stop: async () => {
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}
