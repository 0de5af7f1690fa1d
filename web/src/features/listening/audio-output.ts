import { setAudioSession } from '../../lib/audio/audio-session.ts';
import { encodeWav } from '../../lib/audio/wav.ts';
import type { Clip } from './player.ts';

let element: HTMLAudioElement | undefined;

/**
 * Call within the tap, before anything is awaited: an iPhone lets one element play later only if
 * it played then. What it plays is a moment of silence.
 */
export function wakeAudio(): void {
  setAudioSession('playback');
  wakeSynthesis();
  if (element) return;
  element = new Audio();
  element.preservesPitch = true;
  element.src = URL.createObjectURL(encodeWav(new Float32Array(160), 16_000));
  element.play().catch(() => {});
}

let synthesisAwake = false;

/** The same for the device's own voices, which stand in when the server's cannot be had. */
function wakeSynthesis() {
  if (synthesisAwake || !('speechSynthesis' in window)) return;
  synthesisAwake = true;
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/** A file as a clip, slower or faster at its own pitch. */
export function fileClip(load: () => Promise<Blob>, rate = 1): Clip {
  return async (signal, heard) => {
    const file = await load();
    if (signal.aborted) return;
    element ??= new Audio();
    await playFile(element, file, rate, signal, heard);
  };
}

async function playFile(
  audio: HTMLAudioElement,
  file: Blob,
  rate: number,
  signal: AbortSignal,
  heard: Parameters<Clip>[1],
): Promise<void> {
  const url = URL.createObjectURL(file);
  const ended = Promise.withResolvers<void>();
  const over = new AbortController();
  const only = { signal: over.signal };
  audio.addEventListener('ended', () => ended.resolve(), only);
  audio.addEventListener('error', () => ended.reject(new Error('Audio cannot be played')), only);
  signal.addEventListener('abort', () => ended.resolve(), only);
  let frame = 0;
  const follow = () => {
    heard({ seconds: audio.currentTime });
    frame = requestAnimationFrame(follow);
  };
  try {
    audio.src = url;
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    await audio.play();
    if (!signal.aborted) {
      follow();
      await ended.promise;
    }
  } finally {
    cancelAnimationFrame(frame);
    over.abort();
    audio.pause();
    URL.revokeObjectURL(url);
  }
}
