import { Button, ButtonLink } from '../../ui/button.tsx';
import { useEnd, useFirstSession } from './queries.ts';
import { isSaid, stageOf } from './said.ts';

/**
 * Invites newcomers to the first session, or anybody to go on with it; not there once it is over or
 * skipped.
 */
export function FirstSessionCard({ to, practiced }: { to: string; practiced: boolean }) {
  const { data } = useFirstSession();
  const end = useEnd();
  if (!data || data.endedAt !== null) return null;
  const stage = stageOf(data);
  if (stage === 'over' || (stage === 'new' && practiced)) return null;
  const said = data.phrases.filter(isSaid).length;
  return (
    <section
      aria-labelledby="first-session"
      className="rounded-card border border-line bg-surface px-5 py-6 md:p-7"
    >
      <h2 id="first-session">Your first session</h2>
      <p className="num mt-2.5 max-w-[36em] text-ink-2">
        {stage === 'new'
          ? 'Eight short phrases contain every sound of American English. Say them, and see which three sounds to begin with. It takes about four minutes.'
          : `You have said ${said} of ${data.phrases.length} phrases. Say the rest to see which three sounds to begin with.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={to} look="line" size="s">
          {stage === 'new' ? 'Begin your first session' : 'Continue your first session'}
        </ButtonLink>
        <Button look="quiet" size="s" busy={end.isPending} onClick={() => end.mutate()}>
          {stage === 'new' ? 'Not now' : 'Skip the rest'}
        </Button>
      </div>
    </section>
  );
}
