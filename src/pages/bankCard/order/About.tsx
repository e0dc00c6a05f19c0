import { Descriptions } from 'antd';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import { collectTones } from '@/domain/collect';
import { sumsOf } from '@/domain/sums';
import { countText, joinedText } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { cardName } from './cells';
import type { CollectProps } from './dialog';
import { payables } from './dialog';

const SPACED = { marginBottom: 12 };

/** The subject of a dialog: one collection with its payable amount, or the count and sums per currency. */
export function About({ rows }: Pick<CollectProps, 'rows'>) {
  const t = useT();
  const [row, ...others] = rows;
  if (others.length > 0)
    return (
      <Descriptions
        size="small"
        column={1}
        style={SPACED}
        title={t('collect.dialog.summary')}
        items={sumsOf(payables(rows)).map(({ currency, count, amount }) => ({
          key: currency,
          label: `${currency} (${countText(count)})`,
          children: <Money amount={amount} currency={currency} />,
        }))}
      />
    );
  return (
    <>
      <span className="soft">{t('collect.field.payableAmount')}</span>
      <p className="amount-large">
        <Money amount={row.payableAmount ?? row.amount} currency={row.currency} />
      </p>
      <Descriptions
        size="small"
        column={1}
        style={SPACED}
        items={[
          { key: 'merchant', label: t('collect.field.mchName'), children: joinedText([row.mchName, row.mchNo]) },
          { key: 'card', label: t('collect.field.card'), children: cardName(row) },
          { key: 'postscript', label: t('collect.field.postscript'), children: row.postscript ?? '–' },
          {
            key: 'status',
            label: t('collect.field.status'),
            children: <StatusTag group="collect.status" value={row.status} tones={collectTones} />,
          },
        ]}
      />
    </>
  );
}
