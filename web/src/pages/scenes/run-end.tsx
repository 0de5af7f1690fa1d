import type { ScenePart } from '@saywell/contract';
import { useEffect, useState } from 'react';
import type { SceneWithLines } from '../../features/scenes/queries.ts';
import {
  failedIn,
  hasUnsent,
  scoredIn,
  type SceneRun,
  type ShownText,
  waitingIn,
} from '../../features/scenes/run.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-guard.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SignInAgain } from '../practice/sign-in-again.tsx';
import { lineAddress, type OpenedFrom } from './addresses.ts';
import { LineVerdict } from './line-verdict.tsx';
import { RunResult } from './run-result.tsx';
import { SavedRun } from './saved-run.tsx';
import type { Judging } from './use-judging.ts';
import type { SceneVoices } from './use-scene-voices.ts';

export type EndProps = {
  scene: SceneWithLines;
  userId: number;
  run: SceneRun;
  from: OpenedFrom;
  voiceOf: SceneVoices['voiceOf'];
  judging: Judging;
  /** Lines that waited for it are on their way. */
  onSent: () => void;
  onSaved: () => void;
  onPlay: (part: ScenePart, text?: ShownText) => void;
  onShadow: () => void;
  onLeave: () => void;
};

/** The end of a run. What is not scored or not saved yet is not left without a question. */
export function RunEnd(props: EndProps) {
  const { run, judging, onSent, onPlay, onShadow, onLeave } = props;
  const [isAskedFor, setAskedFor] = useState(false);
  const [goesWithout, setGoesWithout] = useState(run.saved);
  const isWanted = isAskedFor || !hasUnsent(run);
  const unchecked = goesWithout ? 0 : failedIn(run).length + waitingIn(run).length;
  const guard = useLeaveGuard(!isWanted || unchecked > 0);
  // The page is as far down as the last line was, which is longer than what comes now.
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
    window.scrollTo(0, 0);
  }, []);

  const save = async () => {
    for (const { item } of judging.unsent) await outbox.add(item).catch(() => {});
    setAskedFor(true);
    onSent();
  };
  return (
    <>
      <EndScreen
        {...props}
        isWanted={isWanted}
        goesWithout={goesWithout}
        onGoWithout={() => setGoesWithout(true)}
        onSave={() => void save()}
        onPlay={(part, text) => guard.unlessUnsaved(() => onPlay(part, text))}
        onShadow={() => guard.unlessUnsaved(onShadow)}
        onLeave={() => guard.unlessUnsaved(onLeave)}
      />
      <LeaveQuestion guard={guard} danger>
        {[
          unchecked > 0 && linesToSayAgain(unchecked),
          !isWanted && 'This run isn’t saved yet. If you leave, its scores are gone.',
        ]
          .filter(Boolean)
          .join(' ')}
      </LeaveQuestion>
    </>
  );
}

/** Its last verdicts are waited for, then it is saved. */
function EndScreen(
  props: EndProps & {
    /** Whether it is saved without asking. */
    isWanted: boolean;
    /** Although lines could not be checked. */
    goesWithout: boolean;
    onGoWithout: () => void;
    onSave: () => void;
  },
) {
  const { scene, userId, run, from, judging, isWanted, goesWithout, onSave, onSaved } = props;
  const [opened, setOpened] = useState<number>();
  const failed = failedIn(run);
  const open = opened === undefined ? undefined : judging.takes.get(opened);
  if (opened !== undefined && open?.analysis) {
    return (
      <LineVerdict
        phrase={scene.lines[opened]!.phrase}
        take={open.take}
        analysis={open.analysis}
        again={lineAddress(scene.slug, opened, { fromEnd: true, from })}
        onBack={() => setOpened(undefined)}
      />
    );
  }
  if (waitingIn(run).length > 0 && !run.saved) {
    return (
      <div className="grid min-h-80 content-center">
        <Spinner label="Checking your last lines..." />
      </div>
    );
  }
  if (failed.length > 0 && !goesWithout) {
    return <NotChecked {...{ failed, judging }} onGoOn={props.onGoWithout} />;
  }
  return (
    <RunResult {...props} onOpen={setOpened}>
      {scoredIn(run).length > 0 &&
        (isWanted ? (
          <SavedRun userId={userId} title={scene.title} run={run} onSaved={onSaved} />
        ) : (
          <Banner
            tone="info"
            title="This run isn’t saved yet"
            action={
              <Button look="line" size="s" onClick={onSave}>
                Save this run
              </Button>
            }
          >
            {judging.unsent.at(-1)?.why}
          </Banner>
        ))}
    </RunResult>
  );
}

const linesToSayAgain = (count: number) =>
  `${linesHave(count)} no score yet. If you leave, you’ll have to say ${count === 1 ? 'it' : 'them'} again.`;

const linesHave = (count: number) => (count === 1 ? '1 line has' : `${count} lines have`);

/** Lines that were recorded and have no verdict. */
function NotChecked({
  failed,
  judging: { problem, sendFailed },
  onGoOn,
}: {
  failed: readonly number[];
  judging: Judging;
  onGoOn: () => void;
}) {
  return (
    <div className="grid max-w-190 justify-items-start gap-4">
      <Banner tone="danger" title={problem?.title ?? 'Some lines could not be checked'}>
        {problem && problem.kind !== 'signed-out' && <p>{problem.text}</p>}
        <p>{linesHave(failed.length)} no score yet. What you said is safe on this page.</p>
      </Banner>
      <div className="flex flex-wrap items-center gap-3">
        {problem?.kind === 'signed-out' ? (
          <SignInAgain onSignedIn={sendFailed} />
        ) : (
          <Button onClick={sendFailed}>Send again</Button>
        )}
        <Button look="quiet" onClick={onGoOn}>
          Go on without {failed.length === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </div>
  );
}
