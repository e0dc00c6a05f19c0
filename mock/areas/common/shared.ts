import type { FileType, Option, OptionType, RevealEntity } from '@/contract';
import { checkedFileName } from '../../../src/domain/fileName';
import { entryAt } from '../../../src/domain/typed';
import { isUnreasoned, REMARK_SHORT } from '../../base/bulk';
import { maskAccount } from '../../base/mask';
import { holds, soughtIn } from '../../base/rowFilter';
import { allKeys, nameOfKey } from '../../base/screens';
import { fileHeaders } from '../../engine/file';
import { keep } from '../../engine/kept';
import { pageOf } from '../../engine/page';
import { badParameter, invalid } from '../../engine/schema';
import { notFound, Refusal, say, type Text } from '../../engine/text';
import { HOUR } from '../../engine/time';
import { isEvidence } from '../../flow/approvals';
import { findItem } from '../../flow/cards/batch';
import { entriesOf } from '../../flow/dictionary';
import { inOrder, showAssignable, showDelegable } from '../../flow/roles';
import { by } from '../../flow/show';
import { findOrder } from '../../flow/withdraw/rules';
import type { AreaHandlers } from '../../model/area';
import type { BankCard } from '../../model/cards';
import type { Operator, PlatformCall } from '../../model/operators';
import type { OrderEvent } from '../../model/records';
import { isInScope, seesChannel, seesCountry, seesProduct, seesUpstream } from '../../model/scope';
import type { World } from '../../model/world';
import { findSubject, openSubject } from './subjects';

const REVEAL_LIMIT = 30;
const FILE_BYTES = 5_000_000;

/** First bytes of each file type; name and declared type cannot be trusted. */
const MAGIC: Readonly<Record<FileType, string>> = {
  'application/pdf': '25504446',
  'image/png': '89504e47',
  'image/jpeg': 'ffd8ff',
};

const NO_FILE: Text = ['File not found, or outside your data scope.', '文件不存在或不在您的数据范围内。'];
const FILE_SIZE: Text = ['The file is empty or larger than 5 MB.', '文件为空或超过 5 MB。'];
const FILE_KIND: Text = ['The file is not a PDF, PNG or JPEG.', '文件内容不是 PDF、PNG 或 JPEG。'];
const FILE_NAME: Text = [
  'Rename the file: its extension belongs to a program, or its name is reserved.',
  '请重命名文件：其扩展名属于可执行类型，或名称为系统保留名。',
];
const NO_VALUE: Text = ['There is nothing to reveal.', '没有可查看的内容。'];
const TOO_OFTEN: Text = ['You can reveal at most {n} masked values per hour.', '每小时最多查看 {n} 次敏感信息。'];

interface RevealBody {
  entity: RevealEntity;
  id: string;
  field: 'payeeAccountNo' | 'payeeName' | 'payeeMobile' | 'cardNo' | 'holderName' | 'bankMobile';
  reasonCode: string;
  remark?: string;
}

/** Unmasked fields of a record, and the record that logs the reveal. @throws Refusal 404 */
type Reveal = (
  world: World,
  actor: Operator,
  id: string,
) => { values: Partial<Record<RevealBody['field'], string | null>>; record: { events: OrderEvent[] } };

const REVEALS: Readonly<Record<RevealEntity, Reveal>> = {
  withdraw(world, actor, id) {
    const record = findOrder(world, actor, id);
    return { values: { payeeName: record.payee.name, payeeAccountNo: record.payee.accountNo }, record };
  },
  batchItem(world, actor, id) {
    const record = findItem(world, actor, id);
    const { payeeName, payeeAccountNo, payeeMobile } = record;
    return { values: { payeeName, payeeAccountNo, payeeMobile }, record };
  },
  card(world, actor, id) {
    const record = findSubject(world, actor, { entity: 'card', no: id }) as BankCard;
    const { no: cardNo, holderName, bankMobile } = record;
    return { values: { cardNo, holderName, bankMobile }, record };
  },
};

