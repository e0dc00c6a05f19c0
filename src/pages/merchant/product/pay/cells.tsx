import { Link } from '@umijs/max';
import { Money } from '@/components/Money';
import { RowActions } from '@/components/RecordActions';
import { RowButton } from '@/components/RowButton';
import type { Product } from '@/contract';
import { formatAmount } from '@/domain/money';
import { partText, shareText } from '@/domain/numbers';
import { rateText } from '@/domain/percent';
import { countText, joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useLocale, useT } from '@/hooks/useT';
import { productActions } from './actions';
import type { Ask } from './dialog';

/** Product name in the current language. */
export function useProductName(): (row: Pick<Product, 'productCode' | 'productName' | 'productNameEn'>) => string {
  const isChinese = useLocale() === 'zh-CN';
  return ({ productCode, productName, productNameEn }) => (isChinese ? productName : productNameEn) || productCode;
}

export function Name({ row }: { row: Product }) {
  const nameOf = useProductName();
  return <>{nameOf(row)}</>;
}

/** Minimum and maximum, or the fixed amounts. */
export function Limits({ row }: { row: Product }) {
  const { currency = '', minAmount, maxAmount, amountMode, fixedAmounts = [] } = row;
  return (
    <span className="stack end">
      {amountMode !== 'FIXED' && (
        <span>
          <Money amount={minAmount} currency={currency} /> – <Money amount={maxAmount} currency={currency} />
        </span>
      )}
      {amountMode !== 'RANGE' && (
        <small className="soft number">
          {currency} {joinedText(fixedAmounts.map((amount) => formatAmount(amount, currency)))}
        </small>
      )}
    </span>
  );
}

/** Rate in percent, plus the fixed part if there is one. */
export function Price({ rate, fixed, currency }: { rate?: string; fixed?: string; currency: string }) {
  if (rate === undefined) return '–';
  return (
    <span className="number">
      {rateText(rate)}
      {fixed !== undefined && Number(fixed) > 0 && (
        <>
          {' + '}
          <Money amount={fixed} currency={currency} />
        </>
      )}
    </span>
  );
}

/** Success rate of the last hour and the last day. */
export function Success({ hour, day }: { hour?: string | null; day?: string | null }) {
  return (
    <span className="number">
      {shareText(hour)} / {shareText(day)}
    </span>
  );
}

/** Number of enabled pay ways, as a link if you may see them. */
export function Ways({ row }: { row: Product }) {
  const t = useT();
  const granted = useAccess();
  const nameOf = useProductName();
  const { productCode, enabledWayCount: enabled = 0, wayCount: all = 0 } = row;
  const text = partText(enabled, all);
  if (!granted['product:payway:page']) return <span className="number">{text}</span>;
  return (
    <Link
      className="row-button row-button-link number"
      data-access="product:payway:page"
      aria-label={t('product.action.showWays', { name: nameOf(row), enabled, all })}
      to={waysAddress(productCode)}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}

export const waysAddress = (productCode: string) => `/merchant/product/payway?productCode=${encodeURIComponent(productCode)}`;

/** Number of merchants with a price. Opens the prices. */
export function Merchants({ row, ask }: { row: Product; ask: Ask }) {
  const t = useT();
  const granted = useAccess();
  const nameOf = useProductName();
  const { merchantCount: count = 0 } = row;
  if (!granted['product:pay:merchant:page']) return <span className="number">{countText(count)}</span>;
  return (
    <RowButton
      look="link"
      className="number"
      data-access="product:pay:merchant:page"
      aria-label={t('product.action.showPrices', { name: nameOf(row), count })}
      onClick={() => ask({ kind: 'prices', row })}
    >
      {countText(count)}
    </RowButton>
  );
}

export function Actions({ row, ask }: { row: Product; ask: Ask }) {
  const t = useT();
  const name = useProductName()(row);
  return (
    <RowActions
      name={name}
      actions={productActions(t, row, ask)}
      buttons={['edit']}
      menuLabel={t('product.action.more', { name })}
    />
  );
}
