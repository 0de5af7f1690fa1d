import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { Exercise } from './exercises.ts';
import {
  LEVEL_MAX,
  LEVEL_MIN,
  ROUND_DURATION_MAX_S,
  SCENE_LINES_MAX,
  SCENE_SLUG_MAX,
} from './limits.ts';
import { Instant } from './values.ts';

/** Who of the two says a line. */
export const ScenePart = z.literal([0, 1], 'Part must be 0 or 1');
export type ScenePart = z.output<typeof ScenePart>;
/** What a voice is said to say all lines of. */
export const scenePartId = (slug: string, part: ScenePart) => `${slug}:${part}`;

const score = z.number().min(0).max(100);

export const Scene = z.object({
  slug: z.string(),
  title: z.string(),
  /** What happens, in one sentence. */
  about: z.string(),
  level: z.int().min(LEVEL_MIN).max(LEVEL_MAX),
  /** Who speaks: the names of the two parts. */
  parts: z.tuple([z.string(), z.string()]),
  /** What it trains, in a few words each. */
  skills: z.array(z.string()),
  lineCount: z.int(),
  /** The score of their best run in which every line of theirs has a score; null before there is one. */
  best: score.nullable(),
  /** How often they have gone through it, also if they skipped lines. */
  runs: z.int(),
  lastAt: Instant.nullable(),
});
export type Scene = z.output<typeof Scene>;

export const SceneLine = Exercise.extend({ part: ScenePart });
export type SceneLine = z.output<typeof SceneLine>;

const Slug = z.object({
  slug: z
    .string('Scene not found')
    .min(1, 'Scene not found')
    .max(SCENE_SLUG_MAX, 'Scene not found'),
});

export const listScenes = {
  method: 'GET',
  path: '/api/scenes',
  access: 'user',
  summary: 'The scenes, easiest first, each with your best result',
  response: z.array(Scene),
} satisfies Endpoint;

export const getScene = {
  method: 'GET',
  path: '/api/scenes/:slug',
  access: 'user',
  summary: 'One scene with its lines in order; each is an exercise',
  params: Slug,
  response: Scene.extend({ lines: z.array(SceneLine) }),
} satisfies Endpoint;

const SceneTake = z.object({
  line: z
    .int('Unknown line')
    .min(0, 'Unknown line')
    .max(SCENE_LINES_MAX - 1, 'Unknown line'),
  /** The analysis that the line was saved with. */
  analysisId: z.uuid('Invalid analysis'),
});

/** What came of one run through a scene, as the server reads it from the lines that were saved. */
export const SceneRun = z.object({
  id: z.int(),
  key: z.uuid(),
  mode: z.enum(['shadow', 'part']),
  /** Null for both parts. */
  part: ScenePart.nullable(),
  withText: z.boolean(),
  /** The mean of the lines; null where no line has a score. */
  score: score.nullable(),
  prosody: score.nullable(),
  /** Syllables a second over the lines with a score, without the pauses; null where it is not known. */
  rate: z.number().nullable(),
  /** Of all pauses inside these lines. */
  pauseSeconds: z.number().nullable(),
  lines: z.array(
    z.object({
      line: z.int(),
      /** Null where the engine was not sure. */
      score: score.nullable(),
    }),
  ),
  /** The one line to say again, and what to do in it. */
  again: z.object({ line: z.int(), text: z.string() }).nullable(),
  createdAt: Instant,
});
export type SceneRun = z.output<typeof SceneRun>;

const BAD_DURATION = 'Duration must be positive';

export const saveSceneRun = {
  method: 'POST',
  path: '/api/scenes/:slug/runs',
  access: 'user',
  summary:
    'Save a run through a scene whose lines were saved before. Sending the same key again changes nothing; takes of other scenes are left out.',
  params: Slug,
  body: z.object({
    /** Made by the device; a run that is sent twice is saved once. */
    key: z.uuid('Invalid key'),
    /** When it ended, by the device’s clock. */
    at: z.iso.datetime({ offset: true, error: 'Invalid time' }),
    /** What the clock of the device shows when it is sent: tells by how much it is wrong. */
    sentAt: z.iso.datetime({ offset: true, error: 'Invalid time' }).optional(),
    /** Seconds. */
    duration: z
      .int(BAD_DURATION)
      .min(1, BAD_DURATION)
      .max(ROUND_DURATION_MAX_S, 'Duration too long'),
    mode: z.enum(['shadow', 'part'], 'Mode must be shadow or part'),
    /** Null for both parts. */
    part: ScenePart.nullable(),
    withText: z.boolean('With text must be true or false'),
    /** The last one of each line. */
    takes: z
      .array(SceneTake, 'A line is required')
      .min(1, 'A line is required')
      .max(SCENE_LINES_MAX, 'Too many lines'),
  }),
  response: SceneRun,
} satisfies Endpoint;

export const listSceneRuns = {
  method: 'GET',
  path: '/api/scenes/:slug/runs',
  access: 'user',
  summary: 'Your last runs through a scene, newest first',
  params: Slug,
  response: z.array(SceneRun),
} satisfies Endpoint;

export const scenes = { listScenes, getScene, saveSceneRun, listSceneRuns };
