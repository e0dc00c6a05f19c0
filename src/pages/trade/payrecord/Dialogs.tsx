import { FormModal, ReasonModal } from '@/components/FormModal';
import type { CodeMapping, PayRecord, PayRecordDiffReason, UnifiedCode } from '@/contract';
import { diffReasons, unifiedCodes } from '@/domain/payRecord';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { handlePayRecordDiff, mapUpstreamCode } from '@/services/payrecord';
import { ChannelsModal } from './ChannelsModal';
import type { Dialog } from './dialog';
import { QueryResult } from './QueryResult';

const RECON = ['AMOUNT_DIFF', 'MISSING_UPSTREAM', 'MISSING_PLATFORM', 'STATUS_DIFF'];

function MapCodeModal({ row, ...rest }: RowProps<PayRecord, CodeMapping>) {
  const t = useT();
  const field = fieldsFor<typeof mapUpstreamCode>()('payrecord', t);
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
      {field.one(
        'unifiedCode',
        unifiedCodes,
        { label: t('payrecord.dialog.mapCode.unifiedCode'), isRequired: true },
        { showSearch: { optionFilterProp: 'label' } },
      )}
    </FormModal>
  );
}

function HandleDiffModal({ row, ...rest }: RowProps<PayRecord>) {
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

export function Dialogs({ dialog, screen }: DialogsProps<PayRecord, Dialog>) {
  const t = useT();
  const { close, list, updateRows, state, setFilters } = screen;
  const { filters } = state;
  const { success, saved, shared } = useOutcomes(screen);
  /** The change affects more attempts than this one. */
  const readAnew = () => {
    list.reload();
    updateRows([]);
  };
  switch (dialog.kind) {
    case 'channels':
      return (
        <ChannelsModal
          filters={filters}
          onChoose={(channelCode) => {
            close();
            setFilters({ ...filters, channelCode });
          }}
          onClose={close}
        />
      );
    case 'result':
      return <QueryResult result={dialog.result} onClose={close} />;
    case 'mapCode':
      return (
        <MapCodeModal
          row={dialog.row}
          onDone={({ upstreamCode: upstream, rawCode: code, unifiedCode, records = 0 }) => {
            close();
            readAnew();
            const meaning = t(`payrecord.unifiedCode.${unifiedCode as UnifiedCode}`);
            success(t('payrecord.message.mapped', { upstream, code, meaning, count: records }));
          }}
          // A colleague was faster: the attempts have changed meanwhile.
          onRefusal={({ code }) => code === 409 && readAnew()}
          onClose={close}
        />
      );
    case 'handleDiff':
      return (
        <HandleDiffModal
          row={dialog.row}
          onDone={saved((row) => t('payrecord.message.handledDone', { no: row.recordNo }))}
          {...shared}
        />
      );
  }
}
