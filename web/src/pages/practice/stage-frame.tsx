import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { useQuietOnLeave } from '../../features/listening/listening.ts';
import { IconButton, iconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typographic } from '../../ui/typographic.ts';

/** A screen for one phrase. Large screens have a rail for ads. */
export function StageFrame({
  children,
  complete = true,
}: {
  children: ReactNode;
  /** Until then more is on its way, and would push away what follows. */
  complete?: boolean;
}) {
  useQuietOnLeave();
  return (
    <div className="wrap grid gap-10 max-md:-mt-2.5 xl:grid-cols-[minmax(0,1fr)_160px]">
      <div className="min-w-0">
        {children}
        {complete && (
          <div className="mt-14 xl:hidden">
            <AdSlot placement="exercise-completion" />
          </div>
        )}
      </div>
      <div className="max-xl:hidden">
        <div className="sticky top-6">
          <AdSlot placement="practice-sidebar" />
        </div>
      </div>
    </div>
  );
}

/** Back, what this is, and the exercises beside it. */
export function StageHead({
  title,
  subtitle,
  back,
  onBack,
  previous,
  next,
  children,
}: {
  title: string;
  subtitle: string;
  back: { to: string; label: string };
  /** Where going back stays on the page. */
  onBack?: () => void;
  previous?: string;
  next?: string;
  /** What else can be done with it. */
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const steps = previous !== undefined || next !== undefined;
  const step = (to: string | undefined) => () => to && void navigate(to, { replace: true });
  return (
    <div className="-ml-2.5 grid grid-cols-[auto_1fr_auto] items-center gap-1">
      <Link
        to={back.to}
        replace={Boolean(onBack)}
        onClick={onBack}
        aria-label={back.label}
        className={iconButton}
      >
        <Icon of={ArrowLeft} size={22} />
      </Link>
      <div className="min-w-0">
        <h1 className="text-20 leading-[1.2] tracking-normal">{typographic(title)}</h1>
        <p className="num text-13 text-ink-3 md:text-15">{subtitle}</p>
      </div>
      {(steps || children) && (
        <div className="flex">
          {children}
          {steps && (
            <>
              <IconButton
                icon={ChevronLeft}
                size={22}
                label="Previous"
                disabled={!previous}
                onClick={step(previous)}
              />
              <IconButton
                icon={ChevronRight}
                size={22}
                label="Next"
                disabled={!next}
                onClick={step(next)}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}
