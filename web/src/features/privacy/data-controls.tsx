import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { download } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

const exportBy = {
  POST: () => download('POST /api/privacy/export', { body: { type: 'full_export' } }),
  GET: () => download('GET /api/privacy/export'),
};

export function ExportData({ method }: { method: keyof typeof exportBy }) {
  const take = useMutation({
    mutationFn: exportBy[method],
    onSuccess: (file) => {
      saveFile(file);
      toast({ title: 'Data Exported', description: `Saved as ${file.name}` });
    },
    onError: () =>
      toast({
        title: 'Export Failed',
        description: 'Failed to export your data. Please try again.',
        tone: 'problem',
      }),
  });
  return (
    <Button look="line" busy={take.isPending} onClick={() => take.mutate()}>
      <Icon of={Download} size={18} />
      {take.isPending ? 'Exporting...' : 'Export My Data'}
    </Button>
  );
}

/** Hands a file to the browser to keep, as following a download link would. */
function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari reads the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Taking one's data along, and away. How each screen does both is its own. */
export function DataControls({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <Card aria-labelledby="data-controls">
      <h2 id="data-controls">Data Controls</h2>
      <p className="mt-2 text-ink-2">{note}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">{children}</div>
      <p className="mt-4 text-15 text-ink-2">
        What we store, why, and for how long:{' '}
        <Link to="/privacy" className="underline">
          Privacy Policy
        </Link>
      </p>
    </Card>
  );
}
