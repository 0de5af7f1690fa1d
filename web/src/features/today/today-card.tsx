import { ArrowRight, Check } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Today } from './use-today.ts';
import { inWords, kindOf, lengthOf, titleOf } from './wording.ts';

/** The one thing to do on a day; once it is done, it says so and asks for nothing. */
export function TodayCard({ today, to }: { today: Today; to: string }) {
  const { minutes, steps, begun, finished } = today;
  if (steps.length === 0) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section
      aria-labelledby="today"
      className="grid justify-items-start rounded-card bg-voice-tint px-5 py-6 md:p-7"
    >
      <h2 id="today" className="font-text text-15 font-semibold tracking-normal text-ink-2">
        Today’s {inWords(minutes)} minutes
      </h2>
      {finished ? (
        <>
          <p className="mt-2 font-display text-[1.75rem] leading-[1.2] font-medium">
            {done > 0 ? 'Done for today. See you tomorrow.' : 'You skipped today’s steps.'}
          </p>
          <TextLink to={to} className="mt-2 -mb-2">
            {done > 0 ? 'Your results' : 'Go back to them'}
            <Icon of={ArrowRight} size={18} />
          </TextLink>
        </>
      ) : (
        <>
          <ol className="mt-3 mb-5 grid gap-x-8 gap-y-1.5 md:grid-cols-[auto_auto]">
            {steps.map(({ step, state }) => (
              <li key={step.id} className="num flex min-w-0 flex-wrap items-baseline gap-x-2">
                {state === 'done' && (
                  <Icon of={Check} size={18} className="self-center text-clear" />
                )}
                <span className={state === 'open' ? 'font-semibold' : 'text-ink-2'}>
                  {kindOf(step)}
                  {['ear', 'drill', 'scene'].includes(step.kind) && `: ${titleOf(step)}`}
                </span>
                <span className="text-15 text-ink-2">
                  {state === 'open' ? lengthOf(step.seconds) : state}
                </span>
              </li>
            ))}
          </ol>
          <ButtonLink to={to} size="l">
            {begun && done > 0
              ? `Go On: ${done} of ${steps.length} Done`
              : `Start Today’s ${capital(inWords(minutes))} Minutes`}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
