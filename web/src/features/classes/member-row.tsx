import type { ClassMember } from '@saywell/contract';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { typographic } from '../../ui/typographic.ts';
import { sayDate } from './class-days.ts';
import { doneIn, doneOf, ItemText, ResultChip } from './item-line.tsx';
import { ItemList } from './item-list.tsx';
import { type TaughtClass, useMember } from './use-classes.ts';

/** One learner of a class: how far they are, and more when it is opened. */
export function MemberRow({
  of,
  member,
  onTakeOut,
  addressOfSound,
}: {
  of: TaughtClass;
  member: ClassMember;
  onTakeOut: () => void;
  addressOfSound: (phone: string) => string;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, results, joinedAt } = member;
  const last = results
    .map(({ lastAt }) => lastAt)
    .toSorted()
    .at(-1);
  return (
    <li className="border-b border-line">
      <h3 className="font-text text-17 tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 rounded-word py-3.5 text-left hover:text-voice-deep"
        >
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="num block text-15 font-normal text-ink-2">
              {last ? `Last practiced ${sayDate(last)}` : `Joined ${sayDate(joinedAt)}`}
            </span>
          </span>
          <span className="num text-15 font-normal text-ink-2">
            {doneOf(results)} of {of.items.length} done
          </span>
          <span className={classNames('transition-transform', isOpen && 'rotate-180')}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </h3>
      <div id={id}>
        {isOpen && (
          <Opened of={of} member={member} onTakeOut={onTakeOut} addressOfSound={addressOfSound} />
        )}
      </div>
    </li>
  );
}

function Opened({
  of,
  member: { id, name, results },
  onTakeOut,
  addressOfSound,
}: Parameters<typeof MemberRow>[0]) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-5 pb-6">
      <ItemList
        items={of.items}
        className="w-full border-t border-line"
        renderScene={({ items }) => ({
          about: `${doneIn(items, results)} of ${items.length} lines done`,
        })}
      >
        {(item) => {
          const result = results.find((one) => one.item === item.id);
          return (
            <div className="py-3">
              <ItemText item={item}>
                <ResultChip result={result} />
                {result && <span className="num text-ink-2">{sayDate(result.lastAt)}</span>}
              </ItemText>
            </div>
          );
        }}
      </ItemList>
      <Sounds classId={of.id} id={id} addressOfSound={addressOfSound} />
      <Button look="danger" size="s" onClick={() => setAsking(true)}>
        Remove {typographic(name)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${typographic(name)}?`}
        description="You’ll no longer see their results. They can join again with the link."
        confirmLabel="Remove"
        danger
        onConfirm={() => {
          setAsking(false);
          onTakeOut();
        }}
      />
    </div>
  );
}

function Sounds({
  classId,
  id,
  addressOfSound,
}: {
  classId: number;
  id: number;
  addressOfSound: (phone: string) => string;
}) {
  const member = useMember(classId, id);
  if (member.isPending) return <Skeleton className="h-16 w-60" />;
  return (
    <Part of={member} name="The sounds that need work">
      {({ sounds }) => (
        <div>
          <h4 className="text-15 font-semibold">Sounds that need work</h4>
          {sounds.length === 0 ? (
            <p className="text-ink-2">None so far, or too few tries to tell.</p>
          ) : (
            <ul className="mt-1.5 flex gap-2.5">
              {sounds.map(({ phone, ipa }) => (
                <li key={phone}>
                  <Link
                    to={addressOfSound(phone)}
                    className="ipa grid size-13 place-items-center rounded-tile border border-line bg-surface text-24 no-underline hover:border-ink"
                  >
                    {ipa}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Part>
  );
}
