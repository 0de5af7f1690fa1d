import { Ear } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { earStandingOf, type MappedSound } from './standing.ts';

const looks = {
  all: 'bg-clear-fill text-surface',
  some: 'bg-surface text-close inset-ring inset-ring-close-fill',
};

/** The ear beside the mouth: filled once the contrasts of the sound that matter most are heard. */
export function EarOfSound({
  sound,
  className,
}: {
  sound: Pick<MappedSound, 'byEar'>;
  className?: string;
}) {
  const standing = earStandingOf(sound);
  if (standing === 'none') return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-4 place-items-center rounded-full forced-colors:border',
        looks[standing],
        className,
      )}
    >
      <Icon of={Ear} size={10} />
    </span>
  );
}
