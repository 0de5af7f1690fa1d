import type { Clip, Cursor } from '../player.ts';
import { preferredVoice } from './device-voices.ts';

/** As the specification says, where the server's voice could not be had. */
const FALLBACK = { rate: 0.8, pitch: 1, volume: 0.8 };

/** A device without voices stays silent without a word: nobody waits longer for it. */
const STARTS_WITHIN_MS = 3000;

/** No word of a phrase takes longer at the usual rate: then the voice tells nothing of its words. */
const LONGEST_WORD_MS = 1600;

type How = {
  /** Absent, it is any voice that stands in where the server's cannot be had. */
  voiceName?: string | undefined;
  rate?: number;
  startsWithinMs?: number;
};

/** Chrome forgets an utterance that nobody holds, and then never says that it ended. */
let held: SpeechSynthesisUtterance | undefined;

/** The device's own speech synthesis as a clip. */
export function spokenClip(
  text: string,
  { voiceName, rate = FALLBACK.rate, startsWithinMs = STARTS_WITHIN_MS }: How,
): Clip {
  return (signal, heard) => {
    if (!('speechSynthesis' in window)) return Promise.reject(new Error('No speech synthesis'));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const utterance = utteranceOf(text, voiceName, rate);
    held = utterance;
    const light = createLight(heard, LONGEST_WORD_MS / rate);
    const silent = setTimeout(() => {
      speechSynthesis.cancel();
      reject(new Error('The device does not speak'));
    }, startsWithinMs);
    // Some voices say several times that they have begun.
    const started = () => {
      clearTimeout(silent);
      light.on(undefined);
    };
    utterance.addEventListener('start', started, { once: true });
    utterance.addEventListener('boundary', (event) => light.at(event));
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
    return promise.finally(() => {
      clearTimeout(silent);
      light.out();
      if (held === utterance) held = undefined;
    });
  };
}

function utteranceOf(text: string, voiceName: string | undefined, rate: number) {
  const utterance = new SpeechSynthesisUtterance(text);
  const voices = speechSynthesis.getVoices();
  const named = voices.find(({ name }) => name === voiceName);
  utterance.voice = named ?? preferredVoice(voices) ?? null;
  utterance.lang = 'en-US';
  utterance.rate = rate;
  utterance.pitch = FALLBACK.pitch;
  utterance.volume = named ? 1 : FALLBACK.volume;
  return utterance;
}

/**
 * Where the voice is, as far as it says so. Nothing is known before it names its first word, and
 * no longer when it stays at one: a wrong word that is lit is worse than none.
 */
function createLight(heard: (cursor: Cursor) => void, longestMs: number) {
  let reached = -1;
  let dark: ReturnType<typeof setTimeout> | undefined;
  const on = (character: number | undefined) => heard({ character });
  return {
    on,
    at: ({ name, charIndex }: Pick<SpeechSynthesisEvent, 'name' | 'charIndex'>) => {
      if (name === 'sentence' || charIndex <= reached) return;
      reached = charIndex;
      clearTimeout(dark);
      dark = setTimeout(() => on(undefined), longestMs);
      on(charIndex);
    },
    out: () => clearTimeout(dark),
  };
}
