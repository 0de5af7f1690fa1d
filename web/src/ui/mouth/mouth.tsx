import type { Spot } from '../smooth-line.ts';
import { type Air, type Articulation, ARTICULATIONS, differInVoice } from './articulation.ts';
import { mouthOutline, PALATE, softPalate, tongueOutline, tongueTop } from './outlines.ts';

/**
 * Side view of the mouth, facing left: solid is the target, dotted blue is where the learner's
 * tongue and lips probably were. Each family of sounds has its own shape.
 */
export function Mouth({ aim, heard, label }: { aim: string; heard?: string; label: string }) {
  const target = ARTICULATIONS[aim];
  const yours = heard === undefined ? undefined : ARTICULATIONS[heard];
  if (!target) return null;
  const onlyVoice = heard !== undefined && differInVoice(aim, heard);
  const face = mouthOutline(target);
  const nasal = target.air === 'nose';
  return (
    <svg
      viewBox="0 0 232 222"
      role="img"
      aria-label={`${label} ${voiceText(target.voiced)}.${onlyVoice ? ` Yours was likely made with the ${voiceText(!target.voiced).toLowerCase()}.` : ''}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full"
    >
      <g className="stroke-ink-3" strokeWidth="2.2">
        <path d={face.upperLip} />
        <path d={face.lowerLip} />
        <path d="M207 40c6 36 7 96 4 158" />
        <path d={PALATE} strokeWidth="5" />
        <path d={softPalate(nasal)} strokeWidth="5" />
      </g>
      <path
        d={tongueOutline(target.tongue)}
        strokeWidth="3"
        className="fill-model-soft/60 stroke-model"
      />
      <g className="fill-surface stroke-ink-3" strokeWidth="2">
        <path d="M55 80h12l-2.5 21c-.5 4-6 4-7 0z" />
        <path d={face.lowerTooth} />
      </g>
      {target.glidesTo && <Movement from={target} />}
      {yours && !onlyVoice && <Yours yours={yours} target={target} />}
      <Airflow air={target.air} lips={face.lowerLipEdge} />
      <VoiceSign on={target.voiced} />
      <Labels voiced={target.voiced} differs={onlyVoice} />
    </svg>
  );
}

const dotted = { strokeWidth: 3.5, strokeDasharray: '.5 7', className: 'stroke-voice' };

function Yours({ yours, target }: { yours: Articulation; target: Articulation }) {
  const sameLips = yours.lips === target.lips && Math.abs(yours.gap - target.gap) < 8;
  const face = mouthOutline(yours);
  return (
    <g {...dotted}>
      <path d={tongueTop(yours.glidesTo?.tongue ?? yours.tongue)} />
      {!sameLips && <path d={face.lowerLip.split('C48')[0]} />}
    </g>
  );
}

/** Where a diphthong ends, and which way the tongue moves. */
function Movement({ from }: { from: Articulation }) {
  if (!from.glidesTo) return null;
  const [, , [x1, y1]] = from.tongue;
  const [, , [x2, y2]] = from.glidesTo.tongue;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g className="stroke-model">
      <path d={tongueTop(from.glidesTo.tongue)} strokeWidth="2.2" strokeDasharray="6 5" />
      <path d={`M${x1} ${y1 + 10}L${x2} ${y2 + 8}`} strokeWidth="2.6" />
      <path
        d="m-8-6 8 6-8 6"
        strokeWidth="2.6"
        transform={`translate(${x2} ${y2 + 8}) rotate(${angle})`}
      />
    </g>
  );
}

/** An arrow that shows how the air leaves. */
function Airflow({ air, lips: [x, y] }: { air: Air | undefined; lips: Spot }) {
  if (!air) return null;
  const out = Math.min(x - 6, 30);
  const signs: Record<Air, string> = {
    stream: `M${out} ${y}H${out - 24}m7-6-7 6 7 6`,
    breath: `M${out} ${y}H${out - 24}m7-6-7 6 7 6M${out - 2} ${y - 14}h-14M${out - 2} ${y + 14}h-14`,
    burst: `M${out - 4} ${y}h-16m6-6-6 6 6 6M${out} ${y - 11}l-8-7M${out} ${y + 11}l-8 7`,
    nose: 'M38 70C32 76 26 80 18 82m9-6-9 6 5 8',
    sides: `M${out} ${y - 6}c-7-6-14-7-22-4m8-6-8 6 6 8M${out} ${y + 6}c-7 6-14 7-22 4m8 6-8-6 6-8`,
  };
  return <path d={signs[air]} strokeWidth="2.2" className="stroke-ink-2" />;
}

const voiceText = (on: boolean) => (on ? 'Voice on' : 'Voice off');

/** The vocal folds: at work, or apart. */
function VoiceSign({ on }: { on: boolean }) {
  return (
    <path
      d={
        on
          ? 'M190 178c3-5 6-5 9 0s6 5 9 0 6-5 9 0M190 188c3-5 6-5 9 0s6 5 9 0 6-5 9 0'
          : 'M190 178h27M190 188h27'
      }
      strokeWidth="2.2"
      strokeDasharray={on ? undefined : '1 5'}
      className="stroke-ink-2"
    />
  );
}

/** Names for what the cues speak of. Large in the drawing, because on a phone it is small. */
function Labels({ voiced, differs }: { voiced: boolean; differs: boolean }) {
  return (
    <g className="font-text text-[19px] md:text-[16px]" fontWeight="600">
      <g className="stroke-ink-3" strokeWidth="1.4">
        <path d="M92 27 79 60" />
        <path d="M190 27v36" />
      </g>
      <g className="fill-ink-2">
        <text x="74" y="20">
          ridge
        </text>
        <text x="230" y="20" textAnchor="end">
          soft palate
        </text>
        <text x="230" y="216" textAnchor="end">
          {voiceText(voiced).toLowerCase()}
        </text>
      </g>
      {differs && (
        <text x="2" y="216" className="fill-voice">
          yours: {voiced ? 'off' : 'on'}
        </text>
      )}
    </g>
  );
}
