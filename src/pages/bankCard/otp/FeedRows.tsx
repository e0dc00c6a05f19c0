import { Button, Empty, Skeleton } from 'antd';
import type { RefObject } from 'react';
import { RowAction } from '@/components/ActionButton';
import { Duration } from '@/components/Duration';
import { LoadFailed } from '@/components/LoadFailed';
import { Money } from '@/components/Money';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { AccessKey, DeviceMessage, DeviceMessageAction } from '@/contract';
import { messageActionState, messageActions, messageTypes, parseTones } from '@/domain/listen';
import { useDialog } from '@/hooks/useDialog';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { Card } from './cells';
import { type MessageDialog, MessageDialogs } from './MessageDialogs';
import type { FeedState } from './useFeed';

const KEYS: Readonly<Record<DeviceMessageAction, AccessKey>> = {
  line: 'bank:card:channel:message:line',
  ignore: 'bank:card:channel:message:ignore',
  reveal: 'bank:card:channel:message:reveal',
};
const keyOf = (action: DeviceMessageAction): AccessKey => KEYS[action];

interface RowsProps {
  feed: FeedState;
  label: string;
  /** Lets the caller detect whether you are reading the rows. */
  rowsRef: RefObject<HTMLDivElement | null>;
}

function Actions({ row, ask }: { row: DeviceMessage; ask: (dialog: MessageDialog) => void }) {
  const t = useT();
  return (
    <span className="row-actions">
      {messageActions
        .map((action) => ({
          action,
          state: action === 'reveal' ? messageActionState(row, action) : versioned(row, messageActionState(row, action)),
        }))
        .filter(({ state }) => state.isAllowed || state.why !== undefined)
        .map(({ action, state }) => (
          <RowAction
            key={action}
            access={keyOf(action)}
            label={`${t(`listen.action.${action}`)} ${row.msgNo}`}
            state={state}
            onClick={() => ask({ kind: action, row })}
          >
            {t(`listen.action.${action}`)}
          </RowAction>
        ))}
    </span>
  );
}

/** Messages with their actions, newest first. The text and its code never appear. */
export function FeedRows({ feed, label, rowsRef }: RowsProps) {
  const t = useT();
  const labelOf = useLabel();
  const [dialog, ask] = useDialog<MessageDialog>(feed.rows, 'msgNo');
  const columns: ScrollColumn<DeviceMessage>[] = [
    { title: t('listen.feed.received'), isHeader: true, render: ({ receivedAt }) => <Time at={receivedAt} /> },
    { title: t('listen.feed.card'), render: ({ cardId = '', cardNo }) => <Card row={{ cardId, cardNo, bankCode: undefined }} /> },
    { title: t('listen.feed.sender'), render: ({ sender }) => sender ?? '–' },
    { title: t('listen.feed.msgType'), render: ({ msgType }) => labelOf('listen.msgType', messageTypes, msgType) },
    {
      title: t('listen.feed.amount'),
      isNumeric: true,
      render: ({ parsedAmount, currency = '' }) => <Money amount={parsedAmount ?? undefined} currency={currency} />,
    },
    {
      title: t('listen.feed.parseStatus'),
      render: ({ parseStatus }) => <StatusTag group="listen.parseStatus" value={parseStatus} tones={parseTones} />,
    },
    {
      title: t('listen.feed.record'),
      render: ({ lineNo, itemNo, codeMasked }) => (
        <span className="stack number">
          {lineNo ?? itemNo ?? '–'}
          {codeMasked && <small>{codeMasked}</small>}
        </span>
      ),
    },
    {
      title: t('listen.feed.delay'),
      isNumeric: true,
      render: ({ delaySec }) => <Duration seconds={delaySec} />,
    },
    { title: t('listen.feed.actions'), render: (row) => <Actions row={row} ask={ask} /> },
  ];
  const { status, rows, error } = feed;
  if (status === 'loading') return <Skeleton active title={false} />;
  if (status === 'failed') return <LoadFailed error={error} title={t('common.list.failed')} onRetry={feed.retry} />;
  return (
    <div className="listen-rows" ref={rowsRef}>
      {rows.length === 0 ? (
        <Empty description={t('listen.feed.none')} />
      ) : (
        <ScrollTable label={label} rows={rows} rowKey={({ msgNo }) => msgNo} columns={columns} />
      )}
      {feed.hasOlder && (
        <Button type="link" onClick={feed.showOlder}>
          {t('listen.feed.older')}
        </Button>
      )}
      {dialog && (
        <MessageDialogs dialog={dialog} ask={ask} onChanged={feed.replace} onReload={feed.retry} onClose={() => ask(undefined)} />
      )}
    </div>
  );
}
