import { earContrasts } from '@saywell/contract';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import {
  chooseQuestions,
  type EarHistory,
  NO_HISTORY,
} from '../../features/ear/choose-questions.ts';
import { EarIntro } from '../../features/ear/intro.tsx';
import { keptEarRounds } from '../../features/ear/round.ts';
import { StandingList } from '../../features/ear/standing-list.tsx';
import { isOver } from '../../lib/rounds/round.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RoundStart } from '../rounds/round-start.tsx';
import { useRound } from '../rounds/use-round.ts';
import type { RoundVoices } from '../rounds/use-round-voices.ts';
import { earAddress } from './addresses.ts';
import { RoundEnd, VisitorsEnd } from './round-end.tsx';
import { ToPath } from './to-path.tsx';
import { RoundStage } from './round-stage.tsx';
import type { PlayablePairs } from './use-playable-pairs.ts';

const newSeed = () => Math.floor(Math.random() * 2 ** 32);

/** Before, in and after a round. `userId` is 0 for a visitor, who has one. */
export function EarTraining({
  userId,
  history = NO_HISTORY,
  focus,
  voices,
  pairs,
  isTodays,
}: {
  userId: number;
  history: EarHistory | undefined;
  /** The contrast that the address asks for. */
  focus: string | undefined;
  voices: RoundVoices;
  pairs: PlayablePairs;
  /** Whether it is a step of today’s practice. */
  isTodays: boolean;
}) {
  const { names, voiceOf } = voices;
  const [seed, setSeed] = useState(newSeed);
  const { round, left, change, begin, resume, leave } = useRound({
    userId,
    kept: keptEarRounds,
    // Another contrast is asked for.
    isWanted: ({ questions }) =>
      focus === undefined || questions.some(({ contrast }) => contrast === focus),
  });

  if (round && isOver(round)) {
    const end = { round, voiceOf };
    if (userId === 0) return <VisitorsEnd {...end} />;
    const another = () => {
      leave();
      setSeed(newSeed());
    };
    return (
      <RoundEnd
        key={round.key}
        {...end}
        userId={userId}
        history={history}
        isTodays={isTodays}
        onAnother={another}
      />
    );
  }
  if (round) {
    return (
      <RoundStage round={round} isVisitors={userId === 0} voiceOf={voiceOf} onChange={change} />
    );
  }
  const given = { contrasts: earContrasts, history, voices: names, focus, seed };
  const playable = chooseQuestions({ ...given, canSay: pairs.canPlay });
  // Offline with nothing kept, the round says that it waits for a connection.
  const next = playable.length > 0 ? playable : chooseQuestions({ ...given, canSay: pairs.canSay });
  const upcoming = left?.questions ?? next;
  return (
    <div className="grid content-start gap-8">
      <EarIntro
        contrasts={[...new Set(upcoming.map(({ contrast }) => contrast))]}
        history={history}
      >
        <RoundStart left={left} onResume={resume} onBegin={() => begin(next)} />
        <p className="text-15 text-ink-3">Turn your sound on. Headphones help.</p>
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          {userId !== 0 && <ToPath />}
          <TextLink to="/partner" className="-my-2.5">
            Practice with a partner
            <Icon of={ArrowRight} size={18} />
          </TextLink>
        </div>
      </EarIntro>
      {history.contrasts.length > 0 && (
        <Card aria-labelledby="heard">
          <h2 id="heard">Trained so far</h2>
          <p className="num mt-1 mb-3 text-15 text-ink-2">
            {history.contrasts.length} of {earContrasts.length} contrasts. Choose one to train it
            again. A contrast counts as heard once you get 9 of 10 right on two days.
          </p>
          <StandingList contrasts={history.contrasts} addressOf={earAddress} />
        </Card>
      )}
    </div>
  );
}
