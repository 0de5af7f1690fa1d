import type {
  FeedbackInputs,
  HeardSound,
  ScoredTake,
  SoundAnalysis,
  WordAnalysis,
} from '../analysis.ts';
import { minimalPair } from '../findings/minimal-pairs.ts';
import type { ExpectedWord } from '../phonemes/expected-words.ts';
import { lineUp, nearestForm } from '../phonemes/line-up.ts';
import { withoutStress } from '../phonemes/phone-set.ts';
import { ipaOf } from '../phonemes/sounds.ts';
import { isDetail, judgedAs } from '../phonemes/tap.ts';

/**
 * Words are judged by the fair way of saying them that fits the take best, and shown in the form
 * that the phrase is written in: “for” is not /fɔɹ/ before the take and /fɚ/ after it.
 */
export function showAsTaught<Take extends ScoredTake & FeedbackInputs>(
  asked: readonly ExpectedWord[],
  take: Take,
): Take {
  const certain = new Set<SoundAnalysis>();
  const words = take.words.map((word, index): WordAnalysis => {
    const [usual, ...others] = asked[index]?.shown ?? [];
    const sounds = usual
      ? soundsOf(
          nearestForm(
            [usual, ...others],
            word.sounds.map(({ phone }) => phone),
          ),
          word,
        )
      : word.sounds.map((sound) => ({ shown: sound, judged: [sound] }));
    for (const { shown, judged } of sounds) {
      const isItself = judged.every(({ phone }) => phone === shown.phone);
      if (judged.length > 0 && isItself && judged.every((sound) => take.certain.has(sound))) {
        certain.add(shown);
      }
    }
    return { ...word, sounds: sounds.map(({ shown }) => shown) };
  });
  return { ...take, words, certain };
}

function soundsOf(form: readonly string[], { sounds, kind, start }: WordAnalysis) {
  const { places } = lineUp(
    form,
    sounds.map(({ phone }) => phone),
  );
  const phones = form.map((symbol) => withoutStress(judgedAs(symbol)));
  let reached = start;
  return form.map((symbol, index) => {
    const judged = places[index]!.map((place) => sounds[place]!);
    const shown = showSound(symbol, judged, phones, index) ?? leftOut(symbol, reached, kind);
    reached = shown.end;
    return { shown, judged };
  });
}

/** Two sounds that the form writes as one are as good as the worse of them. */
function showSound(
  symbol: string,
  judged: readonly SoundAnalysis[],
  phones: readonly string[],
  index: number,
): SoundAnalysis | undefined {
  const [worst] = judged.toSorted((a, b) => a.accuracy - b.accuracy);
  if (!worst) return undefined;
  const { heard, dropped, maybe, ...rest } = worst;
  const phone = phones[index]!;
  return {
    ...rest,
    phone,
    ipa: ipaOf(symbol),
    start: judged[0]!.start,
    end: judged.at(-1)!.end,
    // What the form asks for cannot be what was said instead of it.
    ...(heard && heard.phone !== phone
      ? { heard: heardBeside(symbol, heard.phone, phones, index) }
      : {}),
    // Of two sounds that it writes as one, the other one was said.
    ...(dropped && worst.phone === phone ? { dropped } : {}),
    ...(maybe !== undefined && worst.phone === phone ? { maybe } : {}),
  };
}

/** Left out as running speech may: there is nothing to say against it. */
function leftOut(symbol: string, time: number, kind: WordAnalysis['kind']): SoundAnalysis {
  const missing = kind === 'missing';
  return {
    phone: withoutStress(judgedAs(symbol)),
    ipa: ipaOf(symbol),
    start: time,
    end: time,
    accuracy: missing ? 0 : 1,
    verdict: missing ? 'wrong' : 'good',
  };
}

/** A weak syllable stays weak whatever vowel it got: there AH and ER are ə and ɚ. */
function heardBeside(
  symbol: string,
  heard: string,
  phones: readonly string[],
  index: number,
): HeardSound {
  const ipa = ipaOf(symbol.endsWith('0') ? `${heard}0` : heard);
  // A pair has the full vowels and plain consonants.
  const pair =
    symbol.endsWith('0') || isDetail(symbol) ? undefined : minimalPair(heard, phones, index);
  return { phone: heard, ipa, ...(pair && { pair: [...pair] }) };
}
