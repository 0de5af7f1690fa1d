import { ArrowRight } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ofName, sayDay } from './class-days.ts';
import type { Classes } from './use-classes.ts';

/** One quiet line for each class with something left to do. */
export function OpenClasses({
  classes: { learning },
  addressOf,
}: {
  classes: Classes;
  addressOf: (token: string) => string;
}) {
  const open = learning.filter(({ isOver, done, items }) => !isOver && done < items);
  if (open.length === 0) return null;
  return (
    <ul aria-label="Your classes" className="mt-2 -mb-3">
      {open.map(({ token, teacher, done, items, endsOn }) => (
        <li key={token}>
          <TextLink to={addressOf(token)} className="num">
            <span>
              {ofName(teacher)} class: {done} of {items} done, until {sayDay(endsOn)}
            </span>
            <Icon of={ArrowRight} size={18} className="shrink-0" />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
