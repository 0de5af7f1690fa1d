import { ArrowRight } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { Ipa } from '../../ui/ipa.tsx';
import { spokenName } from '../../ui/sound-names.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { FirstResult } from './queries.ts';

/** Three sounds to begin with, and why. */
export function BeginWith({
  sounds,
  addressOf,
}: {
  sounds: FirstResult['begin'];
  addressOf: (phone: string) => string;
}) {
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {sounds.map(({ phone, ipa, reason }) => (
        <li
          key={phone}
          className="grid grid-cols-[64px_1fr] content-start gap-x-4 rounded-card border border-line bg-surface p-5"
        >
          <span
            aria-hidden
            className="grid size-16 place-items-center rounded-tile bg-sunken font-display text-[2rem] leading-none font-medium"
          >
            {ipa}
          </span>
          <div className="min-w-0">
            <h3 className="font-text text-17 tracking-normal">{spokenName(phone)}</h3>
            <p className="mt-1 text-15 text-ink-2">{unbroken(reason)}</p>
            <TextLink to={addressOf(phone)} className="-mb-2.5">
              Practice <Ipa glyph={ipa} phone={phone} />
              <Icon of={ArrowRight} size={18} />
            </TextLink>
          </div>
        </li>
      ))}
    </ol>
  );
}
