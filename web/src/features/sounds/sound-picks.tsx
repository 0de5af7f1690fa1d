import type { SoundProgress } from '@saywell/contract';
import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ipa } from '../../ui/ipa.tsx';
import { spokenName } from '../../ui/sound-names.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { mostImproved, percentOf, soundForToday, triesText } from './standing.ts';

/** What practice has changed lately. */
export function MostImproved({ sounds }: { sounds: SoundProgress[] }) {
  const improved = mostImproved(sounds);
  if (improved.length === 0) {
    return (
      <Card>
        <h2>Most improved</h2>
        <p className="mt-4 text-ink-2">
          Sounds that have improved over several weeks of practice show up here.
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <h2>Most improved</h2>
      <ul className="mt-4 grid">
        {improved.map(({ sound: { phone, ipa }, trend }) => (
          <li
            key={phone}
            className="grid grid-cols-[56px_1fr] items-center gap-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0"
          >
            <span
              aria-hidden
              className="grid size-14 place-items-center rounded-tile bg-sunken font-display text-[1.75rem] leading-none font-medium"
            >
              {ipa}
            </span>
            <p>
              <span className="num">
                {percentOf(trend.from)} → <b>{percentOf(trend.to)}</b> in recent weeks
              </span>
              <span className="block text-15 text-ink-2">{spokenName(phone)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The sound that the practice plan begins with; not there while none is known well enough. */
export function SoundForToday({
  sounds,
  planned,
  addressOf,
  practiceOf,
}: {
  sounds: SoundProgress[];
  /** In the order of the plan. */
  planned: readonly string[];
  addressOf: (phone: string) => string;
  /** Where it is practiced. */
  practiceOf: (phone: string) => Pick<LinkProps, 'to' | 'onClick'>;
}) {
  const sound = soundForToday(sounds, planned);
  if (!sound || sound.accuracy === null) return null;
  const { phone, ipa, trend, tries } = sound;
  const [from, to] = trend ? [percentOf(trend.from), percentOf(trend.to)] : [0, 0];
  return (
    <Card>
      <h2 className="label-text font-text">Your sound for today</h2>
      <div className="mt-2.5 flex items-center gap-4.5">
        <span aria-hidden className="ipa text-[4.5rem] leading-none">
          {ipa}
        </span>
        <p>
          <span className="num">
            {to > from ? (
              <>
                {from} → <b>{to}</b> in recent weeks
              </>
            ) : (
              <>
                <b>{percentOf(sound.accuracy)}</b> of 100 after {triesText(tries)}
              </>
            )}
          </span>
          <span className="block text-ink-2">{spokenName(phone)}</span>
        </p>
      </div>
      <div className="mt-2 -mb-2.5 flex flex-wrap items-center gap-x-6">
        <TextLink {...practiceOf(phone)}>
          Practice <Ipa glyph={ipa} phone={phone} />
          <Icon of={ArrowRight} size={18} />
        </TextLink>
        <Link
          to={addressOf(phone)}
          className="inline-flex min-h-11 items-center text-15 text-ink-2 underline"
        >
          How it is made
        </Link>
      </div>
    </Card>
  );
}
