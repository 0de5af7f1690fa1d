import { LONGEST_SECONDS, tooLong } from './audio-error.ts';

/** An Opus stream without its container. */
export type OpusStream = {
  channels: number;
  /** Samples at 48 kHz to drop before the recording starts. */
  preSkip: number;
  /** In decibels, by which whoever plays it is to make it louder. */
  gain?: number;
  packets: Uint8Array[];
  /** Length of the recording, in samples at 48 kHz after the pre-skip, if the file has it. */
  length?: number;
};

export const OPUS_RATE = 48_000;

/** Samples at 48 kHz in the shortest possible packet: 2.5 ms. */
const SHORTEST_PACKET = 120;
/** In the longest: 120 ms. The decoder would reject a packet that claims more. */
const LONGEST_PACKET = 5760;
/** The size of the decoder's input buffer; no real speech packet comes near. */
const MOST_BYTES = 3840;
/** This many of the shortest packets last as long as a recording may be. */
const MOST_PACKETS = (LONGEST_SECONDS * OPUS_RATE) / SHORTEST_PACKET;

/**
 * Collects the packets of a stream that can be decoded. A packet's duration is known from its first
 * bytes, so a stream that is too long is rejected here, before it fills the memory. Broken packets
 * have no duration but still count: a million of them would keep a thread busy too.
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

/** Samples at 48 kHz in one frame, from the five upper bits of a packet (RFC 6716, 3.1). */
function frameLength(configuration: number): number {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration % 4]!;
  if (configuration < 16) return [480, 960][configuration % 2]!;
  return [120, 240, 480, 960][configuration % 4]!;
}

/** Duration of a packet in samples at 48 kHz, known without decoding; 0 if it is broken. */
export function packetLength(packet: Uint8Array): number {
  const head = packet[0];
  if (head === undefined) return 0;
  const frames = [1, 2, 2, (packet[1] ?? 0) & 63][head & 3]!;
  return frames * frameLength(head >> 3);
}

/** What an `OpusHead` says (RFC 7845, 5.1); undefined if it isn't one. */
export function readOpusHead(
  bytes: Uint8Array,
): Required<Pick<OpusStream, 'channels' | 'preSkip' | 'gain'>> | undefined {
  if (bytes.length < 19 || !startsWith(bytes, 'OpusHead')) return undefined;
  const signed = new DataView(bytes.buffer, bytes.byteOffset).getInt16(16, true);
  const preSkip = bytes[10]! + 256 * bytes[11]!;
  return { channels: bytes[9]!, preSkip, gain: signed / GAIN_STEPS };
}

/** Of the gain in a head, to the decibel. */
export const GAIN_STEPS = 256;

export function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[i] !== text.charCodeAt(i)) return false;
  return true;
}
