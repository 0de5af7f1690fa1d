import { useParams } from 'react-router';
import { ListScreen } from './scenes/list-screen.tsx';
import { SceneScreen } from './scenes/scene-screen.tsx';

export default function ScenesPage() {
  const { slug } = useParams();
  return slug === undefined ? <ListScreen /> : <SceneScreen key={slug} slug={slug} />;
}
