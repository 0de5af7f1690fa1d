/** The two figures of a trial's take. */
export function AnalysisResults({ accuracy, fluency }: { accuracy: number; fluency: number }) {
  return (
    <section
      aria-labelledby="analysis-results"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-tile border border-line bg-surface px-4.5 py-3.5"
    >
      <h3 id="analysis-results" className="font-text text-15 font-semibold tracking-normal">
        Analysis Results
      </h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Figure name="Accuracy" value={accuracy} />
        <Figure name="Fluency" value={fluency} />
      </dl>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-15 text-ink-2">{name}</dt>
      <dd className="num font-display text-24 font-medium">{Math.round(value)}%</dd>
    </div>
  );
}
