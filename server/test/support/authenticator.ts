import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@saywell/contract';

/** What a test may make the device, or its browser, get wrong. */
type Said = {
  origin?: string;
  rpId?: string;
  counter?: number;
  userHandle?: string;
  /** False: the user was not asked for a fingerprint or a PIN. */
  verified?: boolean;
  format?: { fmt: string; attStmt: Buffer };
};

type Asked = { challenge: string };

export type Authenticator = ReturnType<typeof authenticator>;

/** A device with one passkey, as a server sees it: its bytes are built by hand. */
export function authenticator({ origin = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function clientData(type: string, challenge: string, said: Said) {
    const data = { type, challenge, origin: said.origin ?? origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  function head(
    { rpId = new URL(origin).hostname, verified = true, ...said }: Said,
    flags: number,
  ) {
    counter = said.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (verified ? 4 : 0)]), count]);
  }

  /** As `navigator.credentials.create` answers. */
  function make({ challenge }: Asked, said: Said = {}): NewPasskey {
    const key = publicKey.export({ format: 'jwk' });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      head(said, 0x40),
      Buffer.alloc(16),
      length,
      id,
      coseKey(fromBase64(key.x!), fromBase64(key.y!)),
    ]);
    const { fmt, attStmt } = said.format ?? { fmt: 'none', attStmt: Buffer.from([0xa0]) };
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(fmt),
      cborText('attStmt'),
      attStmt,
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      ...named(id),
      response: {
        clientDataJSON: base64(clientData('webauthn.create', challenge, said)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get` answers. */
  function answer({ challenge }: Asked, said: Said = {}): PasskeyAnswer {
    const data = clientData('webauthn.get', challenge, said);
    const authenticatorData = head(said, 0);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
    return {
      ...named(id),
      response: {
        clientDataJSON: base64(data),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
        ...(said.userHandle && { userHandle: said.userHandle }),
      },
    };
  }

  return { make, answer };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Buffer) => data.toString('base64url');
const fromBase64 = (text: string) => Buffer.from(text, 'base64url');
const named = (id: Buffer) => ({ id: base64(id), rawId: base64(id), type: 'public-key' as const });

/** The small part of CBOR that a passkey needs. */
export const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
export function cborBytes(bytes: Buffer) {
  // The shortest encoding: others are not canonical CBOR, and are rejected.
  const [kind, size] = bytes.length < 256 ? ([0x58, 1] as const) : ([0x59, 2] as const);
  const length = Buffer.alloc(size);
  length.writeUIntBE(bytes.length, 0, size);
  return Buffer.concat([Buffer.from([kind]), length, bytes]);
}

/** { kty: EC2, alg: ES256, crv: P-256, x, y } */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(x),
    Buffer.from([0x22]),
    cborBytes(y),
  ]);
