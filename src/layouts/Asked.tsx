import { Button } from 'antd';
import { ChangedValue } from '@/components/ChangedValue';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { TableSection } from '@/components/TableSection';
import type { ApprovalAmount, ApprovalChange, ApprovalDetail } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { askedOf } from '@/domain/approval';
import { joinedText } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { downloadFile } from '@/services/commonRecord';
import './Asked.css';

const FOLDED = 8;

/** Words of a list that only one side has, and those of both sides, folded when they are many. */
function Items({ items, other = [], own: Own }: { items: readonly string[]; other?: readonly string[]; own: 'del' | 'strong' }) {
  const t = useT();
  const own = items.filter((item) => !other.includes(item));
  const both = items.filter((item) => other.includes(item));
  const list = (words: readonly string[]) => (
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
  if (items.length === 0) return <>–</>;
  return (
    <>
      {own.length > 0 && <Own>{list(own)}</Own>}
      {both.length > FOLDED ? (
        <details>
          <summary>{t('approval.preview.unchanged', { count: both.length })}</summary>
          {list(both)}
        </details>
      ) : (
        both.length > 0 && list(both)
      )}
    </>
  );
}

/** One side of a row: an amount with its currency, a time in the operator's zone, a list, or words. */
function Value({ row, side }: { row: ApprovalChange; side: 'before' | 'after' }) {
  const value = row[side];
  if (side === 'before' ? row.beforeItems : row.afterItems)
    return side === 'before' ? (
      <Items items={row.beforeItems ?? []} other={row.afterItems} own="del" />
    ) : (
      <Items items={row.afterItems ?? []} other={row.beforeItems} own="strong" />
    );
  if (value && row.currency) return <Money amount={value} currency={row.currency} />;
  return <ChangedValue value={value} name={side === 'before' ? row.beforeName : row.afterName} />;
}

/** All that was asked: every field, with the value before, and each account before and after (docs/rules/approval.md#detail). */
export function Asked({ detail }: { detail: ApprovalDetail }) {
  const t = useT();
  const { amounts, fileId, fileName } = detail.preview ?? {};
  const rows = askedOf(detail);
  const hasBefore = rows.some(({ before }) => before !== null);
  const isChanged = ({ before, after, currency }: ApprovalChange) => before !== null && before !== after && !currency;
  return (
    <div className="asked">
      <TableSection<ApprovalChange>
        title={t('approval.preview.changes')}
        rows={rows}
        rowKey={({ id, field }, index) => `${index} ${id} ${field}`}
        columns={[
          {
            title: t('approval.preview.field'),
            isHeader: true,
            render: ({ id, field, fieldName }) => joinedText([id, fieldName ?? field]),
          },
          ...(hasBefore
            ? [{ title: t('approval.preview.before'), render: (row: ApprovalChange) => <Value row={row} side="before" /> }]
            : []),
          {
            title: t(hasBefore ? 'approval.preview.after' : 'approval.preview.value'),
            render: (row) => {
              if (fileId && row.after === fileId)
                return (
                  <Button type="link" className="fold" onClick={() => void downloadFile(fileId).catch(ignoreApiError)}>
                    {fileName ?? fileId}
                  </Button>
                );
              const shown = <Value row={row} side="after" />;
              return isChanged(row) && !row.afterItems ? <strong>{shown}</strong> : shown;
            },
          },
        ]}
      />
      <TableSection<ApprovalAmount>
        title={t('approval.preview.amounts')}
        rows={amounts ?? []}
        rowKey={({ accountNo }) => accountNo}
        columns={[
          {
            title: t('approval.preview.account'),
            isHeader: true,
            render: ({ accountNo, holderName, accountType }) => (
              <>
                <RecordLink entity="account" no={accountNo} />
                <small className="soft stack">
                  {joinedText([holderName, accountType && t(`approval.accountType.${accountType}`)])}
                </small>
              </>
            ),
          },
          ...(['before', 'after'] as const).map((name) => ({
            title: t(`approval.preview.${name}`),
            isNumeric: true,
            render: (one: ApprovalAmount) => <Money amount={one[name]} currency={one.currency} />,
          })),
        ]}
      />
    </div>
  );
}
