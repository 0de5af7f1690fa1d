import { CLASS_DAYS_MAX, ClassPlan as Rules, type Exercise } from '@saywell/contract';
import { type ReactNode, useState } from 'react';
import { errorText, isUnauthorized } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { dayAhead } from './class-days.ts';
import { type Choice, ItemPicker, type Scenes } from './item-picker.tsx';
import { type TaughtClass, useSaveClass } from './use-classes.ts';

const fields = Rules.omit({ items: true });

/** Makes a class, or changes one. */
export function ClassForm({
  old,
  teacher,
  exercises,
  scenes,
  search,
  back,
  onSaved,
  renderSignIn,
}: {
  old?: TaughtClass;
  /** What the teacher is called where they have not said it. */
  teacher: string;
  exercises: Exercise[];
  scenes: Scenes;
  search: (exercises: Exercise[], text: string) => Exercise[];
  back: string;
  onSaved: (saved: TaughtClass) => void;
  /** For somebody who was signed out meanwhile: what they wrote stays. */
  renderSignIn: (onSignedIn: () => void) => ReactNode;
}) {
  const [chosen, setChosen] = useState(() => itemsOf(old));
  const [tried, setTried] = useState(false);
  const form = useForm(fields, {
    name: old?.name ?? '',
    teacher: old?.teacher ?? teacher,
    endsOn: old?.endsOn ?? dayAhead(14),
  });
  const save = useSaveClass(old?.id, onSaved);
  const hasLearners = old !== undefined && old.members.length > 0;
  return (
    <form
      noValidate
      className="grid max-w-190 gap-7"
      onSubmit={(event) => {
        setTried(true);
        form.submit((values) => {
          if (chosen.length === 0) return;
          save.mutate({ ...values, items: chosen.map(({ id }) => ({ exerciseId: id })) });
        })(event);
      }}
    >
      <h1>{old ? 'Change the class' : 'Make a class'}</h1>
      <div className="grid gap-4.5 md:grid-cols-2">
        <TextField label="Name of the class" autoComplete="off" {...form.field('name')} />
        <TextField
          label="Your name, as learners know you"
          autoComplete="off"
          {...form.field('teacher')}
        />
        <TextField
          label="Last day"
          type="date"
          min={dayAhead(0)}
          max={hasLearners ? old.endsOn : dayAhead(CLASS_DAYS_MAX)}
          hint={
            hasLearners
              ? 'Learners have joined until this day, so the class can only end sooner.'
              : 'Once a learner has joined, you can’t move it to a later day.'
          }
          {...form.field('endsOn')}
        />
      </div>
      <ItemPicker
        exercises={exercises}
        scenes={scenes}
        chosen={chosen}
        onChange={setChosen}
        search={search}
        problem={tried ? 'Please choose what to practice' : undefined}
      />
      {save.isError && isUnauthorized(save.error) && (
        <Banner
          tone="danger"
          title="You’re signed out"
          action={renderSignIn(() => save.variables && save.mutate(save.variables))}
        >
          The class isn’t saved yet. What you entered is still here.
        </Banner>
      )}
      {save.isError && !isUnauthorized(save.error) && (
        <Banner tone="danger" title={errorText(save.error, 'The class couldn’t be saved.')} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Saving...' : old ? 'Save changes' : 'Make the class'}
        </Button>
        <ButtonLink to={back} look="line">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

const itemsOf = (old: TaughtClass | undefined): Choice[] =>
  (old?.items ?? []).map(({ exerciseId, title, phrase, difficulty, scene }) => ({
    id: exerciseId,
    title,
    phrase,
    difficulty,
    scene,
  }));
