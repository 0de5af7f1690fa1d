import { CATEGORIES, CATEGORY_LABELS } from '@saywell/contract';
import { useLocation, useNavigate } from 'react-router';
import { categoryFrom } from '../features/exercises/category-from.ts';
import { ExerciseList } from '../features/exercises/exercise-list.tsx';
import { PracticeSide } from '../features/exercises/practice-side.tsx';
import { Tabs } from '../ui/tabs.tsx';

const tabs = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

export default function PracticePage() {
  const location = useLocation();
  const navigate = useNavigate();
  const category = categoryFrom(location);
  return (
    <div className="wrap">
      <h1 className="mb-5">Practice</h1>
      <Tabs
        label="Categories"
        tabs={tabs}
        value={category}
        onChange={(next) => void navigate(`/practice#${next}`, { replace: true })}
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
          <ExerciseList category={category} />
          <PracticeSide />
        </div>
      </Tabs>
    </div>
  );
}
