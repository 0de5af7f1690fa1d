import { describe as group, expect, test } from 'vitest';
import { SOUNDS } from '../phonemes/sounds.ts';
import { CONFUSIONS } from './confusions.ts';
import { describe } from './describe.ts';
import { take, word } from './testing-take.ts';

const worth = word('worth', 'W ER TH');
const another = word('another', 'AH N AH DH:check>D ER');
const think = word('think', 'TH:wrong>S IH NG K');
const phrase = 'I think it’s worth another try.';
const words = [
  word('I', 'AY'),
  think,
  word('it’s', 'IH T S'),
  worth,
  another,
  word('try', 'T R AY'),
];

group('a take with one wrong and one doubtful sound', () => {
  const said = describe(
    take(phrase, words, { overallAccuracy: 78, pauses: [{ start: 1, end: 1.3, afterWord: 2 }] }),
  );

  test('each word has its sentence: what was heard, then what to move', () => {
    expect(said.feedback.map(({ word: name, feedback }) => `${name}: ${feedback}`)).toEqual([
      'I: Good: clear and natural.',
      'think: You said /s/, aim for /θ/ (th as in thin). Let the tip of your tongue rest between your teeth, then blow softly. For s it hides behind them.',
      'it’s: Good: a clean /ɪ/, i as in sit.',
      'worth: Clear. The /θ/ (th as in thin) was right on target.',
      'another: Your /ð/ (th as in this) leaned towards /d/. Keep the air moving. Touch the teeth lightly with the tongue tip and let your voice buzz on.',
      'try: Clear. The /ɹ/ (r as in red) was right on target.',
    ]);
  });

  test('the tips go from the surest mistake to the pause', () => {
    expect(said.recommendations).toEqual([
      'Aim for /θ/, not /s/, in “think”. Let the tip of your tongue rest between your teeth, then blow softly. For s it hides behind them. Your /θ/ in “worth” was right: do the same here.',
      'Aim for /ð/, not /d/, in “another”. Keep the air moving. Touch the teeth lightly with the tongue tip and let your voice buzz on. Then say “they” and “day” in turn and listen for the difference.',
      'Join “it’s worth”: you stopped there for 0.3 s. Run straight on, as if the two were one word.',
    ]);
  });

  test('the verdict names the finding', () => {
    expect(said.verdict).toEqual({
      title: 'Good!',
      message: 'Easy to follow. One sound turned into something else.',
    });
  });
});

group('the verdict', () => {
  test.each([
    [100, 'Excellent!'],
    [95, 'Excellent!'],
    [94.9, 'Very Good!'],
    [85, 'Very Good!'],
    [75, 'Good!'],
    [60, 'Keep Practicing!'],
    [59, 'Needs Work'],
    [0, 'Needs Work'],
  ])('%d is %s', (overallAccuracy, title) => {
    expect(describe(take('worth', [worth], { overallAccuracy })).verdict.title).toBe(title);
  });

  test('a take that cannot be scored is asked for again, with what to do', () => {
    const message = 'There was no voice in this recording.';
    const said = describe(
      take('worth', [word('worth', 'W ER TH', { kind: 'missing' })], {
        issues: [{ code: 'silence', blocking: true, message }],
      }),
    );
    expect(said.feedback[0]?.feedback).toBe('Not scored this time.');
    expect(said.verdict.title).toBe('Not sure. Please repeat.');
    expect(said.recommendations).toEqual([message]);
  });
});

