import { randomBytes, randomInt, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { FactorMethod } from '@/contract';
import { MINUTE } from '../../engine/time';
import type { Challenge, Factor, FactorSet, PasskeyFactor, TotpFactor } from '../../model/factors';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { needsFactor } from '../roles';

const STEP_MS = 30_000;
/** Steps that count before and after the present one: clocks differ. */
const WINDOW = 1;
const CHALLENGE_MS = 5 * MINUTE;
/** Open challenges of one operator for one purpose: each sign-in and each refusal 428 opens one. */
const CHALLENGES = 100;
export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
/** Without characters that look alike. */
const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const ISSUER = 'Payment Console';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

const stepAt = (at: number) => Math.floor(at / STEP_MS);

/** Factors and recovery codes of an operator; empty at first. */
export function factorsOf({ factors: { sets } }: World, { id }: Operator): FactorSet {
  const known = sets.get(id);
  if (known) return known;
  const set: FactorSet = { factors: [], recovery: [], salt: '', enrolBy: null };
  sets.set(id, set);
  return set;
}

/** True when a role of the operator requires a second factor (docs/rules/session.md#required-factor). */
export const requiresFactor = ({ factors, roles }: World, operator: Operator): boolean =>
  factors.isOn && operator.roles.some((code) => needsFactor(roles.get(code)));

/** True when the sign-in of this operator asks for a second factor. */
export const hasFactor = (world: World, operator: Operator): boolean =>
  world.factors.isOn && factorsOf(world, operator).factors.length > 0;

/** True when a session of this operator may only set up a second factor. */
export const mustEnrol = (world: World, operator: Operator, at: number): boolean =>
  // The keys of the roles last: every call asks, and nearly nobody's time is over.
  (factorsOf(world, operator).enrolBy ?? Number.POSITIVE_INFINITY) <= at &&
  !hasFactor(world, operator) &&
  requiresFactor(world, operator);

/** The authenticator apps of an operator. */
export const appsOf = (world: World, operator: Operator): TotpFactor[] =>
  factorsOf(world, operator).factors.filter((factor) => factor.kind === 'TOTP');

/** The passkeys of an operator. */
export const passkeysOf = (world: World, operator: Operator): PasskeyFactor[] =>
  factorsOf(world, operator).factors.filter((factor) => factor.kind === 'PASSKEY');

/** A new secret for an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address in the QR code of an authenticator app. */
export const uriOf = (secret: string, { username }: Operator): string => totpOf(secret, username).toString();

/** Opens a challenge. @returns its id, and what a passkey signs */
export function openChallenge(
  { factors: { challenges } }: World,
  { id }: Operator,
  at: number,
  purpose: Challenge['purpose'],
): { challengeId: string; nonce: string } {
  for (const [old, { expiresAt }] of challenges) if (expiresAt <= at) challenges.delete(old);
  const own = [...challenges].filter(([, one]) => one.operatorId === id && one.purpose.kind === purpose.kind);
  for (const [oldest] of own.slice(0, Math.max(0, own.length + 1 - CHALLENGES))) challenges.delete(oldest);
  const challengeId = randomUUID();
  const nonce = randomBytes(32).toString('base64url');
  challenges.set(challengeId, { operatorId: id, nonce, askedAt: at, expiresAt: at + CHALLENGE_MS, purpose });
  return { challengeId, nonce };
}

/** An open challenge of this kind; undefined when it has expired or was used. */
export function findChallenge<K extends Challenge['purpose']['kind']>(
  { factors: { challenges } }: World,
  challengeId: unknown,
  at: number,
  kind: K,
): (Challenge & { purpose: { kind: K } }) | undefined {
  const challenge = challenges.get(String(challengeId));
  return challenge && challenge.expiresAt > at && challenge.purpose.kind === kind
    ? (challenge as Challenge & { purpose: { kind: K } })
    : undefined;
}

/** The time step of a code after the last used one; undefined for a wrong or used code (docs/rules/session.md#codes). */
export function stepOf(secret: string, code: string, lastStep: number, at: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: WINDOW });
  if (delta === null) return undefined;
  const step = stepAt(at) + delta;
  return step > lastStep ? step : undefined;
}

/** The next code that counts and was not used; undefined when the next step must be awaited. */
export function nextCode(world: World, operator: Operator, at: number): string | undefined {
  const [factor] = appsOf(world, operator);
  if (!factor) return undefined;
  const step = Math.max(stepAt(at), factor.lastStep + 1);
  return step > stepAt(at) + WINDOW ? undefined : totpOf(factor.secret).generate({ timestamp: step * STEP_MS });
}

/** That code for the `username` of a query, so that demonstrations sign in in one step. */
export const showNextCode =
  (world: World) =>
  (query: URLSearchParams): { code: string | null } => {
    const operator = world.operators.find(({ username }) => username === query.get('username'));
    return { code: (operator && nextCode(world, operator, world.clock.now())) ?? null };
  };

/** A code as typed, without what people add to read it. */
export const plainCode = (typed: unknown): string => String(typed).replace(/[\s-]/g, '').toUpperCase();

const hashOf = (code: string, salt: string) => scryptSync(code, salt, 32, { N: 4096 });

/** Uses up a code of an app or a recovery code. @returns how it was answered; undefined when the code does not count */
export function spendCode(world: World, operator: Operator, code: string, at: number): FactorMethod | undefined {
  const set = factorsOf(world, operator);
  for (const factor of appsOf(world, operator)) {
    const step = stepOf(factor.secret, code, factor.lastStep, at);
    if (step === undefined) continue;
    Object.assign(factor, { lastStep: step, lastUsedAt: at });
    return 'TOTP';
  }
  if (code.length !== RECOVERY_LENGTH) return undefined;
  const hash = hashOf(code, set.salt);
  const left = set.recovery.filter((known) => !timingSafeEqual(Buffer.from(known, 'hex'), hash));
  if (left.length === set.recovery.length) return undefined;
  set.recovery = left;
  return 'RECOVERY';
}

const newRecoveryCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

type NewFactor = Omit<TotpFactor, 'id' | 'lastUsedAt'> | Omit<PasskeyFactor, 'id' | 'lastUsedAt'>;

/** Replaces the recovery codes. @returns the new ones as they are shown; only their hashes are stored */
export function renewCodes(set: FactorSet): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  set.salt = randomBytes(16).toString('hex');
  set.recovery = codes.map((code) => hashOf(code, set.salt).toString('hex'));
  return codes.map((code) => code.replace(/^.{5}/, '$&-'));
}

/** Stores a factor and replaces the recovery codes. @returns the new codes */
export function addFactor(world: World, operator: Operator, factor: NewFactor) {
  const set = factorsOf(world, operator);
  const added: Factor = { id: world.numberOf('F'), lastUsedAt: null, ...factor };
  set.factors.push(added);
  set.enrolBy = null;
  return { factor: added, codes: renewCodes(set) };
}

/** Removes a factor; with the last one the recovery codes end. */
export function dropFactor(set: FactorSet, factor: Factor): void {
  set.factors = set.factors.filter((one) => one !== factor);
  if (set.factors.length === 0) set.recovery = [];
}
