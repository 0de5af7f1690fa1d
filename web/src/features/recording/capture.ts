import type { AudioClip } from '../../lib/audio/sound.ts';
import { setAudioSession } from '../../lib/audio/audio-session.ts';
import { createEndOfSpeech, type SpeechState } from './end-of-speech.ts';
import { type Loudness, loudnessOf } from './loudness.ts';
import type { OpenTap, SampleTap } from './sample-tap.ts';

type CaptureEvents = {
  /** Sound arrives: the person may speak. */
  onLive: () => void;
  /** One moment of the live recording. */
  onMoment: (seconds: number, loudness: Loudness, state: SpeechState) => void;
  /** The recording is over; the microphone is already given back. */
  onRecorded: (recorded: Recorded) => void;
  /** The device went away. */
  onLost: () => void;
  /** No voice came within the time that `wait` allows; nothing was recorded. */
  onSilence?: () => void;
};

export type Recorded = {
  file: Blob;
  seconds: number;
  /** As the microphone gave them, where a tap took them. */
  samples: AudioClip | undefined;
};

export type Capture = { stop: () => void; cancel: () => void };

const MOMENT_MS = 25;
/** A muted or perfectly silent microphone counts as live after so long. */
const LIVE_AT_LATEST_MS = 600;

type CaptureTimes = {
  /** Seconds that a recording may last. */
  limit: number;
  /** Seconds that the phrase usually takes. */
  expected: number;
  /** Seconds to wait for the voice: the limit then counts from where it begins. */
  wait?: number | undefined;
};

/** Records until told to stop, until the phrase ended in silence, or until the limit. */
export async function startCapture(
  times: CaptureTimes,
  events: CaptureEvents,
  openTap?: OpenTap,
): Promise<Capture> {
  const microphone = await openMicrophone(openTap);
  let recorder: MediaRecorder;
  try {
    recorder = newRecorder(microphone.stream);
  } catch (error) {
    microphone.release();
    throw error;
  }
  return record(microphone, recorder, { ...times, events });
}

function newRecorder(stream: MediaStream): MediaRecorder {
  return new MediaRecorder(stream, {
    mimeType: chooseFormat((type) => MediaRecorder.isTypeSupported(type)),
    audioBitsPerSecond: BITS_PER_SECOND,
  });
}

type Plan = CaptureTimes & { events: CaptureEvents };

function record(
  { stream, analyser, tap, release }: Microphone,
  recorder: MediaRecorder,
  { limit, expected, wait, events }: Plan,
): Capture {
  const parts: Blob[] = [];
  const wave = new Float32Array(analyser.fftSize);
  const listen = createEndOfSpeech(expected);
  let startedAt: number | undefined;
  let liveAt: number | undefined;
  let spokenAt: number | undefined;
  let outcome: 'recorded' | 'cancelled' | 'lost' | 'silent' = 'recorded';

  const finish = (how: typeof outcome) => {
    if (recorder.state === 'inactive') return;
    outcome = how;
    recorder.stop();
  };
  const watch = () => {
    const now = performance.now();
    analyser.getFloatTimeDomainData(wave);
    const loudness = loudnessOf(wave);
    if (startedAt === undefined) return;
    if (liveAt === undefined) {
      if (loudness.peak === 0 && now - startedAt < LIVE_AT_LATEST_MS) return;
      liveAt = now;
      events.onLive();
    }
    const seconds = (now - liveAt) / 1000;
    const said = tap?.said();
    const state = listen({ time: seconds, decibels: loudness.decibels, said });
    events.onMoment(seconds, loudness, state);
    if (state !== 'waiting') spokenAt ??= seconds;
    if (state === 'ended' || isTooLong({ limit, wait }, seconds, spokenAt)) finish('recorded');
    else if (wait !== undefined && spokenAt === undefined && seconds >= wait) finish('silent');
  };
  const timer = setInterval(watch, MOMENT_MS);

  recorder.addEventListener('start', () => {
    startedAt = performance.now();
    tap?.begin();
  });
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('error', () => finish('lost'));
  const stopped = async () => {
    clearInterval(timer);
    const seconds = liveAt === undefined ? 0 : (performance.now() - liveAt) / 1000;
    const ending = tap?.end();
    const samples = outcome === 'recorded' ? await ending : undefined;
    release();
    // An unplugged device also stops the recorder, without anyone having asked.
    if (outcome === 'lost') events.onLost();
    if (outcome === 'silent') events.onSilence?.();
    if (outcome !== 'recorded') return;
    events.onRecorded({ file: new Blob(parts, { type: recorder.mimeType }), seconds, samples });
  };
  recorder.addEventListener('stop', () => void stopped());
  stream.getAudioTracks()[0]?.addEventListener('ended', () => {
    // Some browsers stop the recorder first; the outcome still counts when its event comes.
    outcome = 'lost';
    finish('lost');
  });
  recorder.start();
  return { stop: () => finish('recorded'), cancel: () => finish('cancelled') };
}

/** Whether a recording has reached its limit; `spokenAt` is when the voice began. */
export function isTooLong(
  { limit, wait }: Pick<CaptureTimes, 'limit' | 'wait'>,
  seconds: number,
  spokenAt: number | undefined,
): boolean {
  if (wait === undefined) return seconds >= limit;
  return spokenAt !== undefined && seconds - spokenAt >= limit;
}

/** Best first. MP4 stands last, for Safari; it is converted before sending. */
const PREFERENCE = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
  'audio/wav',
  'audio/mp4',
];

const BITS_PER_SECOND = 128_000;

/** The first format this browser records; undefined leaves the choice to the browser. */
export function chooseFormat(isSupported: (type: string) => boolean): string | undefined {
  return PREFERENCE.find(isSupported);
}

/** An open microphone: what records it, and what watches its level. */
type Microphone = {
  stream: MediaStream;
  analyser: AnalyserNode;
  tap: SampleTap | undefined;
  /** Gives the device back. Playback right after would otherwise be quiet on a phone. */
  release: () => void;
};

/** As the specification asks; a browser that cannot does what comes nearest. */
const WISHES: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: 48_000,
  echoCancellation: true,
  noiseSuppression: true,
};

/** About 20 ms: short enough to see syllables. */
const WINDOW = 1024;

async function openMicrophone(openTap?: OpenTap): Promise<Microphone> {
  setAudioSession('play-and-record');
  // Made within the tap, before anything is awaited: later, an iPhone would keep it suspended.
  const context = new AudioContext();
  const release = (stream?: MediaStream) => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (context.state !== 'closed') void context.close();
    setAudioSession('playback');
  };
  // Without a tap the recording is as good for the server.
  const tapping = openTap?.(context).catch(() => undefined);
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: WISHES });
    const analyser = new AnalyserNode(context, { fftSize: WINDOW, smoothingTimeConstant: 0 });
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    if (context.state === 'suspended') await context.resume();
    const tap = (await tapping)?.(source);
    return { stream, analyser, tap, release: () => release(stream) };
  } catch (error) {
    release();
    throw error;
  }
}
