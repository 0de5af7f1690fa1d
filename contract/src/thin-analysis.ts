import type { Analysis, Finding } from './analysis.ts';

/** Leaves room in 64 KiB for what is sent beside the analysis. */
const ROOM_BYTES = 60 * 1024;

/**
 * The analysis as `POST /api/analyses` takes it. That of a long phrase goes without what the texts
 * of its words say as well, and with fewer points in its melodies, which are only drawn. Undefined
 * where that is not enough.
 */
export function thinned(analysis: Analysis): Analysis | undefined {
  let sent = analysis;
  for (const thin of [withCues, halved, halved, withTexts]) {
    if (fits(sent)) return sent;
    sent = thin(sent);
  }
  while (!fits(sent) && pointsOf(sent) > 0) sent = halved(sent);
  return fits(sent) ? sent : undefined;
}

/** A drill shows what to do with the mouth, apart from the rest of the text. */
const withCues = (analysis: Analysis) => withFindings(analysis, isAboutSound);
const withTexts = (analysis: Analysis) => withFindings(analysis, () => false);

const isAboutSound = ({ kind }: Finding) => kind === 'sound' || kind === 'unsure-sound';

const fits = (analysis: Analysis) => bytesOf(analysis) <= ROOM_BYTES;

/** Of the words: `feedback` has the texts of all. */
function withFindings(analysis: Analysis, isKept: (finding: Finding) => boolean): Analysis {
  const words = analysis.words.map(({ finding, ...word }) =>
    finding && isKept(finding) ? { ...word, finding } : word,
  );
  return { ...analysis, words };
}

const pointsOf = ({ pitch, intonation }: Analysis) =>
  pitch.times.length + (intonation?.model.times.length ?? 0);

const halved = ({ intonation, ...analysis }: Analysis): Analysis => ({
  ...analysis,
  pitch: everyOther(analysis.pitch),
  ...(intonation && { intonation: { ...intonation, model: everyOther(intonation.model) } }),
});

const bytesOf = (analysis: Analysis) => new TextEncoder().encode(JSON.stringify(analysis)).length;

function everyOther({ times, semitones }: Analysis['pitch']): Analysis['pitch'] {
  const isKept = (_value: number, at: number) => at % 2 === 1;
  return { times: times.filter(isKept), semitones: semitones.filter(isKept) };
}
