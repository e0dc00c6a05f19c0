import { Radio } from 'antd';
import type { StoredFile } from '@/components/FileInput';
import { useT } from '@/hooks/useT';
import { fieldsFor } from './fields';

/** Form values for the outcome of an unconfirmed payout. */
export interface ResolveValues {
  result: 'SUCCESS' | 'FAILED';
  bankRefNo?: string;
  evidenceFileId: StoredFile;
  remark: string;
}

const BANK_REF_MAX = 64;
const REMARK_MIN = 4;

/** Converts the form values to the body of the call. */
export const resolutionOf = ({ result, bankRefNo, evidenceFileId, remark }: ResolveValues) => ({
  result,
  bankRefNo: bankRefNo?.trim() || undefined,
  evidenceFileId: evidenceFileId.fileId,
  remark: remark.trim(),
});

interface ResolveFieldsProps {
  /** Their texts are under `<group>.dialog.resolve`. */
  group: 'desk' | 'sett';
  /** Message group of the record. */
  record: 'trade.withdraw' | 'sett';
  result: ResolveValues['result'] | undefined;
  /** Effect of the chosen result on the money. */
  effect: string | undefined;
}

/**
 * Fields for recording the outcome of an unconfirmed payout, with evidence. No result is preselected, and each result shows its
 * effect on the money.
 */
export function ResolveFields({ group, record, result, effect }: ResolveFieldsProps) {
  const t = useT();
  const field = fieldsFor<ResolveValues>()(record, t);
  return (
    <>
      {field.item(
        'result',
        <Radio.Group>
          <Radio value="SUCCESS">{t(`${group}.dialog.resolve.SUCCESS.label`)}</Radio>
          <Radio value="FAILED">{t(`${group}.dialog.resolve.FAILED.label`)}</Radio>
        </Radio.Group>,
        { label: t(`${group}.dialog.resolve.result`), isRequired: true, hint: <span role="status">{effect}</span> },
      )}
      {field.text('bankRefNo', BANK_REF_MAX, { isRequired: result === 'SUCCESS' })}
      {field.file('evidenceFileId', { label: t(`${group}.dialog.resolve.evidence`) })}
      {field.note('remark', { label: t('parts.reason.remark'), isRequired: true, min: REMARK_MIN })}
    </>
  );
}
