import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { PHRASE_MAX } from './limits.ts';
import { RECORDING_MAX_BYTES } from './practice.ts';
import { Instant, Message } from './values.ts';

export const VOICE_LABEL_MAX = 60;
export const VOICE_CREDIT_MAX = 200;
export const VOICE_TERMS_MAX = 2000;
/** More than any site needs; a bound for what fills the disk. */
export const VOICES_MAX = 50;
/** The score from which a recording is good enough to be copied. */
export const CLIP_SCORE_MIN = 90;

/** What a speaker agrees to. It is kept with the voice as it was shown. */
export const VOICE_CONSENT =
  'This is my own voice. Learners on this site may hear my recordings, and the site may share them with other sites that teach pronunciation. My credit line goes with them. I can ask this site to delete them at any time.';

const VoiceName = z.string('Unknown voice').regex(/^[a-z][a-z0-9-]{0,30}$/, 'Unknown voice');

const words = (most: number, required: string, tooLong: string) =>
  z.string(required).trim().min(1, required).max(most, tooLong);
const label = words(VOICE_LABEL_MAX, 'A name is required', 'Name too long');
const gender = z.enum(['FEMALE', 'MALE'], 'Please choose a kind of voice');
const credit = words(VOICE_CREDIT_MAX, 'A credit line is required', 'Credit line too long');
const manner = z.enum(['natural', 'careful'], 'Manner must be careful or natural');

const AdminVoice = z.object({
  name: z.string(),
  label: z.string(),
  gender: z.enum(['FEMALE', 'MALE']),
  kind: z.enum(['human', 'neural']),
  credit: z.string(),
  /** What the speaker agreed to, or the license of a network. */
  terms: z.string(),
  created: Instant,
  /** Of the texts that learners hear, those that it says. */
  texts: z.int(),
  /** How many of them it may say: networks say no words of drills. */
  of: z.int(),
  bytes: z.int(),
});
export type AdminVoice = z.output<typeof AdminVoice>;

/** A text to be recorded. */
const ScriptText = z.object({
  text: z.string(),
  manner,
  from: z.enum(['exercise', 'scene', 'ear', 'stress', 'drill']),
  /** How it is to be said; empty where there is nothing to say about it. */
  note: z.string(),
  /** Of the recording that is kept. */
  score: z.number().optional(),
});
export type ScriptText = z.output<typeof ScriptText>;

export const listVoices = {
  method: 'GET',
  path: '/api/admin/voices',
  access: 'admin',
  summary: 'The voices that the site keeps, the one that learners hear first on top',
  response: z.object({ voices: z.array(AdminVoice) }),
} satisfies Endpoint;

export const addVoice = {
  method: 'POST',
  path: '/api/admin/voices',
  access: 'admin',
  summary: 'Add the voice of a person who agrees to it, without recordings',
  body: z.object({
    label,
    gender,
    credit,
    /** That the speaker agrees to the text that is shown. */
    consent: z.literal(true, 'The speaker must agree first'),
  }),
  response: z.object({ name: z.string() }),
  callsPerMinute: 30,
} satisfies Endpoint;

export const importVoice = {
  method: 'POST',
  path: '/api/admin/voices/imports',
  access: 'admin',
  summary:
    'Add a voice that another site exported, without recordings. The same one again goes on where it was.',
  body: z.object({
    label,
    gender,
    credit,
    terms: words(VOICE_TERMS_MAX, 'The speaker’s consent is missing', 'Consent too long'),
    created: z.iso.datetime('Invalid date'),
  }),
  response: z.object({ name: z.string() }),
  callsPerMinute: 30,
} satisfies Endpoint;

export const voiceScript = {
  method: 'GET',
  path: '/api/admin/voices/:name',
  access: 'admin',
  summary: 'One voice, and every text that it may say, as learners meet them',
  params: z.object({ name: VoiceName }),
  response: z.object({ voice: AdminVoice, texts: z.array(ScriptText) }),
} satisfies Endpoint;

export const removeVoice = {
  method: 'DELETE',
  path: '/api/admin/voices/:name',
  access: 'admin',
  summary: 'Delete a voice with all its recordings',
  params: z.object({ name: VoiceName }),
  response: Message,
} satisfies Endpoint;

export const sendClip = {
  method: 'POST',
  path: '/api/admin/voices/:name/clips',
  access: 'admin',
  summary:
    'Trim, level, and judge a recording of a text; a good one is kept if asked for, in place of the one before',
  params: z.object({ name: VoiceName }),
  form: z.object({
    audio: z.file('A recording is required'),
    text: words(PHRASE_MAX, 'Text is required', 'Text too long'),
    manner,
    keep: z.enum(['true', 'false'], 'Keep must be true or false').default('false'),
  }),
  response: z.object({
    score: z.number(),
    isKept: z.boolean(),
    /** In base64, of a good one: as it would be kept. */
    sound: z.string().optional(),
    /** What to do again, of one that is not good enough. */
    advice: z.string().optional(),
  }),
  callsPerMinute: 300,
  maxBodyBytes: RECORDING_MAX_BYTES + 64 * 1024,
} satisfies Endpoint;

export const removeClip = {
  method: 'DELETE',
  path: '/api/admin/voices/:name/clips',
  access: 'admin',
  summary: 'Delete the recording of one text, if there is one',
  params: z.object({ name: VoiceName }),
  body: z.object({ text: words(PHRASE_MAX, 'Text is required', 'Text too long'), manner }),
  response: Message,
} satisfies Endpoint;

export const exportVoice = {
  method: 'GET',
  path: '/api/admin/voices/:name/file',
  access: 'admin',
  summary: 'A person’s voice as one file, for another site',
  params: z.object({ name: VoiceName }),
  response: 'file',
  callsPerMinute: 10,
} satisfies Endpoint;

export const voices = {
  listVoices,
  addVoice,
  importVoice,
  voiceScript,
  sendClip,
  removeClip,
  exportVoice,
  removeVoice,
};
