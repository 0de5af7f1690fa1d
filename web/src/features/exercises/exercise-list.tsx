import type { Category, Exercise } from '@saywell/contract';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bandOf } from '../../ui/bands.ts';
import { Empty } from '../../ui/empty.tsx';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ExerciseSign } from './exercise-sign.tsx';
import { found, type GroupOfExercises, groupOf, groupsOf, nextOf } from './groups.ts';
import { useExercises } from './queries.ts';
import { typographic } from '../../ui/typographic.ts';

type Shown = {
  /** Best result of each exercise that was completed, out of 100. */
  bests: ReadonlyMap<number, number> | undefined;
  addressOf: (exercise: Exercise) => string;
  /** The button that reads the phrase aloud. */
  Listen: ComponentType<{ phrase: string; title: string }>;
};

export function ExerciseList({
  category,
  bests,
  ...shown
}: Omit<Shown, 'bests'> & {
  category: Category;
  bests: { data: Shown['bests']; isPending: boolean };
}) {
  const { data, error, isPending, refetch } = useExercises();
  // Together, so that nothing moves when the results arrive.
  if (isPending || bests.isPending) return <Waiting />;
  if (!data) {
    return (
      <CouldNotLoad
        title="Unable to load exercises"
        why={errorText(error, 'Please try again later.')}
        onRetry={refetch}
      />
    );
  }
  const inList = { ...shown, bests: bests.data };
  const next = bests.data && nextOf(data, category, bests.data);
  return <Searchable key={category} all={data} category={category} next={next} {...inList} />;
}

/** What was opened or closed by hand, while the page stays loaded: people return from an exercise. */
const openedByHand = new Map<string, boolean>();

function Searchable({
  all,
  category,
  next,
  ...shown
}: Shown & { all: Exercise[]; category: Category; next: Exercise | undefined }) {
  const [search, setSearch] = useState('');
  const results = useId();
  const groups = groupsOf(all, category);
  const inList = { ...shown, next: next?.id };
  if (groups.length === 0) return <Empty title="No exercises available for this category." />;
  const matches = search.trim() ? groupsOf(found(all, search), category) : undefined;
  const open = next ? groupOf(next).id : groups[0]!.id;
  return (
    <div>
      <search>
        <TextField
          label="Find a phrase, a word, or a sound"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aria-controls={results}
        />
      </search>
      <p role="status" className="mt-2 min-h-6 text-15 text-ink-2">
        {matches && countOf(matches)}
      </p>
      <div id={results} className="mt-2">
        {matches
          ? matches.map((group) => <Group key={group.id} group={group} isOpen {...inList} />)
          : next &&
            next !== groups[0]!.exercises[0] && (
              <div className="mb-6">
                <NextUp exercise={next} addressOf={shown.addressOf} />
              </div>
            )}
        {!matches &&
          groups.map((group) => (
            <Folded key={group.id} name={`${category} ${group.id}`} isOpen={group.id === open}>
              {(fold) => <Group group={group} {...fold} {...inList} />}
            </Folded>
          ))}
      </div>
    </div>
  );
}

function countOf(matches: GroupOfExercises[]) {
  const count = matches.flatMap(({ exercises }) => exercises).length;
  if (count === 0) return 'Nothing found. Try a shorter word.';
  return count === 1 ? '1 exercise' : `${count} exercises`;
}

type Fold = { isOpen: boolean; onToggle?: () => void };

function Folded({
  name,
  isOpen,
  children,
}: {
  name: string;
  /** Where nobody has opened or closed it. */
  isOpen: boolean;
  children: (fold: Fold) => ReactNode;
}) {
  const [byHand, setByHand] = useState(() => openedByHand.get(name));
  const isOpenNow = byHand ?? isOpen;
  function toggle() {
    openedByHand.set(name, !isOpenNow);
    setByHand(!isOpenNow);
  }
  return children({ isOpen: isOpenNow, onToggle: toggle });
}

/** The exercise to go on with, above all groups where it is far down in its own. */
function NextUp({ exercise, addressOf }: { exercise: Exercise } & Pick<Shown, 'addressOf'>) {
  return (
    <Link
      to={addressOf(exercise)}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4.5 rounded-card bg-voice-tint px-4.5 py-4 no-underline hover:[&_[lang]]:underline forced-colors:border"
    >
      <ExerciseSign exercise={exercise} completed={false} isNext />
      <span className="min-w-0">
        <span className="block text-15 text-ink-2">Next: {typographic(exercise.title)}</span>
        <span
          lang="en-US"
          className="block font-display text-20 leading-[1.25] font-medium decoration-1 underline-offset-4"
        >
          {typographic(exercise.phrase)}
        </span>
      </span>
      <Icon of={ArrowRight} />
    </Link>
  );
}

type InList = Shown & {
  /** The exercise that comes next. */
  next: number | undefined;
};

function Group({ group, isOpen, onToggle, ...shown }: { group: GroupOfExercises } & Fold & InList) {
  const id = useId();
  const { title, about, exercises } = group;
  const done = exercises.filter((exercise) => shown.bests?.has(exercise.id)).length;
  const heading = (
    <span className="min-w-0">
      <span id={id}>{title}</span>
      <span className="block font-text text-15 font-normal text-ink-2">{about}</span>
    </span>
  );
  return (
    <section aria-labelledby={id} className="border-b border-line">
      <h2 className="text-20">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 rounded-word py-3.5 text-left hover:text-voice-deep"
          >
            {heading}
            <span className="num font-text text-15 font-normal text-ink-2">
              {done}
              <VisuallyHidden> done</VisuallyHidden> of {exercises.length}
            </span>
            <span className={classNames('transition-transform', isOpen && 'rotate-180')}>
              <Icon of={ChevronDown} />
            </span>
          </button>
        ) : (
          <span className="block py-3.5">{heading}</span>
        )}
      </h2>
      {isOpen && (
        <ul className="border-t border-line [&>li:last-child]:border-b-0">
          {exercises.map((exercise) => (
            <ExerciseRow key={exercise.id} exercise={exercise} {...shown} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ExerciseRow({
  exercise,
  next,
  bests,
  addressOf,
  Listen,
}: { exercise: Exercise } & InList) {
  const best = bests?.get(exercise.id);
  const isNext = exercise.id === next;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line">
      <Link
        to={addressOf(exercise)}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-4.5 rounded-word py-4.5 no-underline hover:[&_[lang]]:underline"
      >
        <ExerciseSign exercise={exercise} completed={best !== undefined} isNext={isNext} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2.5 text-15">
            {best !== undefined && <VisuallyHidden>Completed</VisuallyHidden>}
            <b className="font-semibold text-ink-2">{typographic(exercise.title)}</b>
            {isNext && <Badge tone="voice">Next</Badge>}
          </span>
          <span
            lang="en-US"
            className="mt-0.5 mb-2 block font-display text-[1.375rem] leading-[1.25] font-medium decoration-1 underline-offset-4"
          >
            {typographic(exercise.phrase)}
          </span>
          <span className="num flex flex-wrap items-center gap-x-4 text-15 text-ink-3">
            Level {exercise.difficulty}
            {best !== undefined && <ScoreChip band={bandOf(best)} score={best} word="best" />}
          </span>
        </span>
      </Link>
      <Listen phrase={exercise.phrase} title={exercise.title} />
    </li>
  );
}

function Waiting() {
  return (
    // As tall as the window, so that what follows the list need not move.
    <div role="status" className="min-h-dvh">
      <VisuallyHidden>Loading exercises...</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2.5 border-b border-line py-4.5 pl-17.5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}
