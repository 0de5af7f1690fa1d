import { useNavigate } from 'react-router';
import { BeginWith } from '../../features/first-session/begin-with.tsx';
import type { FirstResult } from '../../features/first-session/queries.ts';
import { SoundMap } from '../../features/sounds/sound-map.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { firstPhraseAddress, soundAddress } from '../practice/addresses.ts';
import { NotBegun } from './not-begun.tsx';
import { openPhrase, type Parts } from './parts.ts';
import { useBeginSession } from './use-begin-session.ts';

/** What the phrases showed, with its doubt, and where to begin. */
export function FirstLook({ result, ...parts }: Parts & { result: FirstResult }) {
  const navigate = useNavigate();
  const { begin, isBusy, hasFailed } = useBeginSession(parts);
  const { scored, unsure, sounds } = result;
  const open = openPhrase(parts);
  const waiting = parts.phrases.filter(({ said }) => said === 'waiting').length;
  return (
    <>
      <div className="-mt-4 grid max-w-[36em] gap-2">
        <p className="text-20 text-ink-2">
          {scored > 0
            ? `This is a first look, based on ${phrasesText(scored)}. Most sounds were heard only a few times, so it may change as you practice.`
            : 'None of your phrases has a score yet, so there is no first look at your sounds.'}
        </p>
        {unsure > 0 && (
          <p className="text-ink-2">
            We couldn’t judge {phrasesText(unsure)} because{' '}
            {unsure === 1 ? 'the recording wasn’t' : 'the recordings weren’t'} clear enough.{' '}
            {unsure === 1 ? 'It counts' : 'They count'} as practice, but not toward these results.
          </p>
        )}
        {waiting > 0 && (
          <p className="text-ink-2">
            {phrasesText(waiting)} waiting to be sent. The result will follow when you’re back
            online.
          </p>
        )}
      </div>
      <section aria-labelledby="begin-with" className="grid gap-4">
        <h2 id="begin-with">Three sounds to begin with</h2>
        <BeginWith sounds={result.begin} addressOf={soundAddress} />
      </section>
      {scored > 0 && (
        <SoundMap
          sounds={sounds}
          title="A first look at your sounds"
          about={`From ${phrasesText(scored)}. A sound heard only once has no score yet. On your progress page, a score needs five tries.`}
          onOpen={(phone) => void navigate(soundAddress(phone))}
        />
      )}
      {hasFailed && <NotBegun />}
      <div className="flex flex-wrap items-center gap-3">
        {open && (
          <ButtonLink to={firstPhraseAddress(open.exercise)}>
            Continue with phrase {open.number}
          </ButtonLink>
        )}
        <ButtonLink to="/" look={open ? 'line' : 'go'}>
          Go to your dashboard
        </ButtonLink>
        <Button look="quiet" busy={isBusy} onClick={begin}>
          {isBusy ? 'Beginning...' : 'Say all phrases again'}
        </Button>
      </div>
    </>
  );
}

const phrasesText = (count: number) => (count === 1 ? '1 phrase' : `${count} phrases`);
