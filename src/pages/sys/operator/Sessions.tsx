import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { RowAction } from '@/components/ActionButton';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { Operator } from '@/contract';
import { operatorActionState } from '@/domain/operator';
import { useT } from '@/hooks/useT';
import { listOperatorSessions } from '@/services/operator';
import type { Ask } from './dialog';

/** Sessions, each with a button to end it. The action above ends all of them. */
export function Sessions({ row, ask }: { row: Operator; ask: Ask }) {
  const t = useT();
  const { data, error, refresh } = useRequest(() => listOperatorSessions(row.operatorId), {
    refreshDeps: [row.version, row.onlineSessions],
    onError: () => undefined,
  });
  const title = t('sys.operator.detail.sessions');
  return (
    <Section title={title}>
      {error && <LoadFailed error={error} title={t('sys.operator.detail.failed')} onRetry={refresh} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {data?.length === 0 && <p className="soft">{t('sys.operator.detail.noSession')}</p>}
      {data && data.length > 0 && (
        <ScrollTable
          label={title}
          rows={data}
          rowKey={({ sessionId }) => sessionId}
          columns={[
            {
              title: t('sys.operator.detail.startedAt'),
              isHeader: true,
              render: ({ startedAt }) => <Time at={startedAt} withRelative />,
            },
            { title: t('sys.operator.detail.lastSeenAt'), render: ({ lastSeenAt }) => <Time at={lastSeenAt} withRelative /> },
            {
              title: t('sys.operator.detail.ip'),
              render: ({ ip, isCurrent }) => (
                <>
                  {ip ?? '–'} {isCurrent && <span className="tag tag-processing">{t('sys.operator.detail.current')}</span>}
                </>
              ),
            },
            {
              title: t('sys.operator.detail.device'),
              render: ({ userAgent }) => <span className="session-device">{userAgent || '–'}</span>,
            },
            {
              title: t('common.list.actions'),
              render: ({ sessionId, ip = '' }) => (
                <RowAction
                  access="sys:operator:kick"
                  isDanger
                  label={t('sys.operator.action.kickOneOf', { ip })}
                  state={operatorActionState(row, 'kick')}
                  onClick={() => ask({ kind: 'kick', row, session: { id: sessionId, ip } })}
                >
                  {t('sys.operator.action.kickOne')}
                </RowAction>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
