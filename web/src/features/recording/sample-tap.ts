import type { AudioClip } from '../../lib/audio/sound.ts';
import workletUrl from './sample-worklet.ts?worker&url';

/** Takes a recording's samples from the microphone itself, before any codec. */
export type SampleTap = {
  /** From here on samples are collected. */
  begin: () => void;
  /** All samples since then; undefined if none came. */
  end: () => Promise<AudioClip | undefined>;
};

/** Opens a tap in the recording's audio context, and then connects it to the microphone. */
export type OpenTap = (context: AudioContext) => Promise<(microphone: AudioNode) => SampleTap>;

/** The audio thread answers within a few milliseconds, or not at all. */
const LAST_SAMPLES_MS = 500;

/** `onSamples` gets the samples as they come. Rejects where the browser has no such thread. */
export function tapSamples(onSamples?: (samples: Float32Array, rate: number) => void): OpenTap {
  return async (context) => {
    await context.audioWorklet.addModule(workletUrl);
    return (microphone) => collect(context, microphone, onSamples);
  };
}

function collect(
  context: AudioContext,
  microphone: AudioNode,
  onSamples: ((samples: Float32Array, rate: number) => void) | undefined,
): SampleTap {
  const { sampleRate } = context;
  const node = new AudioWorkletNode(context, 'sample-tap', {
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const chunks: Float32Array[] = [];
  let collecting = false;
  let ended = () => {};
  node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array | 'end'>) => {
    if (data === 'end') return ended();
    if (!collecting) return;
    chunks.push(data);
    onSamples?.(data, sampleRate);
  });
  node.port.start();
  // A node that leads nowhere is not run. It puts out silence.
  microphone.connect(node).connect(context.destination);
  return {
    begin: () => {
      collecting = true;
    },
    end: async () => {
      await new Promise<void>((resolve) => {
        ended = resolve;
        node.port.postMessage('end', []);
        setTimeout(resolve, LAST_SAMPLES_MS);
      });
      return chunks.length > 0 ? { samples: joined(chunks), sampleRate } : undefined;
    },
  };
}

function joined(chunks: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return samples;
}
