import { Square, Volume2 } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { type Playback, playKey } from './playback.ts';
import { unbroken } from '../../ui/unbroken.ts';
import type { WordView } from './word-views.ts';

/** Every word with its figure, a sentence, and a button to hear it. */
export function WordRows({ words, playback }: { words: readonly WordView[]; playback: Playback }) {
  return (
    <Card className="md:col-span-2 xl:col-span-1">
      <h2 className="mb-2">Word Analysis</h2>
      <ul>
        {words.map(({ word, band, percent, label, feedback }, index) => {
          const playing = playback.playing === playKey('word', index);
          return (
            <li
              key={index}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line py-3 first:border-t-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <b lang="en-US">{word.word}</b>
                  <ScoreChip band={band} score={percent} word={label} />
                </p>
                {feedback && <p className="text-15 text-ink-2">{unbroken(feedback)}</p>}
              </div>
              <IconButton
                icon={playing ? Square : Volume2}
                label={playing ? `Stop ${word.word}` : `Listen to ${word.word}`}
                onClick={() => playback.word(index)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
