import { bandText } from '../../../ui/bands.ts';
import { SoundSegments } from '../../../ui/sound-segments.tsx';
import type { WordView } from './word-views.ts';

/** The phrase as it was said, its sounds underlined; where a word can be opened, it is a button. */
export function SaidLine({
  words,
  size,
  open,
  panelId,
  spoken,
  onOpen,
}: {
  words: readonly WordView[];
  /** Of the type: a paragraph is set smaller. */
  size: string;
  open?: number | undefined;
  panelId?: string;
  /** The word that a voice is saying just now. */
  spoken?: number | undefined;
  onOpen?: (word: number | undefined) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Word Analysis"
      lang="en-US"
      className={`flex flex-wrap gap-x-[.34em] gap-y-1.5 font-display text-[clamp(1.75rem,1.2rem+2.4vw,3.25rem)] leading-[1.1] font-medium tracking-[-0.015em] md:gap-y-3 ${size}`}
    >
      {words.map((view, index) =>
        onOpen ? (
          <button
            key={index}
            type="button"
            aria-expanded={open === index}
            aria-controls={open === index ? panelId : undefined}
            aria-label={`${view.text}, ${describe(view)}`}
            data-spoken={spoken === index || undefined}
            onClick={() => onOpen(open === index ? undefined : index)}
            className={`relative before:absolute before:-inset-x-2 before:-inset-y-0.5 hover:bg-sunken data-spoken:bg-model-soft/60 aria-expanded:bg-sunken aria-expanded:shadow-[0_0_0_6px_var(--sunken)] forced-colors:aria-expanded:border ${wordBox(view)}`}
          >
            <WordText view={view} />
          </button>
        ) : (
          <span key={index} className={wordBox(view)}>
            <WordText view={view} />
            <span className="sr-only">, {describe(view)}</span>
          </span>
        ),
      )}
    </div>
  );
}

const wordBox = (view: WordView) =>
  `inline-grid min-h-11 content-start gap-1 rounded-word px-0.5 pt-1.5 pb-1 text-left tracking-[inherit] ${bandText[view.band]} ${marked(view) ? 'min-w-15' : 'min-w-7'}`;

function WordText({ view }: { view: WordView }) {
  const left = !view.heard && view.band !== 'unsure';
  return (
    <>
      <span className={left ? 'line-through decoration-1' : ''}>{view.text}</span>
      <SoundSegments sounds={view.sounds} mark={marked(view) ? view.band : undefined} />
    </>
  );
}

const marked = ({ band }: WordView) => band === 'close' || band === 'notyet';

function describe({ percent, label }: WordView): string {
  const name = label.toLowerCase();
  return percent === undefined ? name : `${percent} percent, ${name}`;
}
