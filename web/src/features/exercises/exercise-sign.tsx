import type { Exercise, IntonationTarget } from '@saywell/contract';
import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ipaSigns } from './ipa-signs.ts';

/** What an exercise trains, as a sign: its sounds, its weak form, its tune. Completed ones have a tick. */
export function ExerciseSign({
  exercise,
  completed,
  isNext,
}: {
  exercise: Pick<Exercise, 'trains'>;
  completed: boolean;
  isNext: boolean;
}) {
  return (
    <span
      aria-hidden
      className={classNames(
        'ipa relative grid size-13 place-items-center rounded-tile border text-[1.375rem] leading-none whitespace-nowrap',
        isNext ? 'border-2 border-voice bg-surface' : 'border-line bg-surface',
      )}
    >
      <Sign {...exercise} />
      {completed && (
        <span className="paint absolute -right-2 -bottom-2 grid size-5.5 place-items-center rounded-full border-2 border-paper bg-clear-fill text-surface">
          <Icon of={Check} size={14} />
        </span>
      )}
    </span>
  );
}

function Sign({ trains: { sounds, skill, target } }: Pick<Exercise, 'trains'>) {
  if (target) return <Drawn path={TUNES[tuneOf(target)]} />;
  if (skill === 'linking' || skill === 'blending') return <Drawn path={TIE} />;
  const written = skill === undefined ? undefined : SKILL_SIGNS[skill];
  if (written) return written;
  if (sounds?.length) return ipaSigns(sounds);
  return <Beats />;
}

/** How each skill is written down. */
const SKILL_SIGNS: Partial<Record<string, string>> = {
  contractions: '’ll',
  'dropped-h': '(h)',
  'ed-endings': '-ed',
  flap: 'ɾ',
  'glottal-t': '(t)',
  reductions: 'ə',
  's-endings': '-s',
  'weak-forms': 'ə',
};

/** The tie that joins two words. */
const TIE = 'M5 11c5 8 17 8 22 0';

const TUNES = {
  rise: 'M4 20c8 0 12-2 15-7l6-8',
  fall: 'M4 7c8-2 12 1 15 6l7 9',
  level: 'M4 14h24',
  steps: 'M3 18l6-6M12 18l6-6M21 10l7 10',
  peak: 'M3 20h6c5 0 4-14 7-14s2 14 7 14h6',
};

function tuneOf({ kind, ending, focusWord }: IntonationTarget): keyof typeof TUNES {
  if (kind === 'list') return 'steps';
  if (kind === 'contrast' || (focusWord !== undefined && !ending)) return 'peak';
  return ending ?? (kind === 'yes-no-question' ? 'rise' : 'fall');
}

function Drawn({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 32 26" width="32" height="26" fill="none" strokeLinecap="round">
      <path d={path} stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
    </svg>
  );
}

/** Strong and weak syllables. */
function Beats() {
  return (
    <svg viewBox="0 0 32 12" width="32" height="12" fill="currentColor">
      <circle cx="5" cy="6" r="4.5" />
      <circle cx="14" cy="6" r="2" />
      <circle cx="20" cy="6" r="2" />
      <circle cx="28" cy="6" r="3.8" />
    </svg>
  );
}
