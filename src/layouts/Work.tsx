import { Link } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Empty, Pagination, Skeleton } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Access } from '@/access';
import { LoadFailed } from '@/components/LoadFailed';
import { Money } from '@/components/Money';
import { RefreshButton } from '@/components/RefreshButton';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { WorkItem, WorkKind } from '@/contract';
import { canOpenRecord, isKnownEntity, RECORD_PARAM, recordAddress } from '@/domain/records';
import { serverNow } from '@/domain/serverClock';
import { dueGrade } from '@/domain/thresholds';
import { waitingWork, workKinds, workReasons, workTones } from '@/domain/work';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { pageWork } from '@/services/work';
import { noteInbox } from '@/stores/mentions';
import { StartScreen } from './StartScreen';
import './Work.css';
import './MentionList.css';

const SHOWN = 50;

/** Where the record opens; undefined without the right, or for a kind that this console has no screen for. */
function addressOf({ entity, no }: WorkItem, granted: Access): string | undefined {
  // Currency pairs take no notes, so they are not among the records of the contract.
  if (entity === 'rate')
    return granted['sys:exchange:page'] && granted['sys:exchange:detail']
      ? `/currency/rate?${new URLSearchParams({ [RECORD_PARAM]: no })}`
      : undefined;
  return isKnownEntity(entity) && canOpenRecord(granted, entity) ? recordAddress({ entity, no }) : undefined;
}

function Times({ item: { dueAt, since, state } }: { item: WorkItem }) {
  const t = useT();
  const isEnded = state !== undefined && state !== 'WAITING' && state !== 'BLOCKED';
  const isLate = dueAt !== undefined && dueGrade(Date.parse(dueAt) - serverNow()) === 'error';
  return (
    <>
      {isLate && <span className="tag tag-error">{t('work.late')}</span>}
      <span>{dueAt ? t('work.due') : t(isEnded ? 'work.ended' : 'work.since')} </span>
      <Time at={dueAt ?? since} withRelative />
    </>
  );
}

/** One entry as a link to its record, or as a button to its approval. */
function Row({ item, onApproval }: { item: WorkItem; onApproval: (no: string) => void }) {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  const { kind, entity, no, name, why, state, actionName, by, amount, currency } = item;
  const facts = [
    name,
    actionName,
    labelOf('work.why', workReasons, why),
    by && t(state === 'WAITING' ? 'work.to' : 'work.of', { name: by }),
  ];
  const content: ReactNode = (
    <>
      <span className="mention-head">
        <strong>{labelOf('work.kind', workKinds, kind)}</strong>
        <span className="number">{no}</span>
        <StatusTag group="work.state" value={state} tones={workTones} />
        {amount && currency && <Money amount={amount} currency={currency} />}
      </span>
      <span className="mention-text">{joinedText(facts)}</span>
      <span className="mention-head soft">
        <Times item={item} />
      </span>
    </>
  );
  if (entity === 'approval')
    return (
      <button type="button" className="work-row" onClick={() => onApproval(no)}>
        {content}
      </button>
    );
  const address = addressOf(item, granted);
  return address ? (
    <Link to={address} className="work-row">
      {content}
    </Link>
  ) : (
    <div className="work-row">{content}</div>
  );
}

/** Arrow keys go from row to row; a link or button opens by Enter without help. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}

interface WorkProps {
  /** Shows an approval in the inbox. */
  onApproval: (no: string) => void;
}

/** Everything that waits for the operator, the earliest due first (docs/rules/work.md#console). */
export function Work({ onApproval }: WorkProps) {
  const t = useT();
  const labelOf = useLabel();
  const [{ kind, page }, setPlace] = useState<{ kind?: WorkKind; page: number }>({ page: 1 });
  const { data, error, loading, refresh } = useRequest(() => pageWork({ kind, current: page, pageSize: SHOWN }), {
    refreshDeps: [kind, page],
    onSuccess: ({ kinds }) => noteInbox({ work: waitingWork(kinds) }),
    onError: () => undefined,
  });
  if (error) return <LoadFailed error={error} title={t('work.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  const { kinds, list, total } = data;
  const chip = (label: string, value?: WorkKind) => (
    <Button
      key={label}
      size="small"
      type={value === kind ? 'primary' : 'default'}
      aria-pressed={value === kind}
      onClick={() => setPlace({ kind: value, page: 1 })}
    >
      {label}
    </Button>
  );
  const entries =
    list.length === 0 ? (
      <Empty description={t(kind ? 'work.emptyKind' : 'work.empty')} />
    ) : (
      <ul className="mention-list" aria-label={t('work.list')} onKeyDown={moveFocus}>
        {list.map((item) => (
          <li key={`${item.kind} ${item.no}`} className="mention-entry">
            <Row item={item} onApproval={onApproval} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <div className="work-tools" aria-busy={loading}>
        {chip(t('work.all', { count: kinds.reduce((sum, { count }) => sum + count, 0) }))}
        {kinds
          .filter((one) => one.count > 0 || one.kind === kind)
          .map((one) => chip(t('work.chip', { kind: labelOf('work.kind', workKinds, one.kind), count: one.count }), one.kind))}
        <RefreshButton onRefresh={refresh} />
      </div>
      {loading ? <Skeleton active title={false} /> : entries}
      {(total > SHOWN || page > 1) && (
        <Pagination
          size="small"
          current={page}
          pageSize={SHOWN}
          total={total}
          showSizeChanger={false}
          onChange={(next) => setPlace({ kind, page: next })}
        />
      )}
      <StartScreen />
    </>
  );
}
