import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { plain } from './mail.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail server on this machine, for journeys of a site that has one. */
export async function startMailServer() {
  const delivered: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        delivered.push(plain(Buffer.concat(chunks).toString()));
        done();
      });
    },
  });
  // A site that is killed in the middle of a message cuts its connection.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    /** The newest message whose text matches. */
    newest: (about: RegExp) => delivered.findLast((message) => about.test(message)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
