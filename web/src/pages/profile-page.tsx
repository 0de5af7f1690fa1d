import { ArrowRight } from 'lucide-react';
import { AdminPasskeyBanner } from '../features/accounts/admin-passkey-banner.tsx';
import { PasskeysCard } from '../features/accounts/passkeys-card.tsx';
import { isAdmin, useAuth } from '../features/accounts/queries.ts';
import { SignOutButton, useLeave } from '../features/accounts/sign-out-button.tsx';
import { VerifyEmailBanner } from '../features/accounts/verify-email-banner.tsx';
import { UpdateNotice } from '../features/offline/update-notice.tsx';
import { InstallCard } from '../features/offline/install-offer.tsx';
import { NotSaved } from '../features/outbox/not-saved.tsx';
import { DataControls, ExportData } from '../features/privacy/data-controls.tsx';
import { PrivacyControls } from '../features/privacy/privacy-controls.tsx';
import { DeleteAccount, PendingDeletion } from '../features/privacy/request-deletion.tsx';
import { AccountSummary } from '../features/profile/account-summary.tsx';
import { AdminTools } from '../features/profile/admin-tools.tsx';
import { DailyGoalChoice } from '../features/profile/daily-goal.tsx';
import { FirstLanguageCard } from '../features/profile/first-language.tsx';
import { HelpSupport } from '../features/profile/help-support.tsx';
import { PendingEmail } from '../features/profile/pending-email.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { ReminderCard } from '../features/reminders/reminder-card.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { CLASSES_ADDRESS } from './classes/addresses.ts';
import { FIRST_SESSION_ADDRESS } from './practice/addresses.ts';
import { KeepForOffline } from './profile/keep-for-offline.tsx';
import UnsentNotice from './unsent-notice.tsx';

export default function ProfilePage() {
  const auth = useAuth();
  const leave = useLeave();
  if (auth.status !== 'signed-in') return null;
  const { user } = auth;
  return (
    <div className="wrap grid gap-8">
      <ProfileHead user={user} />
      <UpdateNotice />
      <AdminPasskeyBanner />
      <VerifyEmailBanner />
      <PendingEmail user={user} />
      <PendingDeletion />
      <UnsentNotice />
      <NotSaved />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <div className="grid content-start gap-6 lg:col-start-2 lg:row-start-1">
          <AccountSummary user={user} />
          <KeepForOffline />
          <InstallCard />
          <HelpSupport />
          <AdminTools site={isAdmin(user) && !user.needsPasskey} blog={user.managesBlog} />
        </div>
        <div className="grid content-start gap-6">
          <FirstLanguageCard />
          <Card>
            <h2>Your Daily Goal</h2>
            <div className="mt-3">
              <DailyGoalChoice />
            </div>
          </Card>
          <ReminderCard />
          <Card>
            <h2>Your First Session</h2>
            <p className="mt-2.5 text-ink-2">
              Eight phrases that contain every sound of American English and show which three to
              begin with.
            </p>
            <TextLink to={FIRST_SESSION_ADDRESS} className="mt-1 -mb-2.5">
              Open your first session
              <Icon of={ArrowRight} size={18} />
            </TextLink>
          </Card>
          <Card>
            <h2>Classes</h2>
            <p className="mt-2.5 text-ink-2">
              Practice what a teacher asks for, or make a class of your own and share its link.
            </p>
            <TextLink to={CLASSES_ADDRESS} className="mt-1 -mb-2.5">
              Open your classes
              <Icon of={ArrowRight} size={18} />
            </TextLink>
          </Card>
          <PasskeysCard />
          <PrivacyControls method="POST" />
          <DataControls note="Download everything we store about you, or delete it.">
            <ExportData method="POST" />
            <DeleteAccount onDeleted={leave} />
          </DataControls>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SignOutButton />
        <TextLink to="/settings">Privacy and Settings</TextLink>
      </div>
    </div>
  );
}
