import { CATEGORIES, CATEGORY_LABELS, type Category } from '@saywell/contract';
import { AudioLines, Ear, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

const tips = [
  { icon: Ear, text: 'Listen twice before you speak: once for the melody, once for the sounds.' },
  { icon: Repeat, text: 'Three short sessions beat one long one.' },
];

const legend: Record<Category, { mark: ReactNode; text: string }> = {
  pronunciation: {
    mark: <span className="ipa text-[1.625rem] leading-none">θ</span>,
    text: 'one sound at a time',
  },
  'accent-reduction': { mark: <Icon of={AudioLines} size={24} />, text: 'rhythm and linking' },
  intonation: {
    mark: (
      <svg width="28" height="24" viewBox="0 0 28 24" fill="none" aria-hidden>
        <path
          d="M2 14c5 0 6-9 11-9s6 10 13 14"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
    ),
    text: 'the melody',
  },
};

export function PracticeSide() {
  return (
    <div className="grid content-start gap-6">
      <Card>
        <h2>Practice tips</h2>
        <ul className="mt-4 grid gap-3.5">
          {tips.map((tip) => (
            <li key={tip.text} className="flex gap-3 text-ink-2">
              <Icon of={tip.icon} className="mt-[3px] text-ink-3" />
              {tip.text}
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2>Categories</h2>
        <ul className="mt-4 grid gap-3.5">
          {CATEGORIES.map((category) => (
            <li key={category} className="grid grid-cols-[40px_1fr] items-center">
              <span aria-hidden>{legend[category].mark}</span>
              <span>
                <b className="font-semibold">{CATEGORY_LABELS[category]}</b>{' '}
                <span className="text-15 text-ink-2">{legend[category].text}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
