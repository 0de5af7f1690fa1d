import { hasResult } from '@saywell/contract';
import { useId, useMemo, useState } from 'react';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { attemptLine, AttemptsStrip, improvedWord } from './attempts-strip.tsx';
import { isTuneFirst, messageOf } from './finding.ts';
import { OpenedWord } from './words/opened-word.tsx';
import { type Playback, SPEEDS, useSpokenWord } from './playback/playback.ts';
import { RhythmCard } from './melody/rhythm-card.tsx';
import { rhythmNotes } from './melody/rhythm-notes.ts';
import { SaidLine } from './words/said-line.tsx';
import { saidSize } from './words/said-size.ts';
import { SideBySide } from './playback/side-by-side.tsx';
import { ScoreCaveats } from './score-caveats.tsx';
import { TuneCard } from './melody/tune-card.tsx';
import { withTunes } from './melody/tune-words.ts';
import { UnsureView } from './unsure-view.tsx';
import { VerdictFrame } from './verdict-frame.tsx';
import { VerdictHead } from './verdict-head.tsx';
import type { VerdictProps } from './verdict-props.ts';
import { WordAnalysis } from './words/word-analysis.tsx';
import { wordEntries } from './words/word-entries.ts';
import { wordToFix, type WordView, wordViews } from './words/word-views.ts';

/** The verdict is the product: the figure, the words, the sound to fix, both voices, the tips. */
export function VerdictView(props: VerdictProps) {
  return hasResult(props.analysis) ? <ResultView {...props} /> : <UnsureView {...props} />;
}

function ResultView(props: VerdictProps) {
  const { analysis, phrase, playback, learner, example, next, isBrief, actions, after } = props;
  const words = useMemo(() => withTunes(wordViews(analysis, phrase), analysis), [analysis, phrase]);
  const list = useMemo(() => wordEntries(analysis, words), [analysis, words]);
  const spoken = useSpokenWord(playback, { mine: spansOf(words), example: example?.words });
  const tuneFirst = isTuneFirst(analysis);
  const [open, setOpen] = useState(() =>
    tuneFirst || isBrief ? undefined : wordToFix(words, analysis),
  );
  // Where no word is opened and no melody is drawn, the list fills the place under the words.
  const [isListFirst] = useState(open === undefined && !isBrief && !analysis.intonation);
  const panelId = useId();
  const opened = open === undefined ? undefined : words[open];
  const wordList = !isBrief && (
    <WordAnalysis list={list} words={words} open={open} playback={playback} />
  );
  const speed = <SpeedChoice playback={playback} />;
  const tune = !isBrief && analysis.intonation && (
    <TuneCard
      intonation={analysis.intonation}
      pitch={analysis.pitch}
      words={words}
      example={example}
      isOtherVoice={props.isOtherVoice}
      playback={playback}
      speed={!opened && speed}
    />
  );

  return (
    <VerdictFrame
      actions={actions}
      after={after}
      evidence={
        !isBrief && (
          <>
            <SideBySide
              words={words}
              learner={learner}
              example={example}
              exampleWords={example?.words}
              isOtherVoice={props.isOtherVoice}
              playback={playback}
              speed={!opened && !tune && speed}
            />
            {analysis.intonation && <RhythmCard notes={rhythmNotes(analysis, words)} />}
            {!isListFirst && wordList}
          </>
        )
      }
    >
      <VerdictHead
        score={analysis.overallAccuracy}
        message={messageOf(analysis)}
        next={next.text}
      />
      <SaidLine
        size={saidSize(phrase)}
        words={words}
        open={open}
        panelId={panelId}
        spoken={spoken}
        onOpen={setOpen}
      />
      {opened && open !== undefined && (
        <OpenedWord
          key={open}
          id={panelId}
          view={opened}
          index={open}
          playback={playback}
          ipa={example?.words.length === words.length ? example.words[open]?.ipa : undefined}
          hasTip={list.tips.some((tip) => tip.pair && tip.words.includes(open))}
          speed={speed}
          factOf={props.factOf}
          drill={props.renderDrill?.(opened, open)}
        />
      )}
      {tune}
      {isListFirst && wordList}
      <Before {...props} />
      {props.summary}
      <ScoreCaveats analysis={analysis} />
    </VerdictFrame>
  );
}

const spansOf = (words: readonly WordView[]) =>
  words.map(({ heard, word }) => (heard ? word : undefined));

function Before({ analysis, before }: VerdictProps) {
  const line = attemptLine(before?.attempts ?? [], analysis.overallAccuracy);
  return (
    line && <AttemptsStrip line={line} improved={improvedWord(before?.words, analysis.words)} />
  );
}

const speeds = SPEEDS.map((value) => ({ value, label: `${value}×` }));

function SpeedChoice({ playback: { speed, onSpeed } }: { playback: Playback }) {
  return (
    <span className="justify-self-start">
      <SegmentedChoice label="Playback speed" value={speed} options={speeds} onChange={onSpeed} />
    </span>
  );
}
