import { Link } from '@umijs/max';
import { ChangedValue } from '@/components/ChangedValue';
import { Duration } from '@/components/Duration';
import { Money } from '@/components/Money';
import { Notes } from '@/components/Notes';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { merchantReasons } from '@/domain/merchant';
import { shareText } from '@/domain/numbers';
import { canOpenRecord, recordAddress } from '@/domain/records';
import { notifyStatuses } from '@/domain/sett';
import { withdrawStatusTones } from '@/domain/status';
import { asShown, joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { CallbacksLink } from '@/screen/CallbacksLink';
import { addNote, pagePeople } from '@/services/commonRecord';
import type { PartProps } from './Facts';

/** Orders of the last day, week and month. */
export function Orders({ row }: PartProps) {
  const t = useT();
  const { orders = [], currency } = row;
  const title = t('mch.detail.tab.orders');
  const paid = (part: number, count: number) => t('mch.detail.paidOf', { paid: part, count });
  return (
    <Section title={title}>
      <ScrollTable
        label={title}
        rows={orders}
        rowKey={({ days }) => String(days)}
        columns={[
          { title: t('mch.detail.window'), isHeader: true, render: ({ days }) => t('mch.detail.windowDays', { days }) },
          { title: t('mch.detail.payins'), isNumeric: true, render: (one) => paid(one.payinPaid, one.payinCount) },
          {
            title: t('mch.field.todayPayinSuccessRate'),
            isNumeric: true,
            render: ({ payinSuccessRate }) => shareText(payinSuccessRate),
          },
          {
            title: t('mch.detail.amount'),
            isNumeric: true,
            render: ({ payinAmount }) => <Money amount={payinAmount} currency={currency} />,
          },
          {
            title: t('mch.detail.fee'),
            isNumeric: true,
            render: ({ payinFee }) => <Money amount={payinFee} currency={currency} />,
          },
          { title: t('mch.detail.payouts'), isNumeric: true, render: (one) => paid(one.payoutPaid, one.payoutCount) },
          {
            title: `${t('mch.detail.payouts')} · ${t('mch.detail.amount')}`,
            isNumeric: true,
            render: ({ payoutAmount }) => <Money amount={payoutAmount} currency={currency} />,
          },
        ]}
      />
    </Section>
  );
}

/** Latest withdrawals, with a link to all of them. */
export function Withdrawals({ row }: PartProps) {
  const t = useT();
  const granted = useAccess();
  const { withdrawals, mchNo } = row;
  const title = t('mch.detail.tab.withdrawals');
  if (!withdrawals) return <p className="soft">{t('mch.detail.hiddenWithdrawals')}</p>;
  return (
    <Section title={title}>
      {withdrawals.length === 0 ? (
        <p className="soft">{t('mch.detail.noWithdrawals')}</p>
      ) : (
        <ScrollTable
          label={title}
          rows={withdrawals}
          rowKey={({ withdrawNo }) => withdrawNo}
          columns={[
            {
              title: t('mch.detail.withdrawNo'),
              isHeader: true,
              render: ({ withdrawNo }) =>
                canOpenRecord(granted, 'withdraw') ? (
                  <Link to={recordAddress({ entity: 'withdraw', no: withdrawNo })}>{withdrawNo}</Link>
                ) : (
                  withdrawNo
                ),
            },
            { title: t('mch.detail.submittedAt'), render: ({ submittedAt }) => <Time at={submittedAt} withRelative /> },
            {
              title: t('mch.detail.amount'),
              isNumeric: true,
              render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            },
            {
              title: t('mch.field.status'),
              render: ({ status }) => <StatusTag group="trade.withdraw.status" value={status} tones={withdrawStatusTones} />,
            },
          ]}
        />
      )}
      {granted['trade:withdraw:page'] && (
        <p>
          <Link to={`/trade/withdraw?view=ALL&holderNo=${mchNo}`}>{t('mch.detail.allWithdrawals')}</Link>
        </p>
      )}
    </Section>
  );
}

/** Callback deliveries. */
export function Callbacks({ row }: PartProps) {
  const t = useT();
  const granted = useAccess();
  const { callbacks, notifyUrl, mchNo } = row;
  if (!callbacks) return null;
  const { total, byStatus, firstTryRate, medianMs, failures = [] } = callbacks;
  const count = (status: string) => byStatus.find((one) => one.status === status)?.count ?? 0;
  const title = t('mch.detail.failures');
  return (
    <>
      <Section title={t('mch.detail.tab.callbacks')}>
        {factsOf([
          { label: t('mch.field.notifyUrl'), value: notifyUrl ?? t('mch.message.never') },
          { label: t('mch.detail.callbacksOf'), value: total },
          { label: t('mch.detail.firstTry'), value: shareText(firstTryRate) },
          {
            label: t('mch.detail.medianMs'),
            value: medianMs !== null && medianMs !== undefined && <Duration ms={medianMs} />,
          },
          ...notifyStatuses
            .filter((status) => count(status) > 0)
            .map((status) => ({ label: t(`mch.notifyStatus.${status}`), value: count(status) })),
        ])}
      </Section>
      <CallbacksLink filters={{ mchNo }} name={mchNo} />
      <Section title={title}>
        {failures.length === 0 ? (
          <p className="soft">{t('mch.detail.noFailures')}</p>
        ) : (
          <ScrollTable
            label={title}
            rows={failures}
            rowKey={({ payOrderNo, at }) => `${payOrderNo} ${at}`}
            columns={[
              {
                title: t('mch.detail.order'),
                isHeader: true,
                render: ({ payOrderNo }) =>
                  canOpenRecord(granted, 'payorder') ? (
                    <Link to={recordAddress({ entity: 'payorder', no: payOrderNo })}>{payOrderNo}</Link>
                  ) : (
                    payOrderNo
                  ),
              },
              { title: t('mch.detail.time'), render: ({ at }) => <Time at={at} /> },
              { title: t('mch.detail.answer'), render: ({ httpStatus }) => httpStatus ?? t('mch.detail.noAnswer') },
            ]}
          />
        )}
      </Section>
    </>
  );
}

export function NotesPart({ row, onNoted }: PartProps & { onNoted: () => void }) {
  const t = useT();
  return (
    <Section title={t('mch.detail.tab.notes')}>
      <Notes
        notes={row.noteList ?? []}
        add={(note, options) => addNote({ entity: 'merchant', id: row.mchNo, ...note }, options)}
        fetchPeople={pagePeople}
        onNoted={onNoted}
      />
    </Section>
  );
}

/** Change history, newest first. */
export function Changes({ row }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  const { changes = [] } = row;
  const title = t('mch.detail.tab.changes');
  return (
    <Section title={title}>
      {changes.length === 0 ? (
        <p className="soft">{t('mch.detail.noChanges')}</p>
      ) : (
        <ScrollTable
          label={title}
          rows={changes}
          rowKey={({ traceId, at }, index) => `${traceId ?? at} ${index}`}
          columns={[
            { title: t('mch.detail.time'), isHeader: true, render: ({ at }) => <Time at={at} /> },
            { title: t('mch.detail.who'), render: ({ operatorName }) => operatorName },
            {
              title: t('mch.detail.what'),
              render: ({ action, actionName, result, reasonCode, remark }) => (
                <span className="stack">
                  {asShown(actionName ?? action.split(':').slice(2).join(':'))}
                  <small className="soft">
                    {joinedText([
                      result !== 'SUCCESS' && t('mch.detail.refused'),
                      reasonCode && labelOf('mch.reason', merchantReasons, reasonCode),
                      remark,
                    ])}
                  </small>
                </span>
              ),
            },
            {
              title: t('mch.detail.changed'),
              render: ({ fields = [] }) => (
                <ul className="mch-fields">
                  {fields.map(({ field, fieldName, before, beforeName, after, afterName }) => (
                    <li key={field}>
                      {asShown(fieldName ?? field)}: <ChangedValue value={before ?? null} name={beforeName} /> →{' '}
                      <ChangedValue value={after ?? null} name={afterName} />
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
