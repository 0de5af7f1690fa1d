import { resample, SAMPLE_RATE } from '@saywell/speech/audio';
import { runWasi } from './wasi.ts';
import type { Program } from './web-assembly.ts';

/** Those of the product, and two more in its package, which are measured beside them. */
export type FliteVoice = 'slt' | 'rms' | 'awb' | 'kal16';

/** A sound as the voice said it: ARPAbet without stress, and seconds of the samples. */
export type SpokenSound = { phone: string; start: number; end: number };

export type Utterance = { samples: Float32Array; sounds: SpokenSound[] };

type FliteRequest = {
  /** Plain ASCII. */
  text: string;
  /** Pronunciations the voice should use, in its own notation, one a line. */
  lexicon: string;
  voice: FliteVoice;
  rate: number;
  /** Semitones. */
  pitch: number;
};

/** The female voice's own mean, measured. It takes another as a setting; the male voice takes none. */
const SLT_MEAN_HZ = 172;
const SLT_LOWEST_HZ = 60;
const SLT_HIGHEST_HZ = 450;
const WAV_HEADER_BYTES = 44;
const PAUSE = 'pau';

type Manner = Pick<FliteRequest, 'voice' | 'rate' | 'pitch'>;

const pitchRatio = (semitones: number) => 2 ** (semitones / 12);

/** Said slower and played faster, a voice without a pitch setting comes out higher. */
const speedUpOf = ({ voice, pitch }: Manner) => (voice === 'rms' ? pitchRatio(pitch) : 1);

/** How many times as long as usual the voice itself takes over a text. */
export const stretchOf = (manner: Manner) => speedUpOf(manner) / manner.rate;

/** Says a text with an embedded voice: 16 kHz samples and when each sound is heard in them. */
export function sayWithFlite(program: Program, request: FliteRequest): Utterance {
  const { voice, pitch } = request;
  const ratio = pitchRatio(pitch);
  const speedUp = speedUpOf(request);
  const settings = [`duration_stretch=${stretchOf(request)}`];
  if (voice === 'slt' && pitch !== 0) {
    const hz = Math.min(SLT_HIGHEST_HZ, Math.max(SLT_LOWEST_HZ, SLT_MEAN_HZ * ratio));
    settings.push(`int_f0_target_mean=${hz}`);
  }
  const { exitCode, stdout, files } = runWasi(
    program,
    [
      ['flite', '-voice', voice, '-add_lex', 'lexicon', '-psdur', '-o', 'speech.wav'],
      settings.flatMap((setting) => ['--setf', setting]),
      ['-t', request.text],
    ].flat(),
    new Map([['lexicon', new TextEncoder().encode(request.lexicon)]]),
  );
  const wav = files.get('speech.wav');
  if (exitCode !== 0 || !wav) throw new Error(`The voice ended with code ${exitCode}`);
  const samples = samplesOf(wav);
  return {
    samples: speedUp === 1 ? samples : resample(samples, SAMPLE_RATE * speedUp),
    sounds: soundsOf(stdout).map(({ phone, start, end }) => ({
      phone,
      start: start / speedUp,
      end: end / speedUp,
    })),
  };
}

function samplesOf(wav: Uint8Array) {
  const view = new DataView(wav.buffer, wav.byteOffset + WAV_HEADER_BYTES);
  const samples = new Float32Array((wav.length - WAV_HEADER_BYTES) >> 1);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = view.getInt16(index * 2, true) / 32768;
  }
  return samples;
}

/** From lines like `pau:0.223 k:0.345`, which give the end of each sound. */
function soundsOf(listing: string): SpokenSound[] {
  const sounds: SpokenSound[] = [];
  let start = 0;
  for (const [, name = '', time] of listing.matchAll(/\b([a-z]+):(\d+\.\d+)/g)) {
    const end = Number(time);
    if (name !== PAUSE) sounds.push({ phone: arpabet(name), start, end });
    start = end;
  }
  return sounds;
}

/** With the stress digit where the voice tells them apart: its weak vowel is not that of "cup". */
function arpabet(name: string) {
  return name === 'ax' ? 'AH0' : name.toUpperCase();
}
