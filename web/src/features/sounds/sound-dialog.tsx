import type { Exercise, SoundProgress } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Result } from '../../lib/api.ts';
import { read } from '../../lib/query-client.ts';
import { bandOf } from '../../ui/bands.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Mouth } from '../../ui/mouth/mouth.tsx';
import { Part } from '../../ui/part.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { keywordOf, keywordText, soundIn, spokenName } from '../../ui/sound-names.tsx';
import { SoundCurve } from './sound-curve.tsx';
import { SoundByEar } from './sound-by-ear.tsx';
import { moreTries, percentOf, standingOf, triesText } from './standing.ts';
import { typographic } from '../../ui/typographic.ts';

type Detail = Result<'GET /api/sounds/:phone'>;
type Shown = {
  addressOf: (exercise: Pick<Exercise, 'id' | 'category'>) => string;
  /** Where the ear is trained for a contrast. */
  earAddressOf: (contrast: string) => string;
  /** The button that reads a word aloud. */
  Listen: ComponentType<{ word: string; phrase?: string | null }>;
};

/** One sound: how it is made, the last words with it, and what trains it. */
export function SoundDialog({
  sound,
  onClose,
  ...shown
}: { sound: SoundProgress; onClose: () => void } & Shown) {
  const detail = useQuery(read('/api/sounds/:phone', { params: { phone: sound.phone } }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} isRead title={soundIn(sound.phone)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span aria-hidden className="ipa text-64 leading-none">
          {sound.ipa}
        </span>
        <div className="grid gap-1.5">
          <span className="flex items-center gap-1 text-20 [&_b]:font-bold">
            {/* One word: of a flex box, its parts would stand apart. */}
            <span>{keywordOf(sound.phone)}</span>
            <shown.Listen word={keywordText(sound.phone)} />
          </span>
          <Standing sound={sound} />
        </div>
      </div>
      {/* The panel stands on the phone's edge and grows upwards, so its height is there before. */}
      <div className="grid min-h-dvh content-start gap-5 md:min-h-[calc(78dvh-7rem)]">
        {detail.isPending ? (
          <Waiting />
        ) : (
          <Part of={detail} name="This sound">
            {(data) => <Details detail={data} {...shown} />}
          </Part>
        )}
      </div>
    </Dialog>
  );
}

function Standing({ sound }: { sound: SoundProgress }) {
  const standing = standingOf(sound);
  if (sound.accuracy === null || standing === 'none') {
    return <span className="text-15 text-ink-2">{moreTries(sound)}</span>;
  }
  return (
    <span className="num flex flex-wrap items-center gap-x-4 gap-y-1 text-15 text-ink-2">
      <ScoreChip band={standing} score={percentOf(sound.accuracy)} />
      {triesText(sound.tries)}
      {sound.trend && <Trend {...sound.trend} />}
    </span>
  );
}

function Trend({ from, to }: { from: number; to: number }) {
  const [before, now] = [percentOf(from), percentOf(to)];
  if (before === now) return <span>Steady at {now}</span>;
  return (
    <span>
      {before} → <b className="text-ink">{now}</b> in recent weeks
    </span>
  );
}

function Details({ detail, Listen, addressOf, earAddressOf }: { detail: Detail } & Shown) {
  const { phone, cue, tip, curve, ear, recentWords, exercises } = detail;
  return (
    <>
      <div className="grid grid-cols-[132px_1fr] items-center gap-4 rounded-tile bg-sunken p-4">
        <Mouth aim={phone} label={`Side view of the mouth for ${spokenName(phone)}.`} />
        <div className="grid gap-2">
          <p>{cue}</p>
          {tip && <p className="text-15 text-ink-2">{tip}</p>}
        </div>
      </div>
      <SoundCurve curve={curve} />
      <SoundByEar ear={ear} addressOf={earAddressOf} />
      <List
        title="Words you said with this sound"
        empty="None yet. The words you say with it will be listed here."
      >
        {recentWords.map(({ word, phrase, accuracy, heard, dropped, practicedAt }) => (
          <li
            key={`${word} ${new Date(practicedAt).toISOString()}`}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-0.5 first:border-t-0"
          >
            <span className="font-display text-20 font-medium">{typographic(word)}</span>
            {heard && heard.phone !== phone && (
              <span className="text-15 text-ink-2">
                sounded like <span className="ipa whitespace-nowrap">/{heard.ipa}/</span>
              </span>
            )}
            {dropped && <span className="text-15 text-ink-2">sound not heard</span>}
            <span className="ml-auto flex items-center gap-1">
              <ScoreChip band={bandOf(accuracy * 100)} score={accuracy * 100} word="" />
              <Listen word={word} phrase={phrase} />
            </span>
          </li>
        ))}
      </List>
      <List
        title="Exercises for this sound"
        empty="No exercise trains this sound alone. It comes up in many phrases."
      >
        {exercises.map((exercise) => (
          <li key={exercise.id} className="border-t border-line first:border-t-0">
            <Link
              to={addressOf(exercise)}
              className="grid min-h-11 gap-0.5 rounded-word py-2 no-underline hover:[&_b]:underline"
            >
              <b className="font-display text-[1.1875rem] leading-[1.3] font-medium">
                {typographic(exercise.phrase)}
              </b>
              <span className="num text-15 text-ink-3">
                {typographic(exercise.title)} · Level {exercise.difficulty}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}

function List({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section>
      <h3 className="mb-1">{title}</h3>
      {children.length > 0 ? <ul>{children}</ul> : <p className="text-15 text-ink-2">{empty}</p>}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading this sound...</span>
      <Skeleton className="h-36 rounded-tile" />
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-28 rounded-tile" />
    </div>
  );
}
