import { Descriptions } from 'antd';
import { Money } from '@/components/Money';
import { sumsOf } from '@/domain/sums';
import { asShown, countText, joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { SettProps } from './dialog';

const SPACED = { marginBottom: 12 };

/** The subject of a dialog: one payout with beneficiary and amounts, or the count and sums per currency. */
export function About({ rows }: Pick<SettProps, 'rows'>) {
  const t = useT();
  const format = useFormat();
  const [row, ...others] = rows;
  if (others.length > 0)
    return (
      <Descriptions
        size="small"
        column={1}
        style={SPACED}
        title={t('desk.decide.sums')}
        items={sumsOf(rows.map(({ currency, netAmount }) => ({ currency, amount: netAmount }))).map(
          ({ currency, count, amount }) => ({
            key: currency,
            label: `${currency} (${countText(count)})`,
            children: `${t('sett.field.netAmount')} ${format.money(amount, currency)}`,
          }),
        )}
      />
    );
  return (
    <>
      <span className="soft">{t('sett.field.netAmount')}</span>
      <p className="amount-large number">{format.money(row.netAmount, row.currency)}</p>
      <Descriptions
        size="small"
        column={1}
        style={SPACED}
        items={[
          { key: 'no', label: t('sett.field.settNo'), children: row.settNo },
          { key: 'merchant', label: t('sett.field.mchName'), children: asShown(row.mchName ?? '–') },
          {
            key: 'payee',
            label: t('sett.field.payee'),
            children: joinedText([row.payeeName, row.payeeBankName, row.payeeAccountNo]) || t('desk.decide.unknown'),
          },
          {
            key: 'amount',
            label: t('sett.field.amount'),
            children: <Money amount={row.amount} currency={row.currency} />,
          },
          { key: 'channel', label: t('sett.field.channel'), children: asShown(row.channelName ?? row.channelCode ?? '–') },
          ...(row.failMsg ? [{ key: 'fail', label: t('sett.field.failMsg'), children: asShown(row.failMsg) }] : []),
        ]}
      />
    </>
  );
}
