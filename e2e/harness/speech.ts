import type { BrowserContext } from '@playwright/test';
import { speechAudio } from '@saywell/contract';
import { SAMPLE_RATE, writeSamples } from './wav.ts';

/**
 * People speak when they see that the recording runs, which takes a busy machine more than a
 * second, and are silent when they are done.
 */
const SILENCE_BEFORE_S = 1.5;
const SILENCE_AFTER_S = 3;

/** Has the server say a text and writes it as the microphone's WAV file. */
export async function writeSpeech(
  context: BrowserContext,
  url: string,
  text: string,
  path: string,
): Promise<string> {
  const query = new URLSearchParams({ text });
  const answer = await context.request.get(`${url}${speechAudio.path}?${query.toString()}`);
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  const page = await context.newPage();
  const samples = await page.evaluate(decode, {
    file: (await answer.body()).toString('base64'),
    rate: SAMPLE_RATE,
  });
  await page.close();
  const silence = (seconds: number) => Array.from({ length: seconds * SAMPLE_RATE }, () => 0);
  return writeSamples(path, [
    ...silence(SILENCE_BEFORE_S),
    ...samples,
    ...silence(SILENCE_AFTER_S),
  ]);
}

/** Runs in the browser, which has the decoder. */
async function decode({ file, rate }: { file: string; rate: number }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const context = new OfflineAudioContext(1, 1, rate);
  const buffer = await context.decodeAudioData(bytes.buffer);
  return [...buffer.getChannelData(0)];
}
