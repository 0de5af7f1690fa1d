import { earContrasts, type ScriptText, stressItems, type Training } from '@saywell/contract';
import { readExercises } from '../../seed/content.ts';
import { readDrillWords } from './drill-words.ts';
import { formsOf } from './ear-words.ts';
import type { ClipKey } from './kept-voice.ts';

/** A text that learners hear read aloud, and how it is to be said. */
export type KnownText = ClipKey & {
  from: ScriptText['from'];
  trains: Training | undefined;
};

/**
 * Every exercise, word of ear training, item of the stress gym and word of a drill, each once; careful
 * as well where an exercise teaches forms of its own. The exercises come first, as learners meet them.
 */
export async function knownTexts(): Promise<KnownText[]> {
  const exercises = (await readExercises()).flatMap(({ phrase, trains }): KnownText[] => [
    { text: phrase, manner: 'natural', from: 'exercise', trains },
    ...(trains.forms?.length
      ? [{ text: phrase, manner: 'careful', from: 'exercise', trains: inFull(trains) } as const]
      : []),
  ]);
  const words = earContrasts.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.words));
  const ear = words.map((word): KnownText => {
    const forms = formsOf(word);
    const trains = forms.length > 0 ? { forms } : undefined;
    return { text: word.text, manner: 'natural', from: 'ear', trains };
  });
  const stress = stressItems.map(({ text, trains }): KnownText => ({
    text,
    manner: 'natural',
    from: 'stress',
    trains,
  }));
  const drills = [...(await readDrillWords()).values()].map((text): KnownText => ({
    text,
    manner: 'natural',
    from: 'drill',
    trains: undefined,
  }));
  const all = [...exercises, ...ear, ...stress, ...drills];
  // Of a text that is there twice the first counts: an exercise asks for the most.
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

/** A word of a drill is there for its sounds, and networks blur those of single words. */
export const isForNetworks = ({ from }: KnownText): boolean => from !== 'drill';

/** Said carefully, the forms are those of the dictionary. */
const inFull = (trains: Training): Training => ({ ...trains, forms: [] });

export const keyOf = ({ text, manner }: ClipKey) => JSON.stringify([text, manner]);
