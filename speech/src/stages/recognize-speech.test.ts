import { expect, test } from 'vitest';
import type { Issue } from '../analysis.ts';
import { SILENCE } from '../phonemes/phone-index.ts';
import type { Evaluation } from '../scoring/evaluate.ts';
import type { AlignedTake } from './align-take.ts';
import type { Models } from './load-models.ts';
import { recognizeSpeech } from './recognize-speech.ts';

const models = {
  scorer: { config: { phrase: { different: 0.2, sure: 0.7 } } },
} as unknown as Models;

/** A clip in which the network is confident of no sound. */
const noise = {
  network: {
    frames: 1,
    classes: SILENCE + 1,
    logPosteriors: new Float32Array(SILENCE + 1).fill(-4),
  },
  pitch: { hz: new Float32Array(1) },
};

/** An evaluation with this many sounds; undefined if the clip is too short for the phrase. */
function recognize(
  { sounds, chance = 1 }: { sounds?: number; chance?: number },
  seconds = 2,
  codes: Issue['code'][] = [],
) {
  const phones = Array.from({ length: sounds ?? 0 }, () => ({ word: 0 }));
  return recognizeSpeech(models, {
    recording: { samples: new Float32Array(16_000 * seconds) },
    clip: noise,
    issues: codes.map((code) => ({ code, blocking: false, message: '' })),
    evaluation:
      sounds === undefined
        ? undefined
        : ({ chance, phones, replaced: [] } as unknown as Evaluation),
  } as unknown as AlignedTake);
}

function codeOf(...of: Parameters<typeof recognize>) {
  const answer = recognize(...of);
  return 'refused' in answer ? answer.refused.map(({ code }) => code) : [];
}

test('ten sounds that are surely the phrase are speech, however much like noise', () => {
  expect(codeOf({ sounds: 10, chance: 0.7 })).toEqual([]);
  expect(codeOf({ sounds: 9, chance: 0.7 })).toEqual(['only-noise']);
  expect(codeOf({ sounds: 10, chance: 0.69 })).toEqual(['only-noise']);
});

test('a clip without room for the phrase is too short to tell under 0.6 s, and else noise', () => {
  expect(codeOf({}, 0.59)).toEqual(['too-short']);
  expect(codeOf({}, 0.6)).toEqual(['only-noise']);
});

test('issues about speech are not reported without speech', () => {
  expect(codeOf({}, 0.5, ['clipped', 'noisy', 'narrow-band', 'extra-words'])).toEqual([
    'too-short',
    'clipped',
  ]);
});

test('a take of another phrase is distinguished from one of this phrase', () => {
  expect(recognize({ sounds: 10, chance: 0.7 })).toMatchObject({ different: false });
  const doubtful = { ...models.scorer.config.phrase, sure: 0.1 };
  const lenient = { scorer: { config: { phrase: doubtful } } } as unknown as Models;
  const aligned = {
    recording: { samples: new Float32Array(32_000) },
    clip: noise,
    issues: [],
    evaluation: { chance: 0.15, phones: Array.from({ length: 10 }, () => ({})), replaced: [] },
  } as unknown as AlignedTake;
  expect(recognizeSpeech(lenient, aligned)).toMatchObject({ different: true });
});
