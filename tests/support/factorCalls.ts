import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../mock/base/demoAccounts';
import type { Outcome } from '../../mock/engine/call';
import { nextCode } from '../../mock/flow/factor/factors';
import { aPlatform, dataOf } from '../unit/platform/support';

/** Calls about second factors that succeed, by operation. */
export function factorCalls(): Record<string, () => Outcome[]> {
  const { platform, operator } = aPlatform({ days: 1, scale: 0, flow: 0, factors: true });
  const { api, clock, world } = platform;
  const run = (path: string, body: object, token?: string): Outcome => {
    const operation = api.operations.get(`POST ${path}`);
    if (!operation) throw new Error(`No operation ${path}`);
    return api.perform(operation, { actor: operator('li.na'), body, token });
  };
  const signIn = (): Outcome => {
    clock.advance(30_000);
    const { challengeId } = dataOf<{ challengeId: string }>(run('/auth/login', { username: 'li.na', password: demoPassword }));
    return run('/auth/mfa', { challengeId, code: nextCode(world, operator('li.na'), clock.now()) });
  };
  const tokenOf = () => signIn().headers.authorization;
  const add = (token = tokenOf()): Outcome => {
    const { challengeId, secret } = dataOf<{ challengeId: string; secret: string }>(
      run('/auth/factor/begin', { kind: 'TOTP' }, token),
    );
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
    return run('/auth/factor/finish', { challengeId, code, name: 'Tablet' }, token);
  };
  return {
    pageFactors: () => {
      const operation = api.operations.get('GET /auth/factor/page');
      if (!operation) throw new Error('No page of factors');
      return [api.perform(operation, { actor: operator('li.na') })];
    },
    resetOperatorFactors: () => {
      const operation = api.operations.get('POST /sys/operator/resetMfa');
      const { id, version } = operator('chen.yu');
      const body = { operatorId: id, version, reasonCode: 'DEVICE_LOST' };
      if (!operation) throw new Error('No reset of factors');
      return [api.perform(operation, { actor: operator('admin'), body })];
    },
    verifyFactor: () => [signIn()],
    stepUp: () => {
      const token = tokenOf();
      clock.advance(300_000);
      const { challengeId } = dataOf<{ challengeId: string }>(run('/auth/factor/begin', { kind: 'TOTP' }, token));
      return [run('/auth/stepUp', { challengeId, code: nextCode(world, operator('li.na'), clock.now()) }, token)];
    },
    beginFactor: () => ['TOTP', 'PASSKEY'].map((kind) => run('/auth/factor/begin', { kind }, tokenOf())),
    finishFactor: () => [add()],
    renewRecoveryCodes: () => [run('/auth/factor/recovery', {}, tokenOf())],
    removeFactor: () => {
      const token = tokenOf();
      const { factor } = dataOf<{ factor: { factorId: string } }>(add(token));
      return [run('/auth/factor/remove', { factorId: factor.factorId }, token)];
    },
  };
}
