import { CATEGORIES, type Category } from '@saywell/contract';
import { ofCategory, useExercises } from '../../features/exercises/queries.ts';
import { exampleOptions, PACES } from '../../features/listening/speaking.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { KeepCard } from '../../features/offline/keep-card.tsx';

/** The examples of each category as the practice screen asks for them: the usual pace first. */
export function KeepForOffline() {
  const voice = useVoice();
  const { data } = useExercises();
  const paces = PACES.toReversed();
  const phrases =
    data &&
    (Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        ofCategory(data, category).map(({ phrase }) => phrase),
      ]),
    ) as Record<Category, string[]>);
  return (
    <KeepCard
      phrases={phrases}
      asksFor={(text, manner) =>
        paces.map((pace) => ({ text, manner, voiceOptions: exampleOptions(voice, pace) }))
      }
    />
  );
}
