import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/app.ts';
import { testFolder, testSpeech } from '../../../test/support/speech.ts';

const url = '/api/text-to-speech';
const timings = `${url}/timings`;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ dataDir: await testFolder() }, { speech: testSpeech() });
});

const say = (body: object, headers = {}) => app.post(url, { body, headers });

test('a text is said as an MP3 file', async () => {
  const answer = await say({ text: 'Good morning, how are you?' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('audio/mpeg');
  expect(answer.rawPayload[0]).toBe(0xff);
  expect(answer.rawPayload.length).toBeGreaterThan(5000);
});

test('the same text in the same voice is the same file, answered with 304 the second time', async () => {
  const first = await say({ text: 'Once more.' });
  const again = await say({ text: 'Once more.', voiceOptions: { voiceName: 'en-US-Standard-B' } });
  expect(again.headers['etag']).toBe(first.headers['etag']);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  const known = await say({ text: 'Once more.' }, { 'if-none-match': first.headers['etag'] });
  expect(known.statusCode).toBe(304);
  expect(known.rawPayload.length).toBe(0);
});

test('the file has its own URL, with ranges for players that need them', async () => {
  const address = `${url}?text=Once%20more.&speakingRate=0.9`;
  const whole = await app.get(address);
  expect(whole.rawPayload.equals((await say({ text: 'Once more.' })).rawPayload)).toBe(true);
  expect(whole.headers['cache-control']).toContain('max-age');
  const part = await app.get(address, { headers: { range: 'bytes=0-1' } });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 0-1/${whole.rawPayload.length}`);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(0, 2))).toBe(true);
});

test('a slower rate takes longer', async () => {
  const duration = async (speakingRate: number) => {
    const body = { text: 'The weather is nice this morning.', voiceOptions: { speakingRate } };
    return (await app.post(timings, { body })).json().duration as number;
  };
  const [slow, normal, fast] = [await duration(0.6), await duration(1), await duration(1.5)];
  expect(slow / normal).toBeCloseTo(1 / 0.6, 0.5);
  expect(fast / normal).toBeCloseTo(1 / 1.5, 0.5);
});

const ipaOf = async (body: object) => {
  const answer = (await app.post(timings, { body })).json();
  return answer.words.map(({ ipa }: { ipa: string }) => ipa).join(' ') as string;
};

test('a word of ear training is stressed where its capitals are', async () => {
  expect(await ipaOf({ text: 'PREsent' })).toBe('ˈpɹɛzənt');
  expect(await ipaOf({ text: 'preSENT' })).toBe('pɹɪˈzɛnt');
});

test('an exercise is said in the forms that it teaches, and in full for who asks for that', async () => {
  const text = 'Did he give her his number?';
  const both = await Promise.all(['natural', 'careful'].map((manner) => say({ text, manner })));
  expect(both[0]!.headers['etag']).not.toBe(both[1]!.headers['etag']);
  expect(await ipaOf({ text })).toBe('dɪd i ˈɡɪv ɚ ɪz ˈnʌmbɚ');
  expect(await ipaOf({ text, manner: 'careful' })).toBe('dɪd hi ˈɡɪv hɝ hɪz ˈnʌmbɚ');
  const { words, hasManners } = (await app.post(timings, { body: { text } })).json();
  expect(hasManners).toBe(true);
  expect(words[4].sounds.map(({ phone }: { phone: string }) => phone)).toEqual(['IH', 'Z']);
});

test('a little word has its stress where something is meant by it', async () => {
  expect(await ipaOf({ text: 'The deadline is this Friday.' })).toContain('ˈðɪs');
  expect(await ipaOf({ text: 'I like this Friday.' })).toContain('aɪ ˈlaɪk ðɪs');
  expect(await ipaOf({ text: 'My birthday is in May.' })).toMatch(/ˈmeɪ$/);
  expect(await ipaOf({ text: 'May I go there?' })).toMatch(/^meɪ .* ˈðɛɹ$/);
  expect(await ipaOf({ text: 'What is it, E or I?' })).toMatch(/^ˈwʌt .* ˈaɪ$/);
  expect(await ipaOf({ text: 'Try it on when you can.' })).toMatch(/ˈɑn wɛn ju/);
});

test('a word alone is said as in its phrase', async () => {
  const word = { text: 'close', context: { phrase: 'What time do you close?', word: 4 } };
  expect(await ipaOf(word)).toBe('ˈkloʊz');
  const near = { text: 'close', context: { phrase: 'The bank is close.', word: 3 } };
  expect(await ipaOf(near)).toBe('ˈkloʊs');
  expect((await say(word)).headers['etag']).not.toBe((await say(near)).headers['etag']);
});

test('whose voice says a text, and whether another may', async () => {
  const facts = async (text: string) => (await app.post(timings, { body: { text } })).json();
  expect(await facts('Good morning, how are you?')).toMatchObject({
    engine: 'embedded',
    anyVoice: true,
  });
  expect(await facts('What time do you close?')).toMatchObject({ anyVoice: false });
  // An exercise that teaches a form.
  expect(await facts('Did he give her his number?')).toMatchObject({ anyVoice: false });
});

test('a phrase that has another word in that place says nothing about a word', async () => {
  expect(
    await ipaOf({ text: 'now', context: { phrase: 'What time do you close?', word: 99 } }),
  ).toBe('ˈnaʊ');
});

test('every word and sound of the text has its time, in order', async () => {
  const text = 'She wasn’t at 24 Main Street.';
  const { duration, words } = (await app.post(timings, { body: { text } })).json();
  expect(words.map(({ word }: { word: string }) => word)).toEqual([
    'She',
    'wasn’t',
    'at',
    '24',
    'Main',
    'Street',
  ]);
  const phones = words.map((word: { sounds: { phone: string }[] }) =>
    word.sounds.map(({ phone }) => phone).join(' '),
  );
  expect(phones[0]).toBe('SH IY');
  expect(phones[1]).toBe('W AA Z AH N T');
  expect(phones[3]).toMatch(/^T W EH N.* F AO R$/);
  let reached = 0;
  for (const { start, end, from, to } of words) {
    expect(start).toBeGreaterThanOrEqual(reached);
    expect(end).toBeGreaterThan(start);
    expect(text.slice(from, to)).not.toMatch(/^\s|\s$/);
    reached = end;
  }
  expect(duration).toBeGreaterThan(reached);
});

test('the male voice sounds different from the female one', async () => {
  const text = 'Hello there.';
  const [named, gendered, female] = await Promise.all([
    say({ text, voiceOptions: { voiceName: 'en-US-Neural2-D' } }),
    say({ text, voiceOptions: { ssmlGender: 'MALE' } }),
    say({ text, voiceOptions: { voiceName: 'reference-female' } }),
  ]);
  expect(named.headers['etag']).toBe(gendered.headers['etag']);
  expect(named.headers['etag']).not.toBe(female.headers['etag']);
});

test('a voice that is not there is replaced by one of its gender', async () => {
  const text = 'Hello there.';
  const etagOf = async (voiceOptions: object) =>
    (await say({ text, voiceOptions })).headers['etag'];
  const female = await etagOf({ voiceName: 'reference-female' });
  expect(await etagOf({ voiceName: 'en-US-Standard-C' })).toBe(female);
  expect(await etagOf({ voiceName: 'gone', ssmlGender: 'FEMALE' })).toBe(female);
  expect(await etagOf({ voiceName: 'gone', ssmlGender: 'MALE' })).not.toBe(female);
});

test('the voices are listed', async () => {
  const { engine, edition, sampleVoices } = (await app.get('/api/tts-test')).json();
  expect(edition).toMatch(/^embedded \d+$/);
  expect(engine).toBe('embedded');
  expect(sampleVoices.map(({ name }: { name: string }) => name)).toEqual([
    'reference-female',
    'en-US-Neural2-D',
  ]);
});

test.each([
  [{}, 'Text is required', 'text'],
  [{ text: '   ' }, 'Text is required', 'text'],
  [{ text: 'a'.repeat(501) }, 'Text too long', 'text'],
  [{ text: '你好' }, 'There is nothing to read aloud in this text'],
  [{ text: 'a', manner: 'drunk' }, 'Manner must be careful or natural', 'manner'],
  [
    { text: 'a', voiceOptions: { speakingRate: 0.2 } },
    'Speaking rate must be between 0.5 and 1.5',
    'voiceOptions.speakingRate',
  ],
  [
    { text: 'a', voiceOptions: { pitch: 21 } },
    'Pitch must be between -20 and 20',
    'voiceOptions.pitch',
  ],
  [
    { text: 'a', voiceOptions: { voiceName: '../../etc' } },
    'Unknown voice',
    'voiceOptions.voiceName',
  ],
  [
    { text: 'a', voiceOptions: { languageCode: 'fr-FR' } },
    'Only American English (en-US) is supported',
    'voiceOptions.languageCode',
  ],
])('%j is refused: %s', async (body, message, field?: string) => {
  const answer = await say(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'invalid_input', message, ...(field && { field }) });
});
