import type { Analysis } from '@saywell/contract';
import type { ReactNode } from 'react';
import { bandOf } from '../../../ui/bands.ts';
import { ContourLegend } from '../../../ui/contour.tsx';
import { ScoreChip } from '../../../ui/score-chip.tsx';
import { OtherVoiceNote } from '../playback/other-voice-note.tsx';
import { PlayButton } from '../playback/play-button.tsx';
import { type Playback, playKey } from '../playback/playback.ts';
import { type ExampleTune, laidOn } from './tune.ts';
import { differenceIn } from './tune-notes.ts';
import { TunePicture } from './tune-picture.tsx';
import type { Intonation } from './tune-words.ts';
import type { WordView } from '../words/word-views.ts';
import { typographic } from '../../../ui/typographic.ts';

/** The melody of the phrase: where the example goes as a ribbon, where the voice went as a line. */
export function TuneCard({
  intonation,
  pitch,
  words,
  example,
  isOtherVoice = false,
  playback,
  speed,
}: {
  intonation: Intonation;
  pitch: Analysis['pitch'];
  words: readonly WordView[];
  /** Absent until it is loaded, or where it cannot be had: then what is asked for is drawn. */
  example?: ExampleTune | undefined;
  isOtherVoice?: boolean | undefined;
  playback: Playback;
  /** How fast the voices play, where nothing above says it. */
  speed: ReactNode;
}) {
  const score = intonation.score;
  const spans = words.map(({ heard, word }) => (heard ? word : undefined));
  const paired = example?.words.length === words.length ? example : undefined;
  const laid = paired && laidOn(paired.pitch, paired.words, spans);
  const aim = laid && laid.times.length > 0 ? laid : intonation.model;
  const difference = laid && differenceIn(intonation, laid, words);
  return (
    <section aria-label="The melody" className="grid gap-4 rounded-card bg-sunken px-4 py-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.75rem]">The melody</h2>
        <ScoreChip band={bandOf(score ?? null)} score={score} />
      </div>
      <div className="grid min-w-0 max-w-160 gap-4.5">
        <TunePicture
          intonation={intonation}
          pitch={pitch}
          aim={aim}
          example={paired}
          words={words}
          playback={playback}
        />
        <div className="grid gap-4.5">
          <div className="grid max-w-100 grid-cols-2 gap-2.5">
            <PlayButton
              voice="you"
              playing={playback.playing === playKey('mine')}
              onClick={playback.mine && (() => playback.mine?.())}
            >
              Play mine
            </PlayButton>
            <PlayButton
              voice="example"
              playing={playback.playing === playKey('example')}
              onClick={playback.example && (() => playback.example?.())}
            >
              Play model
            </PlayButton>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ContourLegend />
            {speed}
          </div>
          {isOtherVoice && <OtherVoiceNote />}
          <p className="font-display text-[1.375rem] leading-[1.3] font-medium">
            {typographic(intonation.message)}
          </p>
          {difference && <p>{difference}</p>}
        </div>
      </div>
    </section>
  );
}
