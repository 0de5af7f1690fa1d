import { ChangePassword } from '../features/accounts/change-password.tsx';
import { VoicePicker } from '../features/listening/voice-picker.tsx';
import { DataControls, ExportData } from '../features/privacy/data-controls.tsx';
import { PrivacyControls } from '../features/privacy/privacy-controls.tsx';
import { PendingDeletion, RequestDeletion } from '../features/privacy/request-deletion.tsx';
import { Card } from '../ui/card.tsx';
import { ThemeSetting } from '../ui/theme.tsx';

export default function SettingsPage() {
  return (
    <div className="wrap grid gap-8">
      <h1>Privacy and Settings</h1>
      <PendingDeletion />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <div className="grid content-start gap-6">
          <PrivacyControls method="PUT" />
          <DataControls note="Get a copy of everything we store about you. If you request deletion here, you have 14 days to change your mind. In your profile, you can delete your account at once.">
            <ExportData method="GET" />
            <RequestDeletion />
          </DataControls>
        </div>
        <div className="grid content-start gap-6">
          <Card aria-labelledby="this-browser">
            <h2 id="this-browser">In this browser</h2>
            <div className="mt-4 grid gap-5">
              <VoicePicker />
              <div className="grid justify-items-start gap-1.5">
                <span aria-hidden className="text-15 font-semibold">
                  Theme
                </span>
                <ThemeSetting />
              </div>
            </div>
          </Card>
          <ChangePassword />
        </div>
      </div>
    </div>
  );
}
