import { useRequest } from 'ahooks';
import { Button, Drawer, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { detailAddress, RowLink } from '@/components/RecordLink';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { SignedMoney } from '@/components/SignedMoney';
import type { AccountProof } from '@/contract';
import { accountBuckets } from '@/domain/account';
import { ignoreApiError } from '@/domain/apiError';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { proveAccounts } from '@/services/account';

interface ProofDrawerProps {
  /** The accounts now carry the result. */
  onProved: () => void;
  onClose: () => void;
  onOpen: (no: string) => void;
}

function Verdict({ proof, onOpen }: { proof: AccountProof; onOpen: (no: string) => void }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { currencies, broken, entries = 0, accounts = 0, checkedAt } = proof;
  return (
    <>
      <p className="soft" role="status">
        {t('account.info.proof.scope', { entries, accounts, time: format.time(checkedAt) })}
      </p>
      <ScrollTable
        label={t('account.info.proof.title')}
        rows={currencies}
        rowKey={({ currency }) => currency}
        columns={[
          { title: t('account.info.proof.currency'), isHeader: true, render: ({ currency }) => currency },
          { title: t('account.info.proof.accounts'), isNumeric: true, render: (row) => row.accounts ?? '–' },
          {
            title: t('account.info.proof.sum'),
            isNumeric: true,
            render: ({ sum, currency }) => <SignedMoney amount={sum} currency={currency} />,
          },
          {
            title: t('account.info.proof.verdict'),
            render: ({ isBalanced }) => (
              <span className={`tag tag-${isBalanced ? 'success' : 'error'}`}>
                {t(isBalanced ? 'account.info.proof.balanced' : 'account.info.proof.unbalanced')}
              </span>
            ),
          },
        ]}
      />
      {broken.length === 0 ? (
        <p>{t('account.info.proof.chain')}</p>
      ) : (
        <Section title={t('account.info.proof.broken')}>
          <ScrollTable
            label={t('account.info.proof.broken')}
            rows={broken}
            rowKey={({ accountNo }) => accountNo}
            columns={[
              {
                title: t('account.info.field.accountNo'),
                isHeader: true,
                render: ({ accountNo }) => (
                  <RowLink
                    href={detailAddress(accountNo)}
                    aria-label={t('common.action.open', { name: accountNo })}
                    onOpen={() => onOpen(accountNo)}
                  >
                    {accountNo}
                  </RowLink>
                ),
              },
              {
                title: t('account.info.proof.bucket'),
                render: ({ bucket }) => labelOf('account.info.bucket', accountBuckets, bucket),
              },
              { title: t('account.info.proof.entry'), render: ({ historyNo }) => historyNo ?? '–' },
              { title: t('account.info.proof.why'), render: ({ why }) => why },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** Runs the ledger check when opened: one result per currency, and the accounts that do not balance. */
export function ProofDrawer({ onProved, onClose, onOpen }: ProofDrawerProps) {
  const t = useT();
  const controller = useRef<AbortController>(undefined);
  const { data, error, loading, run } = useRequest(
    () => {
      controller.current = new AbortController();
      return proveAccounts({ signal: controller.current.signal });
    },
    { onError: ignoreApiError, onSuccess: onProved },
  );
  useEffect(() => () => controller.current?.abort(), []);
  return (
    <Drawer
      open
      size={800}
      title={t('account.info.proof.title')}
      onClose={onClose}
      extra={
        <Button loading={loading} onClick={run}>
          {t('account.info.action.proveAgain')}
        </Button>
      }
    >
      {loading && (
        <>
          <p role="status">{t('account.info.proof.running')}</p>
          <Skeleton active title={false} />
        </>
      )}
      {!loading && error && <LoadFailed error={error} title={t('account.info.proof.failed')} onRetry={run} />}
      {!loading && !error && data && (
        <Verdict
          proof={data}
          onOpen={(no) => {
            onClose();
            onOpen(no);
          }}
        />
      )}
    </Drawer>
  );
}
