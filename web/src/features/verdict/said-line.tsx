import { bandText } from '../../ui/bands.ts';
import { SoundSegments } from '../../ui/sound-segments.tsx';
import type { WordView } from './word-views.ts';

/** The phrase as it was said: every word a button, its sounds underlined. */
export function SaidLine({
  words,
  size,
  open,
  panelId,
  onOpen,
}: {
  words: readonly WordView[];
  /** Of the type: a paragraph is set smaller. */
  size: string;
  open: number | undefined;
  panelId: string;
  onOpen: (word: number | undefined) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Word Analysis"
      lang="en-US"
      className={`flex flex-wrap gap-x-[.34em] gap-y-4 font-display text-phrase leading-[1.1] font-medium tracking-[-0.015em] ${size}`}
    >
      {words.map((view, index) => (
        <button
          key={index}
          type="button"
          aria-expanded={open === index}
          aria-controls={open === index ? panelId : undefined}
          aria-label={`${view.text}, ${describe(view)}`}
          onClick={() => onOpen(open === index ? undefined : index)}
          className={`relative inline-grid min-h-11 content-start gap-1 rounded-word px-0.5 pt-2 pb-1 text-left tracking-[inherit] before:absolute before:-inset-x-2 before:-inset-y-0.5 hover:bg-sunken aria-expanded:bg-sunken aria-expanded:shadow-[0_0_0_6px_var(--sunken)] forced-colors:aria-expanded:border ${bandText[view.band]} ${marked(view) ? 'min-w-15' : 'min-w-7'}`}
        >
          <span className={view.heard ? '' : 'line-through decoration-1'}>{view.text}</span>
          <SoundSegments sounds={view.sounds} mark={marked(view) ? view.band : undefined} />
        </button>
      ))}
    </div>
  );
}

const marked = ({ band }: WordView) => band === 'close' || band === 'notyet';

function describe({ percent, label }: WordView): string {
  const name = label.toLowerCase();
  return percent === undefined ? name : `${percent} percent, ${name}`;
}
