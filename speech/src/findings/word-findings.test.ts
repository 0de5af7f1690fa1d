import { expect, test } from 'vitest';
import { SOUNDS } from '../phonemes/sounds.ts';
import { confusionCue, CONFUSIONS } from './confusions.ts';
import { describe } from './describe.ts';
import { PLACE_CUES, SOUND_CUES, WEAK_VOWEL_CUES } from './sound-cues.ts';
import { take, word } from './testing-take.ts';
import { wordFindings } from './word-findings.ts';

/** The finding of a phrase of one word. */
const ofWord = (name: string, sounds: string, changes = {}) =>
  wordFindings(take(name, [word(name, sounds, changes)]))[0]!;

test('a missing past ending is about the ending', () => {
  const asked = ofWord('asked', 'AE S K T:wrong');
  expect(asked).toMatchObject({ kind: 'sound', sound: { phone: 'T' } });
  expect(asked.body).toBe(PLACE_CUES.pastEnding);
});

test('an easy sound in a group or at an end is about the place, a hard one about itself', () => {
  expect(ofWord('stop', 'S:wrong T AA P').body).toBe(PLACE_CUES.clusterStart);
  expect(ofWord('bad', 'B AE D:wrong').body).toBe(PLACE_CUES.finalStop);
  expect(ofWord('bus', 'B AH S:wrong').body).toBe(PLACE_CUES.finalConsonant);
  expect(ofWord('hands', 'HH AE N D Z:wrong').body).toBe(PLACE_CUES.sEnding);
  expect(ofWord('three', 'TH:wrong R IY').body).toBe(SOUND_CUES.TH);
  expect(ofWord('worth', 'W ER TH:wrong').body).toBe(SOUND_CUES.TH);
});

test('a vowel put into a group of consonants is named', () => {
  const stop = ofWord('stop', 'S:wrong>EH T AA P');
  expect(stop).toMatchObject({ kind: 'sound', sound: { phone: 'S' } });
  expect(stop.title).toContain('/ɛ/');
  expect(stop.body).toBe(PLACE_CUES.extraVowel);
});

test('a word that is shown as clear is called so, and only a good one is praised', () => {
  expect(ofWord('edge', 'EH JH', { accuracy: 0.74 }).kind).toBe('blurred-words');
  expect(ofWord('edge', 'EH JH', { accuracy: 0.75 }).title).toBe('Easy to understand');
  expect(ofWord('edge', 'EH JH', { accuracy: 0.84 }).title).toBe('Easy to understand');
  expect(ofWord('edge', 'EH JH', { accuracy: 0.85 }).sound?.phone).toBe('JH');
});

test('wrong stress is told only when no sound was flagged', () => {
  const stress = { expected: 1, heard: 2 };
  expect(ofWord('table', 'T EY B AH L', { stress }).kind).toBe('stress');
  expect(ofWord('table', 'T:wrong>D EY B AH L', { stress }).kind).toBe('sound');
  expect(ofWord('table', 'T EY B AH L', { stress: { expected: 1, heard: 1 } }).kind).toBe('praise');
});

test('no sentence is long, whatever the sounds', () => {
  for (const { expected, heard } of CONFUSIONS) {
    for (const verdict of ['wrong', 'check']) {
      const said = describe(take('bird', [word('bird', `${expected}:${verdict}>${heard} T`)]));
      for (const text of [...said.feedback.map((f) => f.feedback), ...said.recommendations]) {
        for (const sentence of text.split(/(?<=[.!?]) /)) {
          expect(sentence.length).toBeLessThanOrEqual(160);
        }
      }
    }
  }
});

test('a sound that was left out is said to be that, in a word and in its tip', () => {
  const said = (verdict: string) => describe(take('fast', [word('fast', `F AE S T:${verdict}>`)]));
  const wrong = said('wrong');
  expect(wrong.words[0]?.finding?.title).toBe(
    'We didn’t hear the /t/ (t as in ten) at the end of “fast”',
  );
  expect(wrong.findings[0]?.title).toBe(
    'Make sure we hear the /t/ at the end of “fast” (t as in ten)',
  );
  expect(wrong.summary).toBe('We didn’t hear the /t/ at the end of “fast.”');
  const check = said('check');
  expect(check.words[0]?.finding?.title).toBe(
    'The /t/ (t as in ten) at the end of “fast” was hard to hear',
  );
});

