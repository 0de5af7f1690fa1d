import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from './mail-server.ts';

const MESSAGE = [
  'EHLO site.example',
  'MAIL FROM:<site@example.com>',
  'RCPT TO:<lena@example.com>',
  'DATA',
  'Subject: Hello\r\n\r\nHello\r\n.',
  'QUIT',
];

test('after a sender is cut off in the middle of a message, the next one is taken', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  await send(server.smtpUrl, MESSAGE.slice(0, 2), 'cut off');
  await send(server.smtpUrl, MESSAGE, 'to the end');
  expect(server.readers()).toEqual(['lena@example.com']);
});

/** Sends each line after the answer to the one before. */
async function send(smtpUrl: string, lines: string[], how: 'cut off' | 'to the end') {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname);
  for (const line of lines) {
    await answered(socket);
    socket.write(`${line}\r\n`);
  }
  if (how === 'to the end') {
    await text(socket);
  } else {
    await answered(socket);
    socket.resetAndDestroy();
  }
}

const answered = (socket: ReturnType<typeof connect>) =>
  new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
  });
