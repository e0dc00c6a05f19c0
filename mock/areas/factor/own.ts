import type { FieldChange } from '../../base/callLog';
import type { Handler } from '../../engine/call';
import { invalid } from '../../engine/schema';
import { Refusal, type Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { voidLink } from '../../flow/signIn/links';
import { demandGoodPassword, isPasswordOf, setPassword } from '../../flow/signIn/passwords';
import { openSessions, showSession } from '../../flow/signIn/sessions';
import { attemptOf, countFailure, demandNoWait } from '../../flow/signIn/waits';
import type { Area } from '../../model/area';
import type { Login, Operator, PlatformCall } from '../../model/operators';

const WRONG: Text = ['This is not your present password.', '当前密码错误。'];
const NO_SESSION: Text = ['This session has ended.', '该会话已结束。'];
const OWN: Text = ['Sign out to end this session.', '请通过退出登录结束当前会话。'];

/** The caller's own password and sessions (docs/rules/session.md#own-security). */
export const own: Area = ({ world, loginOf }) => {
  /** Open sessions of the caller but the present one. */
  const othersOf = ({ actor, token }: PlatformCall): Login[] => {
    const present = loginOf(token);
    return openSessions(world, actor).filter((login) => login !== present);
  };
  const end = (logins: readonly Login[]): number => {
    for (const login of logins) login.isOver = true;
    return logins.length;
  };
  const noteOwn = ({ actor, note }: PlatformCall, changes: FieldChange[]) => {
    note.about = { ...note.about, entity: 'operator', ids: [actor.id], name: actor.username, changes };
  };

  return {
    changePassword(call) {
      const { actor, at, body, lang, note } = call;
      note.level = 'HIGH';
      note.isOnce = true;
      const attempt = attemptOf(call, actor.username, actor);
      demandNoWait(world, attempt);
      if (!isPasswordOf(world, actor, String(body.oldPassword))) {
        countFailure(world, attempt);
        throw invalid(lang, [{ name: 'oldPassword', rule: 'credentials', text: WRONG }]);
      }
      demandGoodPassword(world, actor, String(body.newPassword), 'newPassword', lang);
      setPassword(world, actor, String(body.newPassword), at);
      const ended = end(othersOf(call));
      // Nothing that was begun with the former password goes on.
      voidLink(world, actor);
      const { challenges } = world.factors;
      for (const [id, { operatorId, purpose }] of challenges)
        if (operatorId === actor.id && purpose.kind === 'signIn') challenges.delete(id);
      noteOwn(call, [{ field: 'password', before: null, after: '***' }]);
      return { data: { passwordChangedAt: iso(at), ended } };
    },
    pageOwnSessions(call) {
      const { actor, query, token } = call;
      const present = loginOf(token);
      const open = openSessions(world, actor);
      const [current, pageSize] = [Number(query.current), Number(query.pageSize)];
      const list = open.slice((current - 1) * pageSize, current * pageSize).map((login) => showSession(login, present));
      return { data: { list, total: open.length, current, pageSize } };
    },
    endOwnSessions(call) {
      const { body, token, lang } = call;
      const { sessionId } = body as { sessionId?: string };
      if (sessionId !== undefined && sessionId === loginOf(token)?.id)
        throw invalid(lang, [{ name: 'sessionId', rule: 'own', text: OWN }]);
      const named = othersOf(call).filter(({ id }) => sessionId === undefined || id === sessionId);
      if (sessionId !== undefined && named.length === 0) throw new Refusal(404, 'NOT_FOUND', NO_SESSION);
      noteOwn(
        call,
        named.map(({ id }) => ({ field: 'session', id, before: id, after: null })),
      );
      return { data: { ended: end(named) } };
    },
  } satisfies Record<string, Handler<Operator>>;
};
