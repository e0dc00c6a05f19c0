import type { MerchantEdit, MerchantNew } from '@/contract';
import { LOGIN_ACCOUNT } from '../../../src/domain/merchant';
import { urlFault } from '../../../src/domain/serverUrl';
import { changesOf, type FieldChange } from '../../base/callLog';
import { fault } from '../../base/faults';
import { currencies as allCurrencies, currencyInfo, minorOf, moneyIn } from '../../base/money';
import { ppmOf, ratioText } from '../../base/ratio';
import type { Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import { entryFault } from '../../flow/dictionary';
import { MAX_RESERVE_PPM, mainCurrency } from '../../flow/merchants';
import { hasEnded } from '../../flow/withdraw/moves';
import type { Operator } from '../../model/operators';
import type { Holder, Limits, Merchant } from '../../model/parties';
import { seesRecord } from '../../model/recordScope';
import { purseOf, type World } from '../../model/world';

type Fault = ReturnType<typeof fault>;

/** Merchant fields that operators enter. */
export type MerchantValues = Partial<Omit<MerchantNew, 'prices' | 'reasonCode' | 'marginRemark'>> & Partial<MerchantEdit>;

const TAKEN: Text = ['This login is already in use.', '登录账号已存在。'];
const NAME_TAKEN: Text = ['{no} already has this name.', '{no} 已使用该名称。'];
const LOGIN: Text = ['Use 6 to 32 letters, digits, . - and _. Start with a letter.', '6–32 位字母、数字、. - _，以字母开头。'];
const NO_AGENT: Text = ['Agent not found, or cannot have merchants.', '代理不存在或不可发展商户。'];
const NO_OWNER: Text = ['User not found, or cannot sign in.', '用户不存在或无法登录。'];
const NO_COUNTRY: Text = ['No product is sold in this country.', '该国家暂无可售产品。'];
const NO_CURRENCY: Text = ['The platform does not support {currency}.', '币种 {currency} 不存在。'];

const FIRST: Text = [
  'The first currency must be {currency}. Pay-ins and limits use it.',
  '第一个币种须为 {currency}（代收与限额币种）。',
];

const RESERVE: Text = ['The reserve can be at most 50%.', '保证金比例最高为 50%。'];

const IN_USE: Text = [
  '{currency} still has money or open orders and cannot be removed.',
  '{currency} 仍有余额或未完结订单，不能移除。',
];

const HTTPS: Text = ['Enter an address that starts with https://.', '须为 https:// 开头的地址。'];
const PRIVATE: Text = ['Private network addresses cannot be reached.', '不能为内网地址。'];
const SITE: Text = ['Enter an address such as https://www.example.com.', '请填写网址，例如 https://www.example.com。'];
const DIGITS: Text = ['{currency} has at most {digits} decimals.', '{currency} 最多 {digits} 位小数。'];
const ABOVE: Text = ['Must not be below the previous limit.', '不得小于前一项限额。'];
const BOTH: Text = ['Enter both times, or neither.', '起止时间须同时填写或同时留空。'];
const TYPE: Text = ['With an agent, the type must be “By agent”.', '有代理时类型须为代理发展。'];

const MONEY = [
  'withdrawMin',
  'withdrawMax',
  'withdrawDailyMax',
  'payinDailyLimit',
  'payoutDailyLimit',
  'payoutReviewAbove',
] as const satisfies readonly (keyof Limits & keyof MerchantEdit)[];

/** The limits with these values; a value with too many digits is a field error. */
export function limitsWith(before: Limits, values: MerchantValues, currency: string): { limits: Limits; faults: Fault[] } {
  const { digits } = currencyInfo(currency);
  const faults: Fault[] = [];
  const money = Object.fromEntries(
    MONEY.map((name) => {
      const text = values[name];
      if (text === undefined) return [name, before[name]];
      const minor = text === null ? null : minorOf(text, digits);
      if (minor === undefined) faults.push(fault(name, 'digits', DIGITS, { currency, digits }));
      return [name, minor ?? null];
    }),
  ) as Pick<Limits, (typeof MONEY)[number]>;
  const kept = <Name extends 'withdrawDailyCount' | 'withdrawFrom' | 'withdrawTo'>(name: Name) =>
    (values[name] === undefined ? before[name] : values[name]) as Limits[Name];
  const limits: Limits = {
    ...money,
    withdrawDailyCount: kept('withdrawDailyCount'),
    withdrawFrom: kept('withdrawFrom'),
    withdrawTo: kept('withdrawTo'),
    withdrawWeekdays: values.withdrawWeekdays ? [...values.withdrawWeekdays].sort() : before.withdrawWeekdays,
  };
  const steps = ['withdrawMin', 'withdrawMax', 'withdrawDailyMax'] as const;
  steps.forEach((name, at) => {
    const own = limits[name];
    const least = steps.slice(0, at).find((one) => own !== null && limits[one] !== null && (limits[one] as bigint) > own);
    if (least) faults.push(fault(name, `gte:${least}`, ABOVE));
  });
  if ((limits.withdrawFrom === null) !== (limits.withdrawTo === null))
    faults.push(fault(limits.withdrawFrom === null ? 'withdrawFrom' : 'withdrawTo', 'both', BOTH));
  return { limits, faults };
}

/** Currency of a country; undefined when no product is sold there. */
export const currencyOfCountry = (world: World, country: string): string | undefined =>
  [...world.catalog.products.values()].find((one) => one.country === country)?.currency;

/** Field errors beyond the contract's validation. @param known the existing merchant */
export function faultsOf(world: World, actor: Operator, values: MerchantValues, known?: Merchant): Fault[] {
  const faults: Fault[] = [];
  const { mchName, loginAccount, country, agentNo, ownerOperatorId, currencies, notifyUrl, websites, mchType } = values;
  const others = [...world.merchants.values()].filter((one) => one !== known);
  const name = mchName?.trim().toLowerCase();
  const namesake = others.find(({ holder }) => holder.name.toLowerCase() === name);
  if (namesake) faults.push(fault('mchName', 'unique', NAME_TAKEN, { no: namesake.no }));
  if (loginAccount !== undefined) {
    const isTaken = others.some((one) => one.loginAccount.toLowerCase() === loginAccount.toLowerCase());
    if (!LOGIN_ACCOUNT.test(loginAccount)) faults.push(fault('loginAccount', 'pattern', LOGIN));
    else if (isTaken) faults.push(fault('loginAccount', 'unique', TAKEN));
  }
  const isOpen = agentNo && world.agencies.get(agentNo)?.status === 'ACTIVE' && seesRecord(world, actor, 'agent', agentNo);
  if (agentNo && !isOpen) faults.push(fault('agentNo', 'exists', NO_AGENT));
  const agent = known ? known.holder.agent : agentNo;
  if (mchType && (mchType === 'AGENT') !== Boolean(agent) && (mchType === 'AGENT' || mchType === 'DIRECT'))
    faults.push(fault('mchType', 'agent', TYPE));
  const owner = world.operators.find(({ id }) => id === ownerOperatorId);
  if (ownerOperatorId && owner?.status !== 'ACTIVE') faults.push(fault('ownerOperatorId', 'exists', NO_OWNER));
  const first = known ? mainCurrency(known.holder) : country && currencyOfCountry(world, country);
  if (!known && country && !first) faults.push(fault('country', 'exists', NO_COUNTRY));
  const unknown = currencies?.find((currency) => !Object.hasOwn(allCurrencies, currency));
  if (unknown) faults.push(fault('currencies', 'exists', NO_CURRENCY, { currency: unknown }));
  else if (currencies && first && currencies[0] !== first) faults.push(fault('currencies', 'first', FIRST, { currency: first }));
  const gone = currencies && known?.holder.accounts.find((slot) => isInUse(world, known, slot, currencies));
  if (gone) faults.push(fault('currencies', 'inUse', IN_USE, { currency: gone.account.currency }));
  const noIndustry = entryFault(world, 'industryCode', 'industry', values.industryCode, known?.industryCode);
  if (noIndustry) faults.push(noIndustry);
  const wrong = notifyUrl ? urlFault(notifyUrl) : undefined;
  if (wrong) faults.push(fault('notifyUrl', wrong, wrong === 'private' ? PRIVATE : HTTPS));
  if (websites?.some((site) => !/^https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(site))) faults.push(fault('websites', 'url', SITE));
  if (ppmOf(values.reserveRate ?? '0') > MAX_RESERVE_PPM) faults.push(fault('reserveRate', 'max', RESERVE));
  return faults;
}

/** True when an account to be removed is still needed: it has money, a price or an open order. */
function isInUse(
  world: World,
  { holder, prices }: Merchant,
  { account: { currency, amounts } }: Holder['accounts'][number],
  kept: readonly string[],
): boolean {
  if (kept.includes(currency)) return false;
  if (amounts.available !== 0n || amounts.frozen !== 0n || amounts.pending !== 0n) return true;
  const hasPrice = [...prices.keys()].some((code) => world.catalog.products.get(code)?.currency === currency);
  const isOpen = (row: { holder: Holder; status: string }) => row.holder === holder && !hasEnded(row.status);
  return (
    hasPrice ||
    world.withdraws.group(purseOf({ holderNo: holder.no, currency })).some(isOpen) ||
    world.payouts.group(currency).some(isOpen)
  );
}

/** Applies validated values to a merchant; fields that are left out keep their value. */
export function putValues(world: World, merchant: Merchant, values: MerchantValues, limits: Limits) {
  const { holder, contact } = merchant;
  const text = (value: string | null | undefined, before: string | null) =>
    value === undefined ? before : value?.trim() || null;
  holder.name = values.mchName?.trim() ?? holder.name;
  holder.level = values.level ?? holder.level;
  holder.feeMode = values.withdrawFeeMode ?? holder.feeMode;
  holder.isTest = (values.mchType ?? merchant.type) === 'TEST';
  const { currencies } = values;
  if (currencies) {
    const kept = holder.accounts.filter(({ account }) => currencies.includes(account.currency));
    const added = currencies.filter((currency) => !kept.some(({ account }) => account.currency === currency));
    holder.accounts = [...kept, ...added.map((currency) => accountOf(world, merchant.no, currency))];
  }
  Object.assign(merchant, {
    shortName: values.mchShortName?.trim() ?? merchant.shortName,
    type: values.mchType ?? merchant.type,
    owner:
      values.ownerOperatorId === undefined
        ? merchant.owner
        : (world.operators.find(({ id }) => id === values.ownerOperatorId) ?? null),
    licenceNo: text(values.licenceNo, merchant.licenceNo),
    legalPerson: text(values.legalPerson, merchant.legalPerson),
    industryCode: text(values.industryCode, merchant.industryCode),
    websites: values.websites ?? merchant.websites,
    kycStatus: values.kycStatus ?? merchant.kycStatus,
    kycExpireAt: values.kycExpireAt === undefined ? merchant.kycExpireAt : values.kycExpireAt && Date.parse(values.kycExpireAt),
    contact: {
      name: values.contactName?.trim() ?? contact.name,
      mobile: values.contactMobile ?? contact.mobile,
      email: values.contactEmail ?? contact.email,
      telegram: text(values.telegram, contact.telegram),
    },
    settlementCycle: values.settlementCycle ?? merchant.settlementCycle,
    reservePpm: values.reserveRate === undefined ? merchant.reservePpm : ppmOf(values.reserveRate),
    reserveDays: values.reserveDays ?? merchant.reserveDays,
    riskLevel: values.riskLevel ?? merchant.riskLevel,
    riskTags: values.riskTags ?? merchant.riskTags,
    tags: values.tags ?? merchant.tags,
    remark: text(values.remark, merchant.remark),
    notifyUrl: text(values.notifyUrl, merchant.notifyUrl),
    notifyHostFixed: values.notifyHostFixed ?? merchant.notifyHostFixed,
    limits,
  });
}

/** An account of a merchant with its usual balance. */
export function accountOf(world: World, no: string, currency: string): Holder['accounts'][number] {
  const { base, digits } = currencyInfo(currency);
  return {
    account: world.ledger.account(no, currency, 'BALANCE', true),
    target: BigInt(Math.round(base / 2)) * 10n ** BigInt(digits),
  };
}

/** Merchant fields for the log. Personal data and documents are logged as changed, without values. */
function factsFor({ holder, contact, limits, switches, ...own }: Merchant) {
  const currency = mainCurrency(holder);
  const money = (minor: bigint | null) => (minor === null ? null : moneyIn(currency, minor));
  return {
    mchName: holder.name,
    mchShortName: own.shortName,
    mchType: own.type,
    level: holder.level,
    status: holder.status,
    currencies: holder.accounts.map(({ account }) => account.currency).join(),
    industryCode: own.industryCode,
    websites: own.websites.join(),
    kycStatus: own.kycStatus,
    kycExpireAt: timeOf(own.kycExpireAt),
    ownerName: own.owner?.username ?? null,
    settlementCycle: own.settlementCycle,
    reserveRate: ratioText(own.reservePpm),
    reserveDays: String(own.reserveDays),
    riskLevel: own.riskLevel,
    riskTags: own.riskTags.join(),
    tags: own.tags.join(),
    remark: own.remark,
    notifyUrl: own.notifyUrl,
    notifyHostFixed: String(own.notifyHostFixed),
    withdrawFeeMode: holder.feeMode,
    withdrawDailyCount: limits.withdrawDailyCount === null ? null : String(limits.withdrawDailyCount),
    withdrawFrom: limits.withdrawFrom,
    withdrawTo: limits.withdrawTo,
    withdrawWeekdays: limits.withdrawWeekdays.join(),
    ...Object.fromEntries(MONEY.map((name) => [name, money(limits[name])])),
    ...Object.fromEntries(Object.entries(switches).map(([name, isOn]) => [`${name}Enabled`, String(isOn)])),
  } as Record<string, string | null>;
}

const personalOf = ({ contact, licenceNo, legalPerson }: Merchant): Record<string, string | null> => ({
  contactName: contact.name,
  contactMobile: contact.mobile,
  contactEmail: contact.email,
  telegram: contact.telegram,
  licenceNo,
  legalPerson,
});

/** State of a merchant, for comparison after a change. */
interface Snapshot {
  facts: Record<string, string | null>;
  personal: Record<string, string | null>;
}

export const snapshotOf = (merchant: Merchant): Snapshot => ({ facts: factsFor(merchant), personal: personalOf(merchant) });

/** Changed fields for the operation log. */
export function changesSince(merchant: Merchant, before: Snapshot): FieldChange[] {
  const now = snapshotOf(merchant);
  const personal = Object.keys(now.personal).filter((name) => now.personal[name] !== before.personal[name]);
  return [
    ...changesOf(before.facts, now.facts, Object.keys(now.facts)),
    ...personal.map((field) => ({ field, before: '***', after: '***' })),
  ];
}
