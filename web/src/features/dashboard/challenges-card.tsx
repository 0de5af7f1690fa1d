import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { call, type Result } from '../../lib/api.ts';
import { localTime } from '../../lib/local-time.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { iconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast.ts';

/** Goals for today. What practice has reached is ticked already and stays so. */
export function ChallengesCard({ challenges }: { challenges: Challenges }) {
  const toggle = useToggleChallenge();
  return (
    <Card>
      <h2>Three small goals</h2>
      <ul className="mt-2">
        {challenges.map(({ id, title, description, href, checked, reached }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-start py-1.5 last:pb-0">
            <div>
              <Checkbox
                checked={checked}
                locked={reached}
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
              <p className="-mt-1 pl-10 text-15 text-ink-2">
                {reached ? 'You reached this today.' : description}
              </p>
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

type Challenges = Result<'GET /api/challenges'>;

const KEY = ['/api/challenges'];

/** Ticks one of today's goals off, or unticks it; it shows at once and goes back if it fails. */
function useToggleChallenge() {
  const queryClient = useQueryClient();
  const change = (next: (list: Challenges) => Challenges) =>
    queryClient.setQueriesData<Challenges>({ queryKey: KEY }, (list) => list && next(list));
  const tick = ({ challengeId, checked }: { challengeId: string; checked: boolean }) =>
    change((list) => list.map((one) => (one.id === challengeId ? { ...one, checked } : one)));

  return useMutation({
    // One after the other, so that the last of quick changes is also the last to arrive.
    scope: { id: 'challenges' },
    mutationFn: (body: { challengeId: string; checked: boolean }) =>
      call('POST /api/challenges/toggle', { query: localTime(), body }),
    onMutate: tick,
    onError: (_error, { challengeId, checked }) => {
      tick({ challengeId, checked: !checked });
      // Since midnight there may be others.
      void queryClient.invalidateQueries({ queryKey: KEY });
      toast({
        title: 'Not saved',
        description: 'Couldn’t save this goal. Please try again.',
        tone: 'problem',
      });
    },
  });
}
