import { LANGUAGE_NAMES, type LanguageId } from '@saywell/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { call, type Result } from '../../lib/api.ts';
import { useInOrder } from '../../lib/in-order.ts';
import { read } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const path = read('/api/path');
/** What else the first language decides. */
const FOLLOWS = ['/api/first-language', '/api/path/steps', '/api/practice-plan', '/api/today'];
const NOT_SAID = '';
const options = [
  { value: NOT_SAID, label: 'I’d rather not say' },
  ...Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label })),
];

/** The language somebody learned first, and what to hear first because of it. */
export function FirstLanguageCard() {
  const query = useQuery(path);
  const isLost = query.isError && !query.data;
  return (
    <Card>
      <h2>Where to Begin</h2>
      {isLost ? (
        <NotLoaded name="Your first steps" onRetry={query.refetch} className="mt-3" />
      ) : (
        <div className="mt-3 grid gap-4">
          <FirstLanguageChoice />
          {query.data ? <Steps steps={query.data.steps} /> : <Waiting />}
          <TextLink to="/path" className="-my-2.5 justify-self-start">
            Your whole path
            <Icon of={ArrowRight} size={18} />
          </TextLink>
        </div>
      )}
    </Card>
  );
}

export function FirstLanguageChoice() {
  const { data } = useQuery(path);
  const { choose, chosen = data?.firstLanguage } = useChoice();
  return (
    <Select
      label="Your first language"
      hint="Optional. It decides what comes first until your own results say more."
      value={chosen ?? NOT_SAID}
      options={options}
      disabled={!data}
      onChange={({ target }) =>
        choose(target.value === NOT_SAID ? null : (target.value as LanguageId))
      }
    />
  );
}

function Steps({ steps }: Pick<Result<'GET /api/path'>, 'steps'>) {
  return (
    <ol aria-label="What to learn to hear first" className="grid gap-2.5">
      {steps.map(({ contrast, title, reason }) => (
        <li key={contrast} className="grid">
          <span className="font-semibold">{title}</span>
          <span className="text-15 text-ink-2">{reason}</span>
        </li>
      ))}
    </ol>
  );
}

/** As high as the steps, so that nothing moves when they arrive. */
function Waiting() {
  return (
    <div className="grid gap-2.5">
      <VisuallyHidden>
        <span role="status">Loading your first steps...</span>
      </VisuallyHidden>
      {[1, 2, 3].map((step) => (
        <Skeleton key={step} className="h-12" />
      ))}
    </div>
  );
}

function useChoice() {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<LanguageId | null>();
  const { inOrder, isLast } = useInOrder('first-language');
  const save = useMutation({
    ...inOrder,
    mutationFn: (firstLanguage: LanguageId | null) =>
      call('PUT /api/first-language', { body: { firstLanguage } }),
    onMutate: () => queryClient.cancelQueries(path),
    onSuccess: (answer, firstLanguage) => {
      queryClient.setQueryData(path.queryKey, answer);
      for (const key of FOLLOWS) void queryClient.invalidateQueries({ queryKey: [key] });
      if (isLast())
        toast({ title: firstLanguage ? 'First Language Saved' : 'First Language Removed' });
    },
    onError: () => {
      if (isLast()) toast({ title: 'Your first language couldn’t be saved.', tone: 'problem' });
    },
    onSettled: () => {
      if (isLast()) setChosen(undefined);
    },
  });
  const choose = (language: LanguageId | null) => {
    setChosen(language);
    save.mutate(language);
  };
  return { choose, chosen };
}
