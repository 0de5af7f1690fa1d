import { type StressItem, type StressSaid, stressModelOf } from '@saywell/contract';
import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { stopListening } from '../../features/listening/listening.ts';
import { analysisProblem, type SavedAnalysis } from '../../features/practice/analyze.ts';
import { useStopOnEscape } from '../../features/recording/mic-button.tsx';
import { useRecorder } from '../../features/recording/use-recorder.ts';
import { learnersBars, modelsBars } from '../../features/stress/bars.ts';
import { type SaidStress, saidStress } from '../../features/stress/said-stress.ts';
import { SyllableBars } from '../../features/stress/syllable-bars.tsx';
import { toSay } from '../../features/stress/written-of.ts';
import { useStore } from '../../lib/store.ts';
import { BandMark } from '../../ui/band-mark.tsx';
import { bandText } from '../../ui/bands.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SignInAgain } from '../practice/sign-in-again.tsx';
import { useScoring } from '../practice/use-scoring.ts';

/** Seconds that it waits for the voice before it asks for another press. */
const WAIT_S = 8;

/** The word or sentence said aloud, and what each part of it was like. Without a microphone it is left out. */
export function SayIt({ item, onSaid }: { item: StressItem; onSaid: (said: StressSaid) => void }) {
  const { score, tap } = useScoring(item);
  const [last, setLast] = useState<SaidStress>();
  const [isSilent, setSilent] = useState(false);
  const recorder = useRecorder<SavedAnalysis>({
    phrase: item.phrase,
    wait: WAIT_S,
    tap,
    onStart: () => {
      setSilent(false);
      stopListening();
    },
    onSilence: () => setSilent(true),
    analyze: async (take, signal) => {
      const analysis = await score(take, { phrase: item.phrase, stressItem: item.id }, signal);
      if (signal.aborted) return analysis;
      const said = saidStress(analysis, item);
      setLast(said);
      onSaid(said.said);
      return analysis;
    },
    explain: analysisProblem,
  });
  const { state } = recorder;
  const spoken = useStore(recorder.readings).peaks.length > 0;
  const isLive = state.name === 'recording';
  const isChecking = state.name === 'analyzing';
  useStopOnEscape(isLive, recorder.again);
  const press = () => {
    if (isLive) return spoken ? recorder.stop() : recorder.again();
    recorder.again();
    return recorder.start();
  };
  const isSentence = item.kind === 'focus';
  const model = stressModelOf(item.id);
  const problem = state.name === 'error' ? state.problem : undefined;
  return (
    <Card aria-labelledby="say-it" className="grid gap-4">
      <h2 id="say-it" className="text-24">
        {isSentence ? 'Now say the sentence' : `Now say “${toSay(item)}”`}
        {item.note && ` (${item.note})`}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look={isLive ? 'you' : 'line'} busy={isChecking} onClick={press}>
          <Icon of={isLive ? Square : Mic} size={isLive ? 15 : 18} />
          {isChecking
            ? 'Checking...'
            : isLive
              ? 'Stop listening'
              : last
                ? 'Say it again'
                : 'Say it'}
        </Button>
        <p className="text-15 text-ink-2">
          {isLive
            ? spoken
              ? 'Recording...'
              : `Listening. Say the ${isSentence ? 'sentence' : 'word'}.`
            : 'Recording starts when you speak and stops when you’re done.'}
        </p>
      </div>
      <div role="status" className="grid gap-1 empty:hidden">
        {problem ? (
          <>
            <p className="font-semibold">{problem.text ?? problem.title}</p>
            {problem.help && <p className="text-15 text-ink-2">{problem.help}</p>}
            <p className="text-15 text-ink-2">You can go on without saying it.</p>
          </>
        ) : isSilent ? (
          <p>We didn’t hear anything. Come closer to the microphone, then say it again.</p>
        ) : (
          last && <Judged said={last} />
        )}
      </div>
      {state.name === 'error' && state.take && problem && (
        <WayOut kind={problem.kind} onAgain={recorder.sendAgain} />
      )}
      {last?.parts && (
        <SyllableBars
          item={item}
          yours={learnersBars(last.parts)}
          model={model && modelsBars(model)}
        />
      )}
    </Card>
  );
}

function Judged({ said: { band, title, text } }: { said: SaidStress }) {
  return (
    <>
      <p className="flex items-center gap-2 text-20">
        <BandMark band={band} />
        <span className={`font-[650] ${bandText[band]}`}>{title}</span>
      </p>
      <p>{text}</p>
    </>
  );
}

/** What was said and has no answer yet can be sent again. */
function WayOut({ kind, onAgain }: { kind: string | undefined; onAgain: () => void }) {
  if (kind === 'signed-out') return <SignInAgain onSignedIn={onAgain} />;
  if (kind !== 'busy') return null;
  return (
    <Button look="line" size="s" className="justify-self-start" onClick={onAgain}>
      Send again
    </Button>
  );
}
