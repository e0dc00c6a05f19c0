import { App, Form, Select } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { CodeMapping, PayRecord, PayRecordDiffReason, UnifiedCode } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { diffReasons, unifiedCodes } from '@/domain/payRecord';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { handlePayRecordDiff, mapUpstreamCode } from '@/services/payrecord';
import { ChannelsModal } from './ChannelsModal';
import type { Ask, Dialog } from './dialog';
import { QueryResult } from './QueryResult';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  filters: Filters;
  /** Sets filters beside those that stand there. */
  onNarrow: (by: Record<string, string>) => void;
  onChanged: (rows: readonly PayRecord[]) => void;
  /** More tries than the one at hand are to be read anew. */
  onRead: () => void;
  onClose: () => void;
}

interface ChangeProps<Answer> {
  row: PayRecord;
  onDone: (answer: Answer) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const RECON = ['AMOUNT_DIFF', 'MISSING_UPSTREAM', 'MISSING_PLATFORM', 'STATUS_DIFF'];

function MapCodeModal({ row, ...rest }: ChangeProps<CodeMapping>) {
  const t = useT();
  const { upstreamCode = '', upstreamCodeRaw } = row;
  const rawCode = upstreamCodeRaw ?? '';
  return (
    <FormModal<{ unifiedCode: UnifiedCode }, CodeMapping>
      id="payrecord-map"
      title={t('payrecord.dialog.mapCode.title', { code: rawCode, upstream: upstreamCode })}
      okText={t('payrecord.dialog.mapCode.ok')}
      send={(values, options) => mapUpstreamCode({ upstreamCode, rawCode, ...values }, options)}
      {...rest}
    >
      <p>{t('payrecord.dialog.mapCode.text', { code: rawCode })}</p>
      <Form.Item
        name="unifiedCode"
        label={t('payrecord.dialog.mapCode.unifiedCode')}
        rules={[{ required: true, message: t('payrecord.dialog.mapCode.required') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={unifiedCodes.map((value) => ({ value, label: t(`payrecord.unifiedCode.${value}`) }))}
        />
      </Form.Item>
    </FormModal>
  );
}

function HandleDiffModal({ row, ...rest }: ChangeProps<PayRecord>) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { recordNo, version, reconStatus = '', channelCode = '' } = row;
  const status = labelOf('payrecord.reconStatus', RECON, reconStatus);
  const money = format.money(row.amount, row.currency);
  return (
    <ReasonModal<PayRecordDiffReason, PayRecord>
      id="payrecord-diff"
      title={t('payrecord.dialog.handleDiff.title', { no: recordNo })}
      okText={t('payrecord.dialog.handleDiff.ok')}
      reasons={diffReasons}
      labelOf={(code) => t(`payrecord.diffReason.${code}`)}
      text={t('payrecord.dialog.handleDiff.text', { status, money, channel: channelCode })}
      send={(values, options) => handlePayRecordDiff({ recordNo, version, ...values }, options)}
      {...rest}
    />
  );
}

/** The dialog that stands open, whatever opened it: the toolbar, a row or the drawer. */
export function Dialogs({ dialog, ask, filters, onNarrow, onChanged, onRead, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  switch (dialog.kind) {
    case 'channels':
      return (
        <ChannelsModal
          filters={filters}
          onChoose={(channelCode) => {
            onClose();
            onNarrow({ channelCode });
          }}
          onClose={onClose}
        />
      );
    case 'result':
      return <QueryResult result={dialog.result} onClose={onClose} />;
    case 'mapCode':
      return (
        <MapCodeModal
          row={dialog.row}
          onDone={({ upstreamCode: upstream, rawCode: code, unifiedCode, records = 0 }) => {
            onClose();
            onRead();
            const meaning = t(`payrecord.unifiedCode.${unifiedCode as UnifiedCode}`);
            void message.success(t('payrecord.message.mapped', { upstream, code, meaning, count: records }));
          }}
          // Somebody was faster: the tries mean something by now.
          onRefusal={({ code }) => code === 409 && onRead()}
          onClose={onClose}
        />
      );
    case 'handleDiff':
      return (
        <HandleDiffModal
          row={dialog.row}
          onDone={(row) => {
            onClose();
            onChanged([row]);
            void message.success(t('payrecord.message.handledDone', { no: row.recordNo }));
          }}
          onRefusal={({ data }) => {
            const current = data?.current as PayRecord | undefined;
            if (!current) return;
            onChanged([current]);
            ask({ ...dialog, row: current });
          }}
          onClose={onClose}
        />
      );
  }
}
