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
      'it’s: Good: clear and natural.',
      'worth: Clear. The /ɝ/ (ir as in bird) was right on target.',
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
});

test('a take that cannot be scored is asked for again, with what to do', () => {
  const message = 'There was no voice in this recording.';
  const said = describe(
    take('worth', [word('worth', 'W ER TH', { kind: 'missing' })], {
      issues: [{ code: 'silence', blocking: true, message }],
    }),
  );
  expect(said.feedback[0]?.feedback).toBe('Not scored this time.');
  expect(said.recommendations).toEqual([message]);
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
      'Well done on the /θ/ (th as in thin) in “worth”: it was perfectly clear.',
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
      'The /t/ (t as in ten) at the end of “asked” did not come through. The ending tells when it happened, so let the last sound be heard.',
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
    expect(said?.feedback).toBe(
      'A small vowel, /ɛ/, came with the /s/ (s as in see) in “stop”. Move from one consonant to the next without opening your mouth.',
    );
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

  test('a halting take with a slip gets a tip about rhythm after it', () => {
    const edge = word('edge', 'EH JH:check', { kind: 'unclear' });
    const said = describe(take('edge', [edge], { fluencyScore: 40 }));
    expect(said.recommendations[1]).toContain('Let it flow');
  });

  test('wrong stress is said only when no sound was flagged', () => {
    const stress = { expected: 1, heard: 2 };
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

  test('the weak vowel has a name and a cue of its own', () => {
    const about = word('about', 'AH:wrong B AW T');
    about.sounds[0]!.ipa = 'ə';
    const said = describe(take('about', [about]));
    expect(said.feedback[0]?.feedback).toMatch(/^The \/ə\/ \(the weak a as in about\) in “about”/);
    expect([...said.recommendations, said.feedback[0]?.feedback].join()).not.toContain('cup');
  });

  test('the same slip in a second word points back instead of repeating the advice', () => {
    const three = word('three', 'TH:wrong>S R IY');
    const [first, second] = describe(take('think three', [think, three])).feedback;
    expect(first?.feedback).toContain('blow softly');
    expect(second?.feedback).not.toContain('blow softly');
    expect(second?.feedback).toContain('“think”');
  });
});

group('praise', () => {
  const said = (words: ReturnType<typeof word>[], changes = {}) =>
    describe(take('', words, { overallAccuracy: 96, ...changes }));

  test('names each sound once, and none in a little word', () => {
    const brother = word('brother', 'B R AH DH ER');
    const other = word('other', 'AH DH ER');
    const { feedback } = said([word('the', 'DH AH'), brother, word('the', 'DH AH'), other]);
    const praised = feedback.map((line) => /\/(.+?)\//.exec(line.feedback)?.[1]);
    expect(praised[0]).toBeUndefined();
    expect(praised[2]).toBeUndefined();
    expect(praised.filter((ipa) => ipa === 'ð')).toHaveLength(1);
  });

  test('is not given to a sound without evidence of its own', () => {
    const { feedback, recommendations } = said([worth], { certain: new Set() });
    expect([feedback[0]?.feedback, ...recommendations].join()).not.toContain('/');
  });

  test('is not given to a sound that slipped in another word', () => {
    const { recommendations } = said([think, worth]);
    expect(
      recommendations.filter((text) => /Well done|spot on|just right/.test(text)).join(),
    ).not.toContain('θ');
  });
});

group('a low score over clear words', () => {
  const clear = (seconds: number) =>
    ['see', 'you', 'soon'].map((name, i) =>
      word(name, 'S IY N', { start: i * seconds, end: (i + 1) * seconds }),
    );
  const tips = (changes: object, seconds = 0.3) =>
    describe(take('see you soon', clear(seconds), { overallAccuracy: 62, ...changes }))
      .recommendations;

  test('is explained by the stops', () => {
    const pauses = [{ start: 1, end: 1.9, afterWord: 0 }];
    expect(tips({ pauses })[0]).toContain('you stopped once, 0.9 s in all');
  });

  test('is explained by the pace, or else by the rhythm', () => {
    expect(tips({}, 0.6)[0]).toContain('the pace');
    expect(tips({ fluencyScore: 50 })[0]).toContain('the rhythm');
  });

  test('is not explained where a word was off, nor where it is not low', () => {
    const off = word('see', 'S:wrong>SH IY', { kind: 'mispronounced' });
    expect(
      describe(take('see', [off], { overallAccuracy: 62 })).recommendations.join(),
    ).not.toContain('Every word was clear');
    expect(tips({ overallAccuracy: 90 }).join()).not.toContain('Every word was clear');
  });
});

test('two slips of one sound are one tip, whatever they became', () => {
  const { recommendations } = describe(
    take('think three thin', [
      think,
      word('three', 'TH:wrong>T R IY'),
      word('thin', 'TH:check IH N'),
    ]),
  );
  expect(recommendations.filter((text) => text.includes('θ'))).toHaveLength(1);
});

test('a missed melody says what it cost', () => {
  const intonation = {
    target: { kind: 'yes-no-question' as const },
    score: 0,
    message: 'Your voice went down.',
    model: { times: [], semitones: [] },
  };
  const { recommendations } = describe(
    take('worth', [worth], { overallAccuracy: 67, spokenAccuracy: 96, intonation }),
  );
  expect(recommendations[0]).toBe(
    'Your voice went down. The tune is what this exercise trains, so it took 29 points off the score.',
  );
});
