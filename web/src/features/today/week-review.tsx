import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Result } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IpaAsIn } from '../../ui/ipa.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { unbroken } from '../../ui/unbroken.ts';

type Review = Result<'GET /api/week-review'>;
type Addresses = {
  soundAt: (phone: string) => string;
  earAt: (contrast: string) => string;
};

/** What rose against the week before, each with what it rests on, and what comes next. */
export function WeekReview({ review, ...addresses }: { review: Review } & Addresses) {
  const { week, sounds, pairs } = review;
  const isEmpty = sounds.length === 0 && pairs.length === 0;
  return (
    <Card aria-labelledby="week-review" className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <h2 id="week-review">
          {week === 'this' ? 'This week against last week' : 'Last week against the week before'}
        </h2>
        {isEmpty ? (
          <p className="mt-3 text-ink-2">
            {review.compared
              ? 'Nothing rose.'
              : 'Nothing to show yet. To compare two weeks, we need five tries at a sound, or one round with a pair of words, in each week.'}
          </p>
        ) : (
          <>
            <dl className="num mt-3">
              {sounds.map(({ phone, ipa, from, to, tries }) => (
                <Change
                  key={phone}
                  name={<IpaAsIn glyph={ipa} phone={phone} />}
                  from={from}
                  to={to}
                  of={triesOf(tries)}
                />
              ))}
              {pairs.map(({ contrast, title, from, to }) => (
                <Change
                  key={contrast}
                  name={title}
                  from={`${from.heard} of ${from.asked}`}
                  to={`${to.heard} of ${to.asked} heard`}
                />
              ))}
            </dl>
            <p className="mt-3 text-15 text-ink-2">
              What rose most. With only a few tries, some of that may be chance.
            </p>
          </>
        )}
      </div>
      <ComesNext next={review.next} {...addresses} />
    </Card>
  );
}

/** What an older version kept says nothing of it. */
const triesOf = (tries: Review['sounds'][number]['tries'] | undefined) =>
  tries && `${tries.from} and ${tries.to} tries`;

function Change({
  name,
  from,
  to,
  of,
}: {
  name: ReactNode;
  from: ReactNode;
  to: ReactNode;
  /** How many tries are behind the two. */
  of?: string | undefined;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3 first:border-t-0 last:pb-0">
      <dt>{name}</dt>
      <dd className="flex flex-wrap items-center justify-end gap-x-2">
        {from}
        <Icon of={ArrowRight} size={16} className="text-ink-3" />
        <span className="sr-only">then</span>
        <b>{to}</b>
        {of && <span className="w-full text-right text-15 text-ink-2">{of}</span>}
      </dd>
    </div>
  );
}

function ComesNext({ next, soundAt, earAt }: Pick<Review, 'next'> & Addresses) {
  const { sounds, ear } = next;
  return (
    <div>
      <h2>Next</h2>
      {sounds.length === 0 && !ear && (
        <p className="mt-3 text-ink-2">Every sound is clear, and none is due again yet.</p>
      )}
      <ul className="mt-3">
        {sounds.map(({ phone, ipa, reason }) => (
          <Next key={phone} to={soundAt(phone)} reason={reason}>
            <IpaAsIn glyph={ipa} phone={phone} />
          </Next>
        ))}
        {ear && (
          <Next to={earAt(ear.contrast)} reason={ear.reason}>
            {ear.title}
          </Next>
        )}
      </ul>
    </div>
  );
}

function Next({ to, reason, children }: { to: string; reason: string; children: ReactNode }) {
  return (
    <li className="border-t border-line py-2 first:border-t-0 last:pb-0">
      <TextLink to={to}>
        <span>{children}</span>
        <Icon of={ArrowRight} size={18} />
      </TextLink>
      <p className="-mt-1.5 text-15 text-ink-2">{unbroken(reason)}</p>
    </li>
  );
}
