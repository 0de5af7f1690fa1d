import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButton } from '../../ui/icon-button.tsx';
import { type Challenges, useToggleChallenge } from './use-challenges.ts';

/** Goals for today. Nobody minds if they stay open. */
export function ChallengesCard({ challenges }: { challenges: Challenges }) {
  const toggle = useToggleChallenge();
  return (
    <Card>
      <h2>Three small goals</h2>
      <ul className="mt-2">
        {challenges.map(({ id, title, description, href, checked }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-start py-1.5 last:pb-0">
            <div>
              <Checkbox
                checked={checked}
                onChange={(next) => toggle.mutate({ challengeId: id, checked: next })}
              >
                <span
                  className={classNames(
                    'block py-1.5 leading-snug',
                    checked && 'text-ink-3 line-through decoration-1',
                  )}
                >
                  {title}
                </span>
              </Checkbox>
              <p className="-mt-1 pl-10 text-15 text-ink-2">{description}</p>
            </div>
            <Link to={href} aria-label={`Go to: ${title}`} className={`${iconButton} -mr-2`}>
              <Icon of={ArrowRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
