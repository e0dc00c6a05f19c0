import { Select } from 'antd';
import { useState } from 'react';
import { serverNow } from '@/domain/serverClock';
import { useT } from '@/hooks/useT';
import { ExportButton } from '@/screen/ExportButton';
import { downloadAccountStatement } from '@/services/account';

const MONTHS = 12;

/** Newest first. */
function monthsBack(): string[] {
  const now = new Date(serverNow());
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** The monthly statement of one account as a file for its holder. */
export function StatementFile({ accountNo }: { accountNo: string }) {
  const t = useT();
  const [months] = useState(monthsBack);
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <>
      <Select
        aria-label={t('account.statement.action.fileLabel')}
        value={month}
        options={months.map((value) => ({ value, label: value }))}
        onChange={setMonth}
      />
      <ExportButton
        access="user:accountHistory:file"
        isDisabled={false}
        label={t('account.statement.action.file', { month })}
        download={(format, options) => downloadAccountStatement({ accountNo, month, format }, options)}
      />
    </>
  );
}
