import { demoPassword } from '../../mock/base/demoAccounts';
import type { Outcome } from '../../mock/engine/call';
import { aPlatform } from '../unit/platform/support';

/** Calls about the own password, sessions and sign-ins that succeed, by operation. */
export function securityCalls(): Record<string, () => Outcome[]> {
  const { platform, operator } = aPlatform({ days: 1, scale: 0, flow: 0 });
  const run = (call: string, { body = {}, token }: { body?: object; token?: string } = {}): Outcome => {
    const operation = platform.api.operations.get(call);
    if (!operation) throw new Error(`No operation ${call}`);
    return platform.api.perform(operation, { actor: operator('li.na'), body, token });
  };
  const signIn = () => run('POST /auth/login', { body: { username: 'li.na', password: demoPassword } }).headers.authorization;
  return {
    pageOwnSessions: () => [run('GET /auth/session/page', { token: signIn() })],
    pageOwnSignIns: () => {
      signIn();
      return [run('GET /auth/signIn/page')];
    },
    endOwnSessions: () => [run('POST /auth/session/end', { token: signIn() })],
    changePassword: () => [
      run('POST /auth/password', { token: signIn(), body: { oldPassword: demoPassword, newPassword: 'three quiet rivers' } }),
    ],
  };
}
