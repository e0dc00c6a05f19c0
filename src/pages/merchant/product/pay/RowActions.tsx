import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Product, ProductAction } from '@/contract';
import { productActionState } from '@/domain/product';
import { useT } from '@/hooks/useT';
import { useProductName } from './cells';
import type { Ask, Dialog } from './dialog';

const KEYS: Readonly<Record<ProductAction, AccessKey>> = {
  edit: 'product:pay:edit',
  enable: 'product:pay:enable',
  disable: 'product:pay:disable',
  clone: 'product:pay:clone',
  remove: 'product:pay:remove',
};

/** Key of the call behind an action. */
export const keyOf = (action: ProductAction): AccessKey => KEYS[action];

/** Everything that can be done, the commonest first. */
export const ACTIONS = ['edit', 'enable', 'disable', 'clone', 'remove'] as const;

/** The dialog of an action on one product. */
export const dialogOf = (action: ProductAction, row: Product): Dialog =>
  action === 'enable' || action === 'disable' ? { kind: action, rows: [row] } : { kind: action, row };

/** What can be done with one product from its row. */
export function RowActions({ row, ask }: { row: Product; ask: Ask }) {
  const t = useT();
  const name = useProductName()(row);
  return (
    <span className="row-actions">
      <RowAction
        access="product:pay:edit"
        label={`${t('product.action.edit')} ${name}`}
        state={versioned(row, productActionState(row, 'edit'))}
        onClick={() => ask({ kind: 'edit', row })}
      >
        {t('product.action.edit')}
      </RowAction>
      <RowMenu
        label={t('product.action.more', { name })}
        items={[
          {
            key: 'prices',
            access: 'product:pay:merchant:page',
            label: t('product.action.prices'),
            onClick: () => ask({ kind: 'prices', row }),
          },
          ...ACTIONS.filter((action) => action !== 'edit')
            .map((action) => ({
              action,
              state: action === 'clone' ? productActionState(row, action) : versioned(row, productActionState(row, action)),
            }))
            .filter(({ state }) => state.isAllowed || state.why !== undefined)
            .map(({ action, state }) => ({
              key: action,
              access: KEYS[action],
              label: t(`product.action.${action}`),
              state,
              isDanger: action === 'disable' || action === 'remove',
              onClick: () => ask(dialogOf(action, row)),
            })),
        ]}
      />
    </span>
  );
}
