import { Check, Clock3, Hourglass } from 'lucide-react';
import { appConfig } from '../../lib/app-config.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { claimsToShow } from './claims.ts';
import { type ConversionPrompt, wordsFor } from './prompt.ts';

/** The sign-up prompt. It can always be closed, and says plainly what an account is for. */
export default function ConversionModal({
  prompt,
  onClose,
}: {
  prompt: ConversionPrompt;
  onClose: () => void;
}) {
  const { title, text, gains } = wordsFor(prompt);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <div data-urgency={prompt.urgency} className="grid gap-5">
        <UrgencyNote {...prompt} />
        <ul className="grid gap-2">
          {gains.map((gain) => (
            <li key={gain} className="flex gap-3">
              <Icon of={Check} className="mt-[3px] text-clear" />
              {gain}
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-3 gap-3 border-t border-line pt-4">
          {claimsToShow(appConfig.claims).map(({ figure, claim, source }) => (
            <div key={claim} className="flex min-w-0 flex-col">
              <dd className="num order-first font-display text-24 font-medium">{figure}</dd>
              <dt className="text-13 text-ink-2">{claim}</dt>
              <dd className="mt-1 text-13 text-ink-2 wrap-anywhere">{source}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-2.5">
          <ButtonLink
            to="/register"
            size={prompt.urgency === 'high' ? 'l' : 'm'}
            wide
            onClick={onClose}
          >
            Create Free Account
          </ButtonLink>
          <div className="grid grid-cols-2 gap-2.5">
            <ButtonLink to="/login" look="line" size="s" onClick={onClose}>
              Sign In
            </ButtonLink>
            <Button look="quiet" size="s" onClick={onClose}>
              Not now
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const tones = {
  high: { icon: Clock3, box: 'bg-notyet-tint', mark: 'text-notyet' },
  medium: { icon: Hourglass, box: 'bg-close-tint', mark: 'text-close' },
};

/** The more urgent, the louder: nothing, a note, an offer. Each says in words what its color says. */
function UrgencyNote({ urgency, exercisesRemaining }: ConversionPrompt) {
  if (urgency === 'low') return null;
  const { icon, box, mark } = tones[urgency];
  const left = `${exercisesRemaining} of your free exercises ${exercisesRemaining === 1 ? 'is' : 'are'} left today.`;
  return (
    <p
      className={classNames(
        'flex items-center gap-3 rounded-tile px-4 py-3 forced-colors:border',
        box,
      )}
    >
      <Icon of={icon} size={22} className={mark} />
      {urgency === 'high' ? (
        <span>
          <b className={mark}>{LIMITED_OFFER}</b>
          <span className="block text-15">{LIMITED_OFFER_TERMS}</span>
        </span>
      ) : (
        <span className="text-15">
          {exercisesRemaining > 0 ? left : 'Your free exercises for today are done.'}
        </span>
      )}
    </p>
  );
}

const LIMITED_OFFER = 'Limited time offer';
const LIMITED_OFFER_TERMS = 'Accounts opened now stay free.';
