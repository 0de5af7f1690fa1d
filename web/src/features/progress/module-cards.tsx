import { CATEGORY_LABELS, type Category } from '@saywell/contract';
import { Link } from 'react-router';
import type { Result } from '../../lib/api.ts';
import { ModuleBar } from '../../ui/progress-bar.tsx';
import { MODULE_PICTURES } from './module-pictures.tsx';

const ABOUT: Record<Category, string> = {
  pronunciation: 'Single sounds, one at a time',
  'accent-reduction': 'Rhythm, linking, weak forms',
  intonation: 'The tune that carries meaning',
};

/** The three categories: how far one is in each, and the way there. */
export function ModuleCards({
  modules,
  addressOf,
  averages = false,
}: {
  modules: Result<'GET /api/user-progress'>;
  addressOf: (category: Category) => string;
  averages?: boolean;
}) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">Learning Modules</h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {modules.map(({ category, completed, total, averageAccuracy }) => (
          <li key={category} className="grid">
            <Link
              to={addressOf(category)}
              className="grid content-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-5 no-underline hover:border-line-strong max-md:grid-cols-[84px_1fr] md:gap-y-3.5"
            >
              <span
                aria-hidden
                className="overflow-hidden max-md:row-span-3 max-md:self-center md:h-16"
              >
                {MODULE_PICTURES[category]}
              </span>
              <span>
                <b className="block font-display text-[1.375rem] leading-[1.2] font-medium">
                  {CATEGORY_LABELS[category]}
                </b>
                <span className="text-15 text-ink-2">{ABOUT[category]}</span>
              </span>
              <ModuleBar done={completed} total={total} />
              <span className="num flex flex-wrap justify-between gap-x-3 text-15">
                <span>
                  <b>{completed}</b>/{total} completed
                </span>
                {averages && (
                  <span className="text-ink-2">
                    {completed > 0
                      ? `${Math.round(averageAccuracy * 100)}% average`
                      : 'no average yet'}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
