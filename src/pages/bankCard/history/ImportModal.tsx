import { Alert, Form, Select } from 'antd';
import { useMemo, useState } from 'react';
import { RemoteSelect } from '@/components/RemoteSelect';
import { SheetImport } from '@/components/SheetImport';
import type { BankImportResult, BankProfile } from '@/contract';
import { bankProfileCodes } from '@/domain/bankLine';
import { bankProfiles } from '@/domain/bankProfiles';
import { isTimeZone, zoneOffset } from '@/domain/time';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { importBankLines } from '@/services/bankLine';
import { pageOptions } from '@/services/common';
import { useFileLines } from './useFileLines';

interface ImportModalProps {
  /** Preselected. */
  cardId?: string;
  onDone: (result: BankImportResult) => void;
  onClose: () => void;
}

interface Values {
  cardId?: string;
  bankProfile: BankProfile;
  /** The card's when empty. */
  zone?: string;
}

const WIDTHS: Readonly<Record<string, number>> = { time: 180, reference: 200, postscript: 200 };
const WIDTH = 150;

/** The platform's findings about the whole file. */
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

/**
 * Imports a bank file (docs/rules/bankLine.md#import). The browser reads it, the platform checks it, you correct it, and only
 * then it is booked.
 */
export function ImportModal({ cardId, onDone, onClose }: ImportModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('bankLine', t);
  const [form] = Form.useForm<Values>();
  const bankProfile = Form.useWatch('bankProfile', form) ?? 'SIGNED_POINT';
  const [zones, setZones] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const fetchCards = async (keyword: string, current: number) => {
    const page = await pageOptions('card', keyword, current);
    setZones((before) => new Map([...before, ...page.list.map(({ value, zone }) => [value, zone] as const)]));
    return page;
  };
  const chosenZone = Form.useWatch('zone', form);
  const cardZone = zones.get(Form.useWatch('cardId', form) ?? cardId ?? '');
  const zone = chosenZone ?? cardZone;
  const lines = useFileLines(bankProfile);
  const { checked } = lines.file ?? {};
  const columns = useMemo(
    () =>
      bankProfiles[bankProfile].columns.map(({ name }) => ({
        name,
        title: t(`bankLine.cell.${name}`),
        width: WIDTHS[name] ?? WIDTH,
      })),
    [bankProfile, t],
  );
  return (
    <SheetImport<Values, BankImportResult>
      group="bankLine"
      id="bank-line-import"
      width={1120}
      title={t('bankLine.dialog.import.title')}
      okText={t('bankLine.dialog.import.ok', { count: checked?.newCount ?? 0 })}
      form={form}
      initialValues={{ cardId, bankProfile: 'SIGNED_POINT' }}
      onValuesChange={(changed) => (changed.bankProfile ? lines.forget() : lines.doubt())}
      fields={
        <>
          {field.item('cardId', <RemoteSelect cacheKey="bank-line-card" fetchChoices={fetchCards} />, {
            label: t('bankLine.dialog.import.card'),
            isRequired: true,
          })}
          {field.one('bankProfile', bankProfileCodes, { label: t('bankLine.dialog.import.profile'), values: 'profile' })}
          {field.item(
            'zone',
            <Select
              allowClear
              showSearch
              placeholder={t('bankLine.dialog.import.cardZone')}
              options={['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({ value, label: value }))}
            />,
            {
              label: t('bankLine.dialog.import.zone'),
              hint: isTimeZone(zone)
                ? t('bankLine.dialog.import.zoneHint', { zone, offset: zoneOffset(zone, Date.now()) })
                : t('bankLine.dialog.import.zoneOfCard'),
            },
          )}
        </>
      }
      fileKind={bankProfile}
      lines={lines}
      columns={columns}
      call={({ cardId: of = '', zone }, dryRun, options) =>
        importBankLines(
          { cardId: of, bankProfile, fileName: lines.file?.fileName ?? '', lines: lines.sent(), zone: zone || undefined, dryRun },
          options,
        )
      }
      hasNews={({ newCount }) => newCount > 0}
      onDone={onDone}
      onClose={onClose}
    >
      {checked && <Checked result={checked} />}
      {lines.file && lines.currency && !checked && <Alert type="info" showIcon title={t('bankLine.dialog.import.changed')} />}
    </SheetImport>
  );
}
