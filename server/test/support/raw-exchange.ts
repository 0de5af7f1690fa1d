import { connect } from 'node:net';

export type Exchange = {
  /** Everything received, one character per byte. */
  text: string;
  /** 0 if nothing was received. */
  status: number;
  head: string;
  body: string;
  /** From connecting to the end. */
  ms: number;
};

type Sent = string | Uint8Array;

/**
 * Sends raw bytes, as no HTTP client would, and waits until the server closes. Text stands for
 * bytes too. `andThen` keeps sending while the connection is open, or ends our half of it.
 */
export async function exchange(
  port: number,
  sent: Sent,
  andThen?: (send: (more: Sent) => Promise<void>, end: () => void) => Promise<void>,
): Promise<Exchange> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // Some tests expect the server to cut the connection.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  const send = async (more: Sent) => {
    const bytes = typeof more === 'string' ? Buffer.from(more, 'latin1') : more;
    const drained = Promise.race([
      closed,
      new Promise<void>((resolve) => {
        socket.write(bytes, () => resolve());
      }),
    ]);
    await drained;
    if (socket.destroyed) throw new Error('The server closed the connection');
  };
  await send(sent).catch(() => {});
  await andThen?.(send, () => socket.end()).catch(() => {});
  await closed;
  // After a 100 Continue, the actual response follows.
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '').split('\r\n\r\n');
  return {
    text,
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: rest.join('\r\n\r\n'),
    ms: performance.now() - started,
  };
}
