import type { ContourWord } from '../ui/contour.tsx';

/** Shapes to look at, not measurements. */
export const peaks = Array.from({ length: 300 }, (_, index) => {
  const syllable = Math.abs(Math.sin(index / 21)) ** 0.7;
  const grain = 0.65 + 0.35 * Math.abs(Math.sin(index * 12.9898));
  return syllable * grain;
});

const run = (from: number, to: number, pitch: (time: number) => number) =>
  Array.from({ length: 12 }, (_, index) => {
    const time = from + ((to - from) * index) / 11;
    return { time, pitch: pitch(time) };
  });

const words: ContourWord[] = [
  { text: 'You’re', from: 0, to: 0.15, band: 'clear' },
  { text: 'coming', from: 0.15, to: 0.35, band: 'clear' },
  { text: 'tonight,', from: 0.35, to: 0.66, band: 'clear' },
  { text: 'aren’t', from: 0.66, to: 0.81, band: 'close' },
  { text: 'you?', from: 0.81, to: 1, band: 'notyet' },
];

export const contour = {
  model: [
    run(0, 0.58, (time) => 0.5 + 0.2 * Math.sin(time * 11 - 1)),
    run(0.66, 1, (time) => 0.62 - (time - 0.66) * 1.5),
  ],
  learner: [
    run(0, 0.58, (time) => 0.46 + 0.16 * Math.sin(time * 11 - 1)),
    run(0.66, 1, (time) => 0.5 + (time - 0.66) * 1.3),
  ],
  words,
  flagged: { from: 0.81, to: 1 },
};
