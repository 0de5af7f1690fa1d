import { Mic } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAllTimings } from '../../features/listening/use-timings.ts';
import { againOf, polishOf, scoresOf } from '../../features/scenes/judged.ts';
import { linePace } from '../../features/scenes/line-pace.ts';
import { LineResults } from '../../features/scenes/line-results.tsx';
import { PacePicture } from '../../features/scenes/pace-picture.tsx';
import { mineIn, scoredIn } from '../../features/scenes/run.ts';
import { RunFigures } from '../../features/scenes/run-figures.tsx';
import { sumUp } from '../../features/scenes/sum-up.ts';
import { verdictOf } from '../../features/verdict/verdict-bands.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Score } from '../../ui/score.tsx';
import { typographic } from '../../ui/typographic.ts';
import { lineAddress } from './addresses.ts';
import type { EndProps } from './run-end.tsx';
import { wayBack } from './way-back.ts';

/** What came of a run: the score, pace and tune, the line to do again, and the ways on. */
export function RunResult({
  scene,
  run,
  from,
  voiceOf,
  judging,
  onPlay,
  onShadow,
  onLeave,
  onOpen,
  children,
}: Omit<EndProps, 'userId' | 'onSent' | 'onSaved'> & {
  onOpen: (line: number) => void;
  /** Whether it is saved. */
  children: ReactNode;
}) {
  const { slug, lines, parts } = scene;
  const scored = scoredIn(run);
  const scores = scoresOf(scored);
  const mine = mineIn(run, lines);
  const { name, isWhole, partly } = sumUp(run, scene);
  const again = againOf(run, mine);
  const unsure = Object.values(run.said).filter(({ state }) => state === 'unsure').length;
  const timings = useAllTimings(
    scored.map(({ line }) => ({ text: lines[line]!.phrase, voice: voiceOf(lines[line]!.part) })),
  );
  const paced = scored.map(({ line, pace }, at) => ({
    line,
    phrase: lines[line]!.phrase,
    yours: pace,
    model: timings && linePace(timings[at]!.words),
  }));
  const models = paced.flatMap(({ model }) => model ?? []);
  const back = wayBack(from);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid max-w-190 gap-8">
      <section className="grid gap-5">
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {name}
        </h2>
        {scores ? (
          <Score verdict={partly || verdictOf(scores.score).title} score={scores.score} />
        ) : (
          <p>No line has a score, so this run counts nothing. Try it again.</p>
        )}
        {scores && !isWhole && (
          <p className="text-15 text-ink-2">The score is only for what you said.</p>
        )}
        {unsure > 0 && (
          <p className="text-15 text-ink-2">
            {unsure === 1 ? 'One line counts nothing' : `${unsure} lines count nothing`}: we weren’t
            sure what we heard.
          </p>
        )}
        {scores && (
          <RunFigures
            scored={scored}
            model={models.length === scored.length ? models : undefined}
            prosody={scores.prosody}
          />
        )}
        {children}
      </section>
      {again && (
        <Card aria-labelledby="again" className="grid justify-items-start gap-3">
          <h2 id="again" className="text-24">
            Do this again
          </h2>
          <p className="text-15 text-ink-3">Line {again.line + 1}</p>
          <p lang="en-US" className="-mt-2 font-display text-24 leading-[1.25] font-medium">
            {typographic(lines[again.line]!.phrase)}
          </p>
          {again.tip && <p className="text-ink-2">{typographic(again.tip)}</p>}
          <ButtonLink to={lineAddress(slug, again.line, { fromEnd: true, from })}>
            <Icon of={Mic} size={20} />
            Say line {again.line + 1}
          </ButtonLink>
        </Card>
      )}
      {!again && scored.length > 0 && <Onward {...{ scene, run, from, onPlay }} />}
      {from && (
        <ButtonLink to={back.to} look="line" className="justify-self-start">
          {back.label}
        </ButtonLink>
      )}
      {paced.length > 0 && (
        <section aria-labelledby="pace" className="grid gap-4">
          <h2 id="pace" className="text-24">
            Pace and pauses
          </h2>
          <PacePicture lines={paced} />
        </section>
      )}
      <section aria-labelledby="lines" className="grid gap-3">
        <h2 id="lines" className="text-24">
          Line by line
        </h2>
        <LineResults
          lines={mine.map((line) => ({
            line,
            phrase: lines[line]!.phrase,
            judged: run.said[line],
          }))}
          onOpen={(line) => (judging.takes.get(line)?.analysis ? () => onOpen(line) : undefined)}
          addressOf={(line) => lineAddress(slug, line, { fromEnd: true, from })}
        />
      </section>
      <div className="flex flex-wrap gap-3">
        {run.mode === 'part' && run.part !== null ? (
          <Button look="line" onClick={() => onPlay(run.part === 0 ? 1 : 0)}>
            Now play the {parts[run.part === 0 ? 1 : 0].toLowerCase()}
          </Button>
        ) : (
          <Button look="line" onClick={onShadow}>
            Shadow it again
          </Button>
        )}
        <Button look="line" onClick={onLeave}>
          Back to the scene
        </Button>
        {!from && (
          <ButtonLink to={back.to} look="quiet">
            {back.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Where no line needs saying again: the next harder way through the scene. */
function Onward({
  scene: { slug, parts },
  run,
  from,
  onPlay,
}: Pick<EndProps, 'scene' | 'run' | 'from' | 'onPlay'>) {
  const { mode, part, withText } = run;
  const isByHeart = mode === 'part' && !withText;
  const next = mode === 'shadow' || isByHeart ? (part === 1 ? 0 : 1) : part!;
  const hides = mode === 'part' && withText;
  const polish = polishOf(run);
  return (
    <Card aria-labelledby="onward" className="grid justify-items-start gap-3">
      <h2 id="onward" className="text-24">
        Every line was clear
      </h2>
      <p className="text-ink-2">
        {hides ? 'Now say them without the text.' : `Now play the ${parts[next].toLowerCase()}.`}
      </p>
      <Button onClick={() => onPlay(next, hides ? 'none' : 'all')}>
        <Icon of={Mic} size={20} />
        {hides ? 'Play it without the text' : `Play the ${parts[next].toLowerCase()}`}
      </Button>
      {polish && (
        <p className="mt-2 w-full border-t border-line pt-4 text-ink-2">
          <b className="num text-ink">One small thing, line {polish.line + 1}:</b>{' '}
          {typographic(polish.tip)}{' '}
          <Link to={lineAddress(slug, polish.line, { fromEnd: true, from })} className="underline">
            Say it again
          </Link>
        </p>
      )}
    </Card>
  );
}