/** Calls that several screens share (docs/rules/lists.md#shared-calls). */
export function commonHandlers(world: World) {
  const reveals = keep(new Map<string, number[]>());
  const entries =
    (code: string) =>
    ({ lang }: PlatformCall): Option[] =>
      entriesOf(world, code).map(({ value, label, labelEn }) => ({ value, label: say(lang, [labelEn, label]) }));
  const channelsOf = (wanted: 'IN' | 'OUT', actor: Operator) =>
    [...world.catalog.channels.values()]
      .filter((channel) => channel.direction === wanted && seesChannel(actor, channel))
      .map(({ code }) => ({ value: code, label: code }));

  const options: Record<OptionType, (call: PlatformCall) => Option[]> = {
    holder: ({ actor }) =>
      world.holders.filter((holder) => isInScope(actor, holder)).map(({ no, name }) => ({ value: no, label: name })),
    merchant: ({ actor }) =>
      world.holders
        .filter((holder) => holder.type === 'MERCHANT' && isInScope(actor, holder))
        .map(({ no, name }) => ({ value: no, label: name })),
    agent: ({ actor }) =>
      world.holders
        .filter((holder) => holder.type === 'AGENT' && isInScope(actor, holder))
        .map(({ no, name }) => ({ value: no, label: name })),
    operator: () => world.operators.map(({ id, username }) => ({ value: id, label: username })),
    role: ({ lang }) => inOrder(world).map(({ code, name }) => ({ value: code, label: say(lang, name) })),
    assignableRole: ({ actor, lang }) => showAssignable(world, actor, lang),
    delegableRole: ({ actor, lang }) => showDelegable(world, actor, lang),
    accessKey: ({ lang }) => [...allKeys].sort().map((key) => ({ value: key, label: say(lang, nameOfKey(key)) })),
    channel: ({ actor }) => channelsOf('OUT', actor),
    payChannel: ({ actor }) => channelsOf('IN', actor),
    upstream: ({ actor }) =>
      [...world.catalog.upstreams.values()]
        .filter((upstream) => seesUpstream(world, actor, upstream))
        .map(({ code, name }) => ({ value: code, label: name })),
    product: ({ actor, lang }) =>
      [...world.catalog.products.values()]
        .filter((product) => seesProduct(world, actor, product))
        .map(({ code, name, nameEn }) => ({ value: code, label: say(lang, [nameEn, name]) })),
    way: ({ actor }) =>
      [...world.catalog.ways.values()]
        .filter(({ product }) => seesProduct(world, actor, product))
        .map(({ code, name }) => ({ value: code, label: name })),
    card: ({ actor }) =>
      [...world.pool.cards.values()]
        .filter(({ country }) => seesCountry(actor, country))
        .map(({ id, bankCode, no, workZone }) => ({ value: id, label: `${bankCode} ${maskAccount(no)}`, zone: workZone })),
    device: ({ actor }) =>
      [...world.pool.devices.values()]
        .filter(({ country }) => seesCountry(actor, country))
        .map(({ id, name }) => ({ value: id, label: name })),
    bank: entries('bank'),
    department: entries('department'),
    industry: entries('industry'),
    country: entries('country'),
  };

  return {
    listOptions(call) {
      const { query } = call;
      const sought = soughtIn(query.keyword);
      const found = options[query.type](call).filter(({ value, label }) => holds(sought, [`${value} ${label}`]));
      return { data: pageOf(found, query, (one) => one) };
    },
    revealSensitive(call) {
      const { actor, at, body, lang } = call;
      const { entity, id, field, reasonCode, remark = '' } = body;
      call.note.level = 'HIGH';
      if (isUnreasoned(reasonCode, remark)) throw invalid(lang, [REMARK_SHORT]);
      const { values, record } = REVEALS[entity](world, actor, id);
      const value = values[field];
      if (value === undefined) throw badParameter('field');
      if (value === null) throw notFound(NO_VALUE);
      const recent = (reveals.get(actor.id) ?? []).filter((time) => at - time < HOUR);
      if (recent.length >= REVEAL_LIMIT) {
        const retryAfterSec = Math.ceil((entryAt(recent, 0) + HOUR - at) / 1000);
        throw new Refusal(429, 'RATE_LIMITED', TOO_OFTEN, { n: REVEAL_LIMIT }, { retryAfterSec });
      }
      reveals.set(actor.id, [...recent, at]);
      record.events.push({ at, ...by(call, 'REVEALED', { reasonCode, remark: remark || undefined }), isSide: true });
      return { data: { value, visibleSec: 60 } };
    },
    addFile(call) {
      const { name: sent, type, content } = call.body;
      const name = checkedFileName(sent, type);
      const bytes = Buffer.from(content, 'base64');
      // The file content must not be logged.
      call.note.detail = { name: name ?? sent, type, size: bytes.length };
      if (bytes.length === 0 || bytes.length > FILE_BYTES)
        throw invalid(call.lang, [{ name: 'content', rule: 'size', text: FILE_SIZE }]);
      if (!bytes.toString('hex', 0, 4).startsWith(MAGIC[type]))
        throw invalid(call.lang, [{ name: 'content', rule: 'type', text: FILE_KIND }]);
      if (!name) throw invalid(call.lang, [{ name: 'name', rule: 'type', text: FILE_NAME }]);
      const file = { id: world.numberOf('F'), name, type, bytes, by: call.actor };
      world.files.set(file.id, file);
      call.note.about = { entity: 'file', ids: [file.id], name };
      return { data: { fileId: file.id, name, size: bytes.length } };
    },
    downloadFile(call) {
      const { actor, query, at } = call;
      const file = world.files.get(query.fileId);
      const isVisible =
        file &&
        (file.by === actor ||
          (file.subject && openSubject(world, actor, file.subject)) ||
          file.canOpen?.(actor) ||
          isEvidence(world, actor, file.id, at));
      if (!isVisible) throw notFound(NO_FILE);
      call.note.detail = { fileId: file.id, name: file.name };
      // The log of an order also shows when its evidence was opened.
      call.note.about = file.subject
        ? { entity: file.subject.entity, ids: [file.subject.no] }
        : { entity: 'file', ids: [file.id], name: file.name };
      return {
        headers: fileHeaders(file.name, file.type),
        write: async (out) => {
          out.end(file.bytes);
        },
      };
    },
  } satisfies Partial<AreaHandlers<'common'>>;
}
