import type { NewPasskey, PasskeyAnswer } from '@saywell/contract';
import type { passkeys } from '../../db/schema.ts';
import type { PasskeySite } from '../../passkey-site.ts';

/** EdDSA, ES256 and RS256: every device with passkeys supports at least one. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded on first use: it costs 27 MB and a fifth of a second, and many sites have no passkeys. */
const library = () => import('@simplewebauthn/server');

type Stored = Pick<typeof passkeys.$inferSelect, 'credentialId' | 'publicKey' | 'counter'>;

/** The challenge as the browser reports it; the signature proves it later. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The counter of the answer, or undefined if anything is invalid. */
export async function verifyAnswer(
  { origin, id }: PasskeySite,
  { response, ...answer }: PasskeyAnswer,
  { credentialId, publicKey, counter }: Stored,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...signed, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challengeIn(response.clientDataJSON) ?? '',
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** The new key, or undefined if anything is invalid. */
export async function verifyNew(
  { origin, id }: PasskeySite,
  { response, ...made }: NewPasskey,
): Promise<Stored | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject } = response;
  try {
    if (await isVouchedFor(attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...made,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challengeIn(clientDataJSON) ?? '',
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    };
  } catch {
    return undefined;
  }
}

/**
 * Whether an attestation certificate is included. We ask for none, so no browser sends one;
 * checking it could mean requesting a URL from it.
 */
async function isVouchedFor(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const format = decoded.get('fmt');
  return !(format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c')));
}
