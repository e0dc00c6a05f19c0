import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Proof } from '../../engine/call';
import type { World } from '../../model/world';
import { ALGORITHMS, isOwnOrigin, passkeyWith, relyingPartyOf } from './passkeys';

/** The address that a browser signed; it must be a page of the console itself, in no frame of another site. */
function originIn(world: World, answer: unknown, sender: string | undefined): string | undefined {
  const { clientDataJSON } = (answer as { response: { clientDataJSON: string } }).response;
  const signed = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin: string; crossOrigin?: boolean };
  // A header can be made up: it only rules out.
  const isTold = sender === undefined || sender === signed.origin;
  return isTold && signed.crossOrigin !== true && isOwnOrigin(world, signed.origin) ? signed.origin : undefined;
}

/**
 * The cryptography of passkeys: signature, challenge, origin, relying party and user verification of an `assertion` or `attestation`.
 * It changes nothing and does not know whether the challenge may be answered still: between this and the handler another answer may come.
 */
export const createProver =
  (world: World) =>
  async (body: Record<string, unknown>, sender: string | undefined): Promise<Proof | undefined> => {
    const { assertion, attestation } = body;
    const challenge = world.factors.challenges.get(String(body.challengeId));
    const expectedRPID = relyingPartyOf(world);
    if (!challenge || expectedRPID === undefined) return undefined;
    const { verifyAuthenticationResponse, verifyRegistrationResponse } = await import('@simplewebauthn/server');
    try {
      const expectedOrigin = originIn(world, assertion ?? attestation, sender);
      if (expectedOrigin === undefined) return undefined;
      const expected = { expectedChallenge: challenge.nonce, expectedOrigin, expectedRPID, requireUserVerification: true };
      if (assertion === undefined) {
        const { registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: attestation as RegistrationResponseJSON,
          supportedAlgorithmIDs: [...ALGORITHMS],
        });
        if (!registrationInfo) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        const made = { publicKey: Buffer.from(publicKey).toString('base64url'), transports };
        return { credentialId: id, counter, made };
      }
      const response = assertion as AuthenticationResponseJSON;
      const known = passkeyWith(world, response.id);
      if (!known) return undefined;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response,
        // Its counter is compared by the handler: two answers may be verified at the same time.
        credential: { id: known.credentialId, publicKey: Buffer.from(known.publicKey, 'base64url'), counter: 0 },
      });
      return verified ? { credentialId: known.credentialId, counter: authenticationInfo.newCounter } : undefined;
    } catch {
      // The library throws for each way in which an answer can be wrong, and a stranger can send anything.
      return undefined;
    }
  };
