import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { AccessKey, Product, ProductAction } from '@/contract';
import { productActionState } from '@/domain/product';
import type { Translate } from '@/locales/store';
import type { Ask, Dialog } from './dialog';

const ACTIONS = ['edit', 'enable', 'disable', 'clone', 'remove'] as const;
/** Bulk actions. */
export const BULK = ['enable', 'disable'] as const;

export const keyOf = (action: ProductAction): AccessKey => `product:pay:${action}`;

const dialogOf = (action: ProductAction, row: Product): Dialog =>
  action === 'enable' || action === 'disable' ? { kind: action, rows: [row] } : { kind: action, row };

/** Cloning is always allowed: it does not change the original. */
export const productActions = (t: Translate, row: Product, ask: Ask): RecordAction[] => [
  {
    key: 'prices',
    access: 'product:pay:merchant:page',
    label: t('product.action.prices'),
    onClick: () => ask({ kind: 'prices', row }),
  },
  ...ACTIONS.map((action) => ({
    key: action,
    access: keyOf(action),
    label: t(`product.action.${action}`),
    state: action === 'clone' ? productActionState(row, action) : versioned(row, productActionState(row, action)),
    isDanger: action === 'disable' || action === 'remove',
    onClick: () => ask(dialogOf(action, row)),
  })),
];
