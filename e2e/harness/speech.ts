import type { BrowserContext, Page } from '@playwright/test';
import { REFERENCE_FEMALE_VOICE, speechAudio } from '@saywell/contract';
import { wav } from './wav.ts';

const SAMPLE_RATE = 24_000;
/** The recorder shows that it runs after 0.6 s of silence; people start to speak then. */
const SILENCE_BEFORE_S = 1;
const SILENCE_AFTER_S = 0.5;

/** A worker has one server, whose voice says a text the same way each time. */
const spoken = new Map<string, Buffer>();

/** A WAV file with this text, said by one of the product's own voices. */
export async function speechWav(
  context: BrowserContext,
  url: string,
  text: string,
): Promise<Buffer> {
  const known = spoken.get(text);
  if (known) return known;
  const query = new URLSearchParams({ text, voiceName: REFERENCE_FEMALE_VOICE });
  const answer = await context.request.get(`${url}${speechAudio.path}?${query.toString()}`);
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  const page = await context.newPage();
  const samples = await page.evaluate(decode, {
    file: (await answer.body()).toString('base64'),
    rate: SAMPLE_RATE,
  });
  await page.close();
  const silence = (seconds: number) => Array.from({ length: seconds * SAMPLE_RATE }, () => 0);
  const file = wav(
    [...silence(SILENCE_BEFORE_S), ...samples, ...silence(SILENCE_AFTER_S)],
    SAMPLE_RATE,
  );
  spoken.set(text, file);
  return file;
}

/** Where a page finds what is said into its next recordings; it stays there through a reload. */
const SAID_KEY = 'journey-says';

/**
 * From now on, the microphone of every page hears a file, followed by silence, from the moment the
 * recording starts: the first text's, until `sayNext` names another. The browser's own fake
 * microphone starts when it is opened: on a busy machine the first word was over before the
 * recording began.
 */
export async function speakIntoRecordings(context: BrowserContext, files: Map<string, Buffer>) {
  const texts = [...files].map(([text, file]) => [text, file.toString('base64')] as const);
  await context.addInitScript(speakWhenRecording, { texts, key: SAID_KEY });
}

/** What the person says into the recordings that follow. */
export async function sayNext(page: Page, text: string) {
  await page.evaluate(([key, said]) => sessionStorage.setItem(key, said), [
    SAID_KEY,
    text,
  ] as const);
}

type Speech = { texts: (readonly [text: string, file: string])[]; key: string };

/** Runs in the page. */
function speakWhenRecording({ texts, key }: Speech) {
  // The empty initial page has no microphone.
  if (!('mediaDevices' in navigator)) return;
  let speak = () => {};
  navigator.mediaDevices.getUserMedia = async () => {
    const audio = new AudioContext();
    await audio.resume();
    const said = sessionStorage.getItem(key);
    const [, file = ''] = texts.find(([text]) => text === said) ?? texts[0] ?? [];
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const voice = new AudioBufferSourceNode(audio, {
      buffer: await audio.decodeAudioData(bytes.buffer),
    });
    const room = new MediaStreamAudioDestinationNode(audio, { channelCount: 1 });
    voice.connect(room);
    for (const track of room.stream.getTracks()) {
      const stop = track.stop.bind(track);
      track.stop = () => {
        stop();
        void audio.close();
      };
    }
    speak = () => voice.start();
    return room.stream;
  };
  const start = Reflect.get(MediaRecorder.prototype, 'start');
  MediaRecorder.prototype.start = function (...slice) {
    this.addEventListener('start', () => speak(), { once: true });
    start.apply(this, slice);
  };
}

/** Runs in the browser, which has the decoder. */
async function decode({ file, rate }: { file: string; rate: number }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const context = new OfflineAudioContext(1, 1, rate);
  const buffer = await context.decodeAudioData(bytes.buffer);
  return [...buffer.getChannelData(0)];
}
