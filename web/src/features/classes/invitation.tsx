import { CLASS_KEPT_DAYS, joinClass } from '@saywell/contract';
import { type Ref, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { sayDay } from './class-days.ts';
import { type OpenedClass, useMembership } from './use-classes.ts';

/** What joining means, and for somebody without an account the way to one. */
export function Invitation({
  opened,
  token,
  learner,
  signIn,
  signUp,
  onDecline,
}: {
  opened: OpenedClass;
  token: string;
  /** What the learner is called where they have not said it; undefined for a visitor. */
  learner: string | undefined;
  signIn: string;
  signUp: string;
  onDecline: () => void;
}) {
  return (
    <Card aria-labelledby="join" className="grid gap-5">
      <h2 id="join">What {opened.teacher} will see if you join</h2>
      <WhatIsSeen opened={opened} />
      {learner === undefined ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={signIn}>Sign in to join</ButtonLink>
          <ButtonLink to={signUp} look="line">
            Create an account
          </ButtonLink>
        </div>
      ) : (
        <Join token={token} endsOn={opened.endsOn} learner={learner} onDecline={onDecline} />
      )}
    </Card>
  );
}

function WhatIsSeen({ opened: { teacher, endsOn } }: { opened: OpenedClass }) {
  return (
    <ul className="grid max-w-[38em] list-disc gap-2 pl-5">
      <li>
        For each item below: whether you’ve done it, when you last practiced it, and how clear your
        best try was (Clear, Close, or Not yet).
      </li>
      <li>Up to three sounds that need work, from these items only.</li>
      <li>The name you enter here, and the day you join.</li>
      <li>
        <b>Not</b> your recordings, your scores, your account name, or your email address, and
        nothing from before you join, from after {sayDay(endsOn)}, or from the rest of your
        practice.
      </li>
      <li>
        {teacher} can add items, but can’t make the class longer. You can leave at any time; then{' '}
        {teacher} sees nothing about you anymore. The class is deleted {CLASS_KEPT_DAYS} days after
        it ends.
      </li>
    </ul>
  );
}

function Join({
  token,
  endsOn,
  learner,
  onDecline,
}: {
  token: string;
  endsOn: string;
  learner: string;
  onDecline: () => void;
}) {
  const form = useForm(joinClass.body.pick({ name: true }), { name: learner });
  const { join } = useMembership(token);
  return (
    <form
      noValidate
      className="grid gap-4.5"
      onSubmit={form.submit(({ name }) => join.mutate({ name, endsOn }))}
    >
      <div className="max-w-90">
        <TextField label="Your name in this class" autoComplete="name" {...form.field('name')} />
      </div>
      {join.isError && (
        <Banner tone="danger" title={errorText(join.error, 'You couldn’t join the class.')} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={join.isPending}>
          {join.isPending ? 'Joining...' : 'Join and share my results'}
        </Button>
        <Button look="line" onClick={onDecline}>
          Practice without sharing
        </Button>
      </div>
    </form>
  );
}

/** For a member: since when, and the way out. */
export function Membership({
  opened: { teacher },
  membership: { name },
  token,
  after,
}: {
  opened: OpenedClass;
  membership: NonNullable<OpenedClass['membership']>;
  token: string;
  /** Where the focus goes once this is gone. */
  after: Ref<HTMLElement> & { current: HTMLElement | null };
}) {
  const [isAsking, setAsking] = useState(false);
  const { leave } = useMembership(token);
  return (
    <section aria-labelledby="membership" className="grid justify-items-start gap-3">
      <h2 id="membership">You’re in this class as {name}</h2>
      <p className="max-w-[34em] text-ink-2">
        The results above are what {teacher} sees, with up to three sounds that need work.
      </p>
      <Button look="danger" size="s" busy={leave.isPending} onClick={() => setAsking(true)}>
        Leave class
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Leave this class?"
        description={`${teacher} sees nothing about you anymore. Your own results stay yours. If you join again, you start from zero.`}
        confirmLabel="Leave class"
        danger
        onConfirm={() => {
          setAsking(false);
          leave.mutate(undefined, { onSuccess: () => after.current?.focus() });
        }}
      />
    </section>
  );
}
