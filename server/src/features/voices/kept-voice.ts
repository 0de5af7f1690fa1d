import { PHRASE_MAX, VOICE_CREDIT_MAX, VOICE_LABEL_MAX, VOICE_TERMS_MAX } from '@saywell/contract';
import { z } from 'zod';

/** Also the name of the voice’s folder, so nothing that leads out of it. */
export const VoiceName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

/** A voice that is kept on the server: of a person, or of a network that was fetched. */
export const KeptVoice = z.object({
  name: VoiceName,
  label: z.string().min(1).max(VOICE_LABEL_MAX),
  gender: z.enum(['FEMALE', 'MALE']),
  kind: z.enum(['human', 'neural']),
  /** Whom to name, and how. */
  credit: z.string().max(VOICE_CREDIT_MAX).default(''),
  /** What a person agreed to, or the license of a network. */
  terms: z.string().max(VOICE_TERMS_MAX).default(''),
  created: z.iso.datetime(),
});
export type KeptVoice = z.output<typeof KeptVoice>;

const Manner = z.enum(['natural', 'careful']);
/** What a clip is kept for. */
export const ClipKey = z.object({ text: z.string().min(1).max(PHRASE_MAX), manner: Manner });
export type ClipKey = z.output<typeof ClipKey>;

/** What is known of a clip. */
export const ClipFacts = ClipKey.extend({
  seconds: z.number().positive().max(60),
  /** By which version of the engine it was judged, and how. */
  engine: z.string().max(40),
  score: z.number().min(0).max(100),
  /** Whether the part that the text wants strong was heard so; absent where it wants none. */
  isStrongHeard: z.boolean().optional(),
  madeBy: z.string().max(100),
  madeAt: z.iso.datetime(),
  /** A hash of the sound. */
  etag: z.string().regex(/^[0-9a-f]{32}$/),
});
export type ClipFacts = z.output<typeof ClipFacts>;
export type NewClip = Omit<ClipFacts, 'etag'>;

/** A minute of Opus, or twenty seconds of samples. */
export const CLIP_BYTES_MAX = 1024 * 1024;
