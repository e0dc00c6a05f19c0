import type { StoredFile } from '@/components/FileInput';
import type { Card } from '@/contract';
import { type CardFault, type CardRule, cardFaults } from '@/domain/card';
import { serverNow } from '@/domain/serverClock';
import type { NamesIn } from '@/locales/types';
import type { addCard } from '@/services/card';

export type AddBody = Parameters<typeof addCard>[0];

/** Form values. Merchant numbers are one text; the stored file carries its name. */
export type Values = Omit<AddBody, 'authorisationFileId' | 'mchNos' | 'workFrom' | 'workTo'> & {
  authorisationFileId?: StoredFile;
  mchNos?: string;
  workFrom?: string;
  workTo?: string;
};

/** Messages of rules that involve several fields. */
export const RULE_TEXTS: Readonly<Record<CardRule, NamesIn<'card.dialog.rule'>>> = {
  positive: 'positive',
  'gte:minPerTxn': 'gteMin',
  'gte:maxPerTxn': 'gteMax',
  'gte:daily': 'gteDaily',
  authorised: 'authorised',
  together: 'together',
  future: 'future',
  hours: 'hours',
  differs: 'differs',
  merchants: 'merchants',
};

const numbersIn = (text = '') => text.split(/[\s,;]+/).filter(Boolean);

/** Initial values. Masked fields start empty and keep their value unless you type a new one. */
export function initialOf(row: Card | undefined): Partial<Values> {
  if (!row)
    return {
      holderType: 'CORPORATE',
      ownership: 'PLATFORM',
      usage: 'COLLECT',
      mchScope: 'ALL',
      maxOpenOrders: 20,
      weight: 50,
      priority: 10,
    };
  const { mchNos = [], authorisationFileId, authorisationFileName, workFrom, workTo, bankMobile: _masked, ...rest } = row;
  return {
    ...(rest as Partial<Values>),
    holderName: row.holderType === 'PERSONAL' ? undefined : row.holderName,
    authorisationFileId: authorisationFileId
      ? { fileId: authorisationFileId, name: authorisationFileName ?? authorisationFileId }
      : undefined,
    mchNos: mchNos.join(' '),
    workFrom: workFrom ?? undefined,
    workTo: workTo ?? undefined,
  };
}

const paperIn = ({ authorisationNo, authorisationFileId, authorisationExpireAt }: Partial<Values>) => ({
  authorisationNo: authorisationNo?.trim() || null,
  authorisationFileId: authorisationFileId?.fileId ?? null,
  authorisationExpireAt: authorisationExpireAt || null,
});

/** True if nothing that concerns the authorization changed: an expired one must not block a change of limits. */
function keepsPaper(values: Partial<Values>, row: Card | undefined): boolean {
  if (!row) return false;
  const paper = paperIn(values);
  return (
    values.holderType === row.holderType &&
    values.ownership === row.ownership &&
    paper.authorisationNo === (row.authorisationNo ?? null) &&
    paper.authorisationFileId === (row.authorisationFileId ?? null) &&
    paper.authorisationExpireAt === (row.authorisationExpireAt ?? null)
  );
}

const trimmed = (text: string | undefined) => text?.trim();

/** Faults found before sending (docs/rules/card.md#form). */
export function faultsOf(values: Partial<Values>, row: Card | undefined): CardFault[] {
  const terms = {
    holderType: values.holderType,
    ownership: values.ownership,
    minPerTxn: trimmed(values.minPerTxn),
    maxPerTxn: trimmed(values.maxPerTxn),
    dailyInLimit: trimmed(values.dailyInLimit),
    dailyOutLimit: trimmed(values.dailyOutLimit),
    monthlyLimit: trimmed(values.monthlyLimit),
    workFrom: values.workFrom,
    workTo: values.workTo,
    mchScope: values.mchScope,
    mchNos: numbersIn(values.mchNos),
    ...paperIn(values),
  };
  const isKept = keepsPaper(values, row);
  return cardFaults(terms, serverNow()).filter(({ name }) => !isKept || !name.startsWith('authorisation'));
}

/** Request fields that adding and editing share. */
export function termsOf(values: Values, row: Card | undefined) {
  const amount = (text: string | undefined) => text?.trim() ?? '';
  return {
    ...(values.holderName && { holderName: values.holderName.trim() }),
    ...(values.bankMobile && { bankMobile: values.bankMobile.trim() }),
    ...(!keepsPaper(values, row) && { holderType: values.holderType, ownership: values.ownership, ...paperIn(values) }),
    branch: values.branch || null,
    province: values.province || null,
    city: values.city || null,
    usage: values.usage,
    groupCode: values.groupCode.trim(),
    mchScope: values.mchScope,
    mchNos: values.mchScope === 'LIST' ? numbersIn(values.mchNos) : [],
    minPerTxn: amount(values.minPerTxn),
    maxPerTxn: amount(values.maxPerTxn),
    dailyInLimit: amount(values.dailyInLimit),
    dailyOutLimit: amount(values.dailyOutLimit),
    dailyCountLimit: values.dailyCountLimit,
    monthlyLimit: amount(values.monthlyLimit),
    maxOpenOrders: values.maxOpenOrders,
    weight: values.weight,
    priority: values.priority,
    workFrom: values.workFrom || null,
    workTo: values.workTo || null,
    alertBalance: values.alertBalance ? amount(values.alertBalance) : null,
    tags: values.tags ?? [],
    remark: values.remark?.trim() || null,
  };
}
