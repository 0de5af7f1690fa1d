import type { User } from '@saywell/contract';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';

export function ProfileHead({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-6">
      <Avatar name={user.name} size={80} />
      <div className="min-w-0 wrap-anywhere">
        <h1>{user.name}</h1>
        <p className="mt-1 text-ink-2">
          <span className="font-semibold">@{user.username}</span>
          <span className="block md:inline">
            <span aria-hidden className="hidden md:inline">
              {' · '}
            </span>
            {user.email}
          </span>
        </p>
      </div>
      <Button look="line" className="col-span-2 md:col-span-1" onClick={() => setEditing(true)}>
        <Icon of={PenLine} size={18} />
        Edit Profile
      </Button>
      <EditProfileDialog user={user} open={editing} onOpenChange={setEditing} />
    </div>
  );
}
