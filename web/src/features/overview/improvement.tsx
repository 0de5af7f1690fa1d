import { Card } from '../../ui/card.tsx';
import { changeFigure, changeNote } from './improvement-text.ts';
import type { Overview } from './measures.ts';

/** Whether practice works, by mouth and by ear. */
export function Improvement({ of: { mouth, ear } }: { of: Overview['improvement'] }) {
  return (
    <section className="mt-10" aria-labelledby="improvement">
      <h2 id="improvement">Does practice work?</h2>
      <p className="mt-1.5 mb-4 max-w-[68ch] text-15 text-ink-2">
        Each learner’s last ten tries at a sound or contrast, compared with the first ten. Only
        learners who allow analytics count, and only what they tried at least 20 times. The period
        chosen above makes no difference. Each learner counts once, so made-up scores from a device
        affect only that learner’s result.
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <Change title="Sounds they say" of={mouth} />
        <Change title="Sounds they tell apart by ear" of={ear} />
      </div>
    </section>
  );
}

function Change({ title, of }: { title: string; of: Overview['improvement']['mouth'] }) {
  return (
    <Card className="flex items-start justify-between gap-4">
      <div>
        <h3 className="text-20">{title}</h3>
        <p className="num mt-1 text-15 text-ink-2">{changeNote(of)}</p>
      </div>
      <p className="num font-display text-32 font-medium">{changeFigure(of)}</p>
    </Card>
  );
}
