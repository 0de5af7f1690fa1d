import { createStore } from '../../lib/store.ts';

/** How far a sound is: seconds of the file, or the character being spoken if the voice says which. */
export type Cursor = { seconds: number } | { character: number | undefined };

/** Plays one sound to its end, or until the signal says stop. `heard` tells how far it is. */
export type Clip = (signal: AbortSignal, heard: (cursor: Cursor) => void) => Promise<void>;

export type Playlist = {
  /** Names what is played, so that its own button can show it. */
  key: string;
  /** One after the other. */
  clips: Clip[];
  loop?: boolean;
  /** Called when a clip could not be played; the rest is dropped. */
  onFail?: (error: unknown) => void;
};

export type Playing = {
  key: string;
  /** Loading until the first sound is heard. */
  phase: 'loading' | 'playing';
  clip: number;
  cursor: Cursor | undefined;
};

/** Between two voices, and before a loop begins again. */
const PAUSE_MS = 250;
const LOOP_PAUSE_MS = 700;

/** One sound at a time: starting something stops whatever was playing. */
export function createPlayer() {
  const playing = createStore<Playing | undefined>(undefined);
  let current: AbortController | undefined;

  const run = async ({ key, clips, loop }: Playlist, signal: AbortSignal) => {
    while (!signal.aborted) {
      for (const [index, clip] of clips.entries()) {
        if (index > 0) await pause(PAUSE_MS, signal);
        if (signal.aborted) return;
        await clip(signal, (cursor) => {
          if (!signal.aborted) playing.set({ key, phase: 'playing', clip: index, cursor });
        });
        if (signal.aborted) return;
      }
      if (!loop) return;
      await pause(LOOP_PAUSE_MS, signal);
    }
  };

  const stop = () => {
    current?.abort();
    current = undefined;
    if (playing.get()) playing.set(undefined);
  };

  const play = async (playlist: Playlist) => {
    stop();
    const attempt = new AbortController();
    current = attempt;
    playing.set({ key: playlist.key, phase: 'loading', clip: 0, cursor: undefined });
    try {
      await run(playlist, attempt.signal);
    } catch (error) {
      if (!attempt.signal.aborted) playlist.onFail?.(error);
    }
    if (current === attempt) stop();
  };

  return {
    /** Resolves when everything was heard, failed, or something else took its place. */
    play,
    stop,
    /** A second tap on the same button stops. */
    toggle: (playlist: Playlist) => {
      if (playing.get()?.key === playlist.key) stop();
      else void play(playlist);
    },
    playing,
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
