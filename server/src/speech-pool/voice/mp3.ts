import { createMp3Encoder } from 'wasm-media-encoders';

const BITRATE = 48;
/** An MP3 decoder puts out this many samples before the first that went in. */
export const LEAD_IN_SAMPLES = 1105;

/** Makes MP3 files of mono samples; one encoder serves one file after the other. */
export async function createMp3Maker() {
  const encoder = await createMp3Encoder();
  return (samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> => {
    encoder.configure({ sampleRate, channels: 1, bitrate: BITRATE });
    // What the encoder returns is its own memory, overwritten by its next call.
    const head = encoder.encode([samples]).slice();
    const tail = encoder.finalize();
    const file = new Uint8Array(head.length + tail.length);
    file.set(head);
    file.set(tail, head.length);
    return file;
  };
}
