import type { Factor as WireFactor } from '@/contract';
import { changesOf, type FieldChange } from '../../base/callLog';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { notFound, Refusal, type Text } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import {
  addFactor,
  dropFactor,
  factorsOf,
  findChallenge,
  newSecret,
  openChallenge,
  plainCode,
  RECOVERY_CODES,
  renewCodes,
  requiresFactor,
  stepOf,
  uriOf,
} from '../../flow/factor/factors';
import { creationOptions, demandOne, kindsOf, madePasskey } from '../../flow/factor/passkeys';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { Challenge, Factor } from '../../model/factors';
import type { PlatformCall } from '../../model/operators';
import { ownSecurity } from './ownSecurity';

const NO_FACTOR: Text = ['Second factor not found.', '二次验证方式不存在。'];
const WRONG: Text = ['The code is wrong. Check the time of your device.', '验证码错误，请检查设备时间。'];
const WRONG_PASSKEY: Text = ['The passkey was not accepted.', '通行密钥未通过验证。'];
const NO_KIND: Text = ['Not offered by this server.', '此服务器不支持。'];
const EXPIRED: Text = ['This setup has expired. Start again.', '设置已过期，请重新开始。'];
const LAST: Text = ['Your role requires a second factor. Add another one first.', '您的角色要求二次验证，请先添加另一个。'];

const show = ({ id, kind, name, createdAt, lastUsedAt }: Factor): WireFactor => ({
  factorId: id,
  kind,
  name,
  createdAt: iso(createdAt),
  lastUsedAt: timeOf(lastUsedAt),
});

/** Second factors, password and sessions of the caller (docs/rules/session.md#own-factors). */
export const factor = (context: AreaContext): Omit<AreaHandlers<'factor' | 'security'>, 'verifyFactor' | 'stepUp'> => {
  const { world, loginOf } = context;
  /** What a setup has confirmed; undefined when its answer is wrong. */
  function confirm(challenge: Challenge, call: PlatformCall) {
    const { purpose } = challenge;
    if (purpose.kind !== 'enrol') return madePasskey(world, challenge, call);
    const lastStep = stepOf(purpose.secret, plainCode(call.body.code), 0, call.at);
    return lastStep === undefined ? undefined : { kind: 'TOTP' as const, secret: purpose.secret, lastStep };
  }

  return {
    ...ownSecurity(context),
    pageFactors({ actor, query }) {
      const { factors, recovery } = factorsOf(world, actor);
      const facts = { recoveryLeft: recovery.length, isRequired: requiresFactor(world, actor), kinds: kindsOf(world) };
      return { data: { ...pageOf([...factors].reverse(), query, show), ...facts } };
    },
    beginFactor(call) {
      const { actor, at, body, lang, note } = call;
      note.isOnce = true;
      const kind = body.kind;
      if (!kindsOf(world).includes(kind)) throw invalid(lang, [{ name: 'kind', rule: 'enum', text: NO_KIND }]);
      if (kind === 'PASSKEY') {
        const { challengeId, nonce } = openChallenge(world, actor, at, { kind: 'enrolPasskey' });
        return { data: { challengeId, options: creationOptions(world, actor, nonce) } };
      }
      const secret = newSecret();
      const { challengeId } = openChallenge(world, actor, at, { kind: 'enrol', secret });
      return { data: { challengeId, secret, uri: uriOf(secret, actor) } };
    },
    finishFactor(call) {
      const { actor, at, body, lang, note, token } = call;
      const { challengeId, name } = body;
      note.isOnce = true;
      note.level = 'HIGH';
      demandOne(call, 'attestation');
      const challenge = findChallenge(world, challengeId, at, body.attestation === undefined ? 'enrol' : 'enrolPasskey');
      if (challenge?.operatorId !== actor.id) throw new Refusal(410, 'GONE', EXPIRED);
      const confirmed = confirm(challenge, call);
      if (!confirmed) {
        const [field, text] = body.attestation === undefined ? ['code', WRONG] : ['attestation', WRONG_PASSKEY];
        throw invalid(lang, [{ name: field, rule: 'credentials', text }]);
      }
      world.factors.challenges.delete(challengeId);
      const added = addFactor(world, actor, { ...confirmed, name: name.trim(), createdAt: at });
      const login = loginOf(token);
      if (login) login.factorAt = at;
      logChange(call, added.factor, [null, added.factor.name]);
      return { data: { factor: show(added.factor), recoveryCodes: added.codes } };
    },
    renewRecoveryCodes(call) {
      const { actor, note } = call;
      note.isOnce = true;
      note.level = 'HIGH';
      const set = factorsOf(world, actor);
      if (set.factors.length === 0) throw notFound(NO_FACTOR);
      noteOwn(call, changesOf({ recoveryLeft: set.recovery.length }, { recoveryLeft: RECOVERY_CODES }, ['recoveryLeft']));
      return { data: { recoveryCodes: renewCodes(set) } };
    },
    removeFactor(call) {
      const { actor, body, note } = call;
      note.level = 'HIGH';
      const set = factorsOf(world, actor);
      const found = set.factors.find(({ id }) => id === body.factorId);
      if (!found) throw notFound(NO_FACTOR);
      if (set.factors.length === 1 && requiresFactor(world, actor)) throw new Refusal(403, 'FORBIDDEN', LAST);
      dropFactor(set, found);
      logChange(call, found, [found.name, null]);
      return { data: show(found) };
    },
  };
};

/** Notes in the log of the call which factor was added or removed. */
function logChange(call: PlatformCall, { id }: Factor, [before, after]: readonly [string | null, string | null]) {
  const changes = changesOf({ factor: before }, { factor: after }, ['factor']).map((change) => ({ ...change, id }));
  noteOwn(call, changes);
}

function noteOwn({ actor, note }: PlatformCall, changes: FieldChange[]) {
  note.about = { ...note.about, entity: 'operator', ids: [actor.id], name: actor.username, changes };
}
