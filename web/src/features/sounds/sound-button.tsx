import { classNames } from '../../ui/class-names.ts';
import { SoundSegments } from '../../ui/sound-segments.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Sound, soundLabel, standingOf, type Standing } from './standing.ts';

const looks: Record<Standing, string> = {
  clear: 'border border-transparent bg-clear-tint',
  close: 'border border-transparent bg-close-tint',
  notyet: 'border-2 border-notyet-fill bg-surface',
  none: 'border border-dashed border-line-strong bg-surface text-ink-2',
};

/** One sound of the map. Its shape says how it stands: solid, striped, hollow, dashed. */
export function SoundButton({
  sound,
  onOpen,
  className,
}: {
  sound: Sound;
  onOpen: (phone: string) => void;
  className?: string;
}) {
  const standing = standingOf(sound);
  return (
    <button
      type="button"
      onClick={() => onOpen(sound.phone)}
      className={classNames(
        'grid min-h-12.5 min-w-11 content-center justify-items-center gap-1 rounded-[9px] px-1.5 py-1.5 font-display text-[1.375rem] leading-none font-medium hover:outline-2 hover:outline-line-strong focus-visible:outline-3 focus-visible:outline-voice',
        looks[standing],
        className,
      )}
    >
      <VisuallyHidden>{soundLabel(sound)}</VisuallyHidden>
      <span aria-hidden>{sound.ipa}</span>
      <span className="h-1.5 w-full">
        {standing !== 'none' && <SoundSegments sounds={[standing]} size="s" />}
      </span>
    </button>
  );
}
