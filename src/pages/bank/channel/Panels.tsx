import { useRequest } from 'ahooks';
import { Part } from '@/components/Part';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { TradeChannelUsage } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { channelCostStates } from '@/domain/channel';
import { rateText } from '@/domain/percent';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { getChannelUsage, listChannelCosts } from '@/services/channel';
import { Price } from './cells';

interface PanelProps {
  code: string;
  /** A new value reloads the panel. */
  version: unknown;
}

/** Cost history, newest first. */
export function Costs({ code, version, currency }: PanelProps & { currency?: string | null }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const title = t('channel.detail.costs');
  const asked = useRequest(() => listChannelCosts(code, { isQuiet: true }), {
    refreshDeps: [code, version],
    onError: ignoreApiError,
  });
  return (
    <Section title={title}>
      <Part asked={asked}>
        {(data) => (
          <ScrollTable
            label={title}
            rows={data}
            rowKey={({ effectiveAt }) => effectiveAt}
            columns={[
              { title: t('channel.field.effectiveAt'), isHeader: true, render: ({ effectiveAt }) => <Time at={effectiveAt} /> },
              {
                title: t('channel.field.cost'),
                isNumeric: true,
                render: ({ costRate, costFixed }) => <Price rate={costRate} fixed={costFixed} currency={currency} />,
              },
              { title: t('channel.field.status'), render: ({ state }) => labelOf('channel.costState', channelCostStates, state) },
              {
                title: t('channel.field.updatedBy'),
                render: ({ createdAt = '', createdBy = '' }) =>
                  t('channel.detail.by', { time: format.time(createdAt), name: createdBy }),
              },
              { title: t('channel.field.remark'), render: ({ remark }) => remark ?? '–' },
            ]}
          />
        )}
      </Part>
    </Section>
  );
}

function Rounds({ rounds }: Pick<TradeChannelUsage, 'rounds'>) {
  const t = useT();
  if (rounds.length === 0) return <>{t('channel.use.false')}</>;
  return (
    <span className="stack">
      {rounds.map(({ wayCode: way, weight, status, isDraft }) => (
        <span key={`${way} ${isDraft}`}>
          {t('channel.detail.round', {
            way,
            weight,
            status: t(`channel.detail.${status === 'DISABLED' ? 'disabled' : 'enabled'}`),
          })}
          {isDraft && <span>{` (${t('channel.detail.draft')})`}</span>}
        </span>
      ))}
    </span>
  );
}

export function Usage({ code, version }: PanelProps) {
  const t = useT();
  const asked = useRequest(() => getChannelUsage(code, { isQuiet: true }), {
    refreshDeps: [code, version],
    onError: ignoreApiError,
  });
  const namesOf = ({ merchants, merchantCount }: TradeChannelUsage) =>
    `${merchants.map(({ mchName }) => mchName).join(', ')}${merchantCount > merchants.length ? ' …' : ''}`;
  return (
    <Section title={t('channel.detail.usage')}>
      <Part asked={asked}>
        {(data) =>
          factsOf(
            [
              { label: t('channel.detail.rounds'), value: <Rounds rounds={data.rounds} /> },
              {
                label: t('channel.detail.products'),
                value: data.products
                  .map(({ productCode, productName, floorRate }) =>
                    t('channel.detail.floor', { name: productName, code: productCode, rate: rateText(floorRate) }),
                  )
                  .join('; '),
              },
              {
                label: t('channel.detail.merchants'),
                value: t('channel.detail.merchantsOf', { count: data.merchantCount, names: namesOf(data) }),
              },
            ],
            1,
          )
        }
      </Part>
    </Section>
  );
}
