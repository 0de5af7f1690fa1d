import { isLeftOut } from '@saywell/contract';
import type { ReactNode } from 'react';
import { Ipa } from '../../../ui/ipa.tsx';
import { differInVoice } from '../../../ui/mouth/articulation.ts';
import { Mouth } from '../../../ui/mouth/mouth.tsx';
import { ScoreChip } from '../../../ui/score-chip.tsx';
import { spokenName } from '../../../ui/sound-names.tsx';
import type { Playback } from '../playback/playback.ts';
import { SoundTiles } from './sound-tiles.tsx';
import { unbroken } from '../../../ui/unbroken.ts';
import { WordPair } from './word-pair.tsx';
import { BothVoices, WordVoices } from './word-voices.tsx';
import type { VerdictProps } from '../verdict-props.ts';
import type { WordView } from './word-views.ts';
import { typographic } from '../../../ui/typographic.ts';

/** Sound by sound: what was said, what to aim for, what to move. */
export function OpenedWord({
  id,
  view,
  index,
  playback,
  ipa,
  hasTip,
  speed,
  factOf,
  drill,
}: {
  id: string;
  view: WordView;
  index: number;
  playback: Playback;
  /** As the phrase has it, with its stress; absent until the example is loaded. */
  ipa?: string | undefined;
  /** A tip of its own has its pair of words already. */
  hasTip: boolean;
  /** How fast the voices play. */
  speed: ReactNode;
  factOf: VerdictProps['factOf'];
  /** Under what was said and what to aim for. */
  drill?: ReactNode;
}) {
  const { word, band, percent, label, flagged, heard } = view;
  const sound = flagged === undefined ? undefined : word.sounds[flagged];
  return (
    <section
      id={id}
      aria-label={`${typographic(word.word)}, sound by sound`}
      className="grid animate-panel-in gap-2.5 rounded-card bg-sunken px-4 py-3 md:gap-4 md:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:gap-x-3">
        <h3 className="text-24 md:text-[1.75rem]">{typographic(word.word)}</h3>
        <span className="ipa text-17 text-ink-2 md:text-20">/{withStress(word, ipa)}/</span>
        <span className="ml-auto">
          <ScoreChip band={band} score={percent} word={label} />
        </span>
      </div>
      <div className="grid gap-2.5 md:grid-cols-[168px_1fr] md:gap-y-3 md:items-center md:gap-x-6">
        {sound && <Aim sound={sound} title={word.finding?.title} />}
        <div className={sound ? 'md:col-start-2' : 'md:col-span-2'}>
          <WordVoices index={index} heard={heard} playback={playback} />
        </div>
        {sound ? (
          <Cue
            sound={sound}
            cue={unbroken(view.cue)}
            fact={factOf?.(
              word.sounds.map(({ phone }) => phone),
              flagged!,
            )}
          />
        ) : (
          view.feedback && <p className="md:col-span-2">{unbroken(view.feedback)}</p>
        )}
      </div>
      {drill}
      {sound?.heard?.pair && !hasTip && <WordPair words={sound.heard.pair} playback={playback} />}
      <SoundTiles view={view} playback={playback} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BothVoices index={index} heard={heard} playback={playback} />
        {speed}
      </div>
    </section>
  );
}

type Sound = WordView['word']['sounds'][number];

const MARKS = /[ˈˌ]/g;
const VOWELS = 'iɪeɛæaɑɔoʊuʌəɚɝ';

/**
 * The word as it was judged, with the stress of the example. Only where both have the same
 * consonants and as many vowels: a voice of elsewhere may say the word in another way.
 */
export function withStress({ sounds }: Pick<WordView['word'], 'sounds'>, ipa = ''): string {
  const judged = sounds.map((sound) => sound.ipa).join('');
  const plain = ipa.replace(MARKS, '');
  const isSame = (letter: string, at: number) =>
    letter === judged[at] || (VOWELS.includes(letter) && VOWELS.includes(judged[at]!));
  if (plain.length !== judged.length || !plain.split('').every(isSame)) return judged;
  let next = 0;
  return ipa.replace(/[^ˈˌ]/g, () => judged[next++]!);
}

/** `title`: what the engine says of the word. */
function Aim({ sound, title = '' }: { sound: Sound; title: string | undefined }) {
  const { ipa, heard, phone, verdict, maybe } = sound;
  return (
    <p className="font-display text-20 leading-[1.2] font-medium md:col-start-2 md:text-[1.375rem]">
      {maybe !== undefined ? (
        unbroken(title)
      ) : heard ? (
        <>
          {verdict === 'wrong' ? 'You said' : 'It leaned toward'}{' '}
          <Ipa glyph={heard.ipa} phone={heard.phone} className="text-voice" />; aim for{' '}
        </>
      ) : (
        `${isLeftOut(sound) ? 'We didn’t hear the' : 'Aim for a clear'} `
      )}
      {maybe === undefined && <Ipa glyph={ipa} phone={phone} />}
    </p>
  );
}

function Cue({
  sound: { phone, ipa, heard },
  cue,
  fact,
}: {
  sound: Sound;
  cue: string;
  fact: string | undefined;
}) {
  const yours = heard && heard.phone !== phone ? heard.phone : undefined;
  const isDrawn = yours !== undefined && !differInVoice(phone, yours);
  const label = `Side view of the mouth for ${spokenName(phone, ipa)}${
    isDrawn ? `, with yours, likely ${spokenName(yours)}, dotted` : ''
  }.`;
  return (
    <div className="grid grid-cols-[104px_1fr] items-center gap-4 md:contents">
      <div className="md:col-start-1 md:row-span-3 md:row-start-1 md:self-start">
        <Mouth aim={phone} heard={yours} label={label} />
      </div>
      <div className="md:col-start-2">
        <p>{cue}</p>
        {fact && <p className="mt-1 text-15 text-ink-2">{unbroken(fact)}</p>}
        <div className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1 text-13 text-ink-2">
          <Key line="border-solid border-model" name="Aim" />
          {isDrawn && <Key line="border-dotted border-voice" name="Yours, likely" />}
        </div>
      </div>
    </div>
  );
}

function Key({ line, name }: { line: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`paint w-4.5 border-t-3 ${line}`} />
      {name}
    </span>
  );
}
