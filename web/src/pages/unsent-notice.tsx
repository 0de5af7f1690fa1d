import { OutboxNotice } from '../features/outbox/outbox-notice.tsx';
import { outbox } from '../lib/outbox/outbox.ts';
import { SignInAgain } from './practice/sign-in-again.tsx';

export const NOT_SAVED = 'not-saved';

/** On screens that show results: what of them is not on the server yet, or never will be. */
export function UnsentNotice() {
  return (
    <OutboxNotice
      seeRefused={`/profile#${NOT_SAVED}`}
      signIn={<SignInAgain onSignedIn={() => void outbox.flush().catch(() => {})} />}
    />
  );
}
