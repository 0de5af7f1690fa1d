import { BandMark } from '../ui/band-mark.tsx';
import { type Band, bandLabels } from '../ui/bands.ts';
import { Contour, ContourLegend } from '../ui/contour.tsx';
import { LevelMeter } from '../ui/level-meter.tsx';
import { Score } from '../ui/score.tsx';
import { ScoreChip } from '../ui/score-chip.tsx';
import { SoundSegments } from '../ui/sound-segments.tsx';
import { SoundTile } from '../ui/sound-tile.tsx';
import { Waveform } from '../ui/waveform.tsx';
import { Row, Specimen } from './specimen.tsx';
import { contour, peaks } from './specimen-data.ts';

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
        <Waveform peaks={peaks} voice="model" label="Model waveform" />
      </div>
      <div className="h-18">
        <Waveform peaks={peaks} voice="you" label="Your waveform" draw />
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
