import type { Analysis } from '@saywell/contract';

type Word = Analysis['words'][number];
type Sound = Word['sounds'][number];

/** One sound as "TH θ .2 wrong S s". */
function sound(text: string, start: number): Sound {
  const [phone = '', ipa = '', accuracy = '1', verdict = 'good', heardPhone, heardIpa] =
    text.split(' ');
  return {
    phone,
    ipa,
    accuracy: Number(accuracy),
    verdict: verdict as Sound['verdict'],
    start,
    end: start + 0.1,
    ...(heardPhone && heardIpa && { heard: { phone: heardPhone, ipa: heardIpa } }),
  };
}

export function buildWord(
  word: string,
  accuracy: number,
  start: number,
  sounds: string[],
  kind: Word['kind'] = 'ok',
): Word {
  return {
    word,
    accuracy,
    kind,
    start,
    end: start + 0.1 * sounds.length,
    sounds: sounds.map((text, index) => sound(text, start + 0.1 * index)),
  };
}

/** "I think so." with /s/ for /θ/, as a test's starting point. */
export function buildAnalysis(overrides: Partial<Analysis> = {}): Analysis {
  return {
    overallAccuracy: 78,
    accuracyScore: 78,
    fluencyScore: 80,
    prosodyScore: 80,
    completenessScore: 100,
    transcript: 'I think so',
    confidence: 0.95,
    words: [
      buildWord('I', 0.96, 0.2, ['AY aɪ']),
      {
        ...buildWord(
          'think',
          0.48,
          0.3,
          ['TH θ .2 wrong S s', 'IH ɪ', 'NG ŋ .6 check', 'K k'],
          'mispronounced',
        ),
        finding: {
          kind: 'sound',
          sound: { phone: 'TH', ipa: 'θ' },
          words: [1],
          title: 'You said /s/; aim for /θ/ (th as in thin)',
          body: 'Let the tip rest between your teeth.',
        },
      },
      buildWord('so', 0.9, 0.8, ['S s', 'OW oʊ']),
    ],
    pauses: [],
    pitch: { times: [0.2, 0.21, 0.22], semitones: [0, 1, 2] },
    issues: [],
    contrasts: [],
    feedback: [
      { word: 'I', accuracy: 0.96, feedback: 'Clear.' },
      {
        word: 'think',
        accuracy: 0.48,
        feedback: 'You said /s/; aim for /θ/ (th as in thin). Let the tip rest between your teeth.',
      },
      { word: 'so', accuracy: 0.9, feedback: 'Clear.' },
    ],
    recommendations: [],
    ...overrides,
  };
}
