import { earContrasts, type ScriptText, stressItems, type Training } from '@saywell/contract';
import { readExercises } from '../../seed/content.ts';
import { readScenes } from '../../seed/scenes.ts';
import { readDrillWords } from './drill-words.ts';
import { formsOf } from './ear-words.ts';
import type { ClipKey } from './kept-voice.ts';

/** A text that learners hear read aloud, and how it is to be said. */
export type KnownText = ClipKey & {
  from: ScriptText['from'];
  trains: Training | undefined;
  /** Of a line of a scene: whose it is. */
  part?: string;
};

/**
 * Every exercise, line of a scene, word of ear training, item of the stress gym and word of a drill, each once; careful
 * as well where an exercise teaches forms of its own. The exercises come first, as learners meet them.
 */
export async function knownTexts(): Promise<KnownText[]> {
  const exercises = (await readExercises())
    .filter(({ sceneSlug }) => sceneSlug === null)
    .flatMap(({ phrase, trains }) =>
      inBothManners({ text: phrase, manner: 'natural', from: 'exercise', trains }),
    );
  const scenes = (await readScenes()).flatMap(({ title, parts, lines }) =>
    lines.flatMap(({ phrase, trains, part }) =>
      inBothManners({
        text: phrase,
        manner: 'natural',
        from: 'scene',
        trains,
        part: `${parts[part]} in “${title}”`,
      }),
    ),
  );
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
  const all = [...exercises, ...scenes, ...ear, ...stress, ...drills];
  // Of a text that is there twice the first counts: an exercise asks for the most.
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

function inBothManners(known: KnownText & { trains: Training }): KnownText[] {
  const { trains } = known;
  return trains.forms?.length
    ? [known, { ...known, manner: 'careful', trains: inFull(trains) }]
    : [known];
}

/** A word of a drill is there for its sounds, and networks blur those of single words. */
export const isForNetworks = ({ from }: KnownText): boolean => from !== 'drill';

/** Said carefully, the forms are those of the dictionary. */
const inFull = (trains: Training): Training => ({ ...trains, forms: [] });

export const keyOf = ({ text, manner }: ClipKey) => JSON.stringify([text, manner]);
