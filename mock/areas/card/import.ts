import type { CardImport } from '@/contract';
import { CARD_GROUP, CARD_NO, cardHolderTypes, cardOwnerships, cardUsages } from '../../../src/domain/card';
import { hasLuhn } from '../../../src/domain/fullNumbers';
import { isInexact } from '../../../src/domain/sheetCell';
import { isOneOf } from '../../../src/domain/typed';
import { BANKS } from '../../base/banks';
import { fault } from '../../base/faults';
import { INEXACT } from '../../base/fileImport';
import { currencies } from '../../base/money';
import { invalid } from '../../engine/schema';
import { say, type Text } from '../../engine/text';
import type { CallFor } from '../../model/operators';

const DIGITS: Text = ['8 to 19 digits.', '8 至 19 位数字。'];
const NAME: Text = ['2 to 64 characters.', '2 至 64 个字符。'];
const ONE_OF: Text = ['Must be one of {values}.', '须为 {values} 之一。'];
const BANK: Text = ['No bank has this code.', '没有此银行编码。'];
const CURRENCY: Text = ['The platform does not support this currency.', '没有此币种。'];
const GROUP: Text = ['2 to 16 uppercase letters, digits and hyphens.', '2 至 16 位大写字母、数字或连字符。'];
const AMOUNT: Text = ['Enter an amount, for example 1250.00.', '须为金额，例如 1250.00。'];
const COUNT: Text = ['Enter a whole number from 1 to 100,000.', '须为 1 至 100000 的整数。'];
const DAY: Text = ['Enter a date, for example 2027-01-31.', '须为日期，例如 2027-01-31。'];
const TWICE: Text = ['Duplicate of line {line}.', '与第 {line} 行重复。'];
const LUHN: Text = [
  'Fails the check digit of payment cards. Ignore this for an account number.',
  '未通过银行卡校验位；若为账号可忽略。',
];
const WRONG: Text = ['Lines with errors: {n}. Nothing was saved.', '{n} 行有错误，未保存任何内容。'];

type Fault = ReturnType<typeof fault>;
type Body = Record<string, unknown>;

/** What an import needs to create a card. */
interface Filing {
  /** Validates a parsed body with the rules of the form. */
  faultsOf: (body: Body) => Fault[];
  /** Creates the card and returns its id. */
  file: (body: Body) => string;
}

const AMOUNTS = ['minPerTxn', 'maxPerTxn', 'dailyInLimit', 'dailyOutLimit', 'monthlyLimit'] as const;
const LISTS = { holderType: cardHolderTypes, ownership: cardOwnerships, usage: cardUsages } as const;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** Cells with an unreadable value. */
function* unreadable(cells: Record<string, string>): Generator<Fault> {
  const { cardNo = '', holderName = '', bankCode = '', currency = '', groupCode = '', dailyCountLimit = '' } = cells;
  if (!CARD_NO.test(cardNo)) yield fault('cardNo', 'pattern', DIGITS);
  if (holderName.length < 2 || holderName.length > 64) yield fault('holderName', 'length', NAME);
  for (const [name, values] of Object.entries(LISTS))
    if (!isOneOf(values, cells[name] ?? '')) yield fault(name, 'enum', ONE_OF, { values: values.join(', ') });
  if (!countryOf(bankCode)) yield fault('bankCode', 'exists', BANK);
  if (!Object.hasOwn(currencies, currency)) yield fault('currency', 'exists', CURRENCY);
  if (!CARD_GROUP.test(groupCode)) yield fault('groupCode', 'pattern', GROUP);
  for (const name of AMOUNTS) if (!/^\d{1,15}(\.\d{1,4})?$/.test(cells[name] ?? '')) yield fault(name, 'pattern', AMOUNT);
  if (!/^\d{1,6}$/.test(dailyCountLimit) || Number(dailyCountLimit) < 1 || Number(dailyCountLimit) > 100_000)
    yield fault('dailyCountLimit', 'range', COUNT);
  if (cells.authorisationExpireAt && !isDay(cells.authorisationExpireAt)) yield fault('authorisationExpireAt', 'pattern', DAY);
}

const countryOf = (bankCode: string) => Object.keys(BANKS).find((country) => BANKS[country]?.some(([code]) => code === bankCode));

/** A line as the body of a create call; the authorization file is uploaded later. */
const bodyOf = (cells: Record<string, string>): Body => ({
  ...cells,
  country: countryOf(cells.bankCode ?? ''),
  dailyCountLimit: Number(cells.dailyCountLimit),
  authorisationNo: cells.authorisationNo || null,
  authorisationExpireAt: cells.authorisationExpireAt ? `${cells.authorisationExpireAt}T00:00:00.000Z` : null,
});

/**
 * Imports a file of cards. With `dryRun`, or when a line has an error, it only returns the errors (docs/rules/card.md#import).
 * @throws Refusal 422 when cards should be saved and a line has an error
 */
export function takeIn(call: CallFor<'importCards'>, { faultsOf, file }: Filing) {
  const { lang, note } = call;
  const { rows, dryRun, fileName } = call.body;
  // The file content must not be logged.
  note.detail = { fileName, dryRun, rows: rows.length };
  const seen = new Map<string, number>();
  const shown = ({ name, rule, text }: Fault) => ({ name, rule, msg: say(lang, text) });
  const lines = rows.map(({ line, ...sent }) => {
    const cells = Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, text.trim()]));
    const { bankCode = '', cardNo = '' } = cells;
    const inexact = Object.keys(cells).filter((name) => isInexact(cells[name] ?? '', name === 'holderName'));
    const faults = inexact.map((name) => fault(name, 'inexact', INEXACT));
    faults.push(...[...unreadable(cells)].filter(({ name }) => !inexact.includes(name)));
    if (faults.length === 0) faults.push(...faultsOf(bodyOf(cells)).filter(({ name }) => name !== 'authorisationFileId'));
    const key = `${bankCode} ${cardNo}`;
    const twin = seen.get(key);
    if (twin !== undefined && cardNo) faults.push(fault('cardNo', 'twice', TWICE, { line: twin }));
    else seen.set(key, line);
    const warnings = CARD_NO.test(cardNo) && !hasLuhn(cardNo) ? [fault('cardNo', 'luhn', LUHN)] : [];
    return { line, cells, errors: faults.map(shown), warnings: warnings.map(shown) };
  });
  const wrong = lines.filter(({ errors }) => errors.length > 0);
  if (!dryRun && wrong.length > 0) throw invalid(lang, [fault('rows', 'clean', WRONG, { n: wrong.length })]);
  const cardIds = dryRun ? [] : lines.map(({ cells }) => file(bodyOf(cells)));
  if (cardIds.length > 0) note.about = { entity: 'card', ids: cardIds, name: fileName };
  const faulty = lines.filter(({ errors, warnings }) => errors.length + warnings.length > 0);
  const data: CardImport = {
    count: rows.length,
    cardIds,
    lines: faulty.map(({ line, errors, warnings }) => ({ line, errors, warnings })),
  };
  return { data };
}
