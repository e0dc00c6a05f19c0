import type { FieldChange } from '../../base/callLog';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { notFound, type Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { tellEnded } from '../../flow/inbox/ownNotices';
import { signInsOf } from '../../flow/signIn/history';
import { demandGoodPassword, isPasswordOf, replacePassword } from '../../flow/signIn/passwords';
import { openSessions, showSession } from '../../flow/signIn/sessions';
import { attemptOf, countFailure, demandNoWait } from '../../flow/signIn/waits';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { PlatformCall } from '../../model/operators';

const WRONG: Text = ['This is not your present password.', '当前密码错误。'];
const NO_SESSION: Text = ['This session has ended.', '该会话已结束。'];
const OWN: Text = ['Sign out to end this session.', '请通过退出登录结束当前会话。'];

/** The caller's own password, sessions and sign-ins (docs/rules/session.md#own-security). */
export const ownSecurity = ({ world, loginOf, replaceToken, log }: AreaContext): AreaHandlers<'security'> => {
  const noteOwn = ({ actor, note }: PlatformCall, changes: FieldChange[]) => {
    note.about = { ...note.about, entity: 'operator', ids: [actor.id], name: actor.username, changes };
  };

  return {
    changePassword(call) {
      const { actor, at, body, lang, note, token } = call;
      note.level = 'HIGH';
      const attempt = attemptOf(call, actor.username, actor);
      demandNoWait(world, attempt);
      if (!isPasswordOf(world, actor, body.oldPassword)) {
        countFailure(world, attempt);
        throw invalid(lang, [{ name: 'oldPassword', rule: 'credentials', text: WRONG }]);
      }
      demandGoodPassword(world, actor, body.newPassword, 'newPassword', lang);
      const login = loginOf(token);
      const ended = replacePassword(world, actor, body.newPassword, at, login);
      // The log reads the session of the call when its token is already dead.
      if (login) note.about = { sessionId: login.id };
      noteOwn(call, [{ field: 'password', before: null, after: '***' }]);
      const authorization = replaceToken(token);
      return { data: { passwordChangedAt: iso(at), ended }, ...(authorization && { headers: { authorization } }) };
    },
    pageOwnSessions(call) {
      const { actor, query, token } = call;
      const present = loginOf(token);
      return { data: pageOf(openSessions(world, actor), query, (login) => showSession(login, present)) };
    },
    pageOwnSignIns({ actor, query }) {
      return { data: pageOf(signInsOf(log(), actor), query, (row) => row) };
    },
    endOwnSessions(call) {
      const { actor, body, token, lang } = call;
      const { sessionId } = body;
      const present = loginOf(token);
      if (sessionId !== undefined && sessionId === present?.id)
        throw invalid(lang, [{ name: 'sessionId', rule: 'own', text: OWN }]);
      const others = openSessions(world, actor).filter((login) => login !== present);
      const named = others.filter(({ id }) => sessionId === undefined || id === sessionId);
      if (sessionId !== undefined && named.length === 0) throw notFound(NO_SESSION);
      for (const login of named) login.isOver = true;
      tellEnded(world, actor, named.length, actor);
      noteOwn(
        call,
        named.map(({ id }) => ({ field: 'session', id, before: id, after: null })),
      );
      return { data: { ended: named.length } };
    },
  };
};
