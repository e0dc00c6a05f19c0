import { Form, Select } from 'antd';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import { NoChoices } from '@/components/NoChoices';
import type { Round, RoundHead, RoundInput, RoundMchScope } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { roundMchScopes } from '@/domain/round';
import { useFoundChoices } from '@/hooks/useFoundChoices';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { useSuccess } from '@/screen/useSuccess';
import { pageOptions } from '@/services/common';
import { saveRounds } from '@/services/round';
import { type DialogProps, linkOf } from './dialog';
import { inputsOf } from './useDraft';

interface Values {
  weight: number;
  priority: number;
  minAmount: string;
  maxAmount: string;
  dailyAmountLimit?: string;
  dailyCountLimit?: number | null;
  openFrom?: string;
  openTo?: string;
  mchScope: RoundMchScope;
  mchNos?: string[];
  breakerWindowSec: number;
  breakerMinSamples: number;
  breakerFailRate: string;
  breakerCoolSec: number;
  remark?: string;
}

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const RATIO = /^(0(\.\d{1,6})?|1)$/;

/** Maps faults of `rounds.<place>.<field>` to the form's own fields. */
function ofOne(error: unknown, place: number): unknown {
  if (!(error instanceof ApiError) || !error.data?.fields) return error;
  const start = `rounds.${place}.`;
  const fields = error.data.fields.map((field) => ({
    ...field,
    name: field.name.startsWith(start) ? field.name.slice(start.length) : field.name,
  }));
  const { kind, status, code, error: word, msg, requestId } = error;
  return new ApiError({ kind, status, code, error: word, msg, requestId, data: { ...error.data, fields } });
}

const searchMerchants = (keyword: string, current: number) => pageOptions('merchant', keyword, current);

/** Searches merchants while you type. */
function MerchantsSelect(item: { id?: string; value?: string[]; onChange?: (next: string[]) => void; isDisabled: boolean }) {
  const { isDisabled, ...rest } = item;
  const [keyword, setKeyword] = useState('');
  const first = useFoundChoices('merchant', keyword, searchMerchants);
  return (
    <Select
      {...rest}
      mode="multiple"
      disabled={isDisabled}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      options={(first.page?.list ?? []).map(({ value, label }) => ({ value, label: `${label} (${value})` }))}
      loading={first.isLoading}
      notFoundContent={<NoChoices {...first} />}
    />
  );
}

/** Edits one round in the draft. */
export function EditModal({ row, head, onDone, onRefusal, onClose }: DialogProps & { row: Round }) {
  const t = useT();
  const field = fieldsFor<Values>()('round', t);
  const success = useSuccess();
  const [form] = Form.useForm<Values>();
  const scope = Form.useWatch('mchScope', form) ?? row.mchScope;
  const { channelCode } = row;
  const { wayCode, version, draftVersion, channelCodes, currency = '' } = head;
  const toInput = (values: Values): Partial<RoundInput> => ({
    ...values,
    dailyAmountLimit: values.dailyAmountLimit?.trim() || null,
    dailyCountLimit: values.dailyCountLimit ?? null,
    openFrom: values.openFrom?.trim() || null,
    openTo: values.openTo?.trim() || null,
    mchNos: values.mchScope === 'ALL' ? [] : (values.mchNos ?? []),
    remark: values.remark?.trim() || null,
  });
  const hour = (name: 'openFrom' | 'openTo', example: string) =>
    field.text(
      name,
      5,
      { label: t(`round.changed.${name}`), form: [HOUR, t('round.dialog.hourForm')] },
      { placeholder: t('parts.example', { value: example }) },
    );
  const number = (name: keyof Values & keyof Round, min: number, max: number, isNeeded = true) =>
    field.whole(name, min, max, { label: t(`round.changed.${name}` as 'round.changed.weight'), isRequired: isNeeded });
  const money = (name: 'minAmount' | 'maxAmount' | 'dailyAmountLimit', isRequired: boolean) =>
    field.amount(name, currency, { label: t(`round.changed.${name}`), isRequired }, { suffix: currency });
  return (
    <FormModal<Values, RoundHead>
      id="round-edit"
      width={720}
      form={form}
      title={t('round.dialog.edit.title', { name: channelCode })}
      okText={t('round.dialog.save')}
      initialValues={{
        weight: row.weight,
        priority: row.priority,
        minAmount: row.minAmount,
        maxAmount: row.maxAmount,
        dailyAmountLimit: row.dailyAmountLimit ?? undefined,
        dailyCountLimit: row.dailyCountLimit,
        openFrom: row.openFrom ?? undefined,
        openTo: row.openTo ?? undefined,
        mchScope: row.mchScope,
        mchNos: row.mchNos,
        breakerWindowSec: row.breakerWindowSec,
        breakerMinSamples: row.breakerMinSamples,
        breakerFailRate: row.breakerFailRate,
        breakerCoolSec: row.breakerCoolSec,
        remark: row.remark ?? undefined,
      }}
      send={(values, options) =>
        saveRounds(
          {
            wayCode,
            version,
            draftVersion,
            rounds: inputsOf(channelCodes, (code) => (code === channelCode ? toInput(values) : {})),
          },
          options,
        ).catch((error: unknown) => {
          throw ofOne(error, channelCodes.indexOf(channelCode));
        })
      }
      onDone={() => {
        onDone();
        success(t('round.message.saved'), ...linkOf([row]));
      }}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      <div className="round-form">
        {number('weight', 0, 100)}
        {number('priority', 1, 99)}
        {money('minAmount', true)}
        {money('maxAmount', true)}
        {money('dailyAmountLimit', false)}
        {number('dailyCountLimit', 1, 1_000_000, false)}
        {hour('openFrom', '08:00')}
        {hour('openTo', '23:00')}
        {field.one('mchScope', roundMchScopes, { label: t('round.changed.mchScope') })}
        {field.item('mchNos', <MerchantsSelect isDisabled={scope === 'ALL'} />, { label: t('round.changed.mchNos') })}
        {number('breakerWindowSec', 30, 86_400)}
        {number('breakerMinSamples', 1, 1000)}
        {field.amount('breakerFailRate', undefined, {
          label: t('round.changed.breakerFailRate'),
          isRequired: true,
          form: [RATIO, t('round.dialog.ratioForm')],
        })}
        {number('breakerCoolSec', 10, 86_400)}
      </div>
      {field.note('remark')}
    </FormModal>
  );
}
