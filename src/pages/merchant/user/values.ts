import type { MerchantEdit, MerchantNew, PriceInput } from '@/contract';
import { percentOf, ratioOf } from '@/domain/merchant';

/** What a form of a merchant holds: texts as they are typed, under the wire's names. */
export type MerchantForm = Record<string, unknown>;

const PERSONAL = ['contactName', 'contactMobile', 'contactEmail', 'legalPerson', 'licenceNo'];
/** What an empty field takes away; every other field that is empty is left out. */
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
/** What is typed as text and sent as a number. */
const NUMBERS = ['withdrawDailyCount', 'reserveDays'];
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** What is typed as the wire wants it: empty fields that can be taken away are null, people and papers stay when they are empty. */
function toWire(form: MerchantForm): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]): [string, unknown][] => {
      // No part of a pay-in is kept back where none is named.
      if (name === 'reserveRate') return [[name, ratioOf(String(value ?? '').trim()) ?? '0']];
      if (isEmpty(value)) return CLEARED.includes(name) ? [[name, null]] : [];
      if (NUMBERS.includes(name)) return [[name, Number(value)]];
      return [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  );
}

/** A price as it is typed, its rate as percent. */
export interface PriceForm {
  productCode: string;
  enabled?: boolean;
  rate?: string;
  fixed?: string;
  min?: string;
  max?: string;
  effectiveAt?: string;
}

/** The same as the wire wants it. */
export const priceOf = ({ productCode, enabled = false, rate = '', fixed, min, max, effectiveAt }: PriceForm): PriceInput => ({
  productCode,
  enabled,
  rate: ratioOf(rate) ?? '0',
  fixed: fixed || '0',
  min: min || null,
  max: max || null,
  ...(effectiveAt && { effectiveAt }),
});

/** A new merchant as it is sent. */
export function newMerchant({ prices, ...form }: MerchantForm): MerchantNew {
  const rows = (prices as PriceForm[] | undefined) ?? [];
  return { ...toWire(form), ...(rows.length > 0 && { prices: rows.map(priceOf) }) } as unknown as MerchantNew;
}

/** A change of a merchant as it is sent. */
export const editedMerchant = (mchNo: string, version: number | undefined, form: MerchantForm): MerchantEdit =>
  ({ mchNo, version, ...toWire(form) }) as MerchantEdit;

/** A value of the wire as it is typed. */
function typed(name: string, value: unknown): unknown {
  if (name === 'reserveRate') return percentOf(String(value));
  return NUMBERS.includes(name) ? String(value) : value;
}

/** What the form of a known merchant begins with; people and papers are known by their masks only. */
export function formOf(row: object, names: readonly string[]): MerchantForm {
  const known = row as Record<string, unknown>;
  return Object.fromEntries(
    names.filter((name) => !PERSONAL.includes(name) && !isEmpty(known[name])).map((name) => [name, typed(name, known[name])]),
  );
}

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isPlain));

/** A draft as it was kept in the browser; what is none of the form's is left out, since anything may stand there. */
export function healedDraft(stored: unknown): MerchantForm | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const { prices, ...rest } = stored as Record<string, unknown>;
  const kept = Object.entries(rest).filter(([, value]) => isPlain(value));
  const rows = Array.isArray(prices)
    ? prices.filter((row) => typeof row === 'object' && row !== null && Object.values(row).every(isPlain))
    : [];
  return { ...Object.fromEntries(kept), ...(rows.length > 0 && { prices: rows }) };
}
