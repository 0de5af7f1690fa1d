import { Ipa } from '../../ui/ipa.tsx';
import { Mouth } from '../../ui/mouth/mouth.tsx';
import { ScoreChip } from '../../ui/score-chip.tsx';
import { keywordOf, spokenName } from '../../ui/sound-names.tsx';
import { SoundTile } from '../../ui/sound-tile.tsx';
import { SpeedChoice } from './speed-choice.tsx';
import { PlayButton } from './play-button.tsx';
import { type Playback, playKey } from './playback.ts';
import { unbroken } from '../../ui/unbroken.ts';
import type { WordView } from './word-views.ts';

/** Sound by sound: what was said, what to aim for, what to move. */
export function OpenedWord({
  id,
  view,
  index,
  playback,
}: {
  id: string;
  view: WordView;
  index: number;
  playback: Playback;
}) {
  const { word, band, percent, label, sounds, flagged, heard } = view;
  const sound = flagged === undefined ? undefined : word.sounds[flagged];
  return (
    <section
      id={id}
      aria-label={`${word.word}, sound by sound`}
      className="grid animate-panel-in gap-5 rounded-card bg-sunken px-4 py-5 md:p-7"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-[1.75rem]">{word.word}</h3>
        <span className="ipa text-20 text-ink-2">
          /{word.sounds.map(({ ipa }) => ipa).join('')}/
        </span>
        <span className="ml-auto">
          <ScoreChip band={band} score={percent} word={label} />
        </span>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(68px,1fr))] gap-2">
        {word.sounds.map(({ phone, ipa }, at) => (
          <SoundTile
            key={at}
            glyph={ipa}
            keyword={keywordOf(phone)}
            band={sounds[at] ?? 'unsure'}
            flagged={at === flagged}
          />
        ))}
      </ul>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {sound && <Aim sound={sound} />}
          <SpeedChoice playback={playback} />
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          <PlayButton
            voice="you"
            playing={playback.playing === playKey('mine', index)}
            onClick={heard && playback.mine ? () => playback.mine?.(index) : undefined}
          >
            Play mine
          </PlayButton>
          <PlayButton
            voice="model"
            playing={playback.playing === playKey('model', index)}
            onClick={playback.model && (() => playback.model?.(index))}
          >
            Play model
          </PlayButton>
        </div>
        {sound ? (
          <Cue sound={sound} cue={unbroken(view.cue)} />
        ) : (
          view.feedback && <p>{unbroken(view.feedback)}</p>
        )}
      </div>
    </section>
  );
}

type Sound = WordView['word']['sounds'][number];

function Aim({ sound: { ipa, heard, phone, verdict } }: { sound: Sound }) {
  return (
    <p className="font-display text-[1.375rem] leading-[1.3] font-medium">
      {heard ? (
        <>
          {verdict === 'wrong' ? 'You said' : 'It leaned towards'}{' '}
          <Ipa glyph={heard.ipa} phone={heard.phone} className="text-voice" />, aim for{' '}
        </>
      ) : (
        'Aim for a clear '
      )}
      <Ipa glyph={ipa} phone={phone} />
    </p>
  );
}

function Cue({ sound: { phone, heard }, cue }: { sound: Sound; cue: string }) {
  const yours = heard && heard.phone !== phone ? heard.phone : undefined;
  const label = `Side view of the mouth for ${spokenName(phone)}${
    yours ? `, with yours, likely ${spokenName(yours)}, dotted` : ''
  }.`;
  return (
    <div className="grid grid-cols-[132px_1fr] items-center gap-4 md:grid-cols-[200px_1fr] md:gap-7">
      <Mouth aim={phone} heard={yours} label={label} />
      <div>
        <p>{cue}</p>
        <div className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-13 text-ink-2">
          <Key line="border-solid border-model" name="Aim" />
          {yours && <Key line="border-dotted border-voice" name="Yours, likely" />}
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
