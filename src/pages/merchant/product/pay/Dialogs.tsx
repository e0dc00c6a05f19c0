import { App, Form, Input } from 'antd';
import { BulkResultModal } from '@/components/BulkResultModal';
import { FormModal, ReasonModal } from '@/components/FormModal';
import { StatusTag } from '@/components/StatusTag';
import type { CatalogReason, Product, ProductBulkResult, ProductStatus } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { catalogReasons, PRODUCT_CODE, productStatusTones } from '@/domain/product';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { cloneProduct, disableProducts, enableProducts, removeProduct } from '@/services/product';
import { useProductName } from './cells';
import type { Ask, Dialog } from './dialog';
import { PricesDrawer } from './PricesDrawer';
import { ProductModal } from './ProductModal';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (rows: readonly Product[]) => void;
  /** Rows came or went. */
  onReload: () => void;
  /** What was selected is dealt with. */
  onDone: () => void;
  onSelect: (codes: readonly string[]) => void;
  onClose: () => void;
}

interface OwnProps<Answer> {
  onDone: (answer: Answer) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const CONFIRM = 'product-confirm';
const refsOf = (rows: readonly Product[]) => rows.map(({ productCode, version }) => ({ productCode, version }));

function CloneModal({ row, ...rest }: OwnProps<Product> & { row: Product }) {
  const t = useT();
  const nameOf = useProductName();
  const required = { required: true, whitespace: true, min: 2, message: t('product.dialog.required') };
  return (
    <FormModal<{ newProductCode: string; productName: string; productNameEn: string }, Product>
      id="product-clone"
      title={t('product.dialog.clone.title', { name: nameOf(row) })}
      okText={t('product.dialog.clone.ok')}
      send={(values, options) => cloneProduct({ productCode: row.productCode, ...values }, options)}
      {...rest}
    >
      <p>{t('product.dialog.clone.text')}</p>
      <Form.Item
        name="newProductCode"
        label={t('product.field.newProductCode')}
        rules={[{ required: true, pattern: PRODUCT_CODE, message: t('product.dialog.codeForm') }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={24} autoComplete="off" />
      </Form.Item>
      <Form.Item name="productName" label={t('product.field.productName')} rules={[required]}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="productNameEn" label={t('product.field.productNameEn')} rules={[required]}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

function RemoveModal({ row, ...rest }: OwnProps<unknown> & { row: Product }) {
  const t = useT();
  const nameOf = useProductName();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  const { productCode, version } = row;
  return (
    <FormModal<object, unknown>
      id={CONFIRM}
      title={t('product.dialog.remove.title', { name: nameOf(row) })}
      okText={t('product.dialog.remove.ok')}
      isDanger
      send={(_, options) => removeProduct({ productCode, version }, options)}
      {...rest}
    >
      <p>{t('product.dialog.remove.text')}</p>
    </FormModal>
  );
}

function EnableModal({ rows, ...rest }: OwnProps<ProductBulkResult> & { rows: readonly Product[] }) {
  const t = useT();
  const nameOf = useProductName();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  const [first] = rows;
  return (
    <FormModal<object, ProductBulkResult>
      id={CONFIRM}
      title={t('product.dialog.enable.title', { count: rows.length, name: first ? nameOf(first) : '' })}
      okText={t('product.dialog.enable.ok')}
      send={(_, options) => enableProducts({ items: refsOf(rows) }, options)}
      {...rest}
    >
      <p>{t('product.dialog.enable.text')}</p>
    </FormModal>
  );
}

function DisableModal({ rows, ...rest }: OwnProps<ProductBulkResult> & { rows: readonly Product[] }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useProductName();
  const [first] = rows;
  return (
    <ReasonModal<CatalogReason, ProductBulkResult>
      id="product-disable"
      title={t('product.dialog.disable.title', { count: rows.length, name: first ? nameOf(first) : '' })}
      okText={t('product.dialog.disable.ok')}
      isDanger
      reasons={catalogReasons}
      labelOf={(code) => t(`product.reason.${code}`)}
      text={
        <>
          <p>{t('product.dialog.disable.text')}</p>
          <ul>
            {rows.map(
              ({ productCode, merchantCount: merchants = 0, dailyCount: count = 0, dailyAmount = '0', currency = '' }) => (
                <li key={productCode}>
                  {t('product.dialog.disable.hits', {
                    code: productCode,
                    merchants,
                    count,
                    amount: format.money(dailyAmount, currency),
                  })}
                </li>
              ),
            )}
          </ul>
        </>
      }
      send={(values, options) => disableProducts({ items: refsOf(rows), ...values }, options)}
      {...rest}
    />
  );
}

function State({ status }: { status: ProductStatus | undefined }) {
  return status ? <StatusTag group="product.status" value={status} tones={productStatusTones} /> : '–';
}

/** The dialog that stands open, whatever opened it: the toolbar, a row, the selection or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onReload, onDone, onSelect, onClose }: DialogsProps) {
  const t = useT();
  const nameOf = useProductName();
  const { message } = App.useApp();
  const tell = (text: string) => void message.success(text);
  const learn = ({ data }: ApiError) => {
    const current = data?.current as Product | undefined;
    if (!current) return;
    onChanged([current]);
    if ('row' in dialog && dialog.kind !== 'prices') ask({ ...dialog, row: current });
    if ('rows' in dialog) ask({ ...dialog, rows: [current] });
  };
  const added = (row: Product) => {
    onClose();
    onReload();
    tell(t('product.message.added', { name: nameOf(row) }));
  };
  const bulkDone = (kind: 'enabled' | 'disabled') => (result: ProductBulkResult) => {
    onChanged([...result.succeeded, ...result.failed].flatMap(({ current }) => current ?? []));
    onDone();
    if (result.failed.length > 0) return ask({ kind: 'result', result });
    onClose();
    tell(t(`product.message.${kind}`, { count: result.succeeded.length }));
  };
  const shared = { onRefusal: learn, onClose };
  switch (dialog.kind) {
    case 'add':
      return <ProductModal onDone={added} onClose={onClose} />;
    case 'edit':
      return (
        <ProductModal
          row={dialog.row}
          onDone={(row) => {
            onClose();
            onChanged([row]);
            tell(t('product.message.saved', { name: nameOf(row) }));
          }}
          {...shared}
        />
      );
    case 'clone':
      return <CloneModal row={dialog.row} onDone={added} {...shared} />;
    case 'remove':
      return (
        <RemoveModal
          row={dialog.row}
          onDone={() => {
            onClose();
            onReload();
            tell(t('product.message.removed', { name: nameOf(dialog.row) }));
          }}
          {...shared}
        />
      );
    case 'enable':
      return <EnableModal rows={dialog.rows} onDone={bulkDone('enabled')} {...shared} />;
    case 'disable':
      return <DisableModal rows={dialog.rows} onDone={bulkDone('disabled')} {...shared} />;
    case 'prices':
      return <PricesDrawer row={dialog.row} onChanged={onReload} onClose={onClose} />;
    case 'result':
      return (
        <BulkResultModal
          succeeded={dialog.result.succeeded.length}
          failed={dialog.result.failed}
          idOf={({ productCode }) => productCode}
          idTitle={t('product.field.productCode')}
          renderState={({ current }) => <State status={current?.status} />}
          onRetry={() => {
            onSelect(dialog.result.failed.map(({ productCode }) => productCode));
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}
