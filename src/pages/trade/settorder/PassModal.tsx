import { Alert } from 'antd';
import { useState } from 'react';
import { Fold } from '@/components/Fold';
import { FormModal } from '@/components/FormModal';
import type { SettBulkResult } from '@/contract';
import { compareMoney, isDecimal } from '@/domain/money';
import { reviewReasons } from '@/domain/sett';
import { sumsOf } from '@/domain/sums';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { passSetts } from '@/services/sett';
import { About } from './About';
import type { SettProps } from './dialog';
import { refOf } from './refs';

interface Values {
  remark?: string;
  controlCount?: string;
  controlAmount?: Record<string, string>;
}

const ID = 'sett-pass';
const PASS_MAX = 50;

/** Confirms a pass and shows the sums. One key press is enough, unless the server asks you to type the totals. */
export function PassModal({ rows, onRefusal, ...rest }: SettProps) {
  const t = useT();
  const field = fieldsFor<Values>()('sett', t);
  const controls = fieldsFor<Record<string, string>>()('sett', t, ['controlAmount']);
  const format = useFormat();
  const labelOf = useLabel();
  const [needsControl, setNeedsControl] = useState(false);
  useDialogFocus(`button[form="${ID}"]`);
  const [row] = rows;
  const count = rows.length;
  const sums = sumsOf(rows);
  const reasons = count === 1 ? (row.reviewReasons ?? []) : [];
  const money = sumsOf(rows.map(({ currency, netAmount }) => ({ currency, amount: netAmount })))
    .map(({ amount, currency }) => format.money(amount, currency))
    .join(' + ');
  return (
    <FormModal<Values, SettBulkResult>
      id={ID}
      title={t('sett.dialog.pass.title', { count })}
      okText={t('sett.dialog.pass.ok', { money })}
      send={({ remark, controlCount, controlAmount }, options) =>
        passSetts(
          {
            items: rows.map(refOf),
            remark: remark?.trim() || undefined,
            controlCount: controlCount ? Number(controlCount) : undefined,
            controlAmount:
              controlAmount &&
              sums.map(({ currency, count: of }) => ({ currency, count: of, amount: controlAmount[currency] ?? '' })),
          },
          options,
        )
      }
      onRefusal={(refusal) => {
        if (refusal.data?.fields?.some(({ name }) => name.startsWith('control'))) setNeedsControl(true);
        onRefusal?.(refusal);
      }}
      {...rest}
    >
      <About rows={rows} />
      {reasons.length > 0 && (
        <p>
          {t('sett.field.reviewReason')}:{' '}
          {reasons.map((code) => (
            <span key={code} className="tag tag-warning">
              {labelOf('sett.reviewReason', reviewReasons, code)}
            </span>
          ))}
        </p>
      )}
      {count > PASS_MAX && (
        <Alert type="warning" showIcon title={t('sett.dialog.pass.tooMany', { max: PASS_MAX })} style={{ marginBottom: 8 }} />
      )}
      <p>{t('sett.dialog.pass.text', { count })}</p>
      {needsControl && (
        <>
          <Alert type="warning" showIcon title={t('desk.decide.controlTitle')} style={{ marginBottom: 8 }} />
          {field.text(
            'controlCount',
            3,
            {
              label: t('desk.decide.controlCount'),
              faultOf: (text) => (text === String(count) ? undefined : t('desk.decide.controlWrong')),
            },
            { inputMode: 'numeric' },
          )}
          {sums.map(({ currency, amount }) =>
            controls.amount(currency, currency, {
              label: t('desk.decide.controlAmount', { currency }),
              hint: t('desk.decide.controlHint'),
              faultOf: (text) =>
                amount !== undefined && isDecimal(text) && compareMoney(text, amount) === 0
                  ? undefined
                  : t('desk.decide.controlWrong'),
            }),
          )}
        </>
      )}
      <Fold show={t('sett.dialog.pass.addRemark')} hide={t('sett.dialog.pass.dropRemark')}>
        {field.note('remark', { label: t('parts.reason.remark') }, { autoFocus: true })}
      </Fold>
    </FormModal>
  );
}
