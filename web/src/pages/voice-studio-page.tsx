import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { useVoiceScript, whyNotLoaded } from '../features/voices/queries.ts';
import { CouldNotLoad } from '../ui/could-not-load.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/loading.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AdminNav } from './admin/admin-nav.tsx';
import { Studio } from './voices/studio.tsx';

export default function VoiceStudioPage() {
  const { name = '' } = useParams();
  const { data, error, isPending, refetch } = useVoiceScript(name);
  return (
    <div className="wrap min-h-dvh">
      {/* On a phone the microphone stays in view; “Voices” below leads to the other pages. */}
      <div className="max-md:hidden">
        <AdminNav isAdmin />
      </div>
      <TextLink to="/admin/voices" className="text-ink-2">
        <Icon of={ArrowLeft} size={18} />
        Voices
      </TextLink>
      <h1 className="mb-5 wrap-anywhere">Recording studio</h1>
      {isPending ? (
        <Spinner label="Loading..." />
      ) : !data ? (
        <CouldNotLoad
          title="The voice couldn’t be loaded"
          why={whyNotLoaded(error)}
          onRetry={refetch}
        />
      ) : (
        <Studio voice={data.voice} texts={data.texts} />
      )}
    </div>
  );
}
