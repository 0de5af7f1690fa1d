import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { sectionsOf } from './sections.ts';
import { StepRow } from './step-row.tsx';
import { type PathStep, useChooseStep, type WholePath } from './use-path-steps.ts';

/** More at once would only be a list. */
const SHOWN = 8;

/** The path in its order for today, what is heard already, and what was skipped. */
export function PathSections({
  path,
  asked,
  addressOf,
  addressOfSound,
}: {
  path: WholePath;
  /** The step that somebody came for. */
  asked: string | undefined;
  addressOf: (contrast: string) => string;
  addressOfSound: (phone: string) => string;
}) {
  const choose = useChooseStep();
  // What was skipped in this visit stays in its place, where it can be undone.
  const [lately, setLately] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const { next, heard, skipped } = sectionsOf(path.steps, lately);
  const [all, setAll] = useState(
    () => next.findIndex(({ contrast }) => contrast === asked) >= SHOWN,
  );
  const shown = all ? next : next.slice(0, SHOWN);
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const goOn = next.find(({ choice, trainedToday }) => choice !== 'skipped' && !trainedToday);
  const onChoose = (step: PathStep, choice: PathStep['choice']) => {
    if (choice === 'skipped') setLately(new Set([...lately, step.contrast]));
    setSaid(
      `${step.title}: ${choice === 'pinned' ? 'pinned, so it comes first' : (choice ?? 'back in its place')}.`,
    );
    choose.mutate({ contrast: step.contrast, choice });
  };
  return (
    <div className="grid gap-8">
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <section aria-labelledby="next-steps">
        <h2 id="next-steps">Next steps</h2>
        {next.length === 0 ? (
          <p className="mt-3 text-ink-2">
            Nothing is left here: you can hear every contrast that you haven’t skipped.
          </p>
        ) : (
          <ol aria-labelledby="next-steps" className="mt-2 border-t border-line">
            {shown.map((step, index) => (
              <StepRow
                key={step.contrast}
                step={step}
                number={index + 1}
                isNext={step === goOn}
                earAddress={addressOf(step.contrast)}
                addressOfSound={addressOfSound}
                onChoose={(choice) => onChoose(step, choice)}
              />
            ))}
          </ol>
        )}
        {shown.length < next.length && (
          <Button look="line" className="mt-5" onClick={() => setAll(true)}>
            Show all {next.length} steps
          </Button>
        )}
      </section>
      {heard.length > 0 && (
        <Card aria-labelledby="path-heard">
          <h2 id="path-heard">What you can hear</h2>
          <p className="mt-1 mb-3 text-15 text-ink-2">
            At least 9 of 10 right, on two days or more.
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {heard.map(({ contrast, title }) => (
              <li key={contrast} id={contrast}>
                <Link
                  to={addressOf(contrast)}
                  className="inline-flex min-h-11 items-center font-display text-20 font-medium no-underline hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {skipped.length > 0 && (
        <Card aria-labelledby="path-skipped">
          <h2 id="path-skipped">Skipped</h2>
          <ul className="mt-2">
            {skipped.map((step) => (
              <li
                key={step.contrast}
                id={step.contrast}
                className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 first:border-t-0"
              >
                <b className="font-display text-20 font-medium">{step.title}</b>
                <Button look="line" size="s" onClick={() => onChoose(step, null)}>
                  Put back
                  <VisuallyHidden> {step.title}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
