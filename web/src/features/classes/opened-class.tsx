import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { typographic } from '../../ui/typographic.ts';
import { ofName, sayDay } from './class-days.ts';
import { Invitation, Membership } from './invitation.tsx';
import { doneIn, doneOf, ItemText, linesIn, ResultChip } from './item-line.tsx';
import { ItemList } from './item-list.tsx';
import type { OpenedClass as Opened } from './use-classes.ts';

/** What the link of a class shows. */
export function OpenedClass({
  opened,
  token,
  learner,
  signIn,
  signUp,
  toClasses,
  addressOfItem,
  addressOfScene,
}: {
  opened: Opened;
  token: string;
  learner: string | undefined;
  signIn: string;
  signUp: string;
  toClasses: string;
  addressOfItem: (item: Opened['items'][number]) => string;
  addressOfScene: (slug: string) => string;
}) {
  const { name, teacher, endsOn, isOver, isMine, items, membership } = opened;
  const [declined, setDeclined] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const decline = () => {
    setDeclined(true);
    heading.current?.focus();
  };
  return (
    <div className="grid max-w-190 content-start gap-8">
      <div>
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-2 text-20 wrap-anywhere text-ink-2">
          {isOver
            ? `${ofName(teacher)} class ended on ${sayDay(endsOn)}.`
            : `${teacher} asks you to practice this until ${sayDay(endsOn)}.`}
        </p>
      </div>
      {isMine && (
        <Banner
          tone="info"
          title="This is what your learners see"
          action={<TextLink to={toClasses}>Your classes</TextLink>}
        />
      )}
      {!isMine && !isOver && !membership && !declined && (
        <Invitation
          opened={opened}
          token={token}
          learner={learner}
          signIn={signIn}
          signUp={signUp}
          onDecline={decline}
        />
      )}
      <section aria-labelledby="items">
        <h2 id="items" ref={heading} tabIndex={-1}>
          {membership
            ? `${doneOf(membership.results)} of ${items.length} done`
            : 'What to practice'}
        </h2>
        {declined && !membership && (
          <p className="mt-1 text-ink-2">
            Choose anything below. {teacher} won’t see that you were here.
          </p>
        )}
        <ItemList
          items={items}
          className="mt-2 border-t border-line"
          renderScene={({ scene, items: lines }) => ({
            about: membership
              ? `${doneIn(lines, membership.results)} of ${lines.length} lines done`
              : linesIn(lines.length),
            action: (
              <ButtonLink
                to={addressOfScene(scene.slug)}
                look="line"
                size="s"
                aria-label={`Play the scene “${typographic(scene.title)}”`}
              >
                Play the scene
              </ButtonLink>
            ),
          })}
        >
          {(item) => (
            <Link
              to={addressOfItem(item)}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 rounded-word py-3.5 no-underline hover:[&_[lang]]:underline"
            >
              <ItemText item={item}>
                {membership && (
                  <ResultChip result={membership.results.find((one) => one.item === item.id)} />
                )}
              </ItemText>
              <Icon of={ArrowRight} className="text-ink-3" />
            </Link>
          )}
        </ItemList>
      </section>
      {membership && (
        <Membership opened={opened} membership={membership} token={token} after={heading} />
      )}
    </div>
  );
}
