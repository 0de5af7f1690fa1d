import { useSearchParams } from 'react-router';
import { AuthFrame } from '../features/accounts/auth-frame.tsx';
import { UndoChange } from '../features/accounts/undo-change.tsx';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

export default function UndoEmailChangePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AuthFrame back={{ to: '/auth', label: 'Back to sign in' }} title="Take your account back">
      {token ? <UndoChange token={token} /> : <NoToken />}
    </AuthFrame>
  );
}

function NoToken() {
  return (
    <div className="grid justify-items-start gap-5">
      <Banner tone="danger" title="This link isn’t complete">
        Open the link in the email again, and make sure you have all of it. It works once and
        expires after 7 days.
      </Banner>
      <ButtonLink to="/forgot-password">Choose a new password</ButtonLink>
    </div>
  );
}