test('where the recording is too hard to hear, no sound is said to be left out', () => {
  const said = describe(take('fast', [word('fast', 'F AE S T:wrong>')], { confidence: 0.69 }));
  expect(said.words[0]!.sounds.at(-1)).not.toHaveProperty('dropped');
  expect(said.summary).toBe('The /t/ in “fast” didn’t come through.');
});

test('the place is told where a word has the sound twice, or only its ends are meant', () => {
  const tipOf = (...words: [string, string][]) =>
    describe(
      take(
        '',
        words.map(([text, sounds]) => word(text, sounds)),
      ),
    ).findings[0]?.title;
  expect(tipOf(['test', 'T EH S T:wrong>'], ['fast', 'F AE S T:wrong>'])).toBe(
    'Make sure we hear the /t/ at the end of “test” and “fast” (t as in ten)',
  );
  expect(tipOf(['stop', 'S T:wrong> AA P'], ['fast', 'F AE S T:wrong>'])).toBe(
    'Make sure we hear the /t/ in “stop” and “fast” (t as in ten)',
  );
});

test('the sound of the exercise follows its word within the quotation marks', () => {
  const contrasts = [{ word: 0, sound: 'T', instead: '', verdict: 'wrong' as const }];
  const { summary } = describe(take('fast', [word('fast', 'F AE S T:wrong>')], { contrasts }));
  expect(summary).toMatch(/^We didn’t hear the \/t\/ at the end of “fast,” and \/t\/ is the sound/);
});

test.each([
  ['plays', 'P L EY Z:wrong>', PLACE_CUES.sEnding],
  ['hands', 'HH AE N D Z:wrong>', PLACE_CUES.sEnding],
  ['walked', 'W AO K T:wrong>', PLACE_CUES.pastEnding],
  ['played', 'P L EY D:wrong>', PLACE_CUES.pastEnding],
  ['wed', 'W EH D:wrong>', PLACE_CUES.finalStop],
  ['bus', 'B AH S:wrong>', PLACE_CUES.finalConsonant],
  ['red', 'R EH D:wrong>', PLACE_CUES.finalStop],
  ['wanted', 'W AA N T IH D:wrong>', PLACE_CUES.finalStop],
  ['stop', 'S:wrong> T AA P', PLACE_CUES.wholeClusterStart],
])('what was left out of “%s” has the cue of its place', (text, sounds, cue) => {
  expect(ofWord(text, sounds).body).toBe(cue);
});

test('every sound can be flagged without knowing what was heard', () => {
  for (const { phone, ipa } of SOUNDS) {
    const bird = ofWord('bird', `${phone}:wrong AH`);
    expect(bird.sound).toEqual({ phone, ipa });
    expect(bird.title).toContain(`/${ipa}/`);
    expect(`${bird.title} ${bird.body}`).not.toContain('undefined');
  }
});

test.each([
  ['about', 'AH:wrong B AW T', 0, 'AH', 'ə'],
  ['teacher', 'T IY CH ER:wrong', 3, 'ER', 'ɚ'],
])('the weak vowel of “%s” has a name and a cue of its own', (text, sounds, index, phone, ipa) => {
  const said = word(text, sounds);
  said.sounds[index]!.ipa = ipa;
  const described = describe(take(text, [said]));
  for (const finding of [described.words[0]?.finding, described.findings[0]]) {
    expect(finding?.sound).toEqual({ phone, ipa });
    expect(finding?.body).toContain(WEAK_VOWEL_CUES[ipa]);
  }
});

test('the same slip in a second word points back instead of repeating the advice', () => {
  const think = word('think', 'TH:wrong>S IH NG K');
  const three = word('three', 'TH:wrong>S R IY');
  const [first, second] = wordFindings(take('think three', [think, three]));
  const cue = confusionCue('TH', 'S')!;
  expect(first?.body).toBe(cue);
  expect(second?.body).not.toContain(cue);
  expect(second?.body).toMatch(/“think[.”]/);
});

test('a little word is not slowed down, and named only where no other word was blurred', () => {
  const blurred = (text: string) => word(text, 'F AO R', { accuracy: 0.6 });
  const both = describe(take('for edges', [blurred('for'), blurred('edges')]));
  const named = both.findings.filter(({ kind }) => kind === 'blurred-words');
  expect(named.map(({ words }) => words)).toEqual([[1]]);
  const alone = describe(take('for', [blurred('for')]));
  expect(alone.findings.find(({ kind }) => kind === 'blurred-words')?.title).not.toContain('time');
});
