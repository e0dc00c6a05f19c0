import { ActionButton, RowAction } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { Entries } from '@/components/Entries';
import { EventLines } from '@/components/EventLines';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { SignedMoney } from '@/components/SignedMoney';
import { Time } from '@/components/Time';
import type { MoneyAccount, MoneyAccountDetail, MoneyAccountTotal } from '@/contract';
import { accountEvents, accountHolderTypes, accountHoldKinds, accountReasons, moneyAccountTypes } from '@/domain/account';
import { holderEntity } from '@/domain/records';
import { joinedText } from '@/domain/written';
import { useCode } from '@/hooks/useCode';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { OpenApprovals } from '@/screen/OpenApprovals';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getAccount } from '@/services/account';
import { downloadFile } from '@/services/commonRecord';
import { actionsOf } from './actions';
import { Proof, StatementLink, Status } from './cells';
import type { Ask, Dialog } from './dialog';

interface PartProps {
  row: MoneyAccountDetail;
}

const loadChart = () => withTexts(import('./DayChart'));

/** All actions. A disabled action shows the reason. */
function Actions({ row, ask }: { row: MoneyAccount; ask: Ask }) {
  const t = useT();
  return (
    <div className="panel-line">
      {actionsOf(t, row, ask).map(({ key, label, ...action }) => (
        <ActionButton key={key} {...action}>
          {label}
        </ActionButton>
      ))}
      <StatementLink no={row.accountNo} />
    </div>
  );
}

function Overview({ row }: { row: MoneyAccount }) {
  const t = useT();
  const labelOf = useLabel();
  const label = (name: NamesIn<'account.info.field'>) => t(`account.info.field.${name}`);
  const { currency, holderType, overdraftLimit } = row;
  const money = (name: 'availableAmount' | 'frozenAmount' | 'pendingAmount' | 'totalAmount' | 'totalIn' | 'totalOut') => ({
    label: label(name),
    value: <SignedMoney amount={row[name]} currency={currency} />,
  });
  return (
    <>
      <Section title={t('account.info.detail.overview')}>
        {factsOf([
          { label: label('holderName'), value: row.holderName },
          {
            label: label('holderNo'),
            value: (
              <CopyText text={row.holderNo} name={label('holderNo')}>
                <RecordLink entity={holderEntity(holderType)} no={row.holderNo} />
              </CopyText>
            ),
          },
          { label: label('holderType'), value: labelOf('account.info.holderType', accountHolderTypes, holderType) },
          { label: label('accountType'), value: labelOf('account.info.accountType', moneyAccountTypes, row.accountType) },
          { label: label('status'), value: <Status row={row} /> },
          { label: label('checkState'), value: row.checkState && <Proof row={row} /> },
          {
            label: label('overdraftLimit'),
            value: overdraftLimit ? <Money amount={overdraftLimit} currency={currency} /> : t('account.info.detail.unlimited'),
          },
          { label: label('createdAt'), value: row.createdAt && <Time at={row.createdAt} /> },
          { label: label('updatedAt'), value: row.updatedAt && <Time at={row.updatedAt} withRelative /> },
          { label: label('updatedBy'), value: row.updatedBy },
        ])}
      </Section>
      <Section title={t('account.info.detail.buckets')}>
        {factsOf([
          money('availableAmount'),
          money('frozenAmount'),
          {
            label: label('releasableAmount'),
            value: row.releasableAmount && <Money amount={row.releasableAmount} currency={currency} />,
          },
          ...(['pendingAmount', 'totalAmount', 'totalIn', 'totalOut'] as const).map(money),
        ])}
      </Section>
    </>
  );
}

function Chart({ row }: PartProps) {
  const t = useT();
  const code = useCode(loadChart, row.days.length > 0);
  return (
    <Section title={t('account.info.detail.chart', { count: row.days.length })}>
      {code && <code.DayChart days={row.days} currency={row.currency} />}
    </Section>
  );
}

