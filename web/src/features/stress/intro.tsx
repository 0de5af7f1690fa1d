import type { ReactNode } from 'react';
import type { StressHistory } from './use-stress.ts';

const KINDS = { word: 'Words', pair: 'Pairs', focus: 'Sentences' } as const;

/** As the questions get longer. */
const inOrder = ({ kinds }: StressHistory) =>
  (['word', 'pair', 'focus'] as const).flatMap((kind) => kinds.filter((one) => one.kind === kind));

/** What a round is, and how the ones before went. */
export function StressIntro({
  history,
  children,
}: {
  history: StressHistory;
  /** The way into it. */
  children: ReactNode;
}) {
  return (
    <div className="grid content-start gap-6">
      <div>
        <h1>Stress Gym</h1>
        <p className="mt-2 max-w-[34em] text-20 text-ink-2">
          Hear a word or a sentence, and tap the part that is stressed. Then say it, and see how
          long and how high you made each part. 10 questions, about 3 minutes.
        </p>
      </div>
      {history.kinds.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {inOrder(history).map(({ kind, asked, right, said, saidRight }) => (
            <li
              key={kind}
              className="grid content-start gap-0.5 rounded-tile border border-line bg-surface px-5 py-3.5"
            >
              <b className="font-display text-24 leading-[1.2] font-medium">{KINDS[kind]}</b>
              <span className="num text-15 text-ink-2">
                heard {right} of {asked}
              </span>
              {said > 0 && (
                <span className="num text-15 text-ink-2">
                  said {saidRight} of {said}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
      <p className="text-15 text-ink-3">
        Turn your sound on. You don’t have to say anything: tapping alone trains your ear.
      </p>
    </div>
  );
}
