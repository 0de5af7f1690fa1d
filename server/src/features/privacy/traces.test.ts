import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { registered } from '../../../test/support/person.ts';
import { deafSpeech, testFolder } from '../../../test/support/speech.ts';
import { openTransport } from '../mail/transport.ts';

const PHRASE = 'my grandmother lives in springfield';
const words = PHRASE.split(' ').map((word, at) => ({
  word,
  from: at,
  to: at + 1,
  start: at,
  end: at + 1,
  ipa: '',
  sounds: [],
}));

/** A voice with word timings, like the real one. */
const speech: typeof deafSpeech = {
  ...deafSpeech,
  run: async () =>
    ({ mp3: new Uint8Array([0xff, 0xfb]), timings: { duration: 5, words } }) as never,
};

async function filesWith(folder: string, text: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path, 'utf8')).toLowerCase().includes(text.toLowerCase())) found.push(path);
  }
  return found;
}

test('after an account is deleted, no file contains anything about it', async () => {
  const dataDir = await testFolder();
  const mailFrom = 'Saywell <no-reply@saywell.example>';
  const send = openTransport({ smtpUrl: undefined, mailFrom, dataDir, log: { info: () => {} } });
  const app = await testApp({ dataDir }, { speech, send });
  const mei = await registered(app);
  const { headers } = mei;
  const said = await app.post('/api/text-to-speech', { headers, body: { text: PHRASE } });
  expect(said.statusCode).toBe(200);
  await app.mail.settled();
  expect(await filesWith(dataDir, mei.email)).toHaveLength(1);
  expect((await readdir(dataDir)).toSorted()).toEqual(['outbox', 'tts']);

  const body = { password: mei.password };
  expect((await app.del('/api/privacy/delete', { headers, body })).statusCode).toBe(200);
  for (const trace of [mei.email, mei.username, 'grandmother', 'springfield']) {
    expect(await filesWith(dataDir, trace)).toEqual([]);
  }
});
