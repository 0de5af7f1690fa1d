import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { grouped } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sendClip, useRefreshVoices } from './queries.ts';
import { BadFile } from './read-tar.ts';
import { type ImportProgress, runImport } from './run-import.ts';

const site: Parameters<typeof runImport>[1] = {
  add: (body) => call('POST /api/admin/voices/imports', { body }),
  script: (name) => call('GET /api/admin/voices/:name', { params: { name } }),
  send: (name, clip, sound) => sendClip(name, clip, { sound, keep: true }),
  wait: (seconds) => new Promise((over) => setTimeout(over, seconds * 1000)),
};

/** Takes a voice in that another site exported, while this page is open. */
export function ImportVoice() {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<ImportProgress>();
  const leaving = useRef<AbortController>(undefined);
  const refresh = useRefreshVoices();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (file: File) => {
      leaving.current = new AbortController();
      return runImport(file, site, setProgress, leaving.current.signal);
    },
    onSettled: refresh,
  });
  useEffect(() => () => leaving.current?.abort(), []);
  useStayAsked(isPending);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".tar,application/x-tar"
        aria-label="Voice file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file once more is a new choice.
          target.value = '';
          setProgress(undefined);
          if (file) mutate(file);
        }}
      />
      <Button look="line" busy={isPending} onClick={() => input.current?.click()}>
        {!isPending && <Icon of={Upload} size={18} />}
        {isPending ? 'Importing...' : 'Import voice'}
      </Button>
      <div className="w-full empty:hidden">
        {isPending && progress && (
          <Banner tone="info" title={`${grouped(progress.done)} of ${grouped(progress.of)}`}>
            Each recording is listened to before it is kept. Leave this page open.
          </Banner>
        )}
        {error && (
          <Banner tone="danger" title="The voice could not be imported">
            {error instanceof BadFile ? error.message : errorText(error, 'Please try again later.')}
            {progress && ' What came in is kept. Import the same file again to go on.'}
          </Banner>
        )}
        {data && <Done progress={data} />}
      </div>
    </>
  );
}

function Done({ progress: { kept, there, skipped } }: { progress: ImportProgress }) {
  return (
    <Banner tone={skipped > 0 ? 'warning' : 'success'} title={`Recordings kept: ${grouped(kept)}`}>
      {there > 0 && <p>Already here: {grouped(there)}.</p>}
      {skipped > 0 && (
        <p>
          Skipped: {grouped(skipped)}. They can’t be read, belong to no text of this site, or are
          not good enough to be copied.
        </p>
      )}
    </Banner>
  );
}

/** The browser asks before it closes a page that is still working. */
function useStayAsked(isWorking: boolean) {
  useEffect(() => {
    if (!isWorking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWorking]);
}
