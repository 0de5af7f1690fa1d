import type { Analysis, SoundAnalysis, WordAnalysis } from '@saywell/speech';
import { agreementOf, type Agreement, flagQuality, type Pairs } from './agreement.ts';
import { seededRandom } from './disturb.ts';
import type { LabeledClip } from './labeled-folder.ts';

type ShownWord = Pick<WordAnalysis, 'accuracy' | 'kind'> & {
  sounds: Pick<SoundAnalysis, 'accuracy' | 'verdict'>[];
};

/** The part of an analysis that is compared with what experts say. */
export type Shown = Pick<
  Analysis,
  'overallAccuracy' | 'accuracyScore' | 'fluencyScore' | 'prosodyScore'
> & { words: ShownWord[] };

/** Whether the learner is shown a problem in this word. */
export function isMarked({ kind, sounds }: ShownWord): boolean {
  return kind !== 'ok' || sounds.some(({ verdict }) => verdict !== 'good');
}

export type Reading = { clip: LabeledClip; analysis: Shown };

/** Experts' scores below which a sound (0–2) or word (0–10) counts as bad. */
const BAD_SOUND = 1;
const BAD_WORD = 5;

/** Experts' scores next to the engine's, on the experts' scales. */
export function agreementTable(readings: Reading[]): Record<string, Agreement> {
  const random = seededRandom(7);
  const measure = (pairs: Pairs) => agreementOf(pairs, random);
  const whole = (predicted: (analysis: Shown) => number, given: (clip: LabeledClip) => number) =>
    measure(
      readings.map(({ clip, analysis }) => ({
        speaker: clip.speaker,
        predicted: predicted(analysis) / 10,
        given: given(clip),
      })),
    );
  return {
    sounds: measure(soundPairs(readings)),
    words: measure(wordPairs(readings)),
    accuracy: whole(
      ({ accuracyScore }) => accuracyScore,
      ({ accuracy }) => accuracy,
    ),
    fluency: whole(
      ({ fluencyScore }) => fluencyScore,
      ({ fluency }) => fluency,
    ),
    prosody: whole(
      ({ prosodyScore }) => prosodyScore,
      ({ prosody }) => prosody,
    ),
    total: whole(
      ({ overallAccuracy }) => overallAccuracy,
      ({ total }) => total,
    ),
  };
}

export function flagTable(readings: Reading[]) {
  const sounds = soundsOf(readings);
  const words = wordsOf(readings);
  const bySound = (verdicts: string[]) =>
    flagQuality(
      sounds.map(({ sound, given }) => ({
        flagged: verdicts.includes(sound.verdict),
        bad: given < BAD_SOUND,
      })),
    );
  const byWord = (kinds: string[]) =>
    flagQuality(
      words.map(({ word, given }) => ({
        flagged: kinds.includes(word.kind),
        bad: given <= BAD_WORD,
      })),
    );
  return {
    'sounds: wrong': bySound(['wrong']),
    'sounds: wrong or check': bySound(['wrong', 'check']),
    'words: mispronounced or missing': byWord(['mispronounced', 'missing']),
    'words: unclear or worse': byWord(['mispronounced', 'missing', 'unclear']),
  };
}

function soundPairs(readings: Reading[]): Pairs {
  return soundsOf(readings).map(({ speaker, sound, given }) => ({
    speaker,
    predicted: 2 * sound.accuracy,
    given,
  }));
}

function wordPairs(readings: Reading[]): Pairs {
  return wordsOf(readings).map(({ speaker, word, given }) => ({
    speaker,
    predicted: 10 * word.accuracy,
    given,
  }));
}

export function wordsOf(readings: Reading[]) {
  return readings.flatMap(({ clip, analysis }) =>
    clip.words.map((labeled, i) => ({
      speaker: clip.speaker,
      word: analysis.words[i]!,
      given: labeled.score,
    })),
  );
}

export function soundsOf(readings: Reading[]) {
  return readings.flatMap(({ clip, analysis }) =>
    clip.words.flatMap((labeled, i) => {
      const { sounds } = analysis.words[i]!;
      return labeled.phoneScores.flatMap((given, k) => {
        const sound = sounds[k];
        return sound ? [{ speaker: clip.speaker, sound, given }] : [];
      });
    }),
  );
}
