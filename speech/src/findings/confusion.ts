import type { Phone } from '../phonemes/phone-set.ts';

/** A sound that learners replace by another, and what to do with the mouth about it. */
export type Confusion = { expected: Phone; heard: Phone; cue: string };

/** Cues by the sound aimed at, then by the sound that was heard. */
export type Cues = Partial<Record<Phone, Partial<Record<Phone, string>>>>;
