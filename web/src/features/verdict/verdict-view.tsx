import type { Analysis } from '@saywell/contract';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { phraseSize } from '../../ui/phrase-size.ts';
import { type Attempt, attemptLine, AttemptsStrip, improvedWord } from './attempts-strip.tsx';
import { peaksIn, type Span } from './columns.ts';
import { isTuneOff, messageOf } from './finding.ts';
import { HeardCard } from './heard-card.tsx';
import { OpenedWord } from './opened-word.tsx';
import { type Playback } from './playback.ts';
import { RhythmCard } from './rhythm-card.tsx';
import { rhythmNotes } from './rhythm-notes.ts';
import { SaidLine } from './said-line.tsx';
import { SideBySide, type Voice } from './side-by-side.tsx';
import { Tips } from './tips.tsx';
import { tipsInOrder } from './tips-in-order.ts';
import { Trust } from './trust.tsx';
import { TuneCard } from './tune-card.tsx';
import { UnsureHead, VerdictHead } from './verdict-head.tsx';
import { WordRows } from './word-rows.tsx';
import { wordToFix, type WordView, wordViews } from './word-views.ts';

export type VerdictProps = {
  analysis: Analysis;
  phrase: string;
  playback: Playback;
  learner: Voice;
  /** The model's voice and its words; absent until it is loaded. */
  model: (Voice & { words: readonly Span[] }) | undefined;
  /** Earlier takes of the same phrase, oldest first, and the words of the last one. */
  before?: { attempts: readonly Attempt[]; words?: readonly { word: string; accuracy: number }[] };
  /** More about the take as a whole, under its figure. */
  summary?: ReactNode;
  /** What to do next; shown under the words, and docked at the foot of a phone. */
  actions: ReactNode;
  /** After everything else: an advertisement. */
  after?: ReactNode;
};

/** The verdict is the product: the figure, the words, the sound to fix, both voices, the tips. */
export function VerdictView(props: VerdictProps) {
  const { analysis, phrase, playback, learner, actions, after } = props;
  const words = useMemo(() => wordViews(analysis, phrase), [analysis, phrase]);
  const [open, setOpen] = useState(() => wordToFix(words));
  const panelId = useId();
  const refused = analysis.issues.filter(({ blocking }) => blocking);
  const opened = open === undefined ? undefined : words[open];

  if (refused.length > 0) {
    return <Refused {...props} issues={refused} />;
  }
  return (
    <Columns
      actions={actions}
      after={after}
      evidence={
        <>
          <SideBySide
            words={words}
            learner={learner}
            model={props.model}
            modelWords={props.model?.words}
            playback={playback}
          />
          {analysis.intonation && <RhythmCard notes={rhythmNotes(analysis, words)} />}
          <Tips tips={tipsInOrder(analysis, words)} />
          <WordRows words={words} playback={playback} />
        </>
      }
    >
      <VerdictHead
        score={analysis.overallAccuracy}
        message={messageOf(analysis)}
        voice={isTuneOff(analysis) ? [] : peaksIn(learner.peaks, spanOf(words), learner.every)}
      >
        <Before {...props} />
      </VerdictHead>
      {props.summary}
      <div className="grid min-w-0 gap-7">
        <SaidLine
          size={phraseSize(phrase)}
          words={words}
          open={open}
          panelId={panelId}
          onOpen={setOpen}
        />
        {opened && open !== undefined && (
          <OpenedWord key={open} id={panelId} view={opened} index={open} playback={playback} />
        )}
      </div>
      {analysis.intonation && (
        <TuneCard
          intonation={analysis.intonation}
          pitch={analysis.pitch}
          words={words}
          playback={playback}
        />
      )}
      <Trust analysis={analysis} />
    </Columns>
  );
}

/** No score: what happened, what to say, what to do. */
function Refused({
  issues: [issue, ...others],
  phrase,
  learner,
  actions,
  after,
}: VerdictProps & { issues: Analysis['issues'] }) {
  const { message = '', finding } = issue ?? {};
  const advice = [finding?.body ?? '', ...others.map((other) => other.message)];
  return (
    <Columns
      actions={actions}
      after={after}
      evidence={<HeardCard peaks={learner.peaks} messages={advice.filter(Boolean)} />}
    >
      <UnsureHead message={finding ? `${finding.title}.` : message} />
      <p lang="en-US" className={`phrase-text ${phraseSize(phrase)} text-ink-2`}>
        {phrase}
      </p>
      <p className="text-15 text-ink-2">
        This take does not count against you, your streak or your free exercises.
      </p>
    </Columns>
  );
}

/** From the first word that was said to the last. */
function spanOf(words: readonly WordView[]): Span | undefined {
  const said = words.filter(({ heard }) => heard).map(({ word }) => word);
  const [first] = said;
  return first && { start: first.start, end: said.at(-1)?.end ?? first.end };
}

function Before({ analysis, before }: VerdictProps) {
  const line = attemptLine(before?.attempts ?? [], analysis.overallAccuracy);
  return (
    line && <AttemptsStrip line={line} improved={improvedWord(before?.words, analysis.words)} />
  );
}

function Columns({
  children,
  evidence,
  actions,
  after,
}: {
  children: ReactNode;
  evidence: ReactNode;
  actions: ReactNode;
  after: ReactNode;
}) {
  return (
    <>
      <div className="mt-5 grid gap-10 md:mt-7 md:gap-12 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-14">
        <div className="grid min-w-0 content-start gap-9">
          {children}
          <div className="hidden max-w-115 md:block">{actions}</div>
        </div>
        <div className="grid min-w-0 content-start gap-6 md:grid-cols-2 xl:grid-cols-1">
          {evidence}
        </div>
      </div>
      <div className="sticky bottom-(--dock,calc(61px+env(safe-area-inset-bottom))) z-4 -mx-5 mt-6 border-t border-line bg-paper px-5 py-3 md:hidden">
        {actions}
      </div>
      {after}
    </>
  );
}
