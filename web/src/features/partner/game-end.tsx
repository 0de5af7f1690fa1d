import { Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Game, missedPairs, standings } from './game.ts';
import type { Topic } from './topics.ts';

/** How often each was understood, and the lines to try again. */
export function GameEnd({
  game,
  topic,
  onHear,
  children,
}: {
  game: Game;
  topic: Topic;
  onHear: (lines: readonly string[]) => void;
  /** The ways on. */
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [first, second] = standings(game);
  const missed = missedPairs(game).map((pair) => topic.pairs[pair]!);
  return (
    <div className="grid content-start gap-6">
      <h1 ref={heading} tabIndex={-1} className="num outline-none">
        {first.saidRight + second.saidRight} of {game.turns.length} lines came across
      </h1>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {[first, second].map(({ name, saidRight, heardRight, of }, player) => (
          <Card key={player}>
            <h2 className="text-24 wrap-anywhere">{name}</h2>
            <p className="num mt-2 text-20">
              was understood {saidRight} of {of} times
            </p>
            <p className="num mt-1 text-ink-2">
              heard {heardRight} of {of} lines right
            </p>
          </Card>
        ))}
      </div>
      {missed.length > 0 && (
        <Card aria-labelledby="missed">
          <h2 id="missed">What didn’t come across</h2>
          <p className="mt-2 max-w-[34em] text-ink-2">{topic.cue}</p>
          <ul className="mt-3 grid">
            {missed.map((lines) => (
              <li
                key={lines[0]}
                className="flex items-center justify-between gap-3 border-t border-line py-1 first:border-t-0"
              >
                <span lang="en-US" className="font-display text-20 font-medium">
                  {lines[0]} / {lines[1]}
                </span>
                <IconButton
                  icon={Volume2}
                  label={`Listen to ${lines[0]} and ${lines[1]}`}
                  onClick={() => onHear(lines)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {children}
    </div>
  );
}
