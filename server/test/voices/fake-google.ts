import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGoogleClient } from '../../src/features/listening/google-client.ts';

export type GoogleOrderReceived = {
  input: { text: string };
  voice: { name: string };
  audioConfig: { audioEncoding: string };
};
type Received = { headers: IncomingMessage['headers']; path: string; order: GoogleOrderReceived };
export type GoogleAnswer = (order: GoogleOrderReceived, response: ServerResponse) => void;

/** Acts as the documented `text:synthesize` of Google Cloud Text-to-Speech. */
export async function fakeGoogle(answer: GoogleAnswer) {
  const orders: Received[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const order = JSON.parse(Buffer.concat(chunks).toString()) as GoogleOrderReceived;
      orders.push({ headers: incoming.headers, path: incoming.url!, order });
      google.answer(order, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const google = {
    orders,
    answer,
    client: createGoogleClient({
      key: 'secret',
      address: `http://127.0.0.1:${port}`,
      answerWithinMs: 2000,
    }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return google;
}

export function sendSound(response: ServerResponse, sound: Uint8Array) {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ audioContent: Buffer.from(sound).toString('base64') }));
}
