import type { StressItem, StressSaid } from '@saywell/contract';
import { BandMark } from '../../ui/band-mark.tsx';
import { Card } from '../../ui/card.tsx';
import { writtenOf } from './written-of.ts';

type Answer = { item: StressItem; isRight: boolean; said: StressSaid | null };

const isMissed = ({ isRight, said }: Answer) => !isRight || said === 'wrong';

/** What was said, and what comes back. */
export function StressResult({ answers }: { answers: readonly Answer[] }) {
  const judged = answers.filter(({ said }) => said === 'right' || said === 'wrong');
  const unsure = answers.filter(({ said }) => said === 'unsure').length;
  const missed = answers.filter(isMissed);
  return (
    <Card>
      {judged.length > 0 && (
        <p className="num mb-3 text-20">
          Said with the stress in the right place:{' '}
          {judged.filter(({ said }) => said === 'right').length} of {judged.length}
          {unsure > 0 && `; ${unsure} not sure`}
        </p>
      )}
      {judged.length === 0 && unsure > 0 && (
        <p className="num mb-3 text-20">
          {unsure === 1 ? 'What you said' : `The ${unsure} you said`} couldn’t be judged for sure.
        </p>
      )}
      <h2 className="text-24">{missed.length > 0 ? 'These will come back' : 'Nothing missed'}</h2>
      {missed.length > 0 && (
        <ul className="mt-2 grid">
          {missed.map(({ item, isRight }) => (
            <li
              key={item.id}
              className="grid grid-cols-[auto_1fr] items-center gap-x-3 border-t border-line py-3 first:border-t-0 md:grid-cols-[auto_1fr_auto]"
            >
              <BandMark band="notyet" />
              <span lang="en-US" className="font-display text-20 font-medium">
                {writtenOf(item)}
              </span>
              <span className="col-start-2 text-15 text-ink-2 md:col-start-auto">
                {isRight ? 'heard, not yet said right' : 'not yet heard'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
