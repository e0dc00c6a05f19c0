import { useRequest } from 'ahooks';
import { Drawer, Empty, Skeleton } from 'antd';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { SignedMoney } from '@/components/SignedMoney';
import type { ProfitExplained } from '@/contract';
import { isNegative } from '@/domain/money';
import { formatTime } from '@/domain/time';
import { isOneOf } from '@/domain/typed';
import { asShown, joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { type Filters, queryOf } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { explainProfit } from '@/services/profit';
import { groupName, signedMoney } from './cells';

const CAUSES = ['VOLUME', 'PRICE', 'COST_MIX', 'AGENT_MIX'] as const;
const BUSINESS_ZONE = 'Asia/Singapore';

/** A difference with its sign, red below zero. */
function Delta({ delta, currency }: { delta: string; currency: string }) {
  const format = useFormat();
  return <span className={`number${isNegative(delta) ? ' text-error' : ''}`}>{signedMoney(delta, currency, format)}</span>;
}

function Explained({ of, granularity }: { of: ProfitExplained; granularity: string | undefined }) {
  const t = useT();
  const label = useLabel();
  const format = useFormat();
  const { currency, before, after, change, causes, movers, otherChange } = of;
  const money = (amount: string) => format.money(amount, currency);
  const hasChanged = /[1-9]/.test(change);
  const rows = [
    ...causes.map(({ cause, contribution }) => ({
      key: cause,
      name: label('profit.explain', CAUSES, cause),
      how: isOneOf(CAUSES, cause) ? t(`profit.explain.how.${cause}`) : undefined,
      contribution,
    })),
    { key: 'sum', name: t('profit.explain.sum'), how: undefined, contribution: change },
  ];
  const moved = [
    ...movers.map((one) => ({
      ...one,
      name: joinedText(one.groups.map((key) => groupName(key, granularity, t))),
    })),
    ...(/[1-9]/.test(otherChange)
      ? [{ groups: [], name: t('profit.explain.other'), before: undefined, after: undefined, change: otherChange }]
      : []),
  ];
  return (
    <>
      <p>
        {hasChanged
          ? t('profit.explain.sentence', {
              before: money(before),
              after: money(after),
              change: signedMoney(change, currency, format),
            })
          : t('profit.explain.same', { after: money(after) })}
      </p>
      <Section title={t('profit.explain.causes', { currency })}>
        <ScrollTable
          label={t('profit.explain.causes', { currency })}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              title: t('profit.explain.cause'),
              isHeader: true,
              render: ({ name, how }) => (
                <span className="stack">
                  {asShown(name)}
                  {how && <small className="soft">{how}</small>}
                </span>
              ),
            },
            {
              title: t('profit.explain.contribution'),
              isNumeric: true,
              render: ({ contribution }) => <Delta delta={contribution} currency={currency} />,
            },
          ]}
        />
      </Section>
      {moved.length > 0 && (
        <Section title={t('profit.explain.movers', { currency })}>
          <ScrollTable
            label={t('profit.explain.movers', { currency })}
            rows={moved}
            rowKey={(_, index) => String(index)}
            columns={[
              { title: t('profit.explain.group'), isHeader: true, render: ({ name }) => name },
              {
                title: t('profit.explain.before'),
                isNumeric: true,
                render: (row) => (row.before ? <SignedMoney amount={row.before} currency={currency} /> : '–'),
              },
              {
                title: t('profit.explain.after'),
                isNumeric: true,
                render: (row) => (row.after ? <SignedMoney amount={row.after} currency={currency} /> : '–'),
              },
              {
                title: t('profit.explain.changed'),
                isNumeric: true,
                render: (row) => <Delta delta={row.change} currency={currency} />,
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** Explains the change of profit against the earlier period: by cause, and by the groups with the largest change. */
export function ExplainDrawer({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const t = useT();
  const { data, error, refresh } = useRequest(() => explainProfit(queryOf(filters), { isQuiet: true }), {
    refreshDeps: [filters],
    onError: () => undefined,
  });
  const at = (iso: string | null) => (iso ? formatTime(iso, BUSINESS_ZONE).slice(0, 16) : '–');
  return (
    <Drawer open size={720} title={t('profit.explain.title')} onClose={onClose}>
      {error ? (
        <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />
      ) : data ? (
        <>
          <p className="soft profit-lead">
            {t('profit.explain.period', {
              from: data.period.from,
              to: data.period.to,
              compareFrom: at(data.period.compareFrom),
              compareTo: at(data.period.compareTo),
            })}
          </p>
          {data.currencies.length === 0 && <Empty description={t('profit.explain.empty')} />}
          {data.currencies.map((of) => (
            <Explained key={of.currency} of={of} granularity={filters.granularity} />
          ))}
        </>
      ) : (
        <Skeleton active title={false} />
      )}
    </Drawer>
  );
}
