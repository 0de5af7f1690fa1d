import { NOT_SAVED } from '../features/outbox/refused.ts';
import { OutboxNotice } from '../features/outbox/outbox-notice.tsx';
import { outbox } from '../lib/outbox/outbox.ts';
import { SignInAgain } from './practice/sign-in-again.tsx';

/** On screens that show results: what of them is not on the server yet, or never will be. */
export default function UnsentNotice() {
  return (
    <OutboxNotice
      seeRefused={`/profile#${NOT_SAVED}`}
      signIn={<SignInAgain onSignedIn={() => void outbox.flush().catch(() => {})} />}
    />
  );
}
