import { z } from 'zod';
import { PitchContour, SoundName } from './analysis.ts';
import type { Endpoint } from './endpoint.ts';
import { PHRASE_MAX } from './limits.ts';

export const REFERENCE_VOICE = 'en-US-Neural2-F';
export const REFERENCE_MALE_VOICE = 'en-US-Neural2-D';
/**
 * Who names the reference voice or none hears the best that there is. By this name the female
 * reference voice itself is chosen.
 */
export const REFERENCE_FEMALE_VOICE = 'reference-female';
/**
 * The embedded voices themselves: by their other names better ones may speak, which say other pairs
 * of ear training apart.
 */
export const EMBEDDED_FEMALE_VOICE = 'embedded-female';
export const EMBEDDED_MALE_VOICE = 'embedded-male';
export const SPEAKING_RATE_MIN = 0.5;
export const SPEAKING_RATE_MAX = 1.5;
export const REFERENCE_RATE = 0.9;
/** Semitones, up or down. */
export const VOICE_PITCH_RANGE = 20;

const BAD_RATE = 'Speaking rate must be between 0.5 and 1.5';
const BAD_PITCH = 'Pitch must be between -20 and 20';

const Text = z
  .string('Text is required')
  .trim()
  .min(1, 'Text is required')
  .max(PHRASE_MAX, 'Text too long');

const SpeakingRate = z
  .number(BAD_RATE)
  .min(SPEAKING_RATE_MIN, BAD_RATE)
  .max(SPEAKING_RATE_MAX, BAD_RATE);

const Pitch = z
  .number(BAD_PITCH)
  .min(-VOICE_PITCH_RANGE, BAD_PITCH)
  .max(VOICE_PITCH_RANGE, BAD_PITCH);

const VoiceGender = z.enum(['FEMALE', 'MALE', 'NEUTRAL', 'SSML_VOICE_GENDER_UNSPECIFIED']);

const voice = {
  /** If absent, the best voice speaks that has the text. */
  voiceName: z
    .string('Unknown voice')
    .regex(/^[\w-]{1,60}$/, 'Unknown voice')
    .optional(),
  languageCode: z.literal('en-US', 'Only American English (en-US) is supported').default('en-US'),
  ssmlGender: VoiceGender.default('FEMALE'),
};

/**
 * Google's names and units. A voice that the server does not have is replaced by one of the same
 * gender.
 */
export const VoiceOptions = z.object({
  ...voice,
  speakingRate: SpeakingRate.default(REFERENCE_RATE),
  pitch: Pitch.default(0),
});
export type VoiceOptions = z.output<typeof VoiceOptions>;

/** Every word in full, or the words that run together in speech as people say them. */
const Manner = z
  .enum(['careful', 'natural'], 'Manner must be careful or natural')
  .default('natural');
export type Manner = z.output<typeof Manner>;

/** The phrase that a word is taken from, which decides how it is read: “close”, “use”. */
const Context = z.object({
  phrase: Text,
  /** Index into the phrase split on spaces. */
  word: z.int().min(0).max(PHRASE_MAX),
});

const SpeechRequest = z.object({
  text: Text,
  manner: Manner,
  context: Context.optional(),
  voiceOptions: VoiceOptions.prefault({}),
});

/** The same request as a URL, so that a browser can cache it or play it directly. */
const SpeechQuery = z.object({
  text: Text,
  manner: Manner,
  ...voice,
  speakingRate: z.coerce.number(BAD_RATE).default(REFERENCE_RATE).pipe(SpeakingRate),
  pitch: z.coerce.number(BAD_PITCH).default(0).pipe(Pitch),
});

const seconds = z.number().nonnegative();

/** When each word and sound is said, in seconds of the audio file. */
export const SpeechTimings = z.object({
  duration: seconds,
  words: z.array(
    z.object({
      word: z.string(),
      /** Position of the word in the text: offsets of its first character and past its last. */
      from: z.int(),
      to: z.int(),
      start: seconds,
      end: seconds,
      /** How it is taught, with stress marks: the form that the verdict shows as well. */
      ipa: z.string(),
      sounds: z.array(SoundName.extend({ start: seconds, end: seconds })),
    }),
  ),
  /** The tune of the voice; empty where the text is too long for one. */
  pitch: PitchContour,
  /** Whether a form is taught here that a careful speaker would not use: both are worth hearing. */
  hasManners: z.boolean(),
});
export type SpeechTimings = z.output<typeof SpeechTimings>;

export const SampleVoice = z.object({
  name: z.string(),
  label: z.string(),
  languageCode: z.string(),
  ssmlGender: z.enum(['FEMALE', 'MALE']),
  /** Of a voice that the site keeps, which says what it has a recording of. */
  kind: z.enum(['human', 'neural']).optional(),
  /** The pairs of ear training that it was found to say apart. Of an embedded voice, `usableEarPairs` has them. */
  earPairs: z.array(z.string()).optional(),
  /** Of a voice that the site keeps: the parts of scenes that it says whole, by `scenePartId`. */
  sceneParts: z.array(z.string()).optional(),
  /** Of a voice that the site keeps: the items of the stress gym whose strong part was heard. */
  stressItems: z.array(z.string()).optional(),
  /** Whom to name for it. */
  credit: z.string().optional(),
});
export type SampleVoice = z.output<typeof SampleVoice>;

export const textToSpeech = {
  method: 'POST',
  path: '/api/text-to-speech',
  access: 'public',
  summary: 'Read a text aloud, as an MP3 file',
  body: SpeechRequest,
  response: 'file',
  callsPerMinute: 240,
} satisfies Endpoint;

export const speechAudio = {
  method: 'GET',
  path: '/api/text-to-speech',
  access: 'public',
  summary: 'The same MP3 file at a URL of its own',
  query: SpeechQuery,
  response: 'file',
  callsPerMinute: 240,
} satisfies Endpoint;

export const speechTimings = {
  method: 'POST',
  path: '/api/text-to-speech/timings',
  access: 'public',
  summary: 'Start and end of each word and sound in that MP3 file',
  body: SpeechRequest,
  response: SpeechTimings.extend({
    /** Whose voice says it. */
    engine: z.enum(['embedded', 'google', 'kept']),
    /** Whether a good voice that knows nothing of our lessons would say it as we teach it. */
    anyVoice: z.boolean(),
  }),
  callsPerMinute: 240,
} satisfies Endpoint;

export const speechVoices = {
  method: 'GET',
  path: '/api/tts-test',
  access: 'public',
  summary: 'The available voices',
  response: z.object({
    engine: z.enum(['embedded', 'google']),
    /** Another one as soon as the same text may sound different. */
    edition: z.string(),
    sampleVoices: z.array(SampleVoice),
  }),
} satisfies Endpoint;

export const listening = { textToSpeech, speechAudio, speechTimings, speechVoices };
