import { drillOutcome, type DrillOutcome } from '@saywell/contract';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterSaying, type Drill, isOver } from '../../features/drill/drill.ts';
import { drillMessage } from '../../features/drill/drill-message.ts';
import { DrillPanel, type DrillPhase } from '../../features/drill/drill-panel.tsx';
import {
  listenToWord,
  stopListening,
  usePlaying,
  wordKey,
} from '../../features/listening/listening.ts';
import { inPhrase } from '../../features/listening/in-phrase.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { analysisProblem, type SavedAnalysis } from '../../features/practice/analyze.ts';
import { useStopwatch } from '../../features/practice/stopwatch.ts';
import { useStopOnEscape } from '../../features/recording/mic-button.tsx';
import { nextSendIn } from '../../features/recording/recorder-problem.tsx';
import type { OpenTap } from '../../features/recording/sample-tap.ts';
import type { Take } from '../../features/recording/take.ts';
import { type Recorder, useRecorder } from '../../features/recording/use-recorder.ts';
import { scaledPeaks } from '../../lib/audio/sound.ts';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/button.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Seconds that it waits for the voice before it asks for another press. */
const WAIT_S = 8;
/** After a verdict there is time to read it, and to breathe, before it listens again. */
const REST_MS = 1300;
/** After so many in a row it waits for a press: somebody else may be talking. */
const MOST_UNSURE = 2;
const PLACE = 'drill';

type WordDrillProps = {
  drill: Drill;
  /** Whether it listens at once; after a reload it waits for a press. */
  startsNow: boolean;
  send: (take: Take, signal: AbortSignal) => Promise<SavedAnalysis>;
  tap?: OpenTap;
  onChange: (drill: Drill) => void;
  onLeave: () => void;
  onPhrase: () => void;
  phraseGone: boolean;
  notSaved: ReactNode;
};

/** A drill with its microphone: it listens, records the voice, and says at once what came of it. */
export default function WordDrill({
  drill,
  startsNow,
  send,
  tap,
  onChange,
  ...panel
}: WordDrillProps) {
  const { phrase, word, index, sound } = drill.of;
  const watch = useStopwatch();
  const [outcome, setOutcome] = useState<DrillOutcome['outcome']>();
  const [unsure, setUnsure] = useState(0);
  const [sayings, setSayings] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const voice = useVoice();
  const playing = usePlaying((now) => now?.key === wordKey(word, PLACE));
  const sounding = usePlaying((now) => now !== undefined);
  const over = isOver(drill);

  const judge = (analysis: SavedAnalysis) => {
    const judged = drillOutcome(analysis, sound.phone);
    const spent = watch.seconds();
    watch.add(-spent);
    setOutcome(judged.outcome);
    setSayings(sayings + 1);
    setUnsure(judged.outcome === 'unsure' ? unsure + 1 : 0);
    const next = afterSaying(drill, judged, analysis);
    onChange({ ...next, seconds: drill.seconds + spent });
  };

  const recorder = useRecorder<SavedAnalysis>({
    phrase: word,
    wait: WAIT_S,
    tap,
    onStart: () => {
      setSilent(false);
      stopListening();
    },
    onSilence: () => setSilent(true),
    analyze: async (take, signal) => {
      const analysis = await send(take, signal);
      if (!signal.aborted) judge(analysis);
      return analysis;
    },
    explain: analysisProblem,
  });
  const { state } = recorder;

  const say = () => {
    recorder.again();
    recorder.start();
  };
  const goOn = useEffectEvent(say);
  useEffect(() => {
    if (state.name !== 'result' || over || sounding || unsure >= MOST_UNSURE) return undefined;
    const rest = setTimeout(() => goOn(), REST_MS);
    return () => clearTimeout(rest);
  }, [state.name, over, unsure, sounding]);
  useTurns({ sounding, listening: state.name === 'recording', pause: recorder.again, goOn: say });
  useSentAgain(recorder);

  const begin = useEffectEvent(() => {
    if (startsNow && !over) recorder.start();
  });
  // What takes its place ends it; a reload does not.
  const end = useEffectEvent(panel.onLeave);
  useEffect(() => {
    begin();
    return () => end();
  }, []);

  const { peaks } = useStore(recorder.readings);
  const spoken = peaks.length > 0;
  const stop = spoken ? recorder.stop : recorder.again;
  useStopOnEscape(state.name === 'recording', recorder.again);

  return (
    <DrillPanel
      {...panel}
      drill={drill}
      phase={over ? 'over' : phaseOf(state, spoken)}
      peaks={scaledPeaks(peaks)}
      message={drillMessage(drill, outcome, panel.phraseGone)}
      sayings={sayings}
      problem={problemOf(state, isSilent)}
      wayOut={wayOutOf(recorder)}
      takesFocus={startsNow}
      playing={playing}
      onSay={say}
      onStop={stop}
      onListen={() =>
        listenToWord(word, { voice, place: PLACE, reading: inPhrase(phrase, word, index) })
      }
    />
  );
}

