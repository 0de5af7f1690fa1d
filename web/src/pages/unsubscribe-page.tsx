import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { StopReminders } from '../features/reminders/stop-reminders.tsx';
import { Banner } from '../ui/banner.tsx';

export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame back={{ to: '/', label: 'Back to home' }} title="Stop the reminders">
      {token ? (
        <StopReminders token={token} />
      ) : (
        <Banner tone="danger" title="This link isn’t complete">
          Open the link in the email again, and make sure you have all of it.
        </Banner>
      )}
    </AuthFrame>
  );
}
