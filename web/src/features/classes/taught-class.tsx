import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink, type ButtonLook } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ShareLink } from '../../ui/share-link.tsx';
import { sayDate, sayDay } from './class-days.ts';
import { learnersIn } from './class-lists.tsx';
import { ItemText, linesIn } from './item-line.tsx';
import { ItemList } from './item-list.tsx';
import { MemberRow } from './member-row.tsx';
import { type TaughtClass as Taught, useTeaching } from './use-classes.ts';

/** What a teacher sees of a class. */
export function TaughtClass({
  taught,
  link,
  toChange,
  addressOfSound,
  onDeleted,
}: {
  taught: Taught;
  /** What learners open. */
  link: string;
  toChange: string;
  addressOfSound: (phone: string) => string;
  onDeleted: () => void;
}) {
  const { id, name, endsOn, isOver, keptUntil, items, members } = taught;
  const { end, remove, takeOut } = useTeaching(id);
  return (
    <div className="grid max-w-190 content-start gap-8">
      <div>
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="num mt-2 text-20 text-ink-2">
          {learnersIn(members.length)} · {isOver ? 'ended' : 'until'} {sayDay(endsOn)}
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          {!isOver && (
            <>
              <ShareLink url={link} title={name} look="go">
                Share the link
              </ShareLink>
              <ButtonLink to={toChange} look="line" size="s">
                Change
              </ButtonLink>
              <Sure
                label="End now"
                look="line"
                title="End this class now?"
                description="Nothing that learners practice from now on counts, and nobody can join. You can’t open it again."
                busy={end.isPending}
                onSure={() => end.mutate()}
              />
            </>
          )}
          <Sure
            label="Delete"
            title="Delete this class?"
            description="Its link stops working, and what you see here is gone. Learners keep their own results."
            busy={remove.isPending}
            onSure={() => remove.mutate(undefined, { onSuccess: onDeleted })}
          />
        </div>
      </div>
      {isOver && (
        <Banner tone="info" title="This class is over">
          You can read it until {sayDate(keptUntil)}. Then it’s deleted.
        </Banner>
      )}
      <section aria-labelledby="learners">
        <h2 id="learners">Learners</h2>
        {members.length === 0 ? (
          <p className="mt-2 max-w-[34em] text-ink-2">
            {isOver
              ? 'Nobody joined.'
              : 'Nobody has joined yet. Share the link with your learners. Those who join agree to show you their results here; those who don’t can practice all the same.'}
          </p>
        ) : (
          <ul className="mt-2 border-t border-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                of={taught}
                member={member}
                onTakeOut={() => takeOut.mutate(member.id)}
                addressOfSound={addressOfSound}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="items">
        <h2 id="items">What to practice</h2>
        <ItemList
          items={items}
          className="mt-2 border-t border-line"
          renderScene={({ items: lines }) => ({ about: linesIn(lines.length) })}
        >
          {(item) => (
            <div className="py-3">
              <ItemText item={item}>
                {members.length > 0 && (
                  <span className="num text-ink-2">
                    Done by {members.filter((one) => hasDone(one, item.id)).length} of{' '}
                    {members.length}
                  </span>
                )}
              </ItemText>
            </div>
          )}
        </ItemList>
      </section>
    </div>
  );
}

const hasDone = ({ results }: Taught['members'][number], item: number) =>
  results.some((one) => one.item === item && one.band !== null);

/** A button that asks first. */
function Sure({
  label,
  look = 'danger',
  title,
  description,
  busy,
  onSure,
}: {
  look?: ButtonLook;
  label: string;
  title: string;
  description: string;
  busy: boolean;
  onSure: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look={look} size="s" busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        confirmLabel={label}
        danger
        onConfirm={() => {
          setAsking(false);
          onSure();
        }}
      />
    </>
  );
}
