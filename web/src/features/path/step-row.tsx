import { Ear, Mic } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { bandOf } from '../../ui/bands.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EarMark } from '../../ui/ear-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ipa } from '../../ui/ipa.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { unclearSound } from './sections.ts';
import type { PathStep } from './use-path-steps.ts';

/** One step: why it is there, how it is heard and said, and what to do with it. */
export function StepRow({
  step,
  number,
  isNext,
  earAddress,
  addressOfSound,
  onChoose,
}: {
  step: PathStep;
  number: number;
  /** The one to go on with. */
  isNext: boolean;
  earAddress: string;
  addressOfSound: (phone: string) => string;
  onChoose: (choice: PathStep['choice']) => void;
}) {
  const { title, reason, fact, choice, ear, trainedToday } = step;
  const { button, act } = useFocusAfter(choice, onChoose);
  if (choice === 'skipped') {
    return (
      <li
        id={step.contrast}
        className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-ink-2"
      >
        <span>{title} is skipped.</span>
        <Button
          ref={button}
          look="line"
          size="s"
          aria-label={`Undo: put ${title} back`}
          onClick={() => act(null)}
        >
          Undo
        </Button>
      </li>
    );
  }
  const isPinned = choice === 'pinned';
  const toHear = ear?.mark !== 'heard';
  const toSay = unclearSound(step);
  const mainLook = isNext ? 'go' : 'line';
  return (
    <li
      id={step.contrast}
      className="grid grid-cols-[30px_1fr] gap-x-1.5 border-b border-line py-4.5"
    >
      <span aria-hidden className="num pt-1.5 text-15 font-semibold text-ink-3">
        {number}
      </span>
      <div className="grid min-w-0 gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:gap-x-6">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="font-display text-24 leading-[1.2] font-medium">{title}</b>
            {isPinned && <Badge tone="voice">Pinned</Badge>}
            {trainedToday && <Badge tone="good">Done today</Badge>}
          </p>
          <p className="mt-1">
            {reason} {fact}
          </p>
          <p className="num mt-2 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-15 text-ink-2">
            <Marked icon={Ear} name="By ear">
              {ear ? (
                <>
                  {ear.last.heard} of {ear.last.asked}
                  <EarMark mark={ear.mark} />
                </>
              ) : (
                'not trained yet'
              )}
            </Marked>
            <ByMouth mouth={step.mouth} />
          </p>
        </div>
        <p className="-ml-4 flex flex-wrap items-center gap-1 md:ml-0 md:justify-end">
          <span className="order-first ml-4 flex flex-wrap gap-1 md:order-none md:ml-0">
            {toHear && (
              <ButtonLink to={earAddress} size="s" look={mainLook}>
                Train your ear
                <VisuallyHidden> for {title}</VisuallyHidden>
              </ButtonLink>
            )}
            {toSay && (
              <ButtonLink to={addressOfSound(toSay)} size="s" look={toHear ? 'line' : mainLook}>
                Say it
                <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
            )}
          </span>
          <Button
            ref={button}
            look="quiet"
            size="s"
            onClick={() => act(isPinned ? null : 'pinned')}
          >
            {isPinned ? 'Unpin' : 'Pin'}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button look="quiet" size="s" onClick={() => act('skipped')}>
            Skip
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </p>
      </div>
    </li>
  );
}

function ByMouth({ mouth }: Pick<PathStep, 'mouth'>) {
  if (mouth.length === 0) return null;
  const isKnown = mouth.some(({ accuracy }) => accuracy !== null);
  return (
    <Marked icon={Mic} name="By mouth">
      {!isKnown
        ? 'not enough yet'
        : mouth.map(({ phone, ipa, accuracy }) => (
            <span key={phone} className="flex items-center gap-1.5">
              <Ipa glyph={ipa} phone={phone} />
              {accuracy === null ? (
                'not enough yet'
              ) : (
                <ScoreChip band={bandOf(accuracy * 100)} score={accuracy * 100} word="" />
              )}
            </span>
          ))}
    </Marked>
  );
}

function Marked({ icon, name, children }: { icon: typeof Ear; name: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Icon of={icon} size={16} />
      <VisuallyHidden>{name}:</VisuallyHidden>
      {children}
    </span>
  );
}

/** The row moves or changes with a choice; whoever made it with a key goes on from there. */
function useFocusAfter(choice: PathStep['choice'], onChoose: (choice: PathStep['choice']) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  const goOn = useEffectEvent((_choice: PathStep['choice']) => {
    if (acted.current) button.current?.focus();
    acted.current = false;
  });
  useEffect(() => goOn(choice), [choice]);
  const act = (next: PathStep['choice']) => {
    acted.current = true;
    onChoose(next);
  };
  return { button, act };
}
