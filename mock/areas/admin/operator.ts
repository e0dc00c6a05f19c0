import type { KeyHolder, OperatorAction } from '@/contract';
import { disableReasonsOf } from '../../../src/domain/operator';
import { isUnreasoned, REMARK_SHORT, reasonOf, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { fault, insist } from '../../base/faults';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { badParameter } from '../../engine/schema';
import { demandFound, notFound, Refusal, type Text } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import { demandSecond } from '../../flow/approvals';
import { changer } from '../../flow/change';
import { entryFault } from '../../flow/dictionary';
import { factorsOf } from '../../flow/factor/factors';
import { tellEnded, tellLink } from '../../flow/inbox/ownNotices';
import { areCritical, refreshAccess, usableKeys, whyNotAllOf } from '../../flow/roles';
import { LINK_MS, mailLink, tellMoved, voidLink } from '../../flow/signIn/links';
import { LOCKED_OUT, locksOut, ruleFaults, rulesIn, withOperator } from '../../flow/signIn/rules';
import { endRefused, openSessions, showSession } from '../../flow/signIn/sessions';
import { clearWaits } from '../../flow/signIn/waits';
import { freeOrdersOf } from '../../flow/withdraw/escalate';
import type { Preview } from '../../model/approvals';
import type { AreaHandlers } from '../../model/area';
import { type Login, type Operator, type PlatformCall, SUPER } from '../../model/operators';
import { coversScope } from '../../model/scope';
import type { World } from '../../model/world';
import { makeOperator } from './makeOperator';
import { endFaults, NO_END, roleFaults, scopeFaults, tierFault } from './operatorFaults';
import { down } from './operatorFile';
import { changesSince, demand, demandSuperLeft, isSuper, obstacle, statusOf, takeoverRefusal, tierOf } from './operatorRules';
import { findOperators, keysOf, showOperator, showOperatorDetail, statisticsOf } from './operatorView';

const NOBODY: Text = ['User not found.', '用户不存在。'];
const TAKEN: Text = ['This username is taken.', '用户名已存在。'];

const NOT_OWN_END: Text = [
  'You cannot change when your own account expires. Ask a colleague.',
  '不能修改自己账号的有效期，请由同事操作。',
];

const ONLY_LEFT: Text = ['A disabled user can only be marked as left.', '已停用的账号只能标记为离职。'];
const GONE: Text = ['This session has already ended.', '该会话已结束。'];
const MAILED: Text = ['Link sent to {mailTo}, valid for 24 hours.', '链接已发送至 {mailTo}，24 小时内有效。'];

/** Handlers of the operators by operation id. */
export function operatorHandlers(
  world: World,
  logOf: () => OperationLog,
  loginOf: (token: string | undefined) => Login | undefined,
): AreaHandlers<'operator'> {
  /** @throws Refusal 404 */
  const find = (id: unknown): Operator =>
    demandFound(
      world.operators.find((one) => one.id === id),
      NOBODY,
    );

  const shown = ({ actor, lang }: PlatformCall, target: Operator) => showOperator(world, target, actor, lang);

  /** Adds the row, as the caller sees it, to a conflict alone (docs/rules/calls.md#conflicts). */
  const refused = (error: unknown, current: () => object) =>
    error instanceof Refusal && error.code === 409 ? withCurrent(error, current) : error;

  const changes = changer({
    key: 'operatorId',
    find: (_call, id) => find(id),
    nameOf: ({ username }: Operator) => username,
    demand: ({ actor, lang }, target, action: OperatorAction, version) => demand(world, target, actor, action, lang, version),
    before: (target) => ({ ...target }),
    changesSince: (before, target) => changesSince(target, before),
    show: shown,
    refused,
  });
  function change(call: PlatformCall, action: OperatorAction, run: (target: Operator) => void) {
    call.note.level = 'HIGH';
    return changes.change(call, action, run);
  }

  /**
   * Asks a second person before roles that decide about money or rights are given, or get another way to sign in
   * (docs/rules/approval.md#actions).
   */
  function demandSecondFor(
    call: PlatformCall,
    person: Pick<Operator, 'username' | 'roles' | 'scope'>,
    target?: Operator,
    changes: Preview['changes'] = [],
  ) {
    if (target === call.actor || !areCritical(world, person.roles)) return;
    demandSecond(world, call, () => ({
      entity: 'operator',
      ids: target ? [target.id] : [],
      name: person.username,
      preview: { changes, amounts: [] },
      // Nobody decides on the own rights and the own sign-in.
      covers: (operator) => operator !== target && whyNotAllOf(world, operator, person) === undefined,
    }));
  }

  /** The answer to a call that mailed a link; only the recipient can see the link. */
  function mailedTo(row: ReturnType<typeof showOperator>, until: number) {
    const mailTo = row.email ?? '';
    return { text: MAILED, values: { mailTo }, data: { ...row, mailTo, linkUntil: iso(until) } };
  }

  function endSessions({ actor }: PlatformCall, target: Operator, id?: string): number {
    const ended = openSessions(world, target).filter((login) => id === undefined || login.id === id);
    for (const login of ended) login.isOver = true;
    tellEnded(world, target, ended.length, actor);
    return ended.length;
  }

  return {
    pageOperators({ actor, lang, query }) {
      const found = findOperators(world, actor, query);
      return { data: pageOf(found, query, (one) => showOperator(world, one, actor, lang)) };
    },
    getOperator: ({ actor, lang, query }) => ({
      data: showOperatorDetail(world, logOf(), find(query.operatorId), actor, lang),
    }),
    getOperatorStatistics: ({ actor, query }) => ({ data: statisticsOf(world, findOperators(world, actor, query, true)) }),
    getOperatorAccess({ lang, query }) {
      const target = find(query.operatorId);
      const now = usableKeys(target).size > 0 ? target.roles : [];
      const codes = typeof query.roleCodes === 'string' ? query.roleCodes.split(',').filter(Boolean) : now;
      if (codes.some((code) => !world.roles.has(code))) throw badParameter('roleCodes');
      return { data: keysOf(world, codes, lang) };
    },
    listOperatorSessions({ query, token }) {
      const current = loginOf(token);
      return { data: openSessions(world, find(query.operatorId)).map((login) => showSession(login, current)) };
    },
    listKeyHolders({ lang, query, at }) {
      const key = query.key;
      const holders = world.operators.filter((one) => usableKeys(one).has(key));
      return {
        data: holders.map(
          (one): KeyHolder => ({
            operatorId: one.id,
            username: one.username,
            status: statusOf(one, at),
            roles: keysOf(world, one.roles, lang).find((held) => held.key === key)?.roles ?? [],
          }),
        ),
      };
    },
    addOperator(call) {
      const { actor, at } = call;
      const { username, roleCodes, dataScope, withdrawTier, ...person } = call.body;
      call.note.level = 'HIGH';
      call.note.about = { entity: 'operator', name: username };
      const isTaken = world.operators.some((one) => one.username.toLowerCase() === username.toLowerCase());
      insist(call, [
        isTaken && fault('username', 'unique', TAKEN),
        entryFault(world, 'department', 'department', person.department),
        ...roleFaults(world, call, roleCodes, []),
        ...scopeFaults(world, call, dataScope),
        withdrawTier !== undefined && tierFault(world, withdrawTier, roleCodes),
        ...endFaults(call, person.validUntil, roleCodes),
      ]);
      demandSecondFor(call, { username, roles: roleCodes, scope: dataScope });
      const target = makeOperator(world, actor, at, {
        username,
        realName: person.realName.trim(),
        email: person.email ?? '',
        mobile: person.mobile ?? null,
        department: person.department,
        roles: [...roleCodes],
        withdrawTier: withdrawTier ?? tierOf(world, roleCodes),
        scope: dataScope,
        validUntil: person.validUntil ? Date.parse(person.validUntil) : null,
      });
      const changes = changesOf<Operator>({}, target, ['department', 'roles', 'scope', 'withdrawTier', 'validUntil']);
      call.note.about = { entity: 'operator', ids: [target.id], name: username, changes };
      const until = mailLink(world, target, at);
      return mailedTo(showOperator(world, target, actor, call.lang), until);
    },
    editOperator: (call) =>
      change(call, 'edit', (target) => {
        const { realName, email, mobile, department, validUntil = null } = call.body;
        const end = validUntil === null ? null : Date.parse(validUntil);
        const isOther = end !== target.validUntil;
        if (isOther && target === call.actor) throw new Refusal(403, 'FORBIDDEN', NOT_OWN_END);
        if (isOther) insist(call, endFaults(call, validUntil, target.roles));
        insist(call, [entryFault(world, 'department', 'department', department, target.department)]);
        const before = target.email;
        const isMoved = email !== undefined && email !== before;
        const isLonger = target.validUntil !== null && (end === null || end > target.validUntil);
        if (isMoved || isLonger) demandSecondFor(call, target, target);
        if (isMoved) tellMoved(world, target, call.actor);
        Object.assign(target, {
          realName: realName.trim(),
          email: email ?? before,
          mobile: mobile ?? target.mobile,
          department,
          validUntil: end,
        });
      }),
    setOperatorRoles: (call) =>
      change(call, 'role', (target) => {
        const { roleCodes } = call.body;
        const before = target.roles;
        if (isSuper(target) && !roleCodes.includes(SUPER)) demandSuperLeft(world, target, call.lang);
        insist(call, roleFaults(world, call, roleCodes, before));
        if (target.validUntil !== null && roleCodes.includes(SUPER)) insist(call, [fault('roleCodes', 'none', NO_END)]);
        const isOut = locksOut(world, withOperator(world, target, { roles: roleCodes }));
        insist(call, [isOut && fault('roleCodes', 'lastSuper', LOCKED_OUT)]);
        const added = roleCodes.filter((code) => !before.includes(code));
        demandSecondFor(call, { ...target, roles: added }, target);
        const wasLowered = target.withdrawTier < tierOf(world, before);
        const tier = tierOf(world, roleCodes);
        target.roles = [...roleCodes];
        target.withdrawTier = wasLowered ? Math.min(target.withdrawTier, tier) : tier;
        refreshAccess(world);
        // A further role may bring rules of its own.
        endRefused(world, target, call.actor);
      }),
    setOperatorScope: (call) =>
      change(call, 'scope', (target) => {
        const { dataScope, withdrawTier } = call.body;
        insist(call, [...scopeFaults(world, call, dataScope), tierFault(world, withdrawTier, target.roles)]);
        const next = { scope: dataScope, withdrawTier };
        if (!coversScope(target.scope, dataScope) || withdrawTier > target.withdrawTier) {
          const refusal = takeoverRefusal(world, target, call.actor, call.lang);
          if (refusal) throw refusal;
          demandSecondFor(call, { ...target, ...next }, target);
        }
        Object.assign(target, next);
      }),
    setOperatorSignInRules: (call) =>
      change(call, 'edit', (target) => {
        insist(
          call,
          ruleFaults(world, call, target === call.actor, (rules) => withOperator(world, target, rules)),
        );
        const rules = rulesIn(call);
        demandSecondFor(call, target, target);
        Object.assign(target, rules);
        endRefused(world, target, call.actor);
      }),
    disableOperator: (call) =>
      change(call, 'disable', (target) => {
        const { reasonCode, remark } = call.body;
        insist(call, [
          isUnreasoned(reasonCode, remark) && REMARK_SHORT,
          !disableReasonsOf(target.status).includes(reasonCode) && fault('reasonCode', 'enum', ONLY_LEFT),
        ]);
        endSessions(call, target);
        freeOrdersOf(world, call, target);
        voidLink(world, target);
        const status = reasonCode === 'LEFT_COMPANY' ? 'LEFT' : 'DISABLED';
        Object.assign(target, { status, statusReason: reasonCode, statusRemark: remark ?? null });
      }),
    enableOperator: (call) =>
      change(call, 'enable', (target) => {
        const status = target.passwordChangedAt === null ? 'INVITED' : 'ACTIVE';
        demandSecondFor(call, target, target, [{ field: 'status', before: target.status, after: status }]);
        Object.assign(target, { status, statusReason: null, statusRemark: null });
      }),
    unlockOperator: (call) =>
      change(call, 'unlock', (target) => {
        demandSecondFor(call, target, target, [{ field: 'status', before: 'LOCKED', after: 'ACTIVE' }]);
        clearWaits(world, target);
        target.status = 'ACTIVE';
      }),
    resetOperatorPassword(call) {
      let validUntil = 0;
      const { data } = change(call, 'resetPassword', (target) => {
        const until = { field: 'linkUntil', before: timeOf(target.linkUntil), after: iso(call.at + LINK_MS) };
        demandSecondFor(call, target, target, [until]);
        if (target !== call.actor) tellLink(world, target, call.actor);
        validUntil = mailLink(world, target, call.at);
      });
      return mailedTo(data, validUntil);
    },
    resetOperatorFactors(call) {
      const target = find(call.body.operatorId);
      const set = factorsOf(world, target);
      const changes = [{ field: 'factorCount', before: String(set.factors.length), after: '0' }];
      const answer = change(call, 'resetMfa', () => {
        reasonOf(call);
        demandSecond(world, call, () => ({
          entity: 'operator',
          ids: [target.id],
          name: target.username,
          preview: { changes, amounts: [] },
          // Nobody decides on the own sign-in.
          covers: (operator) => operator !== target && whyNotAllOf(world, operator, target) === undefined,
        }));
        // Without a grace time: until then the password alone would open everything.
        Object.assign(set, { factors: [], recovery: [], enrolBy: call.at });
        endSessions(call, target);
      });
      call.note.about = { ...call.note.about, changes };
      return answer;
    },
    endOperatorSessions(call) {
      const { actor, lang, body } = call;
      const { operatorId, sessionId } = body;
      call.note.level = 'HIGH';
      const target = find(operatorId);
      call.note.about = { name: target.username };
      const refusal = obstacle(world, target, actor, 'kick', lang);
      if (refusal) throw refused(refusal, () => shown(call, target));
      if (endSessions(call, target, sessionId) === 0) throw notFound(GONE);
      return { data: showOperator(world, target, actor, lang) };
    },
    confirmOperatorReview: (call) =>
      change(call, 'reviewed', (target) => {
        Object.assign(target, { lastReviewAt: call.at, lastReviewBy: call.actor.username });
      }),
    downloadOperators: (call) => down(world, call),
  };
}
