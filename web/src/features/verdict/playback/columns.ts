/** When something is said, in seconds. */
export type Span = { start: number; end: number };

/** A word's column: how wide it is, and what each voice does in it. */
export type Column = {
  /** Share of the whole width, by the example's timing. */
  width: number;
  example: Span | undefined;
  learner: Span | undefined;
};

/** A little before and after a word belongs to it: closures, releases, breath. */
const MARGIN = 0.08;
/** No word is drawn narrower than this share of the average. */
const NARROWEST = 0.45;

/**
 * Lines up two readings of the same words. Columns follow the example; the learner's words are
 * stretched or squeezed into them, so that the same word always stands under itself.
 */
export function alignWords(
  learner: readonly (Span | undefined)[],
  example: readonly Span[] | undefined,
): Column[] {
  // Two readings that count their words differently cannot be laid side by side word by word.
  const paired = example?.length === learner.length ? example : undefined;
  const exampleSpans = paired ? widened(paired) : undefined;
  const learnerSpans = widened(learner);
  const leading = exampleSpans ?? learnerSpans;
  const lengths = leading.map((span) => (span ? span.end - span.start : 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  const widths = lengths.map((length) => Math.max(length, average * NARROWEST));
  const total = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, index) => ({
    width: width / total,
    example: exampleSpans?.[index],
    learner: learnerSpans[index],
  }));
}

/** Grows each word into the silence round it, at most to the middle of it. */
function widened(spans: readonly (Span | undefined)[]): (Span | undefined)[] {
  return spans.map((span, index) => {
    if (!span) return undefined;
    const before = spans.slice(0, index).findLast((other) => other !== undefined);
    const after = spans.slice(index + 1).find((other) => other !== undefined);
    const roomBefore = before ? Math.max(0, span.start - before.end) / 2 : Infinity;
    const roomAfter = after ? Math.max(0, after.start - span.end) / 2 : Infinity;
    return {
      start: Math.max(0, span.start - Math.min(MARGIN, roomBefore)),
      end: span.end + Math.min(MARGIN, roomAfter),
    };
  });
}

/** The peaks of one span; each stands for so many seconds. */
export function peaksIn(peaks: readonly number[], span: Span | undefined, every: number): number[] {
  if (!span) return [];
  const from = Math.floor(span.start / every);
  return peaks.slice(from, Math.max(from + 1, Math.ceil(span.end / every)));
}

/** As many values as there are strokes to draw, however long the word was said. */
export function spread(values: readonly number[], count: number): number[] {
  if (values.length === 0 || values.length >= count) return [...values];
  return Array.from({ length: count }, (_, index) => {
    const place = count === 1 ? 0 : (index / (count - 1)) * (values.length - 1);
    const before = values[Math.floor(place)] ?? 0;
    const after = values[Math.ceil(place)] ?? before;
    return before + (after - before) * (place % 1);
  });
}

/** How far into a span a moment is, from 0 to 1; undefined outside it. */
export function shareIn(span: Span | undefined, seconds: number): number | undefined {
  if (!span || seconds < span.start || seconds >= span.end) return undefined;
  return (seconds - span.start) / (span.end - span.start);
}
