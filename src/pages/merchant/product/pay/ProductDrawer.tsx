import { history } from '@umijs/max';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { DrawerActions } from '@/components/RecordActions';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import type { Product, ProductDetail } from '@/contract';
import { shareText } from '@/domain/numbers';
import { rateText } from '@/domain/percent';
import {
  amountModes,
  cashierTypes,
  catalogReasons,
  productCategories,
  productDirections,
  productStatusTones,
} from '@/domain/product';
import { hoursText } from '@/domain/texts';
import { isOneOf } from '@/domain/typed';
import { countText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getProduct } from '@/services/product';
import { productActions } from './actions';
import { Limits, Price, Success, useProductName, waysAddress } from './cells';
import type { Dialog } from './dialog';

function Facts({ row }: { row: Product }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = (name: NamesIn<'product.field'>) => t(`product.field.${name}`);
  const when = (at: string | undefined, name: string | undefined) =>
    at && t('product.detail.by', { time: format.time(at), name: name ?? '–' });
  const { currency = '', openFrom, openTo, zone, statusReason, status } = row;
  const isKnown = isOneOf(catalogReasons, statusReason);
  return (
    <>
      <Section title={t('product.detail.facts')}>
        {factsOf([
          { label: label('productCode'), value: <CopyText text={row.productCode} name={label('productCode')} /> },
          {
            label: label('status'),
            value: (
              <span className="stack">
                <StatusTag group="product.status" value={status} tones={productStatusTones} />
                {isKnown && <span>{t(`product.reason.${statusReason}`)}</span>}
              </span>
            ),
          },
          { label: label('productName'), value: row.productName },
          { label: label('productNameEn'), value: row.productNameEn },
          { label: label('direction'), value: row.direction && labelOf('product.direction', productDirections, row.direction) },
          { label: label('category'), value: row.category && labelOf('product.category', productCategories, row.category) },
          { label: label('place'), value: `${row.country ?? '–'} / ${currency}` },
          { label: label('amountMode'), value: row.amountMode && labelOf('product.amountMode', amountModes, row.amountMode) },
          { label: label('limits'), value: <Limits row={row} /> },
          {
            label: label('defaultPrice'),
            value: <Price rate={row.defaultRate} fixed={row.defaultFixed} currency={currency} />,
          },
          { label: label('floor'), value: row.floorRate && rateText(row.floorRate) },
          { label: label('settlementCycle'), value: row.settlementCycle },
          {
            label: label('cashierType'),
            value: row.cashierType && labelOf('product.cashierType', cashierTypes, row.cashierType),
          },
          { label: label('expireMinutes'), value: row.expireMinutes && <Duration seconds={row.expireMinutes * 60} /> },
          { label: label('hours'), value: hoursText(openFrom, openTo, zone) },
          { label: label('sort'), value: row.sort },
          { label: label('docUrl'), value: row.docUrl && <CopyText text={row.docUrl} name={label('docUrl')} /> },
          { label: label('remark'), value: row.remark },
          { label: label('createdAt'), value: when(row.createdAt, row.createdBy) },
          { label: label('updatedAt'), value: when(row.updatedAt, row.updatedBy) },
        ])}
      </Section>
      <Section title={t('product.detail.traffic')}>
        {factsOf([
          { label: label('merchantCount'), value: row.merchantCount !== undefined && row.merchantCount },
          { label: label('success'), value: <Success hour={row.successRate1h} day={row.successRate24h} /> },
          {
            label: label('today'),
            value: (
              <>
                {countText(row.todayCount ?? 0)} · <Money amount={row.todayAmount} currency={currency} />
              </>
            ),
          },
          { label: label('todayProfit'), value: row.todayProfit && <Money amount={row.todayProfit} currency={currency} /> },
          {
            label: label('daily'),
            value: (
              <>
                {countText(row.dailyCount ?? 0)} · <Money amount={row.dailyAmount} currency={currency} />
              </>
            ),
          },
        ])}
      </Section>
    </>
  );
}

/** One product: actions, terms, pay ways, traffic and history. */
export function ProductDrawer({ id, screen }: DrawerProps<Product, Dialog>) {
  const t = useT();
  const nameOf = useProductName();
  const { rowOf, ask } = screen;
  const titleOf = (of: string) => {
    const row = rowOf(of);
    return t('product.detail.title', { name: row ? nameOf(row) : of });
  };
  return (
    <ScreenDrawer<Product, ProductDetail, Dialog>
      id={id}
      screen={screen}
      title={titleOf}
      fetchDetail={getProduct}
      head={(row) => (
        <div key={row.productCode}>
          <DrawerActions actions={productActions(t, row, ask)}>
            <ActionButton access="product:payway:page" onClick={() => history.push(waysAddress(row.productCode))}>
              {t('product.action.ways')}
            </ActionButton>
          </DrawerActions>
          <Facts row={row} />
        </div>
      )}
    >
      {({ productCode, ways = [], logs = [] }) => {
        const [waysTitle, logTitle] = [t('product.detail.ways'), t('product.detail.log')];
        return (
          <div key={productCode}>
            <TableSection
              title={waysTitle}
              rows={ways}
              rowKey={({ wayCode }) => wayCode}
              columns={[
                {
                  title: t('product.detail.way'),
                  isHeader: true,
                  render: ({ wayCode, wayName }) => `${wayName} (${wayCode})`,
                },
                {
                  title: t('product.field.status'),
                  render: ({ status }) => <StatusTag group="product.status" value={status} tones={productStatusTones} />,
                },
                { title: t('product.detail.share'), isNumeric: true, render: ({ share24h }) => shareText(share24h) },
                {
                  title: t('product.detail.success'),
                  isNumeric: true,
                  render: ({ successRate24h }) => shareText(successRate24h),
                },
              ]}
            />
            <LogSection title={logTitle} logs={logs} />
          </div>
        );
      }}
    </ScreenDrawer>
  );
}