group('recommendations', () => {
  test('are never more than three, and never the same twice', () => {
    const many = ['TH:wrong>S', 'R:wrong>L', 'V:wrong>B', 'Z:wrong>S', 'W:wrong>V'];
    const said = describe(
      take(
        'a b c d e',
        many.map((sounds, i) => word('abcde'[i] ?? '', sounds)),
      ),
    );
    expect(said.recommendations).toHaveLength(3);
    expect(new Set(said.recommendations).size).toBe(3);
  });

  test('one mistake in several words is one tip', () => {
    const said = describe(
      take('think three', [think, word('three', 'TH:wrong>S R IY')], { overallAccuracy: 50 }),
    );
    expect(said.recommendations).toHaveLength(1);
    expect(said.recommendations[0]).toContain('in “think” and “three”');
  });

  test('words that were not heard come first', () => {
    const said = describe(
      take('think worth', [think, word('worth', 'W ER TH', { kind: 'missing' })]),
    );
    expect(said.recommendations[0]).toBe('Say every word: “worth” did not come through.');
    expect(said.feedback[1]?.feedback).toContain('“worth”');
  });

  test('a missed melody outranks a sound', () => {
    const message = 'Your voice went down at the end.';
    const said = describe(
      take('think', [think], {
        intonation: {
          target: { kind: 'yes-no-question' },
          score: 20,
          message,
          model: { times: [], semitones: [] },
        },
      }),
    );
    expect(said.recommendations[0]).toBe(message);
  });

  test('a clean take earns praise for the hardest sound in it', () => {
    const said = describe(take('worth a try', [worth], { overallAccuracy: 97 }));
    expect(said.recommendations).toEqual([
      'Well done on the /θ/ in “worth” (th as in thin): it was perfectly clear.',
    ]);
  });

  test('there is always something to say', () => {
    for (const overallAccuracy of [99, 30]) {
      const said = describe(take('at', [word('at', 'AE:check T')], { overallAccuracy }));
      expect(said.recommendations.length).toBeGreaterThan(0);
    }
    expect(describe(take('up', [word('up', 'P')])).recommendations).toHaveLength(1);
  });
});

group('word feedback', () => {
  test('a missing past ending is about the ending', () => {
    const [said] = describe(take('asked', [word('asked', 'AE S K T:wrong')])).feedback;
    expect(said?.feedback).toBe(
      'The /t/ (t as in ten) in “asked” did not come through. The ending tells when it happened, so let the last sound be heard.',
    );
  });

  test('an easy sound in a group or at an end is about the place, a hard one about itself', () => {
    const cue = (name: string, sounds: string) =>
      describe(take(name, [word(name, sounds)])).feedback[0]?.feedback;
    expect(cue('stop', 'S:wrong T AA P')).toContain('with no vowel before or between');
    expect(cue('bad', 'B AE D:wrong')).toContain('Close it off fully');
    expect(cue('bus', 'B AH S:wrong')).toContain('Hold the last sound');
    expect(cue('hands', 'HH AE N D Z:wrong')).toContain('it carries meaning');
    expect(cue('three', 'TH:wrong R IY')).toContain('between the teeth');
    expect(cue('worth', 'W ER TH:wrong')).toContain('between the teeth');
  });

  test('a vowel put into a group of consonants is named', () => {
    const [said] = describe(take('stop', [word('stop', 'S:wrong>EH T AA P')])).feedback;
    expect(said?.feedback).toContain('A small vowel slipped in.');
  });

  test('a vowel heard for a lone consonant is not claimed', () => {
    const said = describe(take('face', [word('face', 'F EY S:check>IY')]));
    expect(said.feedback[0]?.feedback).toMatch(/^The \/s\/ .* was not quite clear/);
    expect(said.recommendations[0]).toContain('Sharpen the /s/ in “face”');
  });

  test('a blurred word is told so and gets a tip', () => {
    const should = word('should', 'SH UH D', { kind: 'unclear', accuracy: 0.7 });
    const said = describe(take('should', [should]));
    expect(said.feedback[0]?.feedback).toContain('“should”');
    expect(said.recommendations[0]).toContain('Give “should” more room');
  });

  test('a word that is only fair is not praised', () => {
    const fair = word('edge', 'EH JH', { accuracy: 0.79 });
    expect(describe(take('edge', [fair])).feedback[0]?.feedback).not.toMatch(/Clear|Well|Good/);
  });

  test('a halting take without pauses gets a tip about rhythm', () => {
    const said = describe(take('edge', [word('edge', 'EH JH')], { fluencyScore: 40 }));
    expect(said.recommendations[0]).toContain('Let it flow');
  });

  test('wrong stress is said only when no sound was flagged', () => {
    const stress = { expected: 0, heard: 1 };
    const clean = word('table', 'T EY B AH L', { stress });
    const flagged = word('table', 'T:wrong>D EY B AH L', { stress });
    expect(describe(take('table', [clean])).feedback[0]?.feedback).toContain('first syllable');
    expect(describe(take('table', [flagged])).feedback[0]?.feedback).not.toContain('syllable');
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

  test('every sound can be flagged without knowing what was heard', () => {
    for (const { phone, ipa } of SOUNDS) {
      const [said] = describe(take('bird', [word('bird', `${phone}:wrong AH`)])).feedback;
      expect(said?.feedback).toContain(`/${ipa}/`);
      expect(said?.feedback).not.toContain('undefined');
    }
  });
});
