import { STRESS_QUESTIONS, type StressItem, stressItems, type StressKind } from '@saywell/contract';
import type { StressHistory } from './use-stress.ts';

export type StressQuestion = { item: string; voice: string };

type Asked = {
  history: Pick<StressHistory, 'recent'>;
  voices: readonly string[];
  /** Whether a voice says a word so that its strong syllable is heard. */
  canSay: (voice: string, item: StressItem) => boolean;
  random: () => number;
};

/** Words, pairs and sentences in turn. */
const TURNS: StressKind[] = ['word', 'pair', 'focus', 'word'];

/** Ten questions: what was missed lately comes first, then what was not asked lately. */
export function chooseQuestions({ history, voices, canSay, random }: Asked): StressQuestion[] {
  const needOf = new Map(
    history.recent.map(({ item, asked, right }) => [item, right < asked ? 0 : 2]),
  );
  const ordered = stressItems
    .map((item) => ({ item, order: (needOf.get(item.id) ?? 1) + random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
  const ofKind = new Map(
    (['word', 'pair', 'focus'] as const).map((kind) => [
      kind,
      fewMissed(
        ordered.filter((item) => item.kind === kind && voices.some((name) => canSay(name, item))),
      ),
    ]),
  );
  const turns = Array.from({ length: STRESS_QUESTIONS }, (_, at) => TURNS[at % TURNS.length]!);
  return turns.map((kind) => {
    const item = ofKind.get(kind)!.shift()!;
    const able = voices.filter((voice) => canSay(voice, item));
    return { item: item.id, voice: able[Math.floor(random() * able.length)]! };
  });

  /** Every other one may be one that was missed: a round of those alone would dishearten. */
  function fewMissed(items: StressItem[]): StressItem[] {
    const missed = items.filter(({ id }) => needOf.get(id) === 0);
    const others = items.filter(({ id }) => needOf.get(id) !== 0);
    return items.map(
      (_, at) => (at % 2 === 0 ? missed.shift() : undefined) ?? others.shift() ?? missed.shift()!,
    );
  }
}
