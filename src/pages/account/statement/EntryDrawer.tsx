import { Link } from '@umijs/max';
import { Button } from 'antd';
import { CopyText } from '@/components/CopyText';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { SignedMoney } from '@/components/SignedMoney';
import { Time } from '@/components/Time';
import type { AccountEntry, AccountEntryDetail, AccountEntryTotal } from '@/contract';
import { accountBizTypes, accountBuckets, accountReasons, moneyAccountTypes } from '@/domain/account';
import { ignoreApiError } from '@/domain/apiError';
import { canOpenRecord, recordAddress } from '@/domain/records';
import { asShown, joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getAccountEntry } from '@/services/account';
import { downloadFile } from '@/services/commonRecord';
import { Account, Cause, Side } from './cells';

function Overview({ row }: { row: AccountEntry & Partial<AccountEntryDetail> }) {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  const label = (name: NamesIn<'account.statement.field'>) => t(`account.statement.field.${name}`);
  const { currency, reasonCode, fileId, fileName } = row;
  return (
    <>
      <Section title={t('account.statement.detail.overview')}>
        {factsOf([
          { label: label('historyNo'), value: <CopyText text={row.historyNo} name={label('historyNo')} /> },
          { label: label('txnNo'), value: <CopyText text={row.txnNo} name={label('txnNo')} /> },
          { label: label('createdAt'), value: <Time at={row.createdAt} withRelative /> },
          { label: label('bizDate'), value: row.bizDate },
          {
            label: label('accountNo'),
            value: canOpenRecord(granted, 'account') ? (
              <Link to={recordAddress({ entity: 'account', no: row.accountNo })}>
                {joinedText([row.holderName, row.accountNo])}
              </Link>
            ) : (
              <Account row={row} />
            ),
          },
          { label: label('bucket'), value: labelOf('account.info.bucket', accountBuckets, row.bucket) },
          { label: label('inAmount'), value: row.direction === 'IN' && <Side row={row} of="IN" /> },
          { label: label('outAmount'), value: row.direction === 'OUT' && <Side row={row} of="OUT" /> },
          { label: label('beforeAmount'), value: <SignedMoney amount={row.beforeAmount} currency={currency} /> },
          { label: label('afterAmount'), value: <SignedMoney amount={row.afterAmount} currency={currency} /> },
        ])}
      </Section>
      <Section title={t('account.statement.detail.cause')}>
        {factsOf([
          { label: label('bizType'), value: labelOf('account.statement.bizType', accountBizTypes, row.bizType) },
          { label: label('bizNo'), value: <Cause row={row} /> },
          { label: label('mchOrderNo'), value: row.mchOrderNo },
          { label: label('operatorName'), value: row.operatorName },
          { label: label('summary'), value: row.summary },
          // Only the detail has this field. It comes last so that the others do not move when it arrives.
          { label: label('reasonCode'), value: reasonCode && labelOf('account.info.reason', accountReasons, reasonCode) },
        ])}
        {fileId && (
          <Button type="link" onClick={() => void downloadFile(fileId).catch(ignoreApiError)}>
            {t('account.statement.action.evidence', { name: fileName ?? fileId })}
          </Button>
        )}
      </Section>
    </>
  );
}

function AllSides({ row }: { row: AccountEntryDetail }) {
  const t = useT();
  const labelOf = useLabel();
  const title = t('account.statement.detail.sides');
  const label = (name: NamesIn<'account.statement.field'>) => t(`account.statement.field.${name}`);
  return (
    <Section title={title}>
      <ScrollTable
        label={title}
        rows={row.sides}
        rowKey={({ historyNo }) => historyNo}
        columns={[
          {
            title: label('holderName'),
            isHeader: true,
            render: ({ holderName, accountNo, accountType }) => (
              <span className="stack">
                {asShown(holderName)} · {labelOf('account.info.accountType', moneyAccountTypes, accountType)}
                <small>
                  <RecordLink entity="account" no={accountNo} />
                </small>
              </span>
            ),
          },
          { title: label('bucket'), render: ({ bucket }) => labelOf('account.info.bucket', accountBuckets, bucket) },
          { title: label('inAmount'), isNumeric: true, render: (side) => <Side row={side} of="IN" /> },
          { title: label('outAmount'), isNumeric: true, render: (side) => <Side row={side} of="OUT" /> },
          {
            title: label('beforeAmount'),
            isNumeric: true,
            render: ({ beforeAmount, currency }) => <Money amount={beforeAmount} currency={currency} />,
          },
          {
            title: label('afterAmount'),
            isNumeric: true,
            render: ({ afterAmount, currency }) => <Money amount={afterAmount} currency={currency} />,
          },
        ]}
      />
      {row.hiddenSides > 0 && <p className="soft">{t('account.statement.message.hiddenSides', { count: row.hiddenSides })}</p>}
    </Section>
  );
}

/** One entry: balance change, cause, and all sides of its transaction. */
export function EntryDrawer(props: DrawerProps<AccountEntry, never, AccountEntryTotal>) {
  const t = useT();
  return (
    <ScreenDrawer<AccountEntry, AccountEntryDetail, never, AccountEntryTotal>
      {...props}
      title={(of) => t('account.statement.detail.title', { no: of })}
      fetchDetail={getAccountEntry}
      head={(row) => <Overview key={row.historyNo} row={row} />}
    >
      {(row) => <AllSides key={row.historyNo} row={row} />}
    </ScreenDrawer>
  );
}
