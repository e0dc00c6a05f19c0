import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** What of CBOR (RFC 8949) an authenticator writes. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

/** What is asked of a browser; the fields that an authenticator and the browser before it look at. */
interface Asked {
  challenge: string;
}

/** What a wrong browser or authenticator does otherwise. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  isFramed?: boolean;
}

/** An authenticator with one passkey, and the browser in front of it, made from the text of WebAuthn alone. */
export function anAuthenticator(own: Deviation = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signatures = 0;

  const clientData = (type: string, { challenge }: Asked, { origin = 'http://localhost:8000', isFramed = false }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isFramed }));
  /** Relying party, flags and counter. */
  function authData({ rpId = 'localhost', isVerified = true, counter = signatures }: Deviation, hasCredential: boolean) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasCredential ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
  const answer = (response: Record<string, unknown>) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: text(id),
    /** Makes the passkey. @returns RegistrationResponseJSON */
    create(asked: Asked, deviation: Deviation = {}) {
      const differs = { ...own, ...deviation };
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([authData(differs, true), Buffer.alloc(16), length, id, cbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return answer({
        clientDataJSON: text(clientData('webauthn.create', asked, differs)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      });
    },
    /** Signs with the passkey. @returns AuthenticationResponseJSON */
    get(asked: Asked, deviation: Deviation = {}) {
      const differs = { ...own, ...deviation };
      signatures += 1;
      const client = clientData('webauthn.get', asked, differs);
      const data = authData(differs, false);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({ clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) });
    },
  };
}
