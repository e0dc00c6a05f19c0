import { changesOf } from '../../base/callLog';
import { Refusal, type Text } from '../../engine/text';
import { factorsOf, hasFactor, requiresFactor } from '../../flow/factor/factors';
import { askFactor } from '../../flow/factor/passkeys';
import { findLink } from '../../flow/signIn/links';
import { demandGoodPassword, replacePassword } from '../../flow/signIn/passwords';
import { breachOf } from '../../flow/signIn/rules';
import { clearWaits } from '../../flow/signIn/waits';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { PlatformCall } from '../../model/operators';

const GONE: Text = ['This link is no longer valid. Ask an administrator for a new one.', '此链接已失效，请联系管理员重新发送。'];
const KEPT_OUT: Text = [
  'You may not sign in from this address or at this time. Nothing was changed, and the link stays valid.',
  '当前地址或时间不允许登录。未做任何更改，链接仍然有效。',
];

/** Setting a password by a mailed link (docs/rules/session.md#links). */
export const link = ({ world, enter }: AreaContext): AreaHandlers<'link'> => {
  /** @throws Refusal 410, the same for every reason */
  function open(call: PlatformCall) {
    const found = findLink(world, call.body.token, call.at);
    if (!found) throw new Refusal(410, 'GONE', GONE);
    const { operator } = found;
    call.actor = operator;
    call.note.detail = { username: operator.username, kind: found.link.kind };
    return { operator, kind: found.link.kind };
  }

  return {
    openLink(call) {
      const { operator, kind } = open(call);
      return { data: { kind, username: operator.username, realName: operator.realName } };
    },
    finishLink(call) {
      const { operator } = open(call);
      const { at, lang, body, note, ip } = call;
      const breach = breachOf(world, operator, ip, at);
      if (breach) {
        note.detail = { ...note.detail, refusedBy: breach };
        throw new Refusal(403, 'FORBIDDEN', KEPT_OUT);
      }
      note.level = 'HIGH';
      const password = body.password;
      demandGoodPassword(world, operator, password, 'password', lang);
      const before = { ...operator };
      replacePassword(world, operator, password, at);
      clearWaits(world, operator);
      Object.assign(operator, { status: 'ACTIVE', version: operator.version + 1, updatedAt: at, updatedBy: operator.username });
      const needsCode = hasFactor(world, operator);
      // Without a grace time: the mail alone would open everything until then.
      if (!needsCode && requiresFactor(world, operator)) factorsOf(world, operator).enrolBy = at;
      const token = needsCode ? undefined : enter(call, null);
      if (token) note.detail = { ...note.detail, method: 'LINK' };
      const changes = [...changesOf(before, operator, ['status']), { field: 'password', before: null, after: '***' }];
      note.about = { ...note.about, entity: 'operator', ids: [operator.id], name: operator.username, changes };
      if (token) return { data: { mfaRequired: false }, headers: { authorization: token } };
      return { data: { mfaRequired: true, ...askFactor(world, operator, at, { kind: 'signIn' }) } };
    },
  };
};
