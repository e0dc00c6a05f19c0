import { Alert } from 'antd';
import { useState } from 'react';
import { Fold } from '@/components/Fold';
import { FormModal } from '@/components/FormModal';
import type { SettBulkResult } from '@/contract';
import { reviewReasons } from '@/domain/sett';
import { sumsOf } from '@/domain/sums';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { asksForTotals, ControlTotals, type ControlValues, typedTotals } from '@/screen/ControlTotals';
import { fieldsFor } from '@/screen/fields';
import { passSetts } from '@/services/sett';
import { About } from './About';
import type { SettProps } from './dialog';
import { refOf } from './refs';

interface Values extends ControlValues {
  remark?: string;
}

const ID = 'sett-pass';
const PASS_MAX = 50;

/** Confirms a pass and shows the sums. One key press is enough, unless the server asks you to type the totals. */
export function PassModal({ rows, onRefusal, ...rest }: SettProps) {
  const t = useT();
  const field = fieldsFor<Values>()('sett', t);
  const format = useFormat();
  const labelOf = useLabel();
  const [needsControl, setNeedsControl] = useState(false);
  useDialogFocus(`button[form="${ID}"]`);
  const [row] = rows;
  const count = rows.length;
  const nets = sumsOf(rows, 'netAmount');
  const reasons = count === 1 ? (row.reviewReasons ?? []) : [];
  const money = nets.map(({ amount, currency }) => format.money(amount, currency)).join(' + ');
  return (
    <FormModal<Values, SettBulkResult>
      id={ID}
      title={t('sett.dialog.pass.title', { count })}
      okText={t('sett.dialog.pass.ok', { money })}
      send={({ remark, ...totals }, options) =>
        passSetts({ items: rows.map(refOf), remark: remark?.trim() || undefined, ...typedTotals(totals) }, options)
      }
      onRefusal={(refusal) => {
        if (asksForTotals(refusal)) setNeedsControl(true);
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
      {needsControl && <ControlTotals count={count} nets={nets} />}
      <Fold show={t('sett.dialog.pass.addRemark')} hide={t('sett.dialog.pass.dropRemark')}>
        {field.note('remark', { label: t('parts.reason.remark') }, { autoFocus: true })}
      </Fold>
    </FormModal>
  );
}
