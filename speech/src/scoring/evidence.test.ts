import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { shippedFiles } from '../testing/shipped.ts';
import { type SpokenClip, spokenClips } from '../testing/swapped-voices.ts';

const engine = createEngine(shippedFiles);

function heard({ samples, phrase, word, phone }: SpokenClip) {
  const analysis = engine.analyze({ samples, sampleRate: 16_000, phrase });
  const sound = analysis.words
    .find((found) => found.word === word)!
    .sounds.find((found) => found.phone === phone)!;
  return { analysis, sound };
}

const swapped = spokenClips.filter(({ said }) => said !== undefined);

test.each(swapped)(
  '$voice’s “$phrase” with $said for $phone is worth checking, whatever the score',
  (clip) => {
    const { sound } = heard(clip);
    expect(sound.verdict).not.toBe('good');
    // T between a voiceless th and a vowel is heard as D as often as not: both are the stop.
    const told = clip.said === 'T' ? ['T', 'D'] : [clip.said];
    expect(told).toContain(sound.heard?.phone);
  },
);

test.each(swapped)('$voice’s “$phrase” with $said for $phone is not praised for it', (clip) => {
  const { analysis, sound } = heard(clip);
  const own = analysis.feedback.find(({ word }) => word === clip.word)!.feedback;
  const tips = analysis.recommendations.filter((text) => text.includes(`in “${clip.word}”`));
  expect(own).not.toMatch(/^(Clear|Well said|Good)/);
  for (const tip of tips)
    expect(tip).not.toMatch(new RegExp(`^(Your|Well done|The) .*/${sound.ipa}/`));
});

test.each(spokenClips.filter(({ said }) => said === undefined))(
  '$voice’s own “$phrase” has nothing to check',
  (clip) => {
    const { analysis } = heard(clip);
    const flagged = analysis.words
      .flatMap(({ sounds }) => sounds)
      .filter(({ verdict }) => verdict !== 'good');
    expect(flagged).toEqual([]);
  },
);
