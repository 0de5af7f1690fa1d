import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Result } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Path = Result<'GET /api/path'>;

/** How far the ear is, and the round to go on with. */
export function EarCard({
  path: { total, trained, heard, trainedToday, steps },
  addressOf,
  children,
}: {
  path: Path;
  /** Where a round is; for one contrast, where there is one to go on with. */
  addressOf: (contrast: string | undefined) => string;
  /** What else trains the ear. */
  children?: ReactNode;
}) {
  const [next] = steps;
  const inTraining = trained - heard;
  return (
    <Card>
      <h2>Train your ear: two minutes</h2>
      <p className="num mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
        {trained === 0
          ? 'Hear a word and choose which of two words it was. What you can hear is easier to say.'
          : `You can hear ${heard} of ${total} contrasts${inTraining > 0 ? `; ${inTraining} in training` : ''}.`}
        {trainedToday && <Badge tone="good">Done today</Badge>}
      </p>
      {next && (
        <p className="mt-3">
          <b className="block font-display text-24 leading-[1.2] font-medium">{next.title}</b>
          <span className="text-15 text-ink-2">{next.reason}</span>
        </p>
      )}
      <div className="mt-2 -mb-2.5 flex flex-wrap gap-x-6">
        <TextLink to={addressOf(next?.contrast)}>
          {trainedToday ? 'Another round' : 'Start a round'}
          <Icon of={ArrowRight} size={18} />
        </TextLink>
        {children}
      </div>
    </Card>
  );
}
