import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { RowAction } from '@/components/ActionButton';
import { LoadFailed } from '@/components/LoadFailed';
import { Money } from '@/components/Money';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Merchant, MerchantProduct, Price } from '@/contract';
import { merchantActionState } from '@/domain/merchant';
import { rateText } from '@/domain/percent';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { listMerchantProducts } from '@/services/mch';
import type { Ask } from './dialog';

/** A price in words: rate, fixed part, minimum and maximum fee. */
export function usePriceText(): (price: Pick<Price, 'rate' | 'fixed' | 'min' | 'max' | 'enabled'>, currency: string) => string {
  const t = useT();
  const format = useFormat();
  return ({ rate, fixed, min, max, enabled }, currency) => {
    if (!enabled) return t('mch.detail.priceOff');
    const money = (amount: string) => format.money(amount, currency);
    return [rateText(rate), !/^0(\.0*)?$/.test(fixed) && `+ ${money(fixed)}`, min && `≥ ${money(min)}`, max && `≤ ${money(max)}`]
      .filter(Boolean)
      .join(' ');
  };
}

/** Price history of a product, and the price chain above it. */
function ProductPart({ product, row, ask }: { product: MerchantProduct; row: Merchant; ask: Ask }) {
  const t = useT();
  const format = useFormat();
  const textOf = usePriceText();
  const { productName, productCode, currency, price, planned, history, chain, chainIssue, margin, sampleAmount } = product;
  const prices = [
    ...planned.map((one) => ({ ...one, when: t('mch.detail.planned') })).reverse(),
    ...(price ? [{ ...price, when: t('mch.detail.now') }] : []),
    ...history.map((one) => ({ ...one, when: t('mch.detail.past') })),
  ];
  const title = `${productName} · ${productCode}`;
  return (
    <Section title={title}>
      <div className="panel-line">
        <span>{price ? textOf(price, currency) : t('mch.detail.noPrice')}</span>
        {price?.enabled && margin && sampleAmount && (
          <span className={margin.startsWith('-') ? 'text-error' : 'soft'}>
            {t('mch.detail.marginOf', {
              margin: format.money(margin, currency),
              amount: format.money(sampleAmount, currency),
            })}
          </span>
        )}
        <RowAction
          access="merchant:user:product:save"
          label={t('mch.detail.setPriceOf', { name: productName })}
          state={versioned(row, merchantActionState(row, 'save'))}
          onClick={() => ask({ kind: 'save', row, product })}
        >
          {t('mch.detail.setPrice')}
        </RowAction>
      </div>
      {chainIssue && (
        <p className="text-error" role="note">
          {chainIssue}
        </p>
      )}
      {prices.length > 0 && (
        <ScrollTable
          label={`${title} · ${t('mch.detail.price')}`}
          rows={prices}
          rowKey={({ effectiveAt }) => effectiveAt}
          columns={[
            {
              title: t('mch.detail.from'),
              isHeader: true,
              render: ({ effectiveAt, when }) => (
                <>
                  <Time at={effectiveAt} /> <small className="soft">{when}</small>
                </>
              ),
            },
            { title: t('mch.detail.price'), render: (one) => textOf(one, currency) },
            { title: t('mch.detail.setBy'), render: ({ setBy, remark }) => joinedText([setBy, remark]) },
          ]}
        />
      )}
      {chain.length > 0 && (
        <ScrollTable
          label={`${title} · ${t('mch.detail.chain')}`}
          rows={chain}
          rowKey={({ no }) => no}
          columns={[
            {
              title: t('mch.detail.chain'),
              isHeader: true,
              render: ({ kind, name, no }) => joinedText([kind === 'COST' ? t('mch.detail.cost') : name, no]),
            },
            { title: t('mch.dialog.save.rate'), isNumeric: true, render: ({ rate }) => rateText(rate) },
            {
              title: t('mch.dialog.save.fixed', { currency }),
              isNumeric: true,
              render: ({ fixed }) => <Money amount={fixed} currency={currency} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

function Loaded({ row, ask }: { row: Merchant; ask: Ask }) {
  const t = useT();
  const { mchNo, version } = row;
  const { data, error, refresh } = useRequest(() => listMerchantProducts({ mchNo }), {
    refreshDeps: [mchNo, version],
    onError: () => undefined,
  });
  if (error) return <LoadFailed error={error} title={t('mch.detail.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  return data.map((product) => <ProductPart key={product.productCode} product={product} row={row} ask={ask} />);
}

/** Products and their prices. Prices need a right of their own. */
export function Products({ row, ask }: { row: Merchant; ask: Ask }) {
  const t = useT();
  const granted = useAccess();
  if (!granted['merchant:user:product:list']) return <p className="soft">{t('mch.dialog.add.noPrices')}</p>;
  return <Loaded row={row} ask={ask} />;
}
