import { z } from 'zod';
import { SoundName } from './analysis.ts';
import { EarMark, Heard } from './ear/heard.ts';
import type { Endpoint } from './endpoint.ts';
import { FACT_PLACES, LANGUAGE_NAMES, type LanguageId } from './languages/language.ts';

const FirstLanguage = z
  .enum(Object.keys(LANGUAGE_NAMES) as [LanguageId, ...LanguageId[]], 'Unknown language')
  .nullable();

export const EarStep = z.object({
  /** The id of a contrast of ear training. */
  contrast: z.string(),
  title: z.string(),
  why: z.enum(['mistakes', 'said', 'language', 'load']),
  reason: z.string(),
});

const count = z.int().nonnegative();

const Path = z.object({
  /** Null if they have not said, or no longer want to. */
  firstLanguage: FirstLanguage,
  /** Of all contrasts, how many were trained, and how many are heard: 9 of 10 on two days. */
  total: count,
  trained: count,
  heard: count,
  trainedToday: z.boolean(),
  /** What to hear apart first. What was trained today waits for another day. */
  steps: z.array(EarStep),
});

export const readPath = {
  method: 'GET',
  path: '/api/path',
  access: 'user',
  summary:
    'What to learn to hear first, and why, based on your first language and your own results',
  response: Path,
} satisfies Endpoint;

export const readFirstLanguage = {
  method: 'GET',
  path: '/api/first-language',
  access: 'user',
  summary:
    'Your first language, and what it has in place of the sounds that are hard for its speakers',
  response: z.object({
    firstLanguage: FirstLanguage,
    /** By sound; none without a first language, or for another one. */
    facts: z.record(
      z.string(),
      z.object({
        text: z.string(),
        /** Where in a word it holds; null everywhere. */
        place: z.enum(FACT_PLACES).nullable(),
      }),
    ),
  }),
} satisfies Endpoint;

export const chooseFirstLanguage = {
  method: 'PUT',
  path: '/api/first-language',
  access: 'user',
  summary: 'Set your first language, or clear it with null',
  body: z.object({ firstLanguage: FirstLanguage }),
  response: Path,
} satisfies Endpoint;

/** Pinned steps come first; skipped ones come in no plan and no round until they are put back. */
const PathChoice = z.enum(['pinned', 'skipped'], 'Unknown choice').nullable();

export const readPathSteps = {
  method: 'GET',
  path: '/api/path/steps',
  access: 'user',
  summary:
    'The whole path in today’s order: why each step is there, and how well you hear and say it',
  response: z.object({
    firstLanguage: FirstLanguage,
    steps: z.array(
      EarStep.extend({
        /** The first language is not named again with each; null where the fact says it all. */
        reason: z.string().nullable(),
        choice: PathChoice,
        /** What the first language has instead, where that helps; each fact once on the path. */
        fact: z.string().nullable(),
        /** Null before it was trained by ear. */
        ear: z.object({ last: Heard, mark: EarMark }).nullable(),
        trainedToday: z.boolean(),
        /** The sounds that it tells apart, as they are said; accuracy is null without enough tries. */
        mouth: z.array(SoundName.extend({ accuracy: z.number().nullable() })),
      }),
    ),
  }),
} satisfies Endpoint;

export const choosePathStep = {
  method: 'PUT',
  path: '/api/path/steps/:contrast',
  access: 'user',
  summary: 'Pin or skip a step on your path, or undo that with null',
  params: z.object({
    contrast: z.string().regex(/^[a-z-]{1,60}$/, 'Unknown contrast'),
  }),
  body: z.object({ choice: PathChoice }),
  response: z.object({ contrast: z.string(), choice: PathChoice }),
} satisfies Endpoint;

export const path = {
  readPath,
  readFirstLanguage,
  chooseFirstLanguage,
  readPathSteps,
  choosePathStep,
};
