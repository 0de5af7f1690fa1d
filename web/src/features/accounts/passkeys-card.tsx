import type { Passkey } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { canUsePasskeys, signInMethods } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { NotLoaded } from '../../ui/part.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RemovePassword } from './remove-password.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Task = 'add' | 'remove password' | { rename: Passkey } | { remove: Passkey };

/** What somebody can sign in with besides their password, or in its place. */
export function PasskeysCard() {
  const { data, isError, refetch } = useQuery(signInMethods);
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const here = canUsePasskeys();
  return (
    <Card aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="mt-2 text-ink-2">
        Sign in with your fingerprint, your face, or your screen lock. Nobody can guess a passkey or
        trick you into typing it.
      </p>
      {!data && !isError && <Skeleton className="mt-4 h-12" />}
      {isError && !data && <NotLoaded name="Your passkeys" onRetry={refetch} className="mt-3" />}
      {data && data.passkeys.length > 0 && (
        <ul className="mt-3">
          {data.passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onTask={setTask} />
          ))}
        </ul>
      )}
      {!here && (
        <p className="mt-3 text-15 text-ink-2">This browser can’t use passkeys at this address.</p>
      )}
      {data && here && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button look="line" size="s" onClick={() => setTask('add')}>
            <Icon of={Fingerprint} size={18} />
            Add a Passkey
          </Button>
          {data.hasPassword && data.passkeys.length > 0 && (
            <Button look="line" size="s" onClick={() => setTask('remove password')}>
              <Icon of={KeyRound} size={18} />
              Remove Password
            </Button>
          )}
        </div>
      )}
      {data && !data.hasPassword && (
        <p className="mt-4 text-15 text-ink-2">
          Your account has no password. You can set one in{' '}
          <Link to="/settings" className="underline">
            Privacy and Settings
          </Link>
          .
        </p>
      )}
      <AddPasskey open={task === 'add'} close={close} />
      <RemovePassword open={task === 'remove password'} close={close} />
      <RenamePasskey
        passkey={typeof task === 'object' && 'rename' in task ? task.rename : undefined}
        close={close}
      />
      <RemovePasskey
        passkey={typeof task === 'object' && 'remove' in task ? task.remove : undefined}
        close={close}
      />
    </Card>
  );
}

function Row({ passkey, onTask }: { passkey: Passkey; onTask: (task: Task) => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{passkey.name}</span>
        <span className="text-15 text-ink-2">
          Added {day(passkey.createdAt)}
          {passkey.lastUsedAt ? `, last used ${day(passkey.lastUsedAt)}` : ', not used yet'}
        </span>
      </div>
      <div className="flex gap-2">
        <Button
          look="line"
          size="s"
          aria-label={`Rename ${passkey.name}`}
          onClick={() => onTask({ rename: passkey })}
        >
          Rename
        </Button>
        <Button
          look="line"
          size="s"
          aria-label={`Remove ${passkey.name}`}
          onClick={() => onTask({ remove: passkey })}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function day(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
