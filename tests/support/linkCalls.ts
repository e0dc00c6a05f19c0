import type { Outcome } from '../../mock/engine/call';
import { nobody } from '../../mock/model/operators';
import { aPlatform } from '../unit/platform/support';

/** Calls about mailed links that succeed, by operation: for an operator with a second factor and for one without. */
export function linkCalls(): Record<string, () => Outcome[]> {
  const { platform, operator, call } = aPlatform({ days: 1, scale: 0, flow: 0, factors: true });
  const follow = (username: string, verb: string, extra: object = {}): Outcome => {
    const { id, version } = operator(username);
    call('admin', 'POST /sys/operator/resetPassword', { body: { operatorId: id, version } });
    const operation = platform.api.operations.get(`POST /auth/link/${verb}`);
    if (!operation) throw new Error(`No operation ${verb}`);
    const { token } = platform.world.links.mails.at(-1)?.link ?? {};
    return platform.api.perform(operation, { actor: nobody, body: { token, ...extra } });
  };
  return {
    openLink: () => ['z.iyer', 'k.wong'].map((username) => follow(username, 'open')),
    finishLink: () => ['z.iyer', 'li.na'].map((username) => follow(username, 'finish', { password: 'correct horse battery' })),
  };
}
