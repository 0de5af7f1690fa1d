import type { ScriptText } from '@saywell/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { Judged } from './queries.ts';
import { type ImportProgress, runImport } from './run-import.ts';

const BLOCK = 512;
const about = {
  label: 'Maria',
  gender: 'FEMALE',
  credit: 'Maria Lopez',
  terms: 'Agreed.',
  created: '2026-11-24T09:00:00.000Z',
} as const;
const kept: Judged = { score: 95, isKept: true };
const refused: Judged = { score: 40, isKept: false, advice: 'Again.' };

function entry(name: string, content: string | Uint8Array<ArrayBuffer>, size?: string): Blob {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const header = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => header.set(new TextEncoder().encode(text), at);
  write(name, 0);
  write(size ?? bytes.length.toString(8).padStart(11, '0'), 124);
  write('        ', 148);
  write('0', 156);
  write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return new Blob([header, bytes, new Uint8Array(-bytes.length & (BLOCK - 1))]);
}

/** With a size below zero, the next file of an archive is the one before. */
const endless = () => new Blob([entry('a', '', '-0000001000'), new Uint8Array(2 * BLOCK)]);

type Clip = { text: string; file: string; manner?: string };
function voiceFile(clips: Clip[], index: object = {}, files = clips) {
  const voice = {
    format: 'saywell-voice',
    version: 1,
    ...about,
    clips: clips.map((clip) => ({ manner: 'natural', ...clip })),
    ...index,
  };
  return new Blob([
    entry('voice.json', JSON.stringify(voice)),
    ...files.map(({ file, text }) => entry(file, `sound of ${text}`)),
    new Uint8Array(2 * BLOCK),
  ]);
}
const clip = (text: string): Clip => ({ text, file: `clips/${text}.ogg` });

function site(answers: Record<string, (Judged | Error)[]>, scores: Record<string, number> = {}) {
  const texts = ['one', 'two', 'three'].map((text): ScriptText => {
    const score = scores[text];
    const rest = score === undefined ? {} : { score };
    return { text, manner: 'natural', from: 'ear', note: '', ...rest };
  });
  const sent: [string, string][] = [];
  return {
    sent,
    add: vi.fn<() => Promise<{ name: string }>>(async () => ({ name: 'person-maria' })),
    script: async () => ({ texts }),
    send: async (_name: string, { text }: { text: string }, sound: Blob) => {
      sent.push([text, await sound.text()]);
      const answer = answers[text]?.shift() ?? kept;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: vi.fn<(seconds: number) => Promise<void>>(async () => {}),
  };
}
const status = (code: number, retryAfter?: number) =>
  new ApiError({
    status: code,
    statusText: '',
    body: '',
    ...(retryAfter !== undefined && { retryAfter }),
  });

const nothing = () => {};
const all = [clip('one'), clip('two'), clip('three')];

test('each clip is sent with its own sound, and the progress is told', async () => {
  const there = site({});
  const seen: ImportProgress[] = [];
  const end = await runImport(voiceFile(all), there, (progress) => seen.push(progress));
  expect(there.add).toHaveBeenCalledWith(about);
  expect(there.sent).toEqual([
    ['one', 'sound of one'],
    ['two', 'sound of two'],
    ['three', 'sound of three'],
  ]);
  expect(seen.map(({ done, of }) => `${done}/${of}`)).toEqual(['0/3', '1/3', '2/3', '3/3']);
  expect(end).toEqual({ done: 3, of: 3, kept: 3, there: 0, skipped: 0 });
});

test('a clip that is bad, unknown, or missing is skipped, and the others are kept', async () => {
  const there = site({ one: [refused], two: [status(422)] });
  const file = voiceFile([...all, clip('four'), { text: 'three', file: '../../etc/passwd' }], {}, [
    ...all,
    clip('four'),
  ]);
  expect(await runImport(file, there, nothing)).toMatchObject({ kept: 1, skipped: 4 });
});

test('a text that is named again is not judged again', async () => {
  const there = site({});
  const file = voiceFile([clip('one'), clip('one'), clip('one')]);
  expect(await runImport(file, there, nothing)).toMatchObject({ kept: 1, skipped: 2 });
  expect(there.sent).toHaveLength(1);
});

test('what is there already is not sent again', async () => {
  const there = site({}, { one: 95 });
  expect(await runImport(voiceFile(all), there, nothing)).toMatchObject({ kept: 2, there: 1 });
});

test('a busy server is waited for, and one that is gone ends the import', async () => {
  const there = site({ one: [status(503, 7), status(429), kept], two: [status(500)] });
  await expect(runImport(voiceFile(all), there, nothing)).rejects.toThrow('500');
  expect(there.wait.mock.calls).toEqual([[7], [5]]);
});

test.each([
  ['an empty file', new Blob([]), 'This file is not an exported voice.'],
  ['a picture', new Blob([new Uint8Array(4096).fill(200)]), 'This file is not an exported voice.'],
  ['a file that was cut', voiceFile(all).slice(0, 3000), 'This file is damaged'],
  ['a file that leads back to its start', endless(), 'not an exported'],
  ['another archive', new Blob([entry('a.txt', 'a'), new Uint8Array(1024)]), 'not an exported'],
  ['a newer voice', voiceFile(all, { version: 2 }), 'comes from a newer Saywell'],
  ['a voice of nobody', voiceFile(all, { label: 7 }), 'not an exported'],
  ['clips that are none', voiceFile(all, { clips: [7] }), 'not an exported'],
  ['a clip in no manner', voiceFile([{ ...clip('one'), manner: 'loud' }]), 'not an exported'],
])('%s is refused before anything is sent', async (_, file, message) => {
  const there = site({});
  await expect(runImport(file, there, nothing)).rejects.toThrow(message);
  expect(there.add).not.toHaveBeenCalled();
});

test('a file with more in it than any voice has is refused, and so is one that is too large', async () => {
  const many = new Blob(Array.from({ length: 5001 }, (_, at) => entry(`${at}`, '')));
  await expect(runImport(many, site({}), nothing)).rejects.toThrow('too much in it');
  const large = { size: 513 * 1024 * 1024 } as Blob;
  await expect(runImport(large, site({}), nothing)).rejects.toThrow('too large');
});

test('a clip that is too large for one recording is not even sent', async () => {
  const there = site({});
  const huge = 'a'.repeat(1024 * 1024 + 1);
  const file = voiceFile([{ text: 'one', file: 'x' }, clip('two')], {}, [clip('two')]);
  const end = new Blob([
    file.slice(0, file.size - 2 * BLOCK),
    entry('x', huge),
    new Uint8Array(1024),
  ]);
  expect(await runImport(end, there, nothing)).toMatchObject({ kept: 1, skipped: 1 });
  expect(there.sent.map(([text]) => text)).toEqual(['two']);
});
