import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/inputs.tsx';
import type { Game } from './game.ts';
import { type Topic, topics } from './topics.ts';

const NAME_MAX = 20;
const NAMES: Game['names'] = ['Player 1', 'Player 2'];

/** Who plays, and with which lines. */
export function Setup({
  names,
  onBegin,
}: {
  /** Of the last game, if there was one. */
  names: Game['names'] | undefined;
  onBegin: (topic: Topic, names: Game['names']) => void;
}) {
  const [first, setFirst] = useState(names?.[0] ?? '');
  const [second, setSecond] = useState(names?.[1] ?? '');
  const begin = (topic: Topic) =>
    onBegin(topic, [first.trim() || NAMES[0], second.trim() || NAMES[1]]);
  return (
    <div className="grid content-start gap-6">
      <div>
        <h1>Practice with a partner</h1>
        <p className="mt-2 max-w-[34em] text-20 text-ink-2">
          Two people, one phone. One says a line, and the other taps what they heard. You’ll find
          out which sounds don’t come across. Nothing is recorded.
        </p>
      </div>
      <Card className="grid gap-4 md:grid-cols-2">
        <TextField
          label="First player"
          placeholder={NAMES[0]}
          value={first}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextField
          label="Second player"
          placeholder={NAMES[1]}
          value={second}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => setSecond(event.target.value)}
        />
      </Card>
      <section aria-labelledby="topics">
        <h2 id="topics">What do you want to tell apart?</h2>
        <p className="num mt-1 text-15 text-ink-2">10 lines, five each, about three minutes.</p>
        <ul className="mt-4 grid gap-3 md:grid-cols-2">
          {topics.map((topic) => (
            <li
              key={topic.id}
              className="flex items-center justify-between gap-4 rounded-tile border border-line bg-surface px-5 py-3.5"
            >
              <span className="min-w-0">
                <b className="block font-display text-24 leading-[1.2] font-medium">
                  {topic.title}
                </b>
                <span lang="en-US" className="text-15 text-ink-2">
                  {topic.pairs[0]!.join(' / ')}
                </span>
              </span>
              <Button
                look="line"
                size="s"
                aria-label={`Play: ${topic.title}`}
                onClick={() => begin(topic)}
              >
                Play
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
