import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
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
