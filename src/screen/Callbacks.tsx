import { useLocation } from '@umijs/max';
import { Button, Drawer, Empty, Skeleton } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BulkResultModal } from '@/components/BulkResultModal';
import { choicesOf } from '@/components/choices';
import { FilterBar, type FilterField } from '@/components/FilterBar';
import { LoadFailed } from '@/components/LoadFailed';
import { PlainTable } from '@/components/PlainTable';
import { SelectionBar } from '@/components/SelectionBar';
import { StatusTag } from '@/components/StatusTag';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { FIRST_PAGE, PAGE_SIZES } from '@/constants';
import type { Callback, NotifyStatus } from '@/contract';
import { callbackEntities } from '@/domain/callback';
import { notifyStatuses, notifyTones } from '@/domain/sett';
import { useAccess } from '@/hooks/useAccess';
import type { Filters, ListState, SetListState } from '@/hooks/useListState';
import { useResourceList } from '@/hooks/useResourceList';
import { useSelection } from '@/hooks/useSelection';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';
import { pageCallbacks } from '@/services/commonCallback';
import { CallbackTries } from './CallbackTries';
import { callbackColumns } from './callbackColumns';
import { filtersFor } from './filters';
import { useHasCallbacks } from './useHasCallbacks';
import { RESEND_LIMIT, useResend } from './useResend';

type PageQuery = Parameters<typeof pageCallbacks>[0];

const PAGE_SIZE = 20;
const ROWS = 'no';

function filterFields(t: Translate): FilterField[] {
  const filter = filtersFor<typeof pageCallbacks>()('callback', t);
  return [
    filter.text('keyword', { hint: t('common.list.keywordHint') }),
    filter.as('mchName').choose('mchNo', 'merchant'),
    // Without NONE: an order without a callback is no row.
    {
      kind: 'select',
      name: 'notifyStatus',
      label: t('callback.field.notifyStatus'),
      choices: choicesOf(t, 'payorder.notifyStatus', notifyStatuses.slice(1)),
      isMultiple: true,
    },
    filter.text('httpStatus', { hint: t('callback.httpHint') }),
    filter.many('entity', callbackEntities),
    filter.times('lastNotifyFrom', 'lastNotifyTo', 'lastNotifyAt'),
  ];
}

/** The list's state; not in the address, which belongs to the screen below. */
function useOwnState(filters: Filters): [ListState, SetListState] {
  const [state, setState] = useState<ListState>({ current: FIRST_PAGE, pageSize: PAGE_SIZE, filters });
  const change = useCallback<SetListState>(
    (next) =>
      setState((before) => ({
        ...before,
        ...(!next.current && { current: FIRST_PAGE }),
        ...(next.filters && { turn: (before.turn ?? 0) + 1 }),
        ...next,
      })),
    [],
  );
  return [state, change];
}

const fetchPage = ({ httpStatus, ...query }: PageQuery, { signal }: { signal: AbortSignal }) =>
  pageCallbacks({ ...query, httpStatus: httpStatus?.toUpperCase() }, { signal });

interface CallbacksProps {
  filters?: Filters;
  onClose: () => void;
}

const NO_FILTERS: Filters = {};

/** Callbacks of all orders: find them, look at request and answer, resend them (docs/rules/callback.md#rows). */
export function CallbacksDrawer({ filters = NO_FILTERS, onClose }: CallbacksProps) {
  const t = useT();
  const granted = useAccess();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // A link of the list leads to its record.
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  const [state, setState] = useOwnState(filters);
  const list = useResourceList<Callback, never, PageQuery>({ list: [state, setState], rowKey: ROWS, fetchPage });
  const { status, error, rows, total, reload } = list;
  const selection = useSelection(list, ROWS);
  const [shown, setShown] = useState<Callback>();
  const { submit, isBusy, refusal, isUnknown, report, closeReport } = useResend(() => {
    selection.clear();
    reload();
  });
  const fields = useMemo(() => filterFields(t), [t]);
  const columns = useMemo(() => callbackColumns(t, setShown), [t]);
  const canResend = granted['trade:payorder:notify'] || granted['trade:sett:notify'];
  const isTooMany = selection.rows.length > RESEND_LIMIT;

  const empty = () => {
    if (status === 'loading') return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
    if (status === 'failed') return <LoadFailed error={error} title={t('callback.failed')} onRetry={reload} />;
    return <Empty description={t(Object.values(state.filters).some(Boolean) ? 'common.list.noMatch' : 'callback.none')} />;
  };
  const paging = status === 'ready' && {
    current: state.current,
    pageSize: state.pageSize,
    total,
    showSizeChanger: true,
    pageSizeOptions: [...PAGE_SIZES],
    showTotal: (all: number, [from, to]: [number, number]) => t('common.list.range', { from, to, total: all }),
  };
  return (
    <Drawer open size={1200} title={t('callback.title')} onClose={onClose}>
      <FilterBar fields={fields} shown={4} value={state.filters} onChange={(next) => setState({ filters: next })} />
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {canResend && (
        <SelectionBar selection={selection} total={total}>
          <Button type="primary" loading={isBusy} disabled={isTooMany} onClick={() => void submit(selection.rows)}>
            {t('callback.resend', { count: selection.rows.length })}
          </Button>
          {isTooMany && <span className="soft">{t('callback.message.tooMany', { max: RESEND_LIMIT })}</span>}
        </SelectionBar>
      )}
      <div aria-busy={status === 'loading' || list.isRefreshing}>
        <PlainTable<Callback>
          columns={columns}
          rows={rows}
          rowKey={ROWS}
          size="small"
          selectedKeys={canResend ? selection.keys : undefined}
          onSelect={selection.choose}
          onSort={() => undefined}
          paging={paging}
          onPage={(current, pageSize) => setState(pageSize === state.pageSize ? { current } : { pageSize })}
          empty={empty()}
        />
      </div>
      {shown && <CallbackTries row={shown} onClose={() => setShown(undefined)} />}
      {report && (
        <BulkResultModal
          succeeded={report.succeeded}
          failed={report.failed}
          idOf={({ no }) => no}
          idTitle={t('callback.field.no')}
          renderState={({ current }) => (
            <StatusTag group="payorder.notifyStatus" value={current?.status as NotifyStatus | undefined} tones={notifyTones} />
          )}
          onRetry={() => {
            closeReport();
            selection.choose(report.failed.map(({ no }) => no));
          }}
          onClose={closeReport}
        />
      )}
    </Drawer>
  );
}

/** Opens the callbacks of one record. Hidden where the server has no such list, or the operator sees no rows of it. */
export function CallbacksOf({ filters, name }: { filters: Filters; name: string }) {
  const t = useT();
  const isShown = useHasCallbacks();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  if (!isShown) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('callback.of', { name })}</Button>
      {isOpen && <CallbacksDrawer filters={filters} onClose={close} />}
    </>
  );
}
