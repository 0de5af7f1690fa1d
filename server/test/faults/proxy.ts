import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SAFE = new Set(['GET', 'HEAD']);

/**
 * A proxy in front of several processes of one site: each request goes to the next of them. If one
 * is gone, a request that is safe to repeat goes to another; a write that failed midway gets a 502,
 * because nobody knows whether it was done.
 */
export async function startProxy(backends: string[]) {
  let turn = 0;

  function pass(incoming: IncomingMessage, answer: ServerResponse, body: Buffer, order: string[]) {
    const [backend = '', ...others] = order;
    const came = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress];
    const headers = { ...incoming.headers, 'x-forwarded-for': came.filter(Boolean).join(', ') };
    const outgoing = request(
      backend + incoming.url,
      { method: incoming.method, headers },
      (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        from.on('error', () => answer.destroy());
      },
    );
    outgoing.on('error', () => {
      if (answer.headersSent) return void answer.destroy();
      if (SAFE.has(incoming.method ?? '') && others.length > 0) {
        return pass(incoming, answer, body, others);
      }
      answer.writeHead(502).end('{}');
    });
    outgoing.end(body);
  }

  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const first = turn++ % backends.length;
      const order = [...backends.slice(first), ...backends.slice(0, first)];
      pass(incoming, answer, Buffer.concat(chunks), order);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
