import type { MerchantEdit, MerchantNew, PriceInput } from '@/contract';
import { isPriceRate } from '@/domain/merchant';
import { percentOf, ratioOf } from '@/domain/ratio';

/** Form values: typed texts under their API names. */
export type MerchantForm = Record<string, unknown>;

const PERSONAL = ['contactName', 'contactMobile', 'contactEmail', 'legalPerson', 'licenceNo'];
/** Fields that an empty input clears. Other empty fields are left out. */
const CLEARED = [
  'telegram',
  'remark',
  'notifyUrl',
  'agentNo',
  'ownerOperatorId',
  'kycExpireAt',
  'withdrawMin',
  'withdrawMax',
  'withdrawDailyMax',
  'withdrawDailyCount',
  'withdrawFrom',
  'withdrawTo',
  'payinDailyLimit',
  'payoutDailyLimit',
  'payoutReviewAbove',
];
/** Typed as text, sent as a number. */
const NUMBERS = ['withdrawDailyCount', 'reserveDays'];
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Converts form values to the request. Clearable empty fields become null; empty personal data is left out and stays. */
function toWire(form: MerchantForm): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]): [string, unknown][] => {
      // An empty reserve rate means 0.
      if (name === 'reserveRate') return [[name, ratioOf(String(value ?? '').trim() || '0')]];
      if (isEmpty(value)) return CLEARED.includes(name) ? [[name, null]] : [];
      if (NUMBERS.includes(name)) return [[name, Number(value)]];
      return [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  );
}

/** A price as typed, with the rate in percent. */
export interface PriceForm {
  productCode: string;
  enabled?: boolean;
  rate?: string;
  fixed?: string;
  min?: string;
  max?: string;
  effectiveAt?: string;
}

/** The price for the request. A disabled product needs no rate: it is sent with 0. */
export const priceOf = ({ productCode, enabled = false, rate = '', fixed, min, max, effectiveAt }: PriceForm): PriceInput => ({
  productCode,
  enabled,
  rate: enabled || isPriceRate(rate) ? ratioOf(rate) : '0',
  fixed: fixed || '0',
  min: min || null,
  max: max || null,
  ...(effectiveAt && { effectiveAt }),
});

export function newMerchant({ prices, ...form }: MerchantForm): MerchantNew {
  const rows = (prices as PriceForm[] | undefined) ?? [];
  return { ...toWire(form), ...(rows.length > 0 && { prices: rows.map(priceOf) }) } as unknown as MerchantNew;
}

export const editedMerchant = (mchNo: string, version: number | undefined, form: MerchantForm): MerchantEdit =>
  ({ mchNo, version, ...toWire(form) }) as MerchantEdit;

/** Converts an API value to a form value. */
function typed(name: string, value: unknown): unknown {
  if (name === 'reserveRate') return percentOf(String(value));
  return NUMBERS.includes(name) ? String(value) : value;
}

/** Initial values for editing. Personal data stays empty: the API sends masks only. */
export function formOf(row: object, names: readonly string[]): MerchantForm {
  const known = row as Record<string, unknown>;
  return Object.fromEntries(
    names.filter((name) => !PERSONAL.includes(name) && !isEmpty(known[name])).map((name) => [name, typed(name, known[name])]),
  );
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isPlain));
const LISTS = ['currencies', 'websites', 'riskTags', 'tags', 'withdrawWeekdays'];
const fits = (name: string, value: unknown): boolean => {
  if (name === 'kycExpireAt' && Number.isNaN(Date.parse(String(value)))) return false;
  return isPlain(value) && Array.isArray(value) === LISTS.includes(name);
};

/**
 * A draft from browser storage, which may hold anything: keeps only values that fit the form.
 * @param names fields of the form; a value without a field would be sent unseen, and refused
 */
export function healedDraft(stored: unknown, names: readonly string[]): { draft?: MerchantForm; isCut: boolean } {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return { isCut: false };
  const { prices, ...rest } = stored as Record<string, unknown>;
  const filled = Object.entries(rest).filter(([, value]) => !isEmpty(value));
  const kept = filled.filter(([name, value]) => names.includes(name) && fits(name, value));
  const rows = Array.isArray(prices)
    ? prices.filter((row) => typeof row === 'object' && row !== null && Object.values(row).every(isPlain))
    : [];
  return {
    draft: { ...Object.fromEntries(kept), ...(rows.length > 0 && { prices: rows }) },
    isCut: kept.length < filled.length || rows.length < (Array.isArray(prices) ? prices.length : Number(!isEmpty(prices))),
  };
}
