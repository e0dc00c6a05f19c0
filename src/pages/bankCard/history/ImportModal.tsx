import { Alert, Button, Form } from 'antd';
import { useMemo } from 'react';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SheetInput } from '@/components/SheetInput';
import { SheetLines } from '@/components/SheetLines';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { BankImportResult, BankProfile } from '@/contract';
import { bankProfileCodes } from '@/domain/bankLine';
import { bankProfiles } from '@/domain/bankProfiles';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { importBankLines } from '@/services/bankLine';
import { useFileLines } from './useFileLines';

interface ImportModalProps {
  /** Chosen already. */
  cardId?: string;
  onDone: (result: BankImportResult) => void;
  onClose: () => void;
}

interface Values {
  cardId?: string;
  bankProfile: BankProfile;
}

const ID = 'bank-line-import';
const LIMITS = { maxRows: 10_000, maxBytes: 5_000_000 };
const WIDTHS: Readonly<Record<string, number>> = { time: 180, reference: 200, postscript: 200 };
const WIDTH = 150;

/** What the platform says of the whole file. */
function Checked({ result }: { result: BankImportResult }) {
  const t = useT();
  const format = useFormat();
  const { newCount: fresh, duplicateCount: known, conflictCount: against = 0, errorCount: wrong = 0 } = result;
  const { chainBreaks: breaks = 0, inAmount = '0', outAmount = '0', currency = '' } = result;
  const money = { in: format.money(inAmount, currency), out: format.money(outAmount, currency) };
  const isFine = against + wrong + breaks === 0;
  return (
    <Alert
      type={isFine ? 'success' : 'warning'}
      showIcon
      role="status"
      title={t('bankLine.dialog.import.checked', { fresh, known, against, wrong, breaks, ...money })}
      description={
        against + wrong > 0 ? t('bankLine.dialog.import.mend') : fresh === 0 ? t('bankLine.dialog.import.nothing') : undefined
      }
    />
  );
}

/** A bank's file (docs/rules/bankLine.md#import): read here, checked by the platform, mended in place, and only then booked. */
export function ImportModal({ cardId, onDone, onClose }: ImportModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('bankLine', t);
  const [form] = Form.useForm<Values>();
  const bankProfile = Form.useWatch('bankProfile', form) ?? 'SIGNED_POINT';
  const lines = useFileLines(bankProfile);
  const { file, kept } = lines;
  const { checked } = file ?? {};
  const callOf = (dryRun: boolean) => (values: Values, options: { idempotencyKey: string }) =>
    importBankLines(
      { cardId: values.cardId ?? '', bankProfile, fileName: file?.fileName ?? '', lines: lines.sent(), dryRun },
      options,
    );
  const dry = useSubmit(callOf(true), lines.learn, lines.refuse);
  const real = useSubmit(callOf(false), onDone, lines.refuse);
  const columns = useMemo(
    () =>
      bankProfiles[bankProfile].columns.map(({ name }) => ({
        name,
        title: t(`bankLine.cell.${name}`),
        width: WIDTHS[name] ?? WIDTH,
      })),
    [bankProfile, t],
  );
  const fresh = checked?.newCount ?? 0;
  const isReady = checked !== undefined && !lines.hasErrors && fresh > 0;
  const isBusy = dry.isBusy || real.isBusy;
  const refusal = real.refusal ?? dry.refusal;
  return (
    <Dialog
      width={1120}
      title={t('bankLine.dialog.import.title')}
      onCancel={onClose}
      isFilled={file !== undefined}
      whyNot={kept.length === 0 ? t('parts.sheet.needed') : undefined}
      footer={(_, { CancelBtn }) => [
        <CancelBtn key="cancel" />,
        <Button
          key="check"
          type={isReady ? 'default' : 'primary'}
          htmlType="submit"
          form={ID}
          disabled={kept.length === 0 || isBusy}
          loading={dry.isBusy}
        >
          {t('bankLine.dialog.import.check', { count: kept.length })}
        </Button>,
        <Button
          key="ok"
          type="primary"
          disabled={!isReady || isBusy}
          loading={real.isBusy}
          onClick={() => void real.submit(form.getFieldsValue())}
        >
          {t('bankLine.dialog.import.ok', { count: fresh })}
        </Button>,
      ]}
    >
      <SubmitAlerts refusal={refusal} isUnknown={real.isUnknown} />
      <DialogForm<Values>
        form={form}
        id={ID}
        refusal={refusal}
        initialValues={{ cardId, bankProfile: 'SIGNED_POINT' }}
        onValuesChange={(changed: Partial<Values>) => (changed.bankProfile ? lines.forget() : lines.doubt())}
        onFinish={(values) => void dry.submit(values)}
      >
        {field.choose('cardId', 'card', { label: t('bankLine.dialog.import.card'), isRequired: true })}
        {field.one('bankProfile', bankProfileCodes, { label: t('bankLine.dialog.import.profile'), values: 'profile' })}
      </DialogForm>
      <SheetInput key={bankProfile} limits={LIMITS} onRead={lines.take} />
      {file && file.unknownColumns.length > 0 && (
        <p className="soft">{t('bankLine.dialog.import.unknown', { titles: file.unknownColumns.join(', ') })}</p>
      )}
      {checked && <Checked result={checked} />}
      {file?.currency && !checked && <Alert type="info" showIcon title={t('bankLine.dialog.import.changed')} />}
      {file && (
        <SheetLines
          key={file.sha256}
          name={t('bankLine.dialog.import.lines')}
          lines={file.lines}
          columns={columns}
          leftOut={file.leftOut}
          onChange={lines.change}
          onLeaveOut={lines.leaveOut}
        />
      )}
    </Dialog>
  );
}
