import type { StressItem } from '@saywell/contract';
import { classNames } from '../../ui/class-names.ts';
import { type Bars, CUES, WORD_CUES } from './bars.ts';

/** Length, pitch and loudness of each part, the learner’s beside the model’s. */
export function SyllableBars({
  item: { kind, parts, strong },
  yours,
  model,
}: {
  item: Pick<StressItem, 'kind' | 'parts' | 'strong'>;
  yours: Bars;
  model: Bars | undefined;
}) {
  const cues = kind === 'focus' ? WORD_CUES : CUES;
  const isStacked = parts.length > 3;
  return (
    <figure className="grid gap-3">
      <div
        className={classNames(
          'grid gap-3 md:gap-6',
          // Side by side on a phone, the names of so many parts would break.
          isStacked && 'max-md:grid-cols-1',
          cues.length === 2 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {cues.map((cue) => (
          <div key={cue} className="min-w-0">
            <p className="text-15 font-semibold">{cue}</p>
            <ol
              className={classNames(
                'mt-2 flex h-28 items-end gap-1.5 border-b border-line md:gap-3',
                isStacked && 'max-md:h-16',
              )}
            >
              {parts.map((part, at) => (
                <li
                  key={at}
                  className="flex h-full min-w-0 flex-1 items-end justify-center gap-0.5 md:gap-1"
                  aria-label={labelOf(part, yours[cue][at]!, model?.[cue][at])}
                >
                  <Bar height={yours[cue][at]!} className="bg-voice" />
                  {model && <Bar height={model[cue][at]!} className="bg-model" />}
                </li>
              ))}
            </ol>
            <div aria-hidden className="mt-1 flex gap-1.5 md:gap-3">
              {parts.map((part, at) => (
                <span
                  key={at}
                  className={classNames(
                    'min-w-0 flex-1 text-center text-13 wrap-anywhere md:text-15',
                    at === strong ? 'font-[650]' : 'text-ink-2',
                  )}
                >
                  {part}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-15 text-ink-2">
        <Key className="bg-voice">You</Key>
        {model && <Key className="bg-model">Model</Key>}
      </figcaption>
    </figure>
  );
}

const percent = (height: number) => Math.round(100 * height);
const labelOf = (part: string, yours: number, model: number | undefined) =>
  `${part}: you ${percent(yours)}${model === undefined ? '' : `, model ${percent(model)}`}`;

function Bar({ height, className }: { height: number; className: string }) {
  return (
    <i
      aria-hidden
      className={classNames('w-1/2 max-w-5 rounded-t-[4px] forced-colors:border', className)}
      style={{ height: `${percent(height)}%` }}
    />
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <i
        aria-hidden
        className={classNames('size-3 rounded-[3px] forced-colors:border', className)}
      />
      {children}
    </span>
  );
}
