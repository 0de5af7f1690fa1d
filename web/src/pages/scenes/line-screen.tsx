import { useNavigate } from 'react-router';
import { useEarlierTakes } from '../../features/practice/queries.ts';
import type { Line, SceneWithLines } from '../../features/scenes/queries.ts';
import { usePageTitle } from '../../lib/navigation.ts';
import { KEPT_NOTICE } from '../../lib/outbox/kept-notice.ts';
import { toast } from '../../ui/toast.ts';
import { PracticeStage } from '../practice/practice-stage.tsx';
import { StageFrame, StageHead } from '../practice/stage-frame.tsx';
import { useSavedRun } from '../practice/use-saved-run.ts';
import { endAddress, lineAddress, type OpenedFrom, sceneAddress } from './addresses.ts';

/** One line of a scene alone, practiced like any other phrase. */
export function LineScreen({
  scene,
  line,
  fromEnd,
  from,
}: {
  scene: SceneWithLines;
  line: Line;
  /** Whether it was opened from the end of a run. */
  fromEnd: boolean;
  from: OpenedFrom;
}) {
  const { slug, title, lines } = scene;
  const { id, phrase, tips, trains } = line;
  const navigate = useNavigate();
  const earlier = useEarlierTakes({ exerciseId: id });
  const at = lines.indexOf(line);
  const address = fromEnd ? endAddress(slug, from) : sceneAddress(slug, from);
  usePageTitle(`${title}, line ${at + 1}`);
  const { run, record, scoring } = useSavedRun({
    phrase,
    exerciseId: id,
    trains,
    onSaved: (delivery) => {
      if (delivery !== 'sent') toast(KEPT_NOTICE[delivery]);
      void navigate(address, { replace: true });
    },
  });
  return (
    <StageFrame>
      <StageHead
        title={title}
        subtitle={`${scene.parts[line.part]} · Line ${at + 1} of ${lines.length}`}
        back={{ to: address, label: `Back to ${title}` }}
        previous={at > 0 ? lineAddress(slug, at - 1, { fromEnd, from }) : undefined}
        next={at + 1 < lines.length ? lineAddress(slug, at + 1, { fromEnd, from }) : undefined}
      />
      <PracticeStage
        run={run}
        record={record}
        scoring={scoring}
        exerciseId={id}
        tips={tips}
        earlier={earlier}
        onward="Save it and go back to the scene."
      />
    </StageFrame>
  );
}
