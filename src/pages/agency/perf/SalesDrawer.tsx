import { Link } from '@umijs/max';
import { App } from 'antd';
import { useCallback } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { EventLines } from '@/components/EventLines';
import { Money } from '@/components/Money';
import { factsOf, Section } from '@/components/Section';
import { SignedMoney } from '@/components/SignedMoney';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { SalesDetail, SalesMerchant, SalesRow } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { shareText } from '@/domain/numbers';
import { salesActionState, salesActions, salesEventKinds, salesReasons } from '@/domain/perf';
import { orderAccess, ordersOf } from '@/domain/profit';
import { canOpenRecord, recordAddress } from '@/domain/records';
import { serverNow } from '@/domain/serverClock';
import { NONE, withCode } from '@/domain/texts';
import { asShown, joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { downloadFile } from '@/services/commonRecord';
import { downloadSalesStatement, getSales } from '@/services/perf';
import { Growth, growthText, Ratio, rankName, Status } from './cells';
import { type Ask, type Dialog, keyOf } from './dialog';

interface PartProps {
  row: SalesDetail;
}

const ORDERS = ['PAYIN', 'PAYOUT'] as const;

function Panel({ row, ask }: { row: SalesRow; ask: Ask }) {
  const t = useT();
  const { message } = App.useApp();
  const granted = useAccess();
  const isReport = row.rowKey.endsWith('REPORT');
  const save = () =>
    downloadSalesStatement(row.rowKey).then(
      ({ fileName }) => void message.success(t('common.export.done', { name: fileName })),
      ignoreApiError,
    );
  return (
    <>
      <div className="panel-line">
        <strong>{row.agentName}</strong>
        <CopyText text={row.agentNo} name={t('perf.field.agentNo')} />
        {canOpenRecord(granted, 'agent') && (
          <Link to={recordAddress({ entity: 'agent', no: row.agentNo })}>{t('perf.detail.agent')}</Link>
        )}
        <Status row={row} />
      </div>
      <div className="panel-line">
        {salesActions.map((action) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            state={versioned(row, salesActionState(row, action))}
            onClick={() => ask({ kind: action, row })}
          >
            {t(`perf.action.${action}`)}
          </ActionButton>
        ))}
        {!isReport && (
          <ActionButton access="user:agent:sales:file" onClick={save}>
            {t('perf.action.file')}
          </ActionButton>
        )}
      </div>
    </>
  );
}

function Facts({ row }: { row: SalesRow & Partial<SalesDetail> }) {
  const t = useT();
  const format = useFormat();
  const { currency } = row;
  const label = (name: NamesIn<'perf.field'>) => t(`perf.field.${name}`);
  const money = (
    name:
      | 'payinAmount'
      | 'payoutAmount'
      | 'mchFee'
      | 'upstreamCost'
      | 'directShare'
      | 'teamShare'
      | 'adjustShare'
      | 'totalShare'
      | 'platformProfit'
      | 'settledShare'
      | 'unsettledShare',
  ) => ({
    label: label(name),
    value: <SignedMoney amount={row[name]} currency={currency} />,
  });
  return (
    <>
      <Section title={t('perf.detail.period')}>
        {factsOf([
          {
            label: label('period'),
            value: t('perf.detail.of', { days: t('perf.message.days', { from: row.from, to: row.to }) }),
          },
          { label: label('level'), value: `${row.level} · ${row.parentAgentNo ?? t('perf.message.top')}` },
          { label: label('rank'), value: t('perf.detail.rank', { rank: row.rank, change: rankName(row.rankChange, t) }) },
          { label: label('growth'), value: growthText(row) !== NONE && <Growth of={row} /> },
          {
            label: label('target'),
            value: row.target !== null && (
              <>
                <Money amount={row.target} currency={currency} /> · <Ratio ratio={row.targetRate} />
              </>
            ),
          },
          {
            label: t('perf.settleStatus.CONFIRMED'),
            value:
              row.confirmedAt && t('perf.detail.confirmed', { time: format.time(row.confirmedAt), name: row.confirmedBy ?? '' }),
          },
        ])}
      </Section>
      <Section title={t('perf.detail.brought')}>
        {factsOf([
          {
            label: label('merchants'),
            value: t('perf.detail.active', {
              active: row.activeMerchantCount,
              all: row.merchantCount,
              fresh: row.newMerchantCount,
            }),
          },
          {
            label: label('payinCount'),
            value: t('perf.detail.payins', {
              done: row.payinSuccessCount,
              all: row.payinCount,
              rate: shareText(row.successRate),
            }),
          },
          money('payinAmount'),
          { label: label('payoutCount'), value: row.payoutCount },
          money('payoutAmount'),
          money('mchFee'),
          money('upstreamCost'),
          money('platformProfit'),
        ])}
      </Section>
      <Section title={t('perf.detail.earned')}>
        {factsOf([
          money('directShare'),
          money('teamShare'),
          money('adjustShare'),
          money('totalShare'),
          { label: label('shareOfProfit'), value: row.shareOfProfit !== null && <Ratio ratio={row.shareOfProfit} /> },
          money('settledShare'),
          money('unsettledShare'),
          { label: label('available'), value: row.available && <Money amount={row.available} currency={currency} /> },
        ])}
      </Section>
    </>
  );
}

