import { LONGEST_SECONDS, tooLong } from './audio-error.ts';

/** An Opus stream taken out of its container. */
export type OpusStream = {
  channels: number;
  /** Samples at 48 kHz that the decoder makes before the recording starts. */
  preSkip: number;
  packets: Uint8Array[];
  /** Where the recording ends, in samples at 48 kHz after the pre-skip, if the file says so. */
  length?: number;
};

export const OPUS_RATE = 48_000;

/** Samples at 48 kHz in the shortest packet there is: 2.5 ms. */
const SHORTEST_PACKET = 120;
/** In the longest: 120 ms. What claims more is none, and the decoder would say so. */
const LONGEST_PACKET = 5760;
/** The decoder's input buffer holds no more, and no honest speech packet comes near. */
const MOST_BYTES = 3840;
/** So many of the shortest are as long as a recording may be. */
const MOST_PACKETS = (LONGEST_SECONDS * OPUS_RATE) / SHORTEST_PACKET;

/**
 * Collects the packets of a stream that can be decoded. How long each plays is known from its first
 * bytes, so a stream that is too long is refused here, before it has filled the memory. Broken ones
 * play nothing and count all the same: a million of them would keep a thread busy as well.
 */
export function collectPackets() {
  const packets: Uint8Array[] = [];
  let seen = 0;
  let duration = 0;
  return {
    packets,
    add: (packet: Uint8Array) => {
      if (++seen > MOST_PACKETS) throw tooLong();
      const length = packetLength(packet);
      if (length === 0 || length > LONGEST_PACKET || packet.length > MOST_BYTES) return;
      duration += length;
      if (duration > LONGEST_SECONDS * OPUS_RATE) throw tooLong();
      packets.push(packet);
    },
  };
}

/** Samples at 48 kHz in one frame, by the five upper bits of a packet (RFC 6716, 3.1). */
function frameLength(configuration: number): number {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration % 4]!;
  if (configuration < 16) return [480, 960][configuration % 2]!;
  return [120, 240, 480, 960][configuration % 4]!;
}

/** How long a packet plays, in samples at 48 kHz, known without decoding it; 0 if it is broken. */
export function packetLength(packet: Uint8Array): number {
  const head = packet[0];
  if (head === undefined) return 0;
  const frames = [1, 2, 2, (packet[1] ?? 0) & 63][head & 3]!;
  return frames * frameLength(head >> 3);
}

/** Channels and pre-skip from an `OpusHead` (RFC 7845, 5.1); undefined if it is none. */
export function readOpusHead(bytes: Uint8Array): { channels: number; preSkip: number } | undefined {
  if (bytes.length < 19 || !startsWith(bytes, 'OpusHead')) return undefined;
  return { channels: bytes[9]!, preSkip: bytes[10]! + 256 * bytes[11]! };
}

export function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[i] !== text.charCodeAt(i)) return false;
  return true;
}
