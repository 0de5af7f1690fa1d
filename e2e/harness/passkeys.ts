import type { Page } from '@playwright/test';

type Devtools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;
type Answered = Awaited<ReturnType<typeof getCredentials>>;
type Credential = Answered['credentials'][number];

const getCredentials = (devtools: Devtools, authenticatorId: string) =>
  devtools.send('WebAuthn.getCredentials', { authenticatorId });

/** A device that can have passkeys and says yes to whatever it is asked, as Chromium plays one. */
export async function plugIn(
  page: Page,
  { transport = 'internal' }: { transport?: 'internal' | 'usb' } = {},
) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () => (await getCredentials(devtools, authenticatorId)).credentials;

  return {
    credentials,
    /** Puts one in that another device had. */
    put: (credential: Credential) =>
      devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
    /** Takes it out of the machine. */
    unplug: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** Somebody shakes their head, or walks away. */
    refuse: () =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    /** Nobody touches it, so that a question stays open. */
    leaveAlone: () =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false }),
    agree: () =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    /** Makes the device forget how often it was used, as a copy of it would. */
    async turnBack() {
      for (const credential of await credentials()) {
        await devtools.send('WebAuthn.removeCredential', {
          authenticatorId,
          credentialId: credential.credentialId,
        });
        await devtools.send('WebAuthn.addCredential', {
          authenticatorId,
          credential: { ...credential, signCount: 0 },
        });
      }
    },
  };
}
