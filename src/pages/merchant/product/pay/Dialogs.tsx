import { ConfirmModal, FormModal, ReasonModal } from '@/components/FormModal';
import { StatusTag } from '@/components/StatusTag';
import type { CatalogReason, Product, ProductBulkResult, ProductStatus } from '@/contract';
import { catalogReasons, PRODUCT_CODE, productStatusTones } from '@/domain/product';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { ListResult } from '@/screen/ListResult';
import type { DialogsProps } from '@/screen/useListScreen';
import { type BulkProps, type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { cloneProduct, disableProducts, enableProducts, removeProduct } from '@/services/product';
import { useProductName } from './cells';
import type { Dialog } from './dialog';
import { PricesDrawer } from './PricesDrawer';
import { ProductModal } from './ProductModal';

const CONFIRM = 'product-confirm';
const refsOf = (rows: readonly Product[]) => rows.map(({ productCode, version }) => ({ productCode, version }));

function CloneModal({ row, ...rest }: RowProps<Product>) {
  const t = useT();
  const field = fieldsFor<typeof cloneProduct>()('product', t);
  const nameOf = useProductName();
  return (
    <FormModal<{ newProductCode: string; productName: string; productNameEn: string }, Product>
      id="product-clone"
      title={t('product.dialog.clone.title', { name: nameOf(row) })}
      okText={t('product.dialog.clone.ok')}
      send={(values, options) => cloneProduct({ productCode: row.productCode, ...values }, options)}
      {...rest}
    >
      <p>{t('product.dialog.clone.text')}</p>
      {field.text('newProductCode', 24, { isRequired: true, form: [PRODUCT_CODE, t('product.dialog.codeForm')] })}
      {field.text('productName', 64, { isRequired: true, min: 2 })}
      {field.text('productNameEn', 64, { isRequired: true, min: 2 })}
    </FormModal>
  );
}

function RemoveModal({ row, ...rest }: RowProps<Product, unknown>) {
  const t = useT();
  const nameOf = useProductName();
  const { productCode, version } = row;
  return (
    <ConfirmModal<unknown>
      id={CONFIRM}
      title={t('product.dialog.remove.title', { name: nameOf(row) })}
      okText={t('product.dialog.remove.ok')}
      isDanger
      send={(_, options) => removeProduct({ productCode, version }, options)}
      {...rest}
    >
      {t('product.dialog.remove.text')}
    </ConfirmModal>
  );
}

function EnableModal({ rows, ...rest }: BulkProps<Product, ProductBulkResult>) {
  const t = useT();
  const nameOf = useProductName();
  const [first] = rows;
  return (
    <ConfirmModal<ProductBulkResult>
      id={CONFIRM}
      title={t('product.dialog.enable.title', { count: rows.length, name: first ? nameOf(first) : '' })}
      okText={t('product.dialog.enable.ok')}
      send={(_, options) => enableProducts({ items: refsOf(rows) }, options)}
      {...rest}
    >
      {t('product.dialog.enable.text')}
    </ConfirmModal>
  );
}

function DisableModal({ rows, ...rest }: BulkProps<Product, ProductBulkResult>) {
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

export function Dialogs({ dialog, screen }: DialogsProps<Product, Dialog>) {
  const t = useT();
  const nameOf = useProductName();
  const { close, list } = screen;
  const { added, saved, removed, bulk, shared } = useOutcomes(screen);
  const said = (words: 'added' | 'saved' | 'removed') => (row: Product) => t(`product.message.${words}`, { name: nameOf(row) });
  const bulkDone = (words: 'enabled' | 'disabled') =>
    bulk<ProductBulkResult>(
      (count) => t(`product.message.${words}`, { count }),
      (result) => ({ kind: 'result', result }),
    );
  switch (dialog.kind) {
    case 'add':
      return <ProductModal onDone={added(said('added'))} onClose={close} />;
    case 'edit':
      return <ProductModal row={dialog.row} onDone={saved(said('saved'))} {...shared} />;
    case 'clone':
      return <CloneModal row={dialog.row} onDone={added(said('added'))} {...shared} />;
    case 'remove':
      return <RemoveModal row={dialog.row} onDone={removed(said('removed')(dialog.row))} {...shared} />;
    case 'enable':
      return <EnableModal rows={dialog.rows} onDone={bulkDone('enabled')} {...shared} />;
    case 'disable':
      return <DisableModal rows={dialog.rows} onDone={bulkDone('disabled')} {...shared} />;
    case 'prices':
      return <PricesDrawer row={dialog.row} onChanged={list.reload} onClose={close} />;
    case 'result':
      return (
        <ListResult
          screen={screen}
          result={dialog.result}
          idTitle={t('product.field.productCode')}
          renderState={({ current }) => <State status={current?.status} />}
        />
      );
  }
}
