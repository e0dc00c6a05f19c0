import { useRequest } from 'ahooks';
import { App, Button, Checkbox, Drawer, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { LoadFailed } from '@/components/LoadFailed';
import { Money } from '@/components/Money';
import { ScrollTable } from '@/components/ScrollTable';
import { SearchBox } from '@/components/SearchBox';
import { Time } from '@/components/Time';
import type { Product, ProductPrice, ProductPriceFilter, ProductPriceResult } from '@/contract';
import { asShown } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { pageProductPrices } from '@/services/product';
import { Price, useProductName } from './cells';
import { PriceModal } from './PriceModal';

const VIEWS = ['ALL', 'PRICED', 'BELOW_FLOOR', 'LOSING', 'UNPRICED'] as const satisfies readonly ProductPriceFilter['view'][];
const STEP = 50;

interface PricesDrawerProps {
  row: Product;
  onChanged: () => void;
  onClose: () => void;
}

function PriceCell({ row, currency }: { row: ProductPrice; currency: string }) {
  const t = useT();
  const format = useFormat();
  const { price, belowFloor } = row;
  if (!price) return <span className="soft">{t('product.prices.none')}</span>;
  const { rate, fixed, enabled, setAt, setBy = '' } = price;
  return (
    <span className="stack">
      {enabled ? <Price rate={rate} fixed={fixed} currency={currency} /> : <span>{t('product.prices.off')}</span>}
      {belowFloor && <small className="text-error">{t('product.prices.below')}</small>}
      {setAt && <small className="soft">{t('product.prices.history', { time: format.time(setAt), name: setBy })}</small>}
    </span>
  );
}

function Planned({ row, currency }: { row: ProductPrice; currency: string }) {
  const t = useT();
  const { planned = [] } = row;
  if (planned.length === 0) return '–';
  return (
    <span className="stack">
      {planned.map(({ effectiveAt, enabled, rate, fixed }) => (
        <span key={effectiveAt}>
          {enabled ? <Price rate={rate} fixed={fixed} currency={currency} /> : <span>{t('product.prices.off')}</span>}
          <span> · </span>
          <Time at={effectiveAt} />
        </span>
      ))}
    </span>
  );
}

function Margin({ row, currency }: { row: ProductPrice; currency: string }) {
  const { margin, marginOn } = row;
  if (!margin || !marginOn) return '–';
  return (
    <span className="stack">
      <span className={margin.startsWith('-') ? 'text-error' : undefined}>
        <Money amount={margin} currency={currency} />
      </span>
      <small className="soft">
        <Money amount={marginOn} currency={currency} />
      </small>
    </span>
  );
}

/** The product's price for each merchant, and a bulk change. */
export function PricesDrawer({ row: product, onChanged, onClose }: PricesDrawerProps) {
  const t = useT();
  const name = useProductName()(product);
  const { message } = App.useApp();
  const { productCode, currency = '' } = product;
  const [view, setView] = useState<(typeof VIEWS)[number]>('ALL');
  const [keyword, setKeyword] = useState('');
  const [size, setSize] = useState(STEP);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProductPrice>>(new Map());
  const [isSetting, setIsSetting] = useState(false);
  const { data, error, refresh } = useRequest(
    () => pageProductPrices({ productCode, view, keyword: keyword || undefined, current: 1, pageSize: Math.min(size, 200) }),
    { refreshDeps: [productCode, view, keyword, size], onError: () => undefined },
  );
  const toggle = (one: ProductPrice) => {
    const next = new Map(chosen);
    if (!next.delete(one.mchNo)) next.set(one.mchNo, one);
    setChosen(next);
  };
  const done = ({ succeeded, failed }: ProductPriceResult) => {
    setIsSetting(false);
    // Failed merchants stay selected, in their current version.
    const left = failed.flatMap(({ mchNo, current }) => current ?? chosen.get(mchNo) ?? []);
    setChosen(new Map(left.map((one) => [one.mchNo, one])));
    refresh();
    onChanged();
    const [first] = failed;
    if (!first) return void message.success(t('product.message.priced', { count: succeeded.length }));
    const why = `${first.mchNo}: ${first.msg}`;
    void message.warning(t('product.message.pricedSome', { done: succeeded.length, all: succeeded.length + failed.length, why }));
  };
  const rows = data?.list ?? [];
  return (
    <Drawer open size={960} title={t('product.prices.title', { name })} onClose={onClose}>
      <div className="panel-line">
        <Select
          value={view}
          aria-label={t('product.prices.viewLabel')}
          onChange={setView}
          style={{ minWidth: 150 }}
          options={VIEWS.map((value) => ({ value, label: t(`product.prices.view.${value}`) }))}
        />
        <SearchBox
          label={t('product.prices.search')}
          onSearch={(text) => (text === keyword ? refresh() : setKeyword(text))}
          style={{ maxWidth: 220 }}
        />
        <span role="status">{t('product.prices.chosen', { count: chosen.size })}</span>
        <ActionButton
          access="product:pay:merchant:price"
          isPrimary
          state={chosen.size > 0 ? undefined : { isAllowed: false, why: t('product.prices.chosen', { count: 0 }) }}
          onClick={() => setIsSetting(true)}
        >
          {t('product.action.setPrice')}
        </ActionButton>
      </div>
      {error && <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />}
      {!error && !data && <Skeleton active title={false} />}
      {data && rows.length === 0 && <p className="soft">{t('product.prices.empty')}</p>}
      {rows.length > 0 && (
        <ScrollTable
          label={t('product.prices.title', { name })}
          rows={rows}
          rowKey={({ mchNo }) => mchNo}
          columns={[
            {
              title: t('product.prices.merchant'),
              isHeader: true,
              render: (one) => (
                <Checkbox
                  checked={chosen.has(one.mchNo)}
                  onChange={() => toggle(one)}
                  aria-label={t('product.prices.select', { name: one.mchName })}
                >
                  {asShown(one.mchName)} <small className="soft">{one.mchNo}</small>
                </Checkbox>
              ),
            },
            { title: t('product.prices.agent'), render: ({ agentName }) => agentName ?? '–' },
            { title: t('product.prices.price'), isNumeric: true, render: (one) => <PriceCell row={one} currency={currency} /> },
            { title: t('product.prices.planned'), isNumeric: true, render: (one) => <Planned row={one} currency={currency} /> },
            { title: t('product.prices.margin'), isNumeric: true, render: (one) => <Margin row={one} currency={currency} /> },
          ]}
        />
      )}
      {data && data.total > rows.length && size < 200 && (
        <Button type="link" onClick={() => setSize(size + STEP)}>
          {t('product.prices.more')}
        </Button>
      )}
      {isSetting && (
        <PriceModal
          product={product}
          merchants={[...chosen.values()]}
          onDone={done}
          onKnown={(one) => setChosen(new Map([[one.mchNo, one]]))}
          onClose={() => setIsSetting(false)}
        />
      )}
    </Drawer>
  );
}
