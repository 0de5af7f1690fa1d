import type { ScriptText } from '@saywell/contract';
import { Trash2, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useRemoveClip } from '../../features/voices/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typographic } from '../../ui/typographic.ts';

/** The recording that learners hear: what it scored, what it sounds like, and the way to delete it. */
export function KeptRecording({
  voiceName,
  text,
  score,
  disabled,
  onHear,
  onRemoved,
}: {
  voiceName: string;
  text: ScriptText;
  score: number;
  disabled: boolean;
  onHear: () => void;
  onRemoved: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveClip(voiceName, text, { onRemoved, onDone: () => setAsking(false) });
  return (
    <>
      <Badge>Kept: {Math.round(score)}</Badge>
      <Button look="quiet" size="s" disabled={disabled} onClick={onHear}>
        <Icon of={Volume2} size={17} />
        Hear what is kept
      </Button>
      <Button look="quiet" size="s" disabled={disabled} onClick={() => setAsking(true)}>
        <Icon of={Trash2} size={17} />
        Delete it
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this recording?"
        description={`“${typographic(text.text)}” is then said by the next voice that has it. The other recordings stay.`}
        confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