/** Links to the order lists, filtered by merchant and period. */
function Orders({ row, merchant, productCode }: PartProps & { merchant: SalesMerchant; productCode: string | undefined }) {
  const t = useT();
  const granted = useAccess();
  const { from, to, currency } = row;
  const { mchNo, mchName } = merchant;
  if (!mchNo) return null;
  const isReport = row.rowKey.endsWith('REPORT');
  const filters = { from, to, mchNo, productCode: productCode ?? '', currencyMode: isReport ? 'REPORT' : 'ORIGINAL' };
  const counts = { PAYIN: merchant.payinSuccessCount, PAYOUT: merchant.payoutCount };
  return (
    <span className="perf-orders">
      {ORDERS.map((type) => {
        const address = counts[type] > 0 && ordersOf(filters, { groups: [], currency }, type, serverNow());
        if (!address || !granted[orderAccess(type)]) return null;
        const name = mchName ?? mchNo;
        return (
          <Link key={type} to={address} aria-label={t(type === 'PAYIN' ? 'perf.action.payins' : 'perf.action.payouts', { name })}>
            {t(`perf.detail.orders.${type}`)}
          </Link>
        );
      })}
    </span>
  );
}

function Merchants({ row, productCode }: PartProps & { productCode: string | undefined }) {
  const t = useT();
  const { currency, merchants } = row;
  return (
    <TableSection
      title={t('perf.detail.merchants')}
      rows={merchants}
      rowKey={({ mchNo, agentNo, isOwn }) => `${mchNo} ${agentNo} ${isOwn}`}
      columns={[
        {
          title: t('perf.field.merchant'),
          isHeader: true,
          render: ({ mchNo, mchName, isOwn, agentNo }) => (
            <span className="stack">
              {asShown(mchName ?? t('perf.message.hidden'))}
              <small className="soft">
                {joinedText([mchNo, isOwn ? t('perf.detail.own') : agentNo && t('perf.detail.via', { no: agentNo })])}
              </small>
            </span>
          ),
        },
        { title: t('perf.field.payinCount'), isNumeric: true, render: (one) => one.payinSuccessCount },
        {
          title: t('perf.field.payinAmount'),
          isNumeric: true,
          render: (one) => <SignedMoney amount={one.payinAmount} currency={currency} />,
        },
        { title: t('perf.field.payoutCount'), isNumeric: true, render: (one) => one.payoutCount },
        {
          title: t('perf.field.mchFee'),
          isNumeric: true,
          render: (one) => <SignedMoney amount={one.mchFee} currency={currency} />,
        },
        {
          title: t('perf.field.share'),
          isNumeric: true,
          render: (one) => <SignedMoney amount={one.share} currency={currency} />,
        },
        {
          title: t('common.list.actions'),
          render: (merchant) => <Orders row={row} merchant={merchant} productCode={productCode} />,
        },
      ]}
    />
  );
}

function Corrections({ row: { corrections } }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  return (
    <TableSection
      title={t('perf.detail.corrections')}
      rows={corrections}
      rowKey={({ correctionNo }) => correctionNo}
      columns={[
        { title: t('perf.detail.at'), isHeader: true, render: ({ at }) => <Time at={at} withRelative /> },
        { title: t('perf.detail.about'), render: ({ month }) => month },
        {
          title: t('perf.field.amount'),
          isNumeric: true,
          render: ({ amount, currency }) => <SignedMoney amount={amount} currency={currency} />,
        },
        {
          title: t('parts.reason.code'),
          render: ({ reasonCode, remark }) => (
            <span className="stack">
              {labelOf('perf.reason', salesReasons, reasonCode)}
              {remark && <small className="soft">{remark}</small>}
            </span>
          ),
        },
        { title: t('perf.detail.by'), render: ({ operatorName }) => operatorName },
      ]}
    />
  );
}

/** One row: actions, breakdown, merchants with their orders, and history. */
export function SalesDrawer({ id, screen }: DrawerProps<SalesRow, Dialog>) {
  const t = useT();
  const labelOf = useLabel();
  const { rowOf, ask } = screen;
  /** The list's product filter. */
  const { productCode } = screen.state.filters;
  const fetchDetail = useCallback(
    (rowKey: string, options: { signal: AbortSignal; isQuiet?: boolean }) =>
      getSales({ rowKey, productCode: productCode || undefined }, options),
    [productCode],
  );
  /** Agent, period and currency: the row key does not read as a name. */
  const nameOf = (row: SalesRow | undefined) =>
    row
      ? t('perf.detail.title', {
          name: withCode(row.agentName, row.agentNo),
          period: t('perf.message.days', { from: row.from, to: row.to }),
          money: row.rowKey.endsWith('REPORT') ? t('perf.currencyMode.REPORT') : row.currency,
        })
      : t('perf.detail.titlePlain');
  return (
    <ScreenDrawer<SalesRow, SalesDetail, Dialog>
      id={id}
      screen={screen}
      title={(of) => nameOf(rowOf(of))}
      fetchDetail={fetchDetail}
      head={(row) => (
        <div key={row.rowKey}>
          <Panel row={row} ask={ask} />
          <Facts row={row} />
        </div>
      )}
    >
      {(row) => (
        <div key={row.rowKey}>
          <Merchants row={row} productCode={productCode} />
          <Corrections row={row} />
          <Section title={t('perf.detail.history')}>
            {row.events.length > 0 && (
              <EventLines
                events={row.events}
                group="perf.event"
                known={salesEventKinds}
                reasonOf={(code) => labelOf('perf.reason', salesReasons, code)}
                onFile={downloadFile}
              />
            )}
          </Section>
        </div>
      )}
    </ScreenDrawer>
  );
}
