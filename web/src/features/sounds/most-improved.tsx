import { Card } from '../../ui/card.tsx';
import { spokenName } from '../../ui/sound-names.tsx';
import { mostImproved } from './chosen.ts';
import { percentOf, type Sound } from './standing.ts';

/** What practice has changed lately. Not there until something has. */
export function MostImproved({ sounds }: { sounds: Sound[] }) {
  const improved = mostImproved(sounds);
  if (improved.length === 0) return null;
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
                {percentOf(trend.from)} → <b>{percentOf(trend.to)}</b> this month
              </span>
              <span className="block text-15 text-ink-2">{spokenName(phone)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
