import { VoiceList } from '../features/voices/voice-list.tsx';
import { AdminNav } from './admin/admin-nav.tsx';

export default function VoicesAdminPage() {
  return (
    <div className="wrap">
      <AdminNav isAdmin />
      <div className="mb-7">
        <h1>Voices</h1>
        <p className="mt-1.5 max-w-[40em] text-15 text-ink-2">
          Learners who choose no voice hear the first one below that has the text.
        </p>
      </div>
      <VoiceList />
    </div>
  );
}
