import { CATEGORIES, CATEGORY_LABELS } from '@saywell/contract';
import { AudioLines, Ear, MessagesSquare, PenLine } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { categoryFrom } from '../../features/exercises/queries.ts';
import { ExerciseList } from '../../features/exercises/exercise-list.tsx';
import { PracticeSide } from '../../features/exercises/practice-side.tsx';
import { ListenIcon } from '../../features/listening/listen-button.tsx';
import { useQuietOnLeave } from '../../features/listening/listening.ts';
import { UpdateNotice } from '../../features/offline/update-notice.tsx';
import { useBestResults } from '../../features/practice/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EAR_ADDRESS } from '../ear/addresses.ts';
import { SCENES_ADDRESS } from '../scenes/addresses.ts';
import { STRESS_ADDRESS } from '../stress/addresses.ts';
import UnsentNotice from '../unsent-notice.tsx';
import { exerciseAddress, listAddress, OWN_PHRASE_ADDRESS } from './addresses.ts';

const tabs = CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));

export function ListScreen() {
  useQuietOnLeave();
  const location = useLocation();
  const navigate = useNavigate();
  const category = categoryFrom(location);
  const bests = useBestResults();
  return (
    <div className="wrap">
      <div className="mb-5 empty:hidden">
        <UnsentNotice />
      </div>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>Practice</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={SCENES_ADDRESS} look="line" size="s">
            <Icon of={MessagesSquare} size={18} />
            Scenes
          </ButtonLink>
          <ButtonLink to={EAR_ADDRESS} look="line" size="s">
            <Icon of={Ear} size={18} />
            Train my ear
          </ButtonLink>
          <ButtonLink to={STRESS_ADDRESS} look="line" size="s">
            <Icon of={AudioLines} size={18} />
            Stress gym
          </ButtonLink>
          <ButtonLink to={OWN_PHRASE_ADDRESS} look="line" size="s">
            <Icon of={PenLine} size={18} />
            My own phrase
          </ButtonLink>
        </div>
      </div>
      <UpdateNotice className="mb-5" />
      <Tabs
        label="Categories"
        tabs={tabs}
        value={category}
        onChange={(next) => void navigate(listAddress(next), { replace: true })}
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
          <ExerciseList
            category={category}
            bests={bests}
            addressOf={exerciseAddress}
            Listen={ListenIcon}
          />
          <PracticeSide />
        </div>
      </Tabs>
    </div>
  );
}
