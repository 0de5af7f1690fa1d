import { createEngine } from '../engine.ts';
import type { Said } from './made-analyses.ts';
import { referenceClips } from './reference.ts';
import { shippedFiles } from './shipped.ts';
import { spokenClips } from './swapped-voices.ts';

/** What the engine answers to recorded voices: right, with a sound swapped, cut off, too far away. */
export function recordedAnalyses(): Said[] {
  const engine = createEngine(shippedFiles);
  const clips = [
    ...referenceClips.map(({ text, samples }) => ({ phrase: text, samples })),
    ...spokenClips,
  ];
  return clips.flatMap(({ phrase, samples }) =>
    [samples, samples.slice(0, samples.length * 0.6), samples.map((x) => x / 60)].map((clip) => ({
      phrase,
      analysis: engine.analyze({ samples: clip, sampleRate: 16_000, phrase }),
    })),
  );
}
