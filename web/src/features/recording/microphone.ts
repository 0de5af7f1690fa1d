import { setAudioSession } from '../../lib/audio/audio-session.ts';

/** An open microphone: what records it, and what watches its level. */
export type Microphone = {
  stream: MediaStream;
  analyser: AnalyserNode;
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

export async function openMicrophone(): Promise<Microphone> {
  setAudioSession('play-and-record');
  // Made within the tap, before anything is awaited: later, an iPhone would keep it suspended.
  const context = new AudioContext();
  const release = (stream?: MediaStream) => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (context.state !== 'closed') void context.close();
    setAudioSession('playback');
  };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: WISHES });
    const analyser = new AnalyserNode(context, { fftSize: WINDOW, smoothingTimeConstant: 0 });
    context.createMediaStreamSource(stream).connect(analyser);
    if (context.state === 'suspended') await context.resume();
    return { stream, analyser, release: () => release(stream) };
  } catch (error) {
    release();
    throw error;
  }
}
