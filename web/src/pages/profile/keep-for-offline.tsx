import { CATEGORIES, type Category } from '@saywell/contract';
import { ENGINE_BYTES, isEngineKept, keepEngine } from '../../features/device/keep-engine.ts';
import { ofCategory, useExercises } from '../../features/exercises/queries.ts';
import { exampleOptions, PACES } from '../../features/listening/speaking.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { KeepCard } from '../../features/offline/keep-card.tsx';
import { appConfig } from '../../lib/app-config.ts';

const engine = { bytes: ENGINE_BYTES, isKept: isEngineKept, keep: keepEngine };

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
      engine={appConfig.deviceScoring === false ? undefined : engine}
      asksFor={(text, manner) =>
        paces.map((pace) => ({ text, manner, voiceOptions: exampleOptions(voice, pace) }))
      }
    />
  );
}
