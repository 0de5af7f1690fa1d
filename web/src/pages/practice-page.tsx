import { useLocation } from 'react-router';
import { placeFrom } from './practice/addresses.ts';
import { ExerciseScreen } from './practice/exercise-screen.tsx';
import { ListScreen } from './practice/list-screen.tsx';
import { OwnPhraseScreen } from './practice/own-phrase-screen.tsx';
import { PlanScreen } from './practice/plan-screen.tsx';

export default function PracticePage() {
  const { search, hash } = useLocation();
  const place = placeFrom(search);
  if (place.screen === 'exercise') return <ExerciseScreen id={place.id} within={place.within} />;
  if (place.screen === 'plan') return <PlanScreen />;
  return place.screen === 'own' ? <OwnPhraseScreen key={hash} hash={hash} /> : <ListScreen />;
}