type State = Recorder<SavedAnalysis>['state'];

function phaseOf(state: State, spoken: boolean): DrillPhase {
  if (state.name === 'analyzing') return 'checking';
  if (state.name !== 'recording') return 'ready';
  if (!state.live) return 'opening';
  return spoken ? 'recording' : 'listening';
}

function problemOf(state: State, isSilent: boolean) {
  if (state.name === 'error') {
    const { kind, title, text, help, saysOffline } = state.problem;
    if (!state.take) return { title: text ?? title, help };
    if (kind === 'signed-out') {
      return {
        title,
        help: 'Your recording is safe on this page. Sign in again, and we’ll send it.',
      };
    }
    if (kind === 'busy') {
      const when = saysOffline ? 'when the connection is back' : 'again in a moment';
      return {
        title: text ?? title,
        help: `Your recording is safe on this page. It will be sent ${when}.`,
      };
    }
    return { title: text ?? title, help };
  }
  if (!isSilent) return undefined;
  return {
    title: 'We didn’t hear anything.',
    help: 'Come closer to the microphone, then say it again.',
  };
}

/** What was said and has no verdict yet can be sent again. */
function wayOutOf({ state, sendAgain }: Recorder<SavedAnalysis>): ReactNode {
  if (state.name !== 'error' || !state.take) return undefined;
  if (state.problem.kind === 'signed-out') return <SignInAgain onSignedIn={sendAgain} />;
  if (state.problem.kind !== 'busy') return undefined;
  return (
    <Button look="line" size="s" className="justify-self-start" onClick={sendAgain}>
      Send again
    </Button>
  );
}

/** What was said while the server was out of reach is sent by itself. */
function useSentAgain({ state, sendAgain }: Recorder<SavedAnalysis>): void {
  const waits = state.name === 'error' && state.problem.kind === 'busy' && !!state.take;
  const wait = waits ? nextSendIn(state.sent, state.problem.retryAfter) : undefined;
  const send = useEffectEvent(sendAgain);
  useEffect(() => {
    if (!waits) return undefined;
    const onOnline = () => send();
    window.addEventListener('online', onOnline);
    const timer =
      wait !== undefined && navigator.onLine ? setTimeout(onOnline, wait * 1000) : undefined;
    return () => {
      window.removeEventListener('online', onOnline);
      clearTimeout(timer);
    };
  }, [waits, wait]);
}

/** The last of a voice may still be in the room when its playing ends. */
const ECHO_MS = 300;

/** While another voice plays it does not listen; afterwards it goes on. */
function useTurns({
  sounding,
  listening,
  pause,
  goOn,
}: {
  sounding: boolean;
  listening: boolean;
  pause: () => void;
  goOn: () => void;
}): void {
  const paused = useRef(false);
  const stop = useEffectEvent(pause);
  const start = useEffectEvent(goOn);
  useEffect(() => {
    if (listening) paused.current = sounding;
    if (listening && sounding) stop();
    if (sounding || listening || !paused.current) return undefined;
    const echo = setTimeout(() => {
      paused.current = false;
      start();
    }, ECHO_MS);
    return () => clearTimeout(echo);
  }, [sounding, listening]);
}
