import { ConfirmModal, FormModal, ReasonModal } from '@/components/FormModal';
import type { CatalogReason, Payway } from '@/contract';
import { PAYWAY_CODE } from '@/domain/payway';
import { catalogReasons } from '@/domain/product';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { copyPayway, disablePayway, enablePayway, removePayway } from '@/services/payway';
import type { Dialog } from './dialog';
import { PaywayModal, ProductSelect } from './PaywayModal';

const CONFIRM = 'payway-confirm';
const nameOf = ({ wayName, wayCode }: Payway) => wayName ?? wayCode;
const refOf = ({ wayCode, version }: Payway) => ({ wayCode, version });

function CopyModal({ row, ...rest }: RowProps<Payway>) {
  const t = useT();
  const field = fieldsFor<typeof copyPayway>()('payway', t);
  return (
    <FormModal<{ productCode: string; newWayCode: string; wayName: string }, Payway>
      id="payway-copy"
      title={t('payway.dialog.copy.title', { name: nameOf(row) })}
      okText={t('payway.dialog.copy.ok')}
      initialValues={{ wayName: row.wayName }}
      send={(values, options) => copyPayway({ wayCode: row.wayCode, ...values }, options)}
      {...rest}
    >
      <p>{t('payway.dialog.copy.text')}</p>
      {field.item('productCode', <ProductSelect />, { isRequired: true })}
      {field.text('newWayCode', 32, { isRequired: true, form: [PAYWAY_CODE, t('payway.dialog.codeForm')] })}
      {field.text('wayName', 64, { isRequired: true, min: 2 })}
    </FormModal>
  );
}

function EnableModal({ row, ...rest }: RowProps<Payway>) {
  const t = useT();
  return (
    <ConfirmModal<Payway>
      id={CONFIRM}
      title={t('payway.dialog.enable.title', { name: nameOf(row) })}
      okText={t('payway.dialog.enable.ok')}
      send={(_, options) => enablePayway(refOf(row), options)}
      {...rest}
    >
      {t('payway.dialog.enable.text')}
    </ConfirmModal>
  );
}

function RemoveModal({ row, ...rest }: RowProps<Payway, unknown>) {
  const t = useT();
  return (
    <ConfirmModal<unknown>
      id={CONFIRM}
      title={t('payway.dialog.remove.title', { name: nameOf(row) })}
      okText={t('payway.dialog.remove.ok')}
      isDanger
      send={(_, options) => removePayway(refOf(row), options)}
      {...rest}
    >
      {t('payway.dialog.remove.text')}
    </ConfirmModal>
  );
}

function DisableModal({ row, ...rest }: RowProps<Payway>) {
  const t = useT();
  const format = useFormat();
  const { merchantCount: merchants = 0, dailyCount: count = 0, dailyAmount = '0', currency = '', fallbackOf = [] } = row;
  return (
    <ReasonModal<CatalogReason, Payway>
      id="payway-disable"
      title={t('payway.dialog.disable.title', { name: nameOf(row) })}
      okText={t('payway.dialog.disable.ok')}
      isDanger
      reasons={catalogReasons}
      labelOf={(code) => t(`payway.reason.${code}`)}
      text={
        <>
          <p>{t('payway.dialog.disable.text')}</p>
          <p>{t('payway.dialog.disable.hits', { merchants, count, amount: format.money(dailyAmount, currency) })}</p>
          {fallbackOf.length > 0 && <p>{t('payway.dialog.disable.fallbackOf', { ways: fallbackOf.join(', ') })}</p>}
        </>
      }
      send={(values, options) => disablePayway({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

export function Dialogs({ dialog, screen }: DialogsProps<Payway, Dialog>) {
  const t = useT();
  const { added, saved, removed, shared } = useOutcomes(screen);
  const said = (words: 'added' | 'saved' | 'enabled' | 'disabled' | 'removed') => (row: Payway) =>
    t(`payway.message.${words}`, { name: nameOf(row) });
  if (dialog.kind === 'add')
    return <PaywayModal productCode={dialog.productCode} onDone={added(said('added'))} onClose={shared.onClose} />;
  const { kind, row } = dialog;
  const own = { row, ...shared };
  switch (kind) {
    case 'edit':
      return <PaywayModal {...own} productCode={row.productCode} onDone={saved(said('saved'))} />;
    case 'enable':
      return <EnableModal {...own} onDone={saved(said('enabled'))} />;
    case 'disable':
      return <DisableModal {...own} onDone={saved(said('disabled'))} />;
    case 'copy':
      return <CopyModal {...own} onDone={added(said('added'))} />;
    case 'remove':
      return <RemoveModal {...own} onDone={removed(said('removed')(row))} />;
  }
}
