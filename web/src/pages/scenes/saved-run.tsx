import type { SceneRun } from '../../features/scenes/run.ts';
import { runItem } from '../../features/scenes/run-item.ts';
import { RoundNotSaved, useSavedRound } from '../rounds/round-saving.tsx';

/** Saves a run when it appears, and says if it could not. */
export function SavedRun({
  userId,
  title,
  run,
  onSaved,
}: {
  userId: number;
  title: string;
  run: SceneRun;
  onSaved: () => void;
}) {
  const saving = useSavedRound(runItem(userId, title, run), onSaved);
  if (saving.problem) {
    return <RoundNotSaved problem={saving.problem} onSave={saving.save} what="run" />;
  }
  return (
    <p role="status" className="text-15 text-ink-3">
      {saving.state === 'saved' ? 'Saved' : 'Saving...'}
    </p>
  );
}
