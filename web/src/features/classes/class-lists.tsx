import { ArrowRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayDay } from './class-days.ts';
import type { Classes } from './use-classes.ts';

type Addresses = {
  toNew: string;
  addressOfTaught: (id: number) => string;
  addressOfLink: (token: string) => string;
};

/** The classes that somebody is in, and those that they teach. */
export function ClassLists({
  classes: { teaching, learning },
  toNew,
  addressOfTaught,
  addressOfLink,
}: { classes: Classes } & Addresses) {
  return (
    <div className="grid max-w-190 content-start gap-9">
      <div>
        <h1>Classes</h1>
        <p className="mt-2 max-w-[34em] text-20 text-ink-2">
          A class is a link with phrases and scenes to practice and a last day. Learners who open it
          choose whether their teacher sees how they’re doing.
        </p>
      </div>
      {learning.length > 0 && (
        <section aria-labelledby="learning">
          <h2 id="learning">Classes you’re in</h2>
          <ul className="mt-2">
            {learning.map((one) => (
              <Row
                key={one.token}
                to={addressOfLink(one.token)}
                one={one}
                about={`${one.teacher} · ${one.done} of ${one.items} done`}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="teaching">
        <h2 id="teaching">Classes you teach</h2>
        {teaching.length === 0 && (
          <p className="mt-2 text-ink-2">None yet. Anybody can make a class.</p>
        )}
        <ul className="mt-2 empty:hidden">
          {teaching.map((one) => (
            <Row
              key={one.id}
              to={addressOfTaught(one.id)}
              one={one}
              about={`${learnersIn(one.members)} · ${one.items === 1 ? '1 item' : `${one.items} items`}`}
            />
          ))}
        </ul>
        <ButtonLink to={toNew} look={learning.length > 0 ? 'line' : 'go'} className="mt-5">
          <Icon of={Plus} />
          Make a class
        </ButtonLink>
      </section>
    </div>
  );
}

export const learnersIn = (count: number) => (count === 1 ? '1 learner' : `${count} learners`);

function Row({
  to,
  one,
  about,
}: {
  to: string;
  one: { name: string; endsOn: string; isOver: boolean };
  about: string;
}) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 rounded-word py-4 no-underline hover:[&_b]:underline"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <b className="font-display text-24 leading-[1.2] font-medium wrap-anywhere decoration-1 underline-offset-4">
              {one.name}
            </b>
            {one.isOver && <Badge>Over</Badge>}
          </span>
          <span className="num mt-1 block text-15 text-ink-2">
            {about} · {one.isOver ? 'ended' : 'until'} {sayDay(one.endsOn)}
          </span>
        </span>
        <Icon of={ArrowRight} className="text-ink-3" />
      </Link>
    </li>
  );
}
