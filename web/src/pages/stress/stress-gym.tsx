import { canSay } from '../../features/stress/can-say.ts';
import { chooseQuestions } from '../../features/stress/choose-questions.ts';
import { StressIntro } from '../../features/stress/intro.tsx';
import { keptStressRounds } from '../../features/stress/round.ts';
import type { StressHistory } from '../../features/stress/use-stress.ts';
import { isOver } from '../../lib/rounds/round.ts';
import { RoundStart } from '../rounds/round-start.tsx';
import { useRound } from '../rounds/use-round.ts';
import type { RoundVoices } from '../rounds/use-round-voices.ts';
import { StressEnd } from './stress-end.tsx';
import { StressStage } from './stress-stage.tsx';

/** Before, in and after a round. */
export function StressGym({
  userId,
  history,
  voices: { names, voiceOf },
  isTodays,
}: {
  userId: number;
  history: StressHistory;
  voices: RoundVoices;
  /** Whether it is a step of today’s practice. */
  isTodays: boolean;
}) {
  const { round, left, change, begin, resume, leave } = useRound({
    userId,
    kept: keptStressRounds,
  });
  if (round && isOver(round)) {
    return (
      <StressEnd
        key={round.key}
        userId={userId}
        round={round}
        isTodays={isTodays}
        onAnother={leave}
      />
    );
  }
  if (round) return <StressStage round={round} voiceOf={voiceOf} onChange={change} />;
  const beginNew = () =>
    begin(
      chooseQuestions({
        history,
        voices: names,
        canSay: (voice, item) => canSay(voiceOf(voice), item),
        random: Math.random,
      }),
    );
  return (
    <StressIntro history={history}>
      <RoundStart left={left} onResume={resume} onBegin={beginNew} />
    </StressIntro>
  );
}
