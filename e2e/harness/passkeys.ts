import type { Page } from '@playwright/test';

type Devtools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;
type Answered = Awaited<ReturnType<typeof getCredentials>>;
type Credential = Answered['credentials'][number];

const getCredentials = (devtools: Devtools, authenticatorId: string) =>
  devtools.send('WebAuthn.getCredentials', { authenticatorId });

/** Chromium's virtual authenticator, which approves whatever it is asked. */
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
    /** Adds the credential of another device. */
    put: (credential: Credential) =>
      devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
    /** Removes it from the machine. */
    unplug: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** The user cancels. */
    refuse: () =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    /** The user does nothing, so that a prompt stays open. */
    leaveAlone: () =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false }),
    agree: () =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    /** Sets the device's use counter back, as on a copy of it. */
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
