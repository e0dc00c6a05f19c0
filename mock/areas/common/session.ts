import { randomBytes } from 'node:crypto';
import type { FactorMethod } from '@/contract';
import type { Operation } from '../../../config/contract/document';
import type { Sessions } from '../../engine/http';
import { keep } from '../../engine/kept';
import { invalid } from '../../engine/schema';
import { Refusal, type Text } from '../../engine/text';
import { DAY, iso, MINUTE, timeOf } from '../../engine/time';
import { labelsOf } from '../../flow/dictionary';
import { factorsOf, findChallenge, hasFactor, mustEnrol, plainCode, requiresFactor } from '../../flow/factor/factors';
import { askFactor, spendAnswer } from '../../flow/factor/passkeys';
import { FRESH_MS } from '../../flow/factor/stepUp';
import { tellDevice } from '../../flow/inbox/ownNotices';
import { showSideMenu } from '../../flow/menu';
import { isPasswordOf } from '../../flow/signIn/passwords';
import { breachOf } from '../../flow/signIn/rules';
import { endExcess, isOpen, isRefused, timedOut } from '../../flow/signIn/sessions';
import { attemptOf, countFailure, demandNoWait, forgive } from '../../flow/signIn/waits';
import type { AreaHandlers } from '../../model/area';
import type { Challenge } from '../../model/factors';
import { type CallFor, canSignIn, type Login, type Operator, type PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { defaultViewsOf } from './views';

const RENEW_AFTER_MS = 10 * MINUTE;
const GRACE_MS = 2 * MINUTE;

const WRONG: Text = ['The username or the password is wrong.', '用户名或密码错误。'];
const WRONG_CODE: Text = ['The code is wrong or was already used.', '验证码错误或已使用。'];
const WRONG_PASSKEY: Text = ['The passkey was not accepted.', '通行密钥未通过验证。'];
const EXPIRED: Text = ['The sign-in has expired. Start again.', '登录已过期，请重新登录。'];
const LATE: Text = ['This question has expired. Answer the next one.', '验证已过期，请重新验证。'];
const TIMED_OUT: Record<'IDLE' | 'LIFE', Text> = {
  IDLE: ['You were signed out because of inactivity.', '由于长时间未操作，您已退出登录。'],
  LIFE: ['Your session reached its longest time. Sign in again.', '会话已达最长时限，请重新登录。'],
};
const ENROL: Text = ['Set up a second factor first.', '请先设置二次验证。'];

interface Session {
  /** Shared by all tokens of one sign-in, so that a sign-out ends them all. */
  login: Login;
  bornAt: number;
  /** The token that replaced it, and when. */
  next?: string;
  replacedAt?: number;
}

/** The second step that an answer tries, also when it is wrong. */
const triedMethod = ({ assertion, code }: Record<string, unknown>): FactorMethod => {
  if (assertion !== undefined) return 'PASSKEY';
  return plainCode(code).length > 6 ? 'RECOVERY' : 'TOTP';
};

/** Handlers of the sign-in and its second step. */
export type SessionHandlers = AreaHandlers<'session'> & Pick<AreaHandlers<'factor'>, 'verifyFactor' | 'stepUp'>;

/** Sign-in, sessions and tokens (docs/rules/session.md#sign-in, docs/rules/session.md#renewal). */
export function createSessions(world: World) {
  const tokens = keep(new Map<string, Session>());

  function open(login: Session['login']): string {
    const token = randomBytes(24).toString('hex');
    tokens.set(token, { login, bornAt: world.clock.now() });
    return token;
  }

  /** Opens the session of the operator who called. @param factorAt when a second factor was proved. @returns its token */
  function enter(call: PlatformCall, factorAt: number | null): string {
    const { actor: operator, at, ip, userAgent = '', note } = call;
    forgive(world, attemptOf(call, operator.username, operator));
    Object.assign(operator, { lastLoginAt: at, lastLoginIp: ip, lastSeenAt: at });
    const id = world.numberOf('SS');
    const times = { startedAt: at, lastSeenAt: at, inputAt: at };
    const login: Login = { id, operator, ...times, ip, lastIp: ip, userAgent, factorAt, isOver: false };
    world.logins.push(login);
    tellDevice(world, login);
    endExcess(world, operator);
    // For a day, a token can still say which limit ended its session.
    for (const [token, { login: other }] of tokens)
      if (!isOpen(world, other) && (other.isOver || at - other.lastSeenAt > DAY)) tokens.delete(token);
    note.about = { sessionId: id };
    if (factorAt === null && requiresFactor(world, operator))
      factorsOf(world, operator).enrolBy ??= at + world.factors.graceDays * DAY;
    return open(login);
  }

  function living(token = ''): Session | undefined {
    const session = tokens.get(token);
    if (!session) return undefined;
    const { login, replacedAt = Number.POSITIVE_INFINITY } = session;
    const isOld = world.clock.now() - replacedAt > GRACE_MS;
    if (!isOld && isOpen(world, login)) return session;
    // Where a limit ended the session, its token stays known, so that the refusal can say which one.
    if (login.isOver || !timedOut(world, login)) tokens.delete(token);
    return undefined;
  }

  /** The limits of a session by time, as the current-user call tells them. */
  function showLimits(login: Login | undefined) {
    const { idleMs, lifeMs } = world.sessionLimits;
    if (!login) return {};
    const idleEndsAt = iso(login.inputAt + idleMs);
    return { session: { idleSeconds: idleMs / 1000, idleEndsAt, endsAt: iso(login.startedAt + lifeMs) } };
  }

  /** False when status or rules keep the operator out. The log says which; the answer does not. */
  function mayEnter({ ip, at, note }: PlatformCall, operator: Operator): boolean {
    const breach = canSignIn(operator, at) ? breachOf(world, operator, ip, at) : 'STATUS';
    if (breach) note.detail = { ...note.detail, refusedBy: breach };
    return breach === undefined;
  }

  /** Uses up a challenge with the code or the passkey of a call. @returns how. @throws Refusal 410, 422, and 429 after too many */
  function answerChallenge(call: CallFor<'stepUp' | 'verifyFactor'>, challenge: Challenge): FactorMethod {
    const { actor: operator, lang, body } = call;
    const attempt = attemptOf(call, operator.username, operator);
    demandNoWait(world, attempt);
    const method = spendAnswer(world, operator, challenge, call);
    if (method) return method;
    countFailure(world, attempt);
    const [name, text] = body.assertion === undefined ? ['code', WRONG_CODE] : ['assertion', WRONG_PASSKEY];
    throw invalid(lang, [{ name, rule: 'credentials', text }]);
  }

  const sessions: Sessions<Operator> = {
    authenticate(token, ip, isInput) {
      const login = living(token)?.login;
      if (!login) return undefined;
      // A rule that was set after the sign-in, another network, or the end of the hours.
      if (isRefused(world, login, ip)) return undefined;
      const now = world.clock.now();
      login.lastSeenAt = now;
      login.operator.lastSeenAt = now;
      if (isInput) login.inputAt = now;
      return login.operator;
    },
    whyEnded(token = '') {
      const login = tokens.get(token)?.login;
      const limit = login && !login.isOver ? timedOut(world, login) : undefined;
      return limit && TIMED_OUT[limit];
    },
    renew(token) {
      const session = living(token);
      const now = world.clock.now();
      if (session && session.next === undefined && now - session.bornAt > RENEW_AFTER_MS) {
        session.next = open(session.login);
        session.replacedAt = now;
      }
      return session?.next;
    },
  };

  const handlers: SessionHandlers = {
    login(call) {
      const { lang, body, at } = call;
      const { username, password } = body;
      const operator = world.operators.find((one) => one.username === username);
      if (operator) {
        call.actor = operator;
        call.note.detail = { username };
      }
      const attempt = attemptOf(call, username, operator);
      demandNoWait(world, attempt);
      // The password first: the work is the same whether the name exists or not.
      if (!isPasswordOf(world, operator, password) || !operator || !mayEnter(call, operator)) {
        countFailure(world, attempt);
        throw invalid(lang, [{ name: 'password', rule: 'credentials', text: WRONG }]);
      }
      if (!hasFactor(world, operator)) {
        call.note.detail = { username, method: 'PASSWORD' };
        return { data: { mfaRequired: false }, headers: { authorization: enter(call, null) } };
      }
      return { data: { mfaRequired: true, ...askFactor(world, operator, at, { kind: 'signIn' }) } };
    },
    verifyFactor(call) {
      const { body, at } = call;
      const challenge = findChallenge(world, body.challengeId, at, 'signIn');
      const operator = world.operators.find(({ id }) => id === challenge?.operatorId);
      if (!challenge || !operator) throw new Refusal(410, 'GONE', EXPIRED);
      call.actor = operator;
      call.note.detail = { username: operator.username, method: triedMethod(body) };
      if (!mayEnter(call, operator)) throw new Refusal(410, 'GONE', EXPIRED);
      const method = answerChallenge(call, challenge);
      call.note.detail = { username: operator.username, method };
      const recoveryLeft = factorsOf(world, operator).recovery.length;
      return { data: { recoveryLeft }, headers: { authorization: enter(call, at) } };
    },
    stepUp(call) {
      const { actor, body, at, token, note } = call;
      const login = living(token)?.login;
      const challenge = findChallenge(world, body.challengeId, at, 'stepUp');
      if (!login || challenge?.operatorId !== actor.id || challenge.purpose.sessionId !== login.id)
        throw new Refusal(410, 'GONE', LATE);
      note.detail = { method: answerChallenge(call, challenge) };
      note.about = { sessionId: login.id };
      login.factorAt = at;
      return { data: { validUntil: iso(at + FRESH_MS.change) } };
    },
    getCurrentUser({ actor, lang, at, token }) {
      const isLimited = mustEnrol(world, actor, at);
      const { id, username, realName, roles: codes, access, withdrawTier, scope, timeZone, lastLoginAt, lastLoginIp } = actor;
      return {
        data: {
          operatorId: id,
          username,
          realName,
          avatar: null,
          roles: codes.map((roleCode) => ({
            roleCode,
            roleName: world.roles.get(roleCode)?.name[lang === 'zh' ? 1 : 0] ?? roleCode,
          })),
          access: isLimited ? [] : [...access].sort(),
          withdrawTier,
          dataScope: { type: scope.type, values: scope.values },
          timeZone,
          language: lang === 'zh' ? 'zh-CN' : 'en-US',
          lastLoginAt: timeOf(lastLoginAt),
          lastLoginIp,
          defaultViews: defaultViewsOf(world, actor, lang),
          ...showLimits(living(token)?.login),
          ...(world.factors.isOn && {
            passwordChangedAt: timeOf(actor.passwordChangedAt),
            factorCount: factorsOf(world, actor).factors.length,
            mustEnrol: isLimited,
            enrolBy: requiresFactor(world, actor) ? timeOf(factorsOf(world, actor).enrolBy) : null,
          }),
          dictVersion: labelsOf(world).version,
        },
      };
    },
    reportActivity({ note }) {
      // One a minute from each session would hide the others.
      note.isUnlogged = true;
      return {};
    },
    getMenu: () => ({ data: showSideMenu(world) }),
    logout({ token, note }) {
      const session = living(token);
      if (session) {
        session.login.isOver = true;
        note.about = { sessionId: session.login.id };
      }
      return {};
    },
  };

  return {
    sessions,
    handlers,
    /** Another token for the session of a token; those that it had are dead at once. Undefined without a session. */
    replaceToken(token: string | undefined) {
      const login = living(token)?.login;
      if (!login) return undefined;
      for (const [old, session] of tokens) if (session.login === login) tokens.delete(old);
      return open(login);
    },
    /** The session that a token belongs to. */
    loginOf: (token: string | undefined) => living(token)?.login,
    enter,
    /** Stops all but the calls of the session while it must set up a second factor. @throws Refusal 403 */
    demandEnrolled({ path }: Operation, { token, at }: PlatformCall) {
      if (!world.factors.isOn || path.startsWith('/auth/')) return;
      const login = living(token)?.login;
      if (login && mustEnrol(world, login.operator, at)) throw new Refusal(403, 'FORBIDDEN', ENROL);
    },
    /** Ends the sessions of one user, or all sessions. */
    revoke(username?: string) {
      for (const [token, { login }] of tokens)
        if (username === undefined || login.operator.username === username) {
          tokens.delete(token);
          login.isOver = true;
        }
    },
  };
}