function Holds({ row, ask }: PartProps & { ask: Ask }) {
  const t = useT();
  const labelOf = useLabel();
  const { holds, holdCount = holds.length } = row;
  const title = t('account.info.detail.holds');
  return (
    <Section title={title}>
      {holds.length > 0 && (
        <>
          {holdCount > holds.length && (
            <p className="soft">{t('account.info.detail.holdCount', { count: holdCount, shown: holds.length })}</p>
          )}
          <ScrollTable
            label={title}
            rows={holds}
            rowKey={({ holdNo }) => holdNo}
            columns={[
              {
                title: t('account.info.hold.no'),
                isHeader: true,
                render: ({ holdNo }) => <CopyText text={holdNo} name={t('account.info.hold.no')} />,
              },
              {
                title: t('account.info.hold.kind'),
                render: ({ kind, reasonCode, remark }) => (
                  <span className="stack">
                    {labelOf('account.info.holdKind', accountHoldKinds, kind)}
                    {reasonCode && (
                      <small className="soft">
                        {joinedText([labelOf('account.info.reason', accountReasons, reasonCode), remark])}
                      </small>
                    )}
                  </span>
                ),
              },
              {
                title: t('account.info.field.amount'),
                isNumeric: true,
                render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
              },
              { title: t('account.info.hold.createdAt'), render: ({ createdAt }) => <Time at={createdAt} withRelative /> },
              { title: t('account.info.hold.until'), render: ({ until }) => (until ? <Time at={until} /> : '–') },
              { title: t('account.info.hold.by'), render: ({ createdBy }) => createdBy ?? '–' },
              {
                title: t('common.list.actions'),
                render: (hold) =>
                  hold.canRelease && (
                    <RowAction
                      access="user:account:unfreeze"
                      label={t('account.info.action.releaseHold', { no: hold.holdNo })}
                      onClick={() => ask({ kind: 'unfreeze', row, hold })}
                    >
                      {t('account.info.action.unfreeze')}
                    </RowAction>
                  ),
              },
            ]}
          />
        </>
      )}
    </Section>
  );
}

function Reserves({ row: { reserves = [], currency } }: PartProps) {
  const t = useT();
  const title = t('account.info.detail.reserves');
  if (reserves.length === 0) return null;
  return (
    <Section title={title}>
      <ScrollTable
        label={title}
        rows={reserves}
        rowKey={({ date }) => date}
        columns={[
          { title: t('account.info.reserve.date'), isHeader: true, render: ({ date }) => date },
          { title: t('account.info.reserve.count'), isNumeric: true, render: ({ count }) => count },
          {
            title: t('account.info.field.amount'),
            isNumeric: true,
            render: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
        ]}
      />
    </Section>
  );
}

function Past({ row: { entries, events = [], logs = [] } }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  const last = t('account.info.detail.entries');
  return (
    <>
      <Section title={last}>{entries.length > 0 && <Entries label={last} entries={entries} names="refNo" />}</Section>
      <Section title={t('account.info.detail.history')}>
        {events.length > 0 && (
          <EventLines
            events={events}
            group="account.info.event"
            known={accountEvents}
            reasonOf={(code) => labelOf('account.info.reason', accountReasons, code)}
            onFile={downloadFile}
          />
        )}
      </Section>
      <LogSection title={t('account.info.detail.logs')} logs={logs} />
    </>
  );
}

/** One account: actions, buckets, daily balances, holds and last entries. */
export function AccountDrawer({ id, screen }: DrawerProps<MoneyAccount, Dialog, MoneyAccountTotal>) {
  const t = useT();
  return (
    <ScreenDrawer<MoneyAccount, MoneyAccountDetail, Dialog, MoneyAccountTotal>
      id={id}
      screen={screen}
      title={(no) => t('account.info.detail.title', { no })}
      fetchDetail={getAccount}
      head={(row) => (
        <div key={row.accountNo}>
          <Actions row={row} ask={screen.ask} />
          <OpenApprovals entity="account" no={row.accountNo} />
          <Overview row={row} />
        </div>
      )}
    >
      {(row) => (
        <div key={row.accountNo}>
          <Chart row={row} />
          <Reserves row={row} />
          <Holds row={row} ask={screen.ask} />
          <Past row={row} />
        </div>
      )}
    </ScreenDrawer>
  );
}
