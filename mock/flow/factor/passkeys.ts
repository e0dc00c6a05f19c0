import { isIP } from 'node:net';
import type { FactorKind, FactorMethod } from '@/contract';
import type { Proof } from '../../engine/call';
import { invalid } from '../../engine/schema';
import { Refusal, type Text } from '../../engine/text';
import { MINUTE } from '../../engine/time';
import type { Challenge, PasskeyFactor } from '../../model/factors';
import type { CallFor, Operator, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { appsOf, factorsOf, openChallenge, passkeysOf, plainCode, spendCode } from './factors';

/** A challenge lives longer for codes, which are typed. */
const ANSWER_MS = 2 * MINUTE;
const NAME = 'Payment Console';
/** ES256 and RS256, as COSE names them: between them every authenticator has one. */
export const ALGORITHMS: readonly number[] = [-7, -257];

const ONE: Text = ['Send either a code or the answer of a passkey.', '请提供验证码或通行密钥其中之一。'];
const LATE: Text = ['The passkey took longer than 2 minutes. Start again.', '使用通行密钥超过 2 分钟，请重新开始。'];

/**
 * The host name that passkeys belong to (docs/rules/session.md#passkeys). Undefined where there can be none: at an address without a
 * name, and without TLS at any name but localhost.
 */
export function relyingPartyOf({ factors: { origin } }: World): string | undefined {
  const { hostname, protocol } = new URL(origin ?? 'http://localhost');
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isName && (protocol === 'https:' || hostname === 'localhost') ? hostname : undefined;
}

/** True for the address of the console itself. */
export const isOwnOrigin = ({ factors }: World, origin: string): boolean =>
  factors.origin === null ? /^http:\/\/localhost(:\d+)?$/.test(origin) : new URL(factors.origin).origin === origin;

/** Kinds of factors that can be added here. */
export const kindsOf = (world: World): FactorKind[] => (relyingPartyOf(world) === undefined ? ['TOTP'] : ['TOTP', 'PASSKEY']);

const named = ({ credentialId, transports }: PasskeyFactor) => ({ id: credentialId, type: 'public-key', transports });

/** What a browser is asked for a new passkey of this operator, as WebAuthn JSON. */
export const creationOptions = (world: World, operator: Operator, nonce: string) => ({
  challenge: nonce,
  rp: { id: relyingPartyOf(world), name: NAME },
  // An authenticator keeps one passkey for each of these: no name, so that it tells nothing about the person.
  user: { id: Buffer.from(operator.id).toString('base64url'), name: operator.username, displayName: operator.realName },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: ANSWER_MS,
  excludeCredentials: passkeysOf(world, operator).map(named),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/**
 * Asks for a second factor.
 * @returns the id of the challenge, the ways to answer it, and for a passkey what the browser is asked, as WebAuthn JSON
 */
export function askFactor(world: World, operator: Operator, at: number, purpose: Challenge['purpose']) {
  const { challengeId, nonce } = openChallenge(world, operator, at, purpose);
  const rpId = relyingPartyOf(world);
  const passkeys = rpId === undefined ? [] : passkeysOf(world, operator);
  const methods: FactorMethod[] = [];
  if (appsOf(world, operator).length > 0) methods.push('TOTP');
  if (passkeys.length > 0) methods.push('PASSKEY');
  if (factorsOf(world, operator).recovery.length > 0) methods.push('RECOVERY');
  const allowCredentials = passkeys.map(named);
  const options = { challenge: nonce, timeout: ANSWER_MS, rpId, allowCredentials, userVerification: 'required' };
  return { challengeId, methods, ...(passkeys.length > 0 && { options }) };
}

/** @throws Refusal 422 unless the body has one of both */
export function demandOne({ body, lang }: PlatformCall, other: 'assertion' | 'attestation'): void {
  if ((body.code === undefined) === (body[other] === undefined))
    throw invalid(lang, [{ name: 'code', rule: 'required', text: ONE }]);
}

/** @throws Refusal 410 when a passkey answers a challenge that is open for codes only */
function demandSoon({ askedAt }: Challenge, at: number): void {
  if (at - askedAt > ANSWER_MS) throw new Refusal(410, 'GONE', LATE);
}

/** A counter that does not rise belongs to a copy of the key. Authenticators that do not count say 0. */
const hasRisen = (before: number, { counter }: Proof) => counter > before || (counter === 0 && before === 0);

function spendPasskey(world: World, operator: Operator, { proof, at, note }: PlatformCall): FactorMethod | undefined {
  const factor = passkeysOf(world, operator).find(({ credentialId }) => credentialId === proof?.credentialId);
  if (!proof || !factor) return undefined;
  if (!hasRisen(factor.counter, proof)) {
    // Somebody else signs with the same key: an administrator must learn of it.
    note.level = 'CRITICAL';
    note.detail = { ...note.detail, copiedPasskey: factor.id };
    return undefined;
  }
  Object.assign(factor, { counter: proof.counter, lastUsedAt: at });
  return 'PASSKEY';
}

/**
 * Uses up the `code` or the `assertion` of a body, and with it the challenge.
 * @param challenge open, and of the purpose that the call serves
 * @returns how it was answered; undefined when the answer does not count
 * @throws Refusal 422 unless there is one answer, 410 when a passkey comes too late
 */
export function spendAnswer(
  world: World,
  operator: Operator,
  challenge: Challenge,
  call: CallFor<'stepUp' | 'verifyFactor'>,
): FactorMethod | undefined {
  const { body, at } = call;
  demandOne(call, 'assertion');
  if (challenge.operatorId !== operator.id) return undefined;
  if (body.assertion !== undefined) demandSoon(challenge, at);
  const method =
    body.assertion === undefined ? spendCode(world, operator, plainCode(body.code), at) : spendPasskey(world, operator, call);
  if (method) world.factors.challenges.delete(body.challengeId);
  return method;
}

/**
 * The passkey that a browser has made, as it is stored; undefined when its proof is wrong or somebody has it already.
 * @throws Refusal 410 when it comes too late
 */
export function madePasskey(
  world: World,
  challenge: Challenge,
  { at, proof }: PlatformCall,
): Pick<PasskeyFactor, 'kind' | 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined {
  demandSoon(challenge, at);
  if (!proof?.made || passkeyWith(world, proof.credentialId)) return undefined;
  return { kind: 'PASSKEY', credentialId: proof.credentialId, counter: proof.counter, ...proof.made };
}

/** The stored passkey with this id, whoever it belongs to. */
export function passkeyWith({ factors: { sets } }: World, id: unknown): PasskeyFactor | undefined {
  for (const { factors } of sets.values())
    for (const factor of factors) if (factor.kind === 'PASSKEY' && factor.credentialId === id) return factor;
  return undefined;
}
