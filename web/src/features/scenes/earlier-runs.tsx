import type { ScenePart } from '@saywell/contract';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { isUnsent } from '../../lib/outbox/item.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { bandOf } from '../../ui/bands.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Part } from '../../ui/part.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { typographic } from '../../ui/typographic.ts';
import { type PastRun, type SceneWithLines, useSceneRuns } from './queries.ts';
import { mineIn } from './run.ts';
import { partlyOf } from './sum-up.ts';

type Of = { scene: Pick<SceneWithLines, 'slug' | 'parts' | 'lines'> };
type Props = Of & { addressOf: (line: number) => string };

/** More are there for whoever asks. */
const FIRST = 3;

/** How somebody’s last runs through a scene went. */
export function EarlierRuns({ scene, addressOf }: Props) {
  const runs = useSceneRuns(scene.slug);
  const unsent = useUnsentRuns(scene.slug);
  return (
    <section aria-labelledby="earlier" className="mt-12 max-w-190">
      <h2 id="earlier" className="text-24">
        Your earlier runs
      </h2>
      {unsent > 0 && (
        <p role="status" className="mt-1 text-15 text-ink-2">
          {unsent === 1 ? '1 run is' : `${unsent} runs are`} saved on this device and not sent yet.
        </p>
      )}
      <div className="mt-2">
        {runs.isLoading ? (
          <Skeleton className="h-24" />
        ) : (
          <Part of={runs} name="Your earlier runs">
            {(all) =>
              all.length > 0 || unsent === 0 ? (
                <RunList runs={all} scene={scene} addressOf={addressOf} />
              ) : null
            }
          </Part>
        )}
      </div>
    </section>
  );
}

/** How many the server cannot list yet. */
const useUnsentRuns = (slug: string) =>
  useOutbox(
    ({ items }) =>
      items.filter(
        (item) =>
          item.call === 'POST /api/scenes/:slug/runs' &&
          item.params.slug === slug &&
          isUnsent(item),
      ).length,
  );

function RunList({ runs, scene, addressOf }: Props & { runs: readonly PastRun[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (runs.length === 0) {
    return (
      <p className="max-w-[34em] text-ink-2">
        None yet. Shadow the scene or play a part, and you’ll see here how it went.
      </p>
    );
  }
  const shown = showsAll ? runs : runs.slice(0, FIRST);
  return (
    <>
      <ol className="border-t border-line">
        {shown.map((run, at) => (
          <li key={run.id} className="border-b border-line py-3.5">
            <RunRow run={run} isLast={at === 0} scene={scene} addressOf={addressOf} />
          </li>
        ))}
      </ol>
      {shown.length < runs.length && (
        <Button look="quiet" size="s" className="mt-2 -ml-4" onClick={() => setShowsAll(true)}>
          <Icon of={ChevronDown} size={18} />
          Show {runs.length - shown.length} more
        </Button>
      )}
    </>
  );
}

function RunRow({ run, isLast, scene, addressOf }: Props & { run: PastRun; isLast: boolean }) {
  const { score, createdAt } = run;
  const again = againIn(run, scene.lines);
  return (
    <>
      <p className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <b className="font-semibold">{whatWasDone(run, scene)}</b>
        {score === null ? (
          <ScoreChip band="unsure" />
        ) : (
          <ScoreChip band={bandOf(score)} score={score} />
        )}
      </p>
      <p className="num flex flex-wrap gap-x-3 text-15 text-ink-3">
        <time dateTime={createdAt}>{sayWhen(createdAt)}</time>
        <span>{partlyOf(run, scene.lines)}</span>
        <span>{paceOf(run)}</span>
      </p>
      {again && (
        <p className="num mt-1 text-15 text-ink-2">
          <b className="text-ink">Line {again.line + 1}:</b> {typographic(again.text)}
        </p>
      )}
      {again && isLast && (
        <TextLink to={addressOf(again.line)} className="num">
          Say line {again.line + 1} again
          <Icon of={ArrowRight} size={18} />
        </TextLink>
      )}
    </>
  );
}

/** In a few words, such as “Guest, without the text.” */
export function whatWasDone(
  { mode, part, withText }: Pick<PastRun, 'mode' | 'part' | 'withText'>,
  { parts }: Pick<SceneWithLines, 'parts'>,
): string {
  if (mode === 'shadow') return 'Shadowed';
  const played = part === null ? 'Both parts' : parts[part];
  return withText ? played : `${played}, without the text`;
}

/** The line to say again: the one that went worst, else one that did not count. */
export function againIn(
  { again, part, lines: counted }: Pick<PastRun, 'again' | 'part' | 'lines'>,
  lines: readonly { part: ScenePart }[],
): PastRun['again'] {
  // Lines may have been taken out of the scene since.
  if (again) return again.line < lines.length ? again : null;
  const line = mineIn({ part }, lines).find(
    (mine) => !counted.some((one) => one.line === mine && one.score !== null),
  );
  return line === undefined ? null : { line, text: NOT_COUNTED };
}

const NOT_COUNTED = 'It didn’t count. You skipped it, or we weren’t sure what we heard.';

/** The pace of a run in a short sentence; empty where it is not known. */
export function paceOf({ rate, pauseSeconds }: Pick<PastRun, 'rate' | 'pauseSeconds'>): string {
  if (rate === null) return '';
  const pauses =
    pauseSeconds === null || pauseSeconds < SHORTEST_S
      ? 'no pauses inside a line'
      : `${pauseSeconds.toFixed(1)} seconds of pauses`;
  return `${rate.toFixed(1)} syllables a second, ${pauses}`;
}

/** Less would be said as zero. */
const SHORTEST_S = 0.05;

const sayWhen = (instant: string) =>
  new Date(instant).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
