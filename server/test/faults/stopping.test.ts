import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../support/speech.ts';
import { startProcess } from './site-process.ts';

/**
 * A busy machine needs a while to close its database; the upload would delay it for ten seconds.
 */
const WITHIN_MS = 7000;

const FORM = [
  'POST /api/analyze-audio-pronunciation HTTP/1.1',
  'host: x',
  'content-type: multipart/form-data; boundary=b',
  'content-length: 500000',
  '',
  '--b',
  'content-disposition: form-data; name="audio"; filename="a"',
  '',
  'half of it',
].join('\r\n');
const JSON_BODY = [
  'POST /api/login HTTP/1.1',
  'host: x',
  'content-type: application/json',
  'content-length: 500',
  '',
  '{"username":',
].join('\r\n');
const HEADERS = 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-';

async function halfSent(port: number, text: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  await new Promise<void>((resolve) => {
    socket.write(text, () => resolve());
  });
}

test('requests that never finish do not delay a stop, and are not errors', async () => {
  const site = startProcess({ DATA_DIR: await testFolder() });
  const port = Number(new URL(await site.address).port);
  for (const text of [FORM, JSON_BODY, HEADERS, '']) await halfSent(port, text);
  await fetch(`${await site.address}/api/health`);
  const begun = performance.now();
  expect(await site.end('SIGTERM')).toBe(0);
  expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  expect(site.output()).not.toMatch(/"level":[56]0/);
}, 240_000);
