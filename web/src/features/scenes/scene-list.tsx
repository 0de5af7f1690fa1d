import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { bandOf } from '../../ui/bands.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import type { SceneCard } from './queries.ts';

/** The scenes, easiest first, with what came of them. */
export function SceneList({
  scenes,
  isBegun,
  addressOf,
}: {
  scenes: readonly SceneCard[];
  /** Whether one was left before its end. */
  isBegun: (slug: string) => boolean;
  addressOf: (slug: string) => string;
}) {
  return (
    <ul className="grid max-w-190 border-t border-line">
      {scenes.map((scene) => (
        <li key={scene.slug} className="border-b border-line">
          <Link
            to={addressOf(scene.slug)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-word py-4.5 no-underline hover:[&_h2]:underline"
          >
            <span className="min-w-0">
              <h2 className="font-display text-[1.375rem] leading-[1.25] font-medium decoration-1 underline-offset-4">
                {scene.title}
              </h2>
              <span className="mt-0.5 block text-ink-2">{scene.about}</span>
              <span className="mt-1.5 block text-15 text-ink-2">Trains {listed(scene.skills)}</span>
              <span className="num mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-ink-3">
                <span>Level {scene.level}</span>
                <span>
                  {scene.parts.join(' and ')}, {scene.lineCount} lines
                </span>
                {scene.best !== null && (
                  <ScoreChip band={bandOf(scene.best)} score={scene.best} word="best" />
                )}
                {scene.best === null && scene.runs > 0 && <span>No full score yet</span>}
                {scene.lastAt !== null && <span>Last run {sayDay(scene.lastAt)}</span>}
              </span>
            </span>
            <span className="inline-flex items-center gap-1.5 text-15 font-semibold">
              {isBegun(scene.slug) ? 'Continue' : scene.runs > 0 ? 'Again' : 'Start'}
              <Icon of={ArrowRight} size={18} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const sayDay = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

const list = new Intl.ListFormat('en-US');
const listed = (skills: readonly string[]) =>
  list.format(skills.map((skill) => skill[0]!.toLowerCase() + skill.slice(1)));
