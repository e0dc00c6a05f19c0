import type { DeviceMessageType, MessageTemplate as WireTemplate } from '@/contract';
import { type TemplateFault, templateFault, templateParts } from '../../../src/domain/listen';
import { changesOf } from '../../base/callLog';
import { type Checked, fault } from '../../base/faults';
import { invalid } from '../../engine/schema';
import { demandFound, notFound, type Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { parseBy } from '../../flow/cards/messages';
import { rightsOf } from '../../flow/rights';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { MessageTemplate } from '../../model/cards';
import type { CallFor, PlatformCall } from '../../model/operators';
import { seesBank } from '../../model/scope';
import type { World } from '../../model/world';

const HIDDEN_CODE = '••••••';

const NO_TEMPLATE: Text = ['Template not found, or outside your data scope.', '模板不存在或不在您的数据范围内。'];
const NO_BANK: Text = ['Bank not found, or outside your data scope.', '银行不存在或不在您的数据范围内。'];

const TAKEN: Text = ['This bank and type already have a template. Edit that one.', '该银行与类型的模板已存在，请编辑该模板。'];

const IS_ON: Text = ['Already enabled.', '已启用。'];
const UNFIT: Text = ['The text does not match this sample.', '内容与该样例不匹配。'];
const UNFIT_SAMPLES: Text = ['Some of its samples cannot be parsed.', '并非所有样例都能解析。'];
const ONE_OF: Text = ['Choose a template or enter a text.', '请选择模板或填写内容。'];

const FAULTS: Readonly<Record<TemplateFault['rule'], Text>> = {
  braces: ['A brace has no partner.', '花括号不成对。'],
  divided: ['Put text between two parts.', '两项之间须有文字。'],
  part: ['Unknown part {part}.', '没有 {part} 这一项。'],
  twice: ['Part {part} appears twice.', '{part} 出现了两次。'],
  needed: ['Part {part} is required.', '必须包含 {part}。'],
};

const areAllRead = ({ text, samples }: Pick<MessageTemplate, 'text' | 'samples'>) =>
  samples.every((sample) => parseBy({ text }, sample) !== undefined);

/** Field error of a template text. */
function textFault(text: string, msgType?: DeviceMessageType): Checked {
  const wrong = templateFault(text, msgType);
  return wrong && fault('text', wrong.rule, FAULTS[wrong.rule], 'part' in wrong ? { part: wrong.part } : {});
}

function show({ actor, lang }: PlatformCall, template: MessageTemplate): WireTemplate {
  const { code, bankCode, msgType, sender, text, samples, isEnabled, updatedAt, updatedBy, version, history } = template;
  const fitting = isEnabled ? (['save'] as const) : (['save', 'enable'] as const);
  return {
    templateCode: code,
    bankCode,
    msgType,
    sender,
    text,
    samples: [...samples],
    isEnabled,
    updatedAt: iso(updatedAt),
    updatedBy,
    version,
    history: history.map(({ at, ...rest }) => ({ ...rest, at: iso(at) })).reverse(),
    ...rightsOf(actor, lang, 'bank:card:channel:template', fitting, (action) =>
      action === 'enable' && !areAllRead(template) ? { text: UNFIT_SAMPLES } : undefined,
    ),
  };
}

/** Handlers of the message templates by operation id (docs/rules/listen.md#templates). */
export function templateHandlers({ pool }: World) {
  /** @throws Refusal 404 */
  const find = ({ actor }: PlatformCall, code: unknown): MessageTemplate =>
    demandFound(pool.templates.get(String(code)), NO_TEMPLATE, (one) => seesBank(actor, one.bankCode));

  /** @throws Refusal 422 with every field that breaks a rule (docs/rules/listen.md#templates) */
  function demandTerms({ actor, lang, body }: CallFor<'saveMessageTemplate'>, known: MessageTemplate | undefined) {
    const { bankCode, msgType, version, text, samples } = body;
    const wrong = textFault(text, msgType);
    // An enabled template must also match its own samples after the change.
    const unread = wrong || !known?.isEnabled ? [] : samples.map((sample, at) => !parseBy({ text }, sample) && at);
    const faults = [
      !seesBank(actor, bankCode) && fault('bankCode', 'exists', NO_BANK),
      known && version === undefined && fault('msgType', 'unique', TAKEN),
      wrong,
      ...unread.map((at) => at !== false && fault(`samples.${at}`, 'parse', UNFIT)),
    ].filter((one) => one !== undefined && one !== false);
    if (faults.length > 0) throw invalid(lang, faults);
  }

  function save(call: CallFor<'saveMessageTemplate'>) {
    const { actor, at } = call;
    const { bankCode, msgType, version, sender, text, samples } = call.body;
    const code = `${bankCode}_${msgType}`;
    const known = pool.templates.get(code);
    call.note.about = { entity: 'template', ids: [code] };
    demandTerms(call, known);
    if (!known && version !== undefined) throw notFound(NO_TEMPLATE);
    if (known && known.version !== version) throw conflictOf(call, known, show(call, known));
    const born: MessageTemplate = {
      code,
      bankCode,
      msgType,
      sender: '',
      text: '',
      samples: [],
      isEnabled: false,
      updatedAt: at,
      updatedBy: actor.username,
      version: 0,
      history: [],
    };
    const template = known ?? born;
    const before = { ...template };
    Object.assign(template, { sender, text, samples });
    touch(template, call);
    template.history.push({ version: template.version, text, sender, at, by: actor.username });
    pool.templates.set(code, template);
    const changes = changesOf<MessageTemplate>(before, template, ['sender', 'text', 'samples']);
    call.note.about = { entity: 'template', ids: [code], changes };
    return { data: show(call, template) };
  }

  return {
    listMessageTemplates: (call) => ({
      data: [...pool.templates.values()]
        .filter(({ bankCode }) => seesBank(call.actor, bankCode))
        .sort((a, b) => (a.code < b.code ? -1 : 1))
        .map((one) => show(call, one)),
    }),
    saveMessageTemplate: save,
    testMessageTemplate(call) {
      const { body, lang, note } = call;
      const { templateCode, text } = body;
      // The answer contains the pasted message and must not be stored.
      note.isOnce = true;
      if ((templateCode === undefined) === (text === undefined))
        throw invalid(lang, [{ name: 'templateCode', rule: 'oneOf', text: ONE_OF }]);
      const wrong = text === undefined ? undefined : textFault(text);
      if (wrong) throw invalid(lang, [wrong]);
      const template = text === undefined ? find(call, templateCode) : { text };
      const found = parseBy(template, body.body);
      const parts = templateParts.flatMap((name) => {
        const value = found?.[name];
        return value === undefined ? [] : [{ name, value: name === 'code' ? HIDDEN_CODE : value }];
      });
      return { data: { isParsed: found !== undefined, parts } };
    },
    enableMessageTemplate(call) {
      const template = find(call, call.body.templateCode);
      const refuse = (text?: Text) => conflictOf(call, template, show(call, template), text, text && {});
      if (template.isEnabled) throw refuse(IS_ON);
      if (call.body.version !== template.version) throw refuse();
      if (!areAllRead(template)) throw refuse(UNFIT_SAMPLES);
      template.isEnabled = true;
      touch(template, call);
      return { data: show(call, template) };
    },
  } satisfies Partial<AreaHandlers<'listen'>>;
}
