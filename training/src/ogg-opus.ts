import { OpusDecoder } from 'opus-decoder';

const PAGE_HEADER = 27;
/** Opus always decodes at this rate. */
const OPUS_RATE = 48000;

export type Recording = { samples: Float32Array; sampleRate: number };

/** The packets of the one Opus stream in an Ogg file, without its two header packets. */
export function opusPackets(bytes: Uint8Array): { packets: Uint8Array[]; preSkip: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets: Uint8Array[] = [];
  let unfinished: Uint8Array[] = [];
  for (let page = 0; page + PAGE_HEADER <= bytes.length;) {
    if (view.getUint32(page) !== 0x4f676753) throw new Error('not an Ogg file');
    const segments = bytes[page + PAGE_HEADER - 1]!;
    const lengths = bytes.subarray(page + PAGE_HEADER, page + PAGE_HEADER + segments);
    let at = page + PAGE_HEADER + segments;
    for (const length of lengths) {
      unfinished.push(bytes.subarray(at, at + length));
      at += length;
      // A segment of 255 bytes continues in the next one.
      if (length === 255) continue;
      packets.push(join(unfinished));
      unfinished = [];
    }
    page = at;
  }
  const head = packets.shift();
  packets.shift();
  if (!head || head.length < 12) throw new Error('no Opus stream in this file');
  return { packets, preSkip: head[10]! | (head[11]! << 8) };
}

/** A decoder that is loaded once and used for every file. */
export async function createOpusReader(): Promise<(bytes: Uint8Array) => Recording> {
  const decoder = new OpusDecoder({ channels: 1 });
  await decoder.ready;
  return (bytes) => {
    const { packets, preSkip } = opusPackets(bytes);
    const { channelData, samplesDecoded } = decoder.decodeFrames(packets);
    const samples = channelData[0]!.slice(preSkip, samplesDecoded);
    return { samples, sampleRate: OPUS_RATE };
  };
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
