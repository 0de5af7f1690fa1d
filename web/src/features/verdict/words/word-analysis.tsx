import { Mic, Square, Volume2 } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScoreChip } from '../../../ui/score-chip.tsx';
import { unbroken } from '../../../ui/unbroken.ts';
import { type Playback, playKey } from '../playback/playback.ts';
import { type Entry, withoutCue, type WordEntries } from './word-entries.ts';
import { WordPair } from './word-pair.tsx';
import type { WordView } from './word-views.ts';
import { typographic } from '../../../ui/typographic.ts';

/** What to work on, each with its words; then the words that need nothing, in one line. */
export function WordAnalysis({
  list: { tips, praise, others, rest },
  words,
  open,
  playback,
}: {
  list: WordEntries;
  words: readonly WordView[];
  /** The word whose sounds are shown: what stands there is not said again here. */
  open: number | undefined;
  playback: Playback;
}) {
  const opened = open === undefined ? undefined : words[open];
  const row = (index: number) => (
    <WordRow key={index} view={words[index]!} index={index} playback={playback} />
  );
  return (
    <Card className="xl:grow">
      <h2>Word Analysis</h2>
      <Heading>Tips for Improvement</Heading>
      {tips.length === 0 && <p className="pb-4">None this time.</p>}
      <ol className="grid empty:hidden">
        {tips.map((entry) => (
          <EntryItem
            key={entry.title ?? entry.text}
            entry={entry}
            text={entry.words.includes(open ?? -1) ? withoutCue(entry.text, opened) : entry.text}
          >
            {entry.pair && (
              <div className="mt-2.5">
                <WordPair words={entry.pair} playback={playback} />
              </div>
            )}
            {entry.words.length > 0 && <ul className="mt-1.5">{entry.words.map(row)}</ul>}
          </EntryItem>
        ))}
      </ol>
      {praise.length > 0 && (
        <div className="border-t border-line">
          <Heading>What went well</Heading>
          <ul className="grid">
            {praise.map((entry) => (
              <EntryItem key={entry.title} entry={entry} text={entry.text} />
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && <ul className="border-t border-line pt-2">{others.map(row)}</ul>}
      {rest.length > 0 && <Rest words={words} indexes={rest} playback={playback} />}
    </Card>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h3 className="mt-4 mb-3 font-text text-15 font-semibold tracking-normal text-ink-2">
      {children}
    </h3>
  );
}

function EntryItem({
  entry: { title, glyph, isOfRecording },
  text,
  children,
}: {
  entry: Entry;
  text: string;
  children?: React.ReactNode;
}) {
  return (
    <li className="grid grid-cols-[48px_1fr] gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <span
        aria-hidden
        className="grid size-12 place-items-center rounded-tile bg-sunken font-display text-24 leading-none font-medium"
      >
        {glyph ?? (isOfRecording ? <Icon of={Mic} size={24} /> : <FlowMark />)}
      </span>
      <div className="min-w-0">
        {title !== undefined && (
          <h4 className="font-text text-17 leading-[1.3] font-[650] tracking-normal">
            {unbroken(title)}
          </h4>
        )}
        {text && <p className="text-15 text-ink-2">{unbroken(text)}</p>}
        {children}
      </div>
    </li>
  );
}

type OneWord = { index: number; playback: Playback };

/** A word with its mark, and a button to hear it. */
function WordRow({
  view: { word, band, percent, label },
  index,
  playback,
}: OneWord & { view: WordView }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-1.5">
      <b lang="en-US">{typographic(word.word)}</b>
      <Listen word={word.word} index={index} playback={playback} />
      <ScoreChip band={band} score={percent} word={label} />
    </li>
  );
}

function Listen({ word, index, playback }: OneWord & { word: string }) {
  const playing = playback.playing === playKey('word', index);
  return (
    <IconButton
      icon={playing ? Square : Volume2}
      label={`${playing ? 'Stop' : 'Listen to'} ${typographic(word)}`}
      onClick={() => playback.word(index)}
    />
  );
}

/** The words that need nothing: each can be heard. */
function Rest({
  words,
  indexes,
  playback,
}: {
  words: readonly WordView[];
  indexes: readonly number[];
  playback: Playback;
}) {
  const unsure = indexes.some((index) => words[index]?.band === 'unsure');
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-t border-line pt-3">
      <p className="mr-2 text-15 text-ink-2">{unsure ? 'The rest' : 'Clear'}</p>
      <ul className="contents">
        {indexes.map((index) => {
          const { word, band } = words[index]!;
          const playing = playback.playing === playKey('word', index);
          return (
            <li key={index}>
              <button
                type="button"
                aria-label={`${playing ? 'Stop' : 'Listen to'} ${typographic(word.word)}`}
                onClick={() => playback.word(index)}
                className={`inline-flex min-h-11 items-center gap-1.5 rounded-word px-2 font-semibold hover:bg-sunken ${band === 'clear' ? 'text-clear' : 'text-ink-2'}`}
              >
                <span lang="en-US">{typographic(word.word)}</span>
                <Icon of={playing ? Square : Volume2} size={playing ? 13 : 16} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Words joined in one breath: for tips that are about no single sound. */
function FlowMark() {
  return (
    <svg viewBox="0 0 34 34" width="30" fill="none" strokeWidth="2.5" strokeLinecap="round">
      <path d="M4 12c5 14 21 14 26 0M4 26v-4M30 26v-4" stroke="currentColor" />
    </svg>
  );
}
