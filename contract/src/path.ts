import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { LANGUAGE_NAMES, type LanguageId } from './languages/language.ts';

const FirstLanguage = z
  .enum(Object.keys(LANGUAGE_NAMES) as [LanguageId, ...LanguageId[]], 'Unknown language')
  .nullable();

export const EarStep = z.object({
  /** The id of a contrast of ear training. */
  contrast: z.string(),
  title: z.string(),
  why: z.enum(['mistakes', 'language', 'load']),
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
  summary: 'What to learn to hear first, and why: by your first language and your own results',
  response: Path,
} satisfies Endpoint;

export const chooseFirstLanguage = {
  method: 'PUT',
  path: '/api/first-language',
  access: 'user',
  summary: 'Say which language you learned first, or take it back with null',
  body: z.object({ firstLanguage: FirstLanguage }),
  response: Path,
} satisfies Endpoint;

export const path = { readPath, chooseFirstLanguage };
