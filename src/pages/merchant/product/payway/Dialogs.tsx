import { App, Form, Input } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { CatalogReason, Payway } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { PAYWAY_CODE } from '@/domain/payway';
import { catalogReasons } from '@/domain/product';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { copyPayway, disablePayway, enablePayway, removePayway } from '@/services/payway';
import type { Ask, Dialog } from './dialog';
import { PaywayModal, ProductSelect } from './PaywayModal';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (row: Payway) => void;
  /** Rows came or went. */
  onReload: () => void;
  onClose: () => void;
}

interface ChangeProps<Answer = Payway> {
  row: Payway;
  onDone: (answer: Answer) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const CONFIRM = 'payway-confirm';
const nameOf = ({ wayName, wayCode }: Payway) => wayName ?? wayCode;
const refOf = ({ wayCode, version }: Payway) => ({ wayCode, version });

function CopyModal({ row, ...rest }: ChangeProps) {
  const t = useT();
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
      <Form.Item
        name="productCode"
        label={t('payway.field.productCode')}
        rules={[{ required: true, message: t('payway.dialog.required') }]}
      >
        <ProductSelect />
      </Form.Item>
      <Form.Item
        name="newWayCode"
        label={t('payway.field.newWayCode')}
        rules={[{ required: true, pattern: PAYWAY_CODE, message: t('payway.dialog.codeForm') }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={32} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="wayName"
        label={t('payway.field.wayName')}
        rules={[{ required: true, whitespace: true, min: 2, message: t('payway.dialog.required') }]}
      >
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

function EnableModal({ row, ...rest }: ChangeProps) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  return (
    <FormModal<object, Payway>
      id={CONFIRM}
      title={t('payway.dialog.enable.title', { name: nameOf(row) })}
      okText={t('payway.dialog.enable.ok')}
      send={(_, options) => enablePayway(refOf(row), options)}
      {...rest}
    >
      <p>{t('payway.dialog.enable.text')}</p>
    </FormModal>
  );
}

function RemoveModal({ row, ...rest }: ChangeProps<unknown>) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  return (
    <FormModal<object, unknown>
      id={CONFIRM}
      title={t('payway.dialog.remove.title', { name: nameOf(row) })}
      okText={t('payway.dialog.remove.ok')}
      isDanger
      send={(_, options) => removePayway(refOf(row), options)}
      {...rest}
    >
      <p>{t('payway.dialog.remove.text')}</p>
    </FormModal>
  );
}

function DisableModal({ row, ...rest }: ChangeProps) {
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

/** The dialog that stands open, whatever opened it: the toolbar, a row or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onReload, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const added = (row: Payway) => {
    onClose();
    onReload();
    void message.success(t('payway.message.added', { name: nameOf(row) }));
  };
  if (dialog.kind === 'add') return <PaywayModal productCode={dialog.productCode} onDone={added} onClose={onClose} />;
  const { kind, row } = dialog;
  const done = (words: 'saved' | 'enabled' | 'disabled') => (next: Payway) => {
    onClose();
    onChanged(next);
    void message.success(t(`payway.message.${words}`, { name: nameOf(next) }));
  };
  const shared = {
    row,
    onRefusal: ({ data }: ApiError) => {
      const current = data?.current as Payway | undefined;
      if (!current) return;
      onChanged(current);
      ask({ kind, row: current });
    },
    onClose,
  };
  switch (kind) {
    case 'edit':
      return <PaywayModal {...shared} productCode={row.productCode} onDone={done('saved')} />;
    case 'enable':
      return <EnableModal {...shared} onDone={done('enabled')} />;
    case 'disable':
      return <DisableModal {...shared} onDone={done('disabled')} />;
    case 'copy':
      return <CopyModal {...shared} onDone={added} />;
    case 'remove':
      return (
        <RemoveModal
          {...shared}
          onDone={() => {
            onClose();
            onReload();
            void message.success(t('payway.message.removed', { name: nameOf(row) }));
          }}
        />
      );
  }
}
