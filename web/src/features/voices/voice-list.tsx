import type { AdminVoice } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, Mic, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathWith } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { Button, ButtonLink, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CouldNotLoad } from '../../ui/could-not-load.tsx';
import { grouped } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ImportVoice } from './import-voice.tsx';
import { NewVoice } from './new-voice.tsx';
import { keptVoices, useRemoveVoice } from './queries.ts';
import { sizeText } from './size-text.ts';

/** The voices of the site, in the order in which learners hear them, and what can be done with each. */
export function VoiceList() {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<AdminVoice>();
  const navigate = useNavigate();
  const remove = useRemoveVoice(() => setLeaving(undefined));
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => setAdding(true)}>
          <Icon of={Plus} size={18} />
          New voice
        </Button>
        <ImportVoice />
      </div>
      <Voices onRemove={setLeaving} />
      <NewVoice
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(name) => void navigate(studioAddress(name))}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={`Delete ${leaving?.label ?? ''}?`}
        description="All recordings of this voice are deleted. Export it first if you may want it back."
        confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
        busy={remove.isPending}
        danger
        onConfirm={() => leaving && remove.mutate(leaving.name)}
      />
    </div>
  );
}

const studioAddress = (name: string) => `/admin/voices/${encodeURIComponent(name)}`;

function Voices({ onRemove }: { onRemove: (voice: AdminVoice) => void }) {
  const { data, error, isPending, refetch } = useQuery(keptVoices);
  if (isPending) {
    return (
      <Card role="status">
        <VisuallyHidden>Loading voices...</VisuallyHidden>
        <Skeleton className="h-24 w-full" />
      </Card>
    );
  }
  if (!data) {
    return (
      <CouldNotLoad
        title="The voices couldn’t be loaded"
        why={errorText(error, 'Please try again later.')}
        onRetry={refetch}
      />
    );
  }
  return (
    <Card className="py-2! md:py-2!">
      <ul>
        {data.voices.map((voice) => (
          <Voice key={voice.name} voice={voice} onRemove={() => onRemove(voice)} />
        ))}
        <Row title="Embedded voices" about="Come with Saywell, and can say every text." />
      </ul>
    </Card>
  );
}

function Voice({
  voice: { name, label, kind, credit, texts, of, bytes },
  onRemove,
}: {
  voice: AdminVoice;
  onRemove: () => void;
}) {
  const isHuman = kind === 'human';
  return (
    <Row
      title={label}
      about={`${isHuman ? 'A person' : 'A neural network'} · ${credit}`}
      figures={`${grouped(texts)} of ${grouped(of)} texts · ${sizeText(bytes)}`}
    >
      {isHuman && (
        <>
          <ButtonLink look="line" size="s" to={studioAddress(name)}>
            <Icon of={Mic} size={17} />
            Record
            <VisuallyHidden> {label}</VisuallyHidden>
          </ButtonLink>
          <a
            href={pathWith('/api/admin/voices/:name/file', { name })}
            download
            className={buttonStyle({ look: 'line', size: 's' })}
          >
            <Icon of={Download} size={17} />
            Export
            <VisuallyHidden> {label}</VisuallyHidden>
          </a>
        </>
      )}
      <Button look="quiet" size="s" onClick={onRemove}>
        <Icon of={Trash2} size={17} />
        Delete
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </Row>
  );
}

function Row({
  title,
  about,
  figures,
  children,
}: {
  title: string;
  about: string;
  figures?: string;
  children?: ReactNode;
}) {
  return (
    <li className="grid gap-3 border-t border-line py-5 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-20">{title}</h2>
        <p className="text-15 text-ink-2">{about}</p>
        {figures && <p className="num text-15 text-ink-2">{figures}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
