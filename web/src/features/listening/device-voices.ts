import type { Clip } from './player.ts';

/** What we need to know of a voice of the device. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

/** Names that the usual systems give their female American voices, best sounding first. */
const FEMALE = [
  'ava',
  'samantha',
  'allison',
  'jenny',
  'aria',
  'zira',
  'susan',
  'google us english',
  'female',
];

export function americanVoices<V extends DeviceVoice>(voices: readonly V[]): V[] {
  return voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase() === 'en-us');
}

/** A female American voice if there is one, else any American, else any English one. */
export function preferredVoice<V extends DeviceVoice>(voices: readonly V[]): V | undefined {
  const american = americanVoices(voices);
  for (const name of FEMALE) {
    const found = american.find((voice) => voice.name.toLowerCase().includes(name));
    if (found) return found;
  }
  return american[0] ?? voices.find(({ lang }) => lang.toLowerCase().startsWith('en'));
}

/** As the specification says, where the server's voice could not be had. */
export const FALLBACK = { rate: 0.8, pitch: 1, volume: 0.8 };

export class NoSpeechError extends Error {}

/** A device without voices stays silent without a word: nobody waits longer for it. */
const STARTS_WITHIN_MS = 3000;

/** The device's own speech synthesis as a clip. */
export function spokenClip(
  text: string,
  { voiceName, rate }: { voiceName?: string; rate: number },
): Clip {
  return (signal, heard) => {
    if (!('speechSynthesis' in window)) return Promise.reject(new NoSpeechError());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const utterance = new SpeechSynthesisUtterance(text);
    const voices = speechSynthesis.getVoices();
    utterance.voice =
      voices.find(({ name }) => name === voiceName) ?? preferredVoice(voices) ?? null;
    utterance.lang = 'en-US';
    utterance.rate = rate;
    utterance.pitch = FALLBACK.pitch;
    utterance.volume = FALLBACK.volume;
    const silent = setTimeout(() => {
      speechSynthesis.cancel();
      reject(new Error('The device does not speak'));
    }, STARTS_WITHIN_MS);
    utterance.addEventListener('start', () => {
      clearTimeout(silent);
      heard({ character: 0 });
    });
    utterance.addEventListener('boundary', ({ charIndex }) => heard({ character: charIndex }));
    utterance.addEventListener('end', () => resolve());
    utterance.addEventListener('error', ({ error }) => {
      if (signal.aborted) resolve();
      else reject(new Error(error));
    });
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel();
      resolve();
    });
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return promise.finally(() => clearTimeout(silent));
  };
}
