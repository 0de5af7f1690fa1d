import type { Result } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/button.tsx';

type Step = NonNullable<Result<'GET /api/practice-plan'>['ear']>;

/** What to hear before the phrases of a session. */
export function EarStep({
  step: { contrast, title, reason },
  addressOf,
}: {
  step: Step;
  addressOf: (contrast: string) => string;
}) {
  return (
    <section
      aria-labelledby="ear-step"
      className="grid justify-items-start rounded-card bg-voice-tint px-5 py-6 md:p-7"
    >
      <h2 id="ear-step" className="font-text text-15 font-semibold tracking-normal text-ink-2">
        First, train your ear: two minutes
      </h2>
      <p className="mt-2 font-display text-[1.75rem] leading-[1.2] font-medium">{title}</p>
      <p className="mt-2 mb-4 max-w-[34em]">{reason}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ButtonLink to={addressOf(contrast)}>Train your ear</ButtonLink>
        <ButtonLink look="quiet" to="/path">
          Your path
        </ButtonLink>
      </div>
    </section>
  );
}
