import { PhraseList } from '../../features/first-session/phrase-list.tsx';
import { useEnd } from '../../features/first-session/queries.ts';
import { isSaid } from '../../features/first-session/said.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { firstPhraseAddress } from '../practice/addresses.ts';
import { openPhrase, type Parts } from './parts.ts';

/** Some phrases are left: go on, or skip them. */
export function Underway(parts: Parts) {
  const { phrases } = parts;
  const end = useEnd();
  const said = phrases.filter(isSaid).length;
  const next = openPhrase(parts);
  return (
    <>
      <div className="-mt-4 grid max-w-160 gap-3">
        <p className="num text-20 text-ink-2">
          {said} of {phrases.length} phrases said
        </p>
        <ProgressBar used={said} of={phrases.length} label="Phrases said" />
      </div>
      <div className="max-w-160">
        <PhraseList {...parts} addressOf={firstPhraseAddress} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {next && (
          <ButtonLink to={firstPhraseAddress(next.exercise)}>
            Continue with phrase {next.number}
          </ButtonLink>
        )}
        <Button look="quiet" busy={end.isPending} onClick={() => end.mutate()}>
          {said > 0 ? 'Skip the rest and see the result' : 'Skip for now'}
        </Button>
      </div>
    </>
  );
}
