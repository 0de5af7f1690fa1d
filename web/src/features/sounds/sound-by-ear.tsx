import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Result } from '../../lib/api.ts';
import { EarMark } from '../../ui/ear-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { earCurveText } from './change-text.ts';

/** Whether a sound is told apart from others by ear; not there for the one that no pair of words has. */
export function SoundByEar({
  ear: { trained, next },
  addressOf,
}: {
  ear: Result<'GET /api/sounds/:phone'>['ear'];
  addressOf: (contrast: string) => string;
}) {
  if (trained.length === 0 && !next) return null;
  return (
    <section>
      <h3 className="mb-1">By ear</h3>
      {trained.length === 0 ? (
        <p className="text-15 text-ink-2">Not trained by ear yet.</p>
      ) : (
        <ul>
          {trained.map(({ contrast, title, last, mark, curve }) => (
            <li key={contrast} className="border-t border-line first:border-t-0">
              <Link
                to={addressOf(contrast)}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-word py-2 no-underline hover:[&_b]:underline"
              >
                <b className="font-display text-20 font-medium">{title}</b>
                <span className="num text-15 text-ink-2">
                  heard {last.heard} of {last.asked}
                </span>
                <span className="ml-auto">
                  <EarMark mark={mark} />
                </span>
              </Link>
              <p className="num -mt-1 mb-2 text-15 text-pretty text-ink-2">{earCurveText(curve)}</p>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <TextLink to={addressOf(next.contrast)}>
          Tell {next.title} apart by ear
          <Icon of={ArrowRight} size={18} />
        </TextLink>
      )}
    </section>
  );
}
