import type { BrowserContext } from '@playwright/test';
import { speechAudio } from '@saywell/contract';
import { wav } from './wav.ts';

const SAMPLE_RATE = 24_000;
/** The recorder shows that it runs after 0.6 s of silence; somebody speaks when they see that. */
const SILENCE_BEFORE_S = 1;
const SILENCE_AFTER_S = 0.5;

/** A worker has one server, which says the same text the same way every time. */
const spoken = new Map<string, Buffer>();

/** A WAV file of somebody who says this in the product's own voice. */
export async function speechWav(
  context: BrowserContext,
  url: string,
  text: string,
): Promise<Buffer> {
  const known = spoken.get(text);
  if (known) return known;
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
  const file = wav(
    [...silence(SILENCE_BEFORE_S), ...samples, ...silence(SILENCE_AFTER_S)],
    SAMPLE_RATE,
  );
  spoken.set(text, file);
  return file;
}

/**
 * From now on the microphone of every page hears this file, and silence after it, from the moment
 * the recording runs. The browser's own fake microphone plays from the moment it is opened: on a
 * busy machine the first word was over before the recording began.
 */
export async function speakIntoRecordings(context: BrowserContext, file: Buffer) {
  await context.addInitScript(speakWhenRecording, file.toString('base64'));
}

/** Runs in the page. */
function speakWhenRecording(file: string) {
  // The empty page before the first address has no microphone.
  if (!('mediaDevices' in navigator)) return;
  let speak = () => {};
  navigator.mediaDevices.getUserMedia = async () => {
    const audio = new AudioContext();
    await audio.resume();
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
