import type { AudioClip } from '../../lib/audio/sound.ts';
import { joined } from '../../lib/audio/joined.ts';
import type { Said } from '../../lib/audio/said.ts';
import workletUrl from './sample-worklet.ts?worker&url';

/** Takes a recording's samples from the microphone itself, before any codec. */
export type SampleTap = {
  /** From here on samples are collected. */
  begin: () => void;
  /** How much of the phrase was heard, where somebody follows its words. */
  said: () => Said | undefined;
  /** All samples since then; undefined if none came. */
  end: () => Promise<AudioClip | undefined>;
};

/** Follows the words of a recording while it runs. */
export type Listener = {
  begin: () => void;
  hear: (samples: Float32Array, sampleRate: number) => void;
  said: () => Said | undefined;
  end: () => void;
};

/** Opens a tap in the recording's audio context, and then connects it to the microphone. */
export type OpenTap = (context: AudioContext) => Promise<(microphone: AudioNode) => SampleTap>;

/** The audio thread answers within a few milliseconds, or not at all. */
const LAST_SAMPLES_MS = 500;

/** `listener` hears the samples as they come. Rejects where the browser has no such thread. */
export function tapSamples(listener?: Listener): OpenTap {
  return async (context) => {
    await context.audioWorklet.addModule(workletUrl);
    return (microphone) => collect(context, microphone, listener);
  };
}

function collect(
  context: AudioContext,
  microphone: AudioNode,
  listener: Listener | undefined,
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
    listener?.hear(data, sampleRate);
  });
  node.port.start();
  // A node that leads nowhere is not run. It puts out silence.
  microphone.connect(node).connect(context.destination);
  return {
    begin: () => {
      collecting = true;
      listener?.begin();
    },
    said: () => listener?.said(),
    end: async () => {
      listener?.end();
      await new Promise<void>((resolve) => {
        ended = resolve;
        node.port.postMessage('end', []);
        setTimeout(resolve, LAST_SAMPLES_MS);
      });
      return chunks.length > 0 ? { samples: joined(chunks), sampleRate } : undefined;
    },
  };
}
