import { amountText, type Overview } from './measures.ts';

export function FrequentErrors({ errors }: { errors: Overview['errors'] }) {
  return (
    <section className="mt-10" aria-labelledby="frequent-errors">
      <h2 id="frequent-errors">Most frequent errors</h2>
      {errors.length === 0 ? (
        <p className="mt-2 text-ink-2">None in these days.</p>
      ) : (
        <ol className="mt-3">
          {errors.map(({ message, page, count }) => (
            <li
              key={`${page} ${message}`}
              className="flex items-baseline justify-between gap-6 border-t border-line py-3"
            >
              <span className="min-w-0 break-words">
                {message}
                <span className="block text-15 text-ink-3">{page}</span>
              </span>
              <span className="num font-semibold whitespace-nowrap">{amountText(count)} ×</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
