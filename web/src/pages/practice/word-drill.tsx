import { drillOutcome, type DrillOutcome } from '@saywell/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterSaying, type Drill, isOver } from '../../features/drill/drill.ts';
import { drillMessage } from '../../features/drill/drill-message.ts';
import { DrillPanel, type DrillPhase } from '../../features/drill/drill-panel.tsx';
import {
  listenToWord,
  stopListening,
  usePlaying,
  wordKey,
} from '../../features/listening/listening.ts';
import { useVoice } from '../../features/listening/use-voice.ts';
import { analysisProblem, type SavedAnalysis } from '../../features/practice/analyze.ts';
import { useStopwatch } from '../../features/practice/stopwatch.ts';
import { useStopOnEscape } from '../../features/recording/mic-button.tsx';
import type { Take } from '../../features/recording/take.ts';
import { type Recorder, useRecorder } from '../../features/recording/use-recorder.ts';
import { scaledPeaks } from '../../lib/audio/sound.ts';
import { useStore } from '../../lib/store.ts';

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
  onChange: (drill: Drill) => void;
  onLeave: () => void;
  onPhrase: () => void;
  phraseGone: boolean;
  notSaved: boolean;
  onSaveAgain: () => void;
};

/** A drill with its microphone: it listens, records the voice, and says at once what came of it. */
export default function WordDrill({ drill, startsNow, send, onChange, ...panel }: WordDrillProps) {
  const { word, sound } = drill.of;
  const watch = useStopwatch();
  const [outcome, setOutcome] = useState<DrillOutcome['outcome']>();
  const [unsure, setUnsure] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const voice = useVoice();
  const playing = usePlaying((now) => now?.key === wordKey(word, PLACE));
  const over = isOver(drill);

  const judge = (analysis: SavedAnalysis) => {
    const judged = drillOutcome(analysis, sound.phone);
    const spent = watch.seconds();
    watch.add(-spent);
    setOutcome(judged.outcome);
    setUnsure(judged.outcome === 'unsure' ? unsure + 1 : 0);
    const next = afterSaying(drill, judged, analysis.analysisId);
    onChange({ ...next, seconds: drill.seconds + spent });
  };

  const recorder = useRecorder<SavedAnalysis>({
    phrase: word,
    wait: WAIT_S,
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
    if (state.name !== 'result' || over || unsure >= MOST_UNSURE) return undefined;
    const rest = setTimeout(() => goOn(), REST_MS);
    return () => clearTimeout(rest);
  }, [state.name, over, unsure]);

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
      message={drillMessage(drill, outcome)}
      problem={problemOf(state, isSilent)}
      takesFocus={startsNow}
      playing={playing}
      onSay={say}
      onStop={stop}
      onListen={() => {
        recorder.again();
        listenToWord(word, { voice, place: PLACE });
      }}
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
    // What was said is not kept here: a word is said again sooner than sent again.
    const { kind, title, text, help } = state.problem;
    if (kind === 'signed-out') return { title, help: 'Sign in again, then go on with the drill.' };
    if (kind === 'busy') return { title, help: 'Say it again in a moment.' };
    return { title: text ?? title, help };
  }
  if (!isSilent) return undefined;
  return { title: 'I heard nothing.', help: 'Come closer to the microphone, then say it again.' };
}
