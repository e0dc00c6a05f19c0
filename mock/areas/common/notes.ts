import type { FoundRecord } from '@/contract';
import { searchTerms } from '../../../src/domain/text';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { say, type Text } from '../../engine/text';
import { writeNote } from '../../flow/inbox/notes';
import { showNote } from '../../flow/show';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, Operator } from '../../model/operators';
import type { Subject } from '../../model/records';
import { isInScope, seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { linesOf, recordsOf } from './find';
import { inboxOf, mentionsOf, unreadOf } from './inbox';
import { recordsByName } from './names';
import { findSubject, openSubject, statusOf } from './subjects';

const FOUND_LIMIT = 20;
const BLANK: Text = ['Enter a text.', '请填写内容。'];
const NOBODY: Text = ['Operator {who} not found.', '用户 {who} 不存在。'];
const INACTIVE: Text = ['{who} cannot sign in now.', '{who} 当前无法登录。'];
const CLOSED: Text = ['{who} does not have permission to open this record.', '{who} 无权查看该记录。'];
const UNNAMED: Text = ['{who} is not mentioned in the text. Write @{who}.', '内容中未提及 {who}，请写明 @{who}。'];

/** True when the text mentions the user, but not a longer username with the same start. */
function isNamed(text: string, username: string): boolean {
  const name = username.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.@-])@${name}(?![\\w@]|[.-]\\w)`).test(text);
}

/** Notes with mentions, and the search for a record by any of its numbers (docs/rules/lists.md#shared-calls). */
export function noteHandlers(world: World, findEntry: (actor: Operator, no: string) => FoundRecord[]) {
  /** Operators mentioned in a note. @throws Refusal 422 */
  function mentionedIn({ body, lang }: CallFor<'addNote'>, text: string, subject: Subject): Operator[] {
    const { mentions = [] } = body;
    return mentions.map((id) => {
      const operator = world.operators.find((one) => one.id === id);
      const refuse = (rule: string, sentence: Text) => {
        const sentences = [0, 1].map((at) => say(at ? 'zh' : 'en', sentence, { who: operator?.username ?? id }));
        return invalid(lang, [{ name: 'mentions', rule, text: sentences as unknown as Text }]);
      };
      if (!operator) throw refuse('exists', NOBODY);
      if (operator.status !== 'ACTIVE') throw refuse('active', INACTIVE);
      if (!openSubject(world, operator, subject)) throw refuse('scope', CLOSED);
      if (!isNamed(text, operator.username)) throw refuse('named', UNNAMED);
      return operator;
    });
  }

  /** An attempt by its own number. */
  function findTry(actor: Operator, no: string): FoundRecord[] {
    const one = world.payRecords.get(no);
    const isOpen = one && actor.access.has('trade:payrecord:detail') && isInScope(actor, one.order.holder);
    return isOpen ? [{ entity: 'payrecord', id: one.no, matched: 'recordNo', status: one.status }] : [];
  }

  /** Movements by their own number or the bank's. */
  const findLines = (actor: Operator, no: string): FoundRecord[] =>
    actor.access.has('bank:card:history:detail')
      ? linesOf(world, no)
          .filter(({ record }) => seesCard(actor, record.card))
          .slice(0, FOUND_LIMIT)
          .map(({ record, matched }) => ({ entity: 'bankLine', id: record.no, matched, status: record.matchStatus }))
      : [];

  return {
    addNote(call) {
      const { actor, body, lang } = call;
      const { entity, id, text: sent } = body;
      const text = sent.trim();
      if (!text) throw invalid(lang, [{ name: 'text', rule: 'minLength', text: BLANK }]);
      const subject = { entity, no: id };
      const record = findSubject(world, actor, subject);
      const mentions = mentionedIn(call, text, subject);
      return { data: showNote(writeNote(world, call, subject, record, text, mentions)) };
    },
    listMentions({ actor, query, at }) {
      const found = mentionsOf(world, actor);
      const show = ({ note, entity, no, isRead }: (typeof found)[number]) => ({ entity, id: no, isRead, note: showNote(note) });
      return { data: { ...pageOf(found, query, show), ...inboxOf(world, actor, at, found) } };
    },
    readMentions({ actor, body }) {
      const { noteNos } = body;
      const found = mentionsOf(world, actor);
      for (const mention of found) if (!noteNos || noteNos.includes(mention.note.no)) mention.isRead = true;
      return { data: { unread: unreadOf(found) } };
    },
    searchRecords: ({ actor, query }) => ({
      data: [
        ...recordsOf(world, query.no)
          .flatMap(({ matched, ...subject }): FoundRecord[] => {
            const record = openSubject(world, actor, subject);
            return record ? [{ entity: subject.entity, id: subject.no, matched, status: statusOf(record) }] : [];
          })
          .slice(0, FOUND_LIMIT),
        ...searchTerms(query.no).flatMap((no) => findTry(actor, no.toUpperCase())),
        ...findLines(actor, query.no),
        ...searchTerms(query.no).flatMap((no) => findEntry(actor, no)),
      ],
    }),
    searchNames: ({ actor, query }) => ({ data: recordsByName(world, actor, query.text) }),
  } satisfies Partial<AreaHandlers<'common'>>;
}
