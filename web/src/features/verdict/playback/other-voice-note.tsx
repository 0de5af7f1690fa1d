import { APP_NAME } from '@saywell/contract';

/** Where a voice of the device read the phrase, of which there is no recording to compare with. */
export const OtherVoiceNote = () => (
  <p className="mt-1.5 text-15 text-ink-2">Compared with {APP_NAME}’s voice, not your device’s.</p>
);
