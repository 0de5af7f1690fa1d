import { BandMark } from '../ui/band-mark.tsx';
import { type Band, bandLabels } from '../ui/bands.ts';
import { Contour, ContourLegend, type ContourNote, type ContourWord } from '../ui/contour.tsx';
import { Figures } from '../ui/figures.tsx';
import { Ipa, StressMark } from '../ui/ipa.tsx';
import { LevelMeter } from '../ui/level-meter.tsx';
import { Mouth } from '../ui/mouth/mouth.tsx';
import { Part } from '../ui/part.tsx';
import { ScoreChip } from '../ui/score-chip.tsx';
import { Score } from '../ui/score.tsx';
import { SoundSegments } from '../ui/sound-segments.tsx';
import { SoundTile } from '../ui/sound-tile.tsx';
import { Waveform } from '../ui/waveform.tsx';
import { Row, Specimen } from './specimen.tsx';

const bands: Band[] = ['clear', 'close', 'notyet', 'unsure'];

export function DrawnSpecimens() {
  return (
    <Specimen title="Scores, segments, tiles, waves, contour, meter">
      <Score verdict="Good!" score={78} />
      <Score verdict="Keep Practicing!" score={71} />
      <Score verdict="Needs Work" score={38} />
      {bands.map((band) => (
        <div key={band} className="grid grid-cols-[110px_90px_1fr] items-center gap-3">
          <ScoreChip band={band} />
          <SoundSegments sounds={[band, band, band]} />
          <BandMark band={band} size={24} />
        </div>
      ))}
      <Row>
        <ScoreChip band="close" score={78} word="" />
        <ScoreChip band="clear" score={96} word="best" />
        <ScoreChip band="notyet" score={48} />
      </Row>
      <div className="w-fit">
        <span className="phrase-text text-close">another</span>
        <SoundSegments
          sounds={['clear', 'clear', 'clear', 'close', 'notyet', 'unsure']}
          mark="close"
        />
      </div>
      <ul className="flex gap-2 rounded-card bg-sunken p-4">
        <SoundTile
          glyph="θ"
          keyword={
            <>
              <b>th</b>in
            </>
          }
          band="notyet"
          flagged
        />
        <SoundTile
          glyph="ɪ"
          keyword={
            <>
              s<b>i</b>t
            </>
          }
          band="clear"
          name="i as in sit"
          onPlay={() => {}}
        />
        <SoundTile
          glyph="ŋ"
          keyword={
            <>
              si<b>ng</b>
            </>
          }
          band="close"
          flagged
        />
        <SoundTile
          glyph="k"
          keyword={
            <>
              <b>k</b>ey
            </>
          }
          band="unsure"
        />
      </ul>
      <div className="h-18">
        <Waveform peaks={peaks} voice="example" label="Model waveform" />
      </div>
      <div className="h-18">
        <Waveform peaks={peaks} voice="you" label="Your waveform" />
      </div>
      <div className="h-18">
        <Waveform peaks={peaks} voice="ghost" />
      </div>
      {bands.map((band) => bandLabels[band]).join(', ')}
      <Contour {...contour} label="The model falls on the last word; yours rises." />
      <ContourLegend />
      <LevelMeter level={0.15} />
      <LevelMeter level={0.6} />
      <LevelMeter level={0.95} />
    </Specimen>
  );
}

/** Shapes to look at, not measurements. */
const peaks = Array.from({ length: 300 }, (_, index) => {
  const syllable = Math.abs(Math.sin(index / 21)) ** 0.7;
  const grain = 0.65 + 0.35 * Math.abs(Math.sin(index * 12.9898));
  return syllable * grain;
});

const run = (from: number, to: number, pitch: (time: number) => number) =>
  Array.from({ length: 12 }, (_, index) => {
    const time = from + ((to - from) * index) / 11;
    return { time, pitch: pitch(time) };
  });

const say = (text: string, stressed = false) => ({ text, stressed });
const words: ContourWord[] = [
  { syllables: [say('You’re')], from: 0, to: 0.14, band: 'clear' },
  { syllables: [say('com', true), say('ing')], from: 0.14, to: 0.35, band: 'clear', lit: true },
  { syllables: [say('to'), say('night', true)], from: 0.35, to: 0.66, band: 'clear' },
  { syllables: [say('aren’t')], from: 0.66, to: 0.81, band: 'close' },
  { syllables: [say('you')], from: 0.81, to: 1, band: 'notyet' },
];
const notes: ContourNote[] = [
  { text: 'yours rises', at: { time: 1, pitch: 0.94 }, voice: 'you', side: 'above' },
  { text: 'fall here', at: { time: 1, pitch: 0.11 }, voice: 'example', side: 'below' },
];

const contour = {
  aim: [
    run(0, 0.58, (time) => 0.5 + 0.2 * Math.sin(time * 11 - 1)),
    run(0.66, 1, (time) => 0.62 - (time - 0.66) * 1.5),
  ],
  learner: [
    run(0, 0.58, (time) => 0.46 + 0.16 * Math.sin(time * 11 - 1)),
    run(0.66, 1, (time) => 0.5 + (time - 0.66) * 1.3),
  ],
  words,
  notes,
  flagged: [{ from: 0.81, to: 1, band: 'notyet' as const }],
  playhead: 0.22,
};

const missing = { data: undefined, refetch: () => {}, isFetching: false };

export function FigureSpecimens() {
  return (
    <Specimen title="Figures, sounds, mouths, a part that is missing">
      <Figures
        figures={[
          { name: 'minutes practiced', value: 142 },
          { name: 'exercises', value: 63 },
          { name: 'accuracy', value: 79, unit: '%' },
        ]}
      />
      <Row>
        <Ipa glyph="θ" phone="TH" className="text-32" />
        <Ipa glyph="ɝ" phone="ER" className="text-32 text-voice" />
      </Row>
      <div className="grid grid-cols-3 gap-4">
        <Mouth aim="TH" heard="S" label="th as in thin, with yours, likely s as in see" />
        <Mouth aim="NG" label="ng as in sing" />
        <Mouth aim="Z" heard="S" label="z as in zoo" />
        <Mouth aim="AY" label="i as in time" />
      </div>
      <Part of={missing} name="Your week">
        {() => null}
      </Part>
      <Part of={{ ...missing, isFetching: true }} name="Your week">
        {() => null}
      </Part>
    </Specimen>
  );
}

export function TypeSpecimens() {
  return (
    <Specimen title="Type, transcription, stress mark">
      <p className="phrase-text">I think it’s worth another try.</p>
      <p className="ipa text-20 text-ink-2">/aɪ ˈθɪŋk ɪts ˈwɝθ əˈnʌðɚ ˈtɹaɪ/</p>
      <p className="ipa text-32">ɹ ʃ θ ð ŋ ʒ ɚ ɝ ɑ æ ɾ ˈ ˌ</p>
      <p className="text-32">ɹ ʃ θ ð ŋ ʒ ɚ ɝ ɑ æ ɾ ˈ ˌ</p>
      <p className="font-display text-44">
        Say it <StressMark>well</StressMark>.
      </p>
      <p>Body text at 17: sounds, waves and pitch are drawn, never illustrated.</p>
      <p className="text-15 text-ink-2">Small text at 15, second ink.</p>
      <p className="label-text">Label text at 13</p>
      <p className="num text-24">0123456789</p>
    </Specimen>
  );
}
