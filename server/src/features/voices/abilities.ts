import { join } from 'node:path';
import { type SampleVoice, type ScenePart, scenePartId, stressItems } from '@saywell/contract';
import { CLIPS, type Clips, openClips } from './clips.ts';
import { pairsToldApart } from './ear-pairs.ts';
import { untilChanged } from './until-changed.ts';

type Abilities = Required<Pick<SampleVoice, 'earPairs' | 'sceneParts' | 'stressItems'>>;
type Scene = { slug: string; lines: readonly { part: ScenePart; phrase: string }[] };

const PARTS: readonly ScenePart[] = [0, 1];

/** What a voice can be asked for where another one must not stand in, by the folder of the voice. */
export const createAbilities = (scenes: readonly Scene[]) =>
  untilChanged(async (folder): Promise<Abilities> => {
    const clips = openClips(join(folder, CLIPS));
    return {
      earPairs: await pairsToldApart(folder),
      sceneParts: await wholeParts(clips, scenes),
      stressItems: await heardItems(clips),
    };
  });

/** The parts of which every line is there: nobody changes their voice within a conversation. */
async function wholeParts(clips: Clips, scenes: readonly Scene[]): Promise<string[]> {
  const parts = scenes.flatMap(({ slug, lines }) =>
    PARTS.map((part) => ({ id: scenePartId(slug, part), lines: lines.filter(isOf(part)) })),
  );
  const keys = parts.flatMap(({ lines }) => lines.map(({ phrase }) => natural(phrase)));
  const there = new Set((await clips.among(keys)).map(({ text }) => text));
  return parts
    .filter(({ lines }) => lines.every(({ phrase }) => there.has(phrase)))
    .map(({ id }) => id);
}

/** Of the stress gym. Not the pairs: in those, both words must be told apart as well. */
async function heardItems(clips: Clips): Promise<string[]> {
  const items = stressItems.filter(({ kind }) => kind !== 'pair');
  const keys = items.map(({ id, text }) => ({ id, ...natural(text) }));
  const there = await clips.among(keys);
  const facts = await Promise.all(there.map((key) => clips.facts(key)));
  return there.filter((_, at) => facts[at]?.isStrongHeard === true).map(({ id }) => id);
}

const natural = (text: string) => ({ text, manner: 'natural' }) as const;

const isOf = (part: ScenePart) => (line: { part: ScenePart }) => line.part === part;
