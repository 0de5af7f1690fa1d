import { CalendarDays, Mic, Target } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

const TIPS = [
  { icon: CalendarDays, text: 'Practice a few minutes every day rather than an hour on Sunday.' },
  {
    icon: Target,
    text: 'Work on one or two sounds at a time, and come back to them the next day.',
  },
  { icon: Mic, text: 'Repeat a phrase after a few days to see what has stuck.' },
];

export function ProgressTips() {
  return (
    <Card className="flex flex-col">
      <h2>Tips</h2>
      <ul className="mt-4 grid grow content-around gap-3.5">
        {TIPS.map(({ icon, text }) => (
          <li key={text} className="flex gap-3 text-ink-2">
            <Icon of={icon} className="mt-[3px] text-ink-3" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
