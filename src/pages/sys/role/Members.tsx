import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { OpenStatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { operatorStatusTones } from '@/domain/operator';
import { useT } from '@/hooks/useT';
import { pageRoleMembers } from '@/services/role';

const SHOWN = 100;

/** Members of a role. Beyond the first hundred, shows a count. */
export function Members({ roleCode }: { roleCode: string }) {
  const t = useT();
  const { data, error, refresh } = useRequest(
    () => pageRoleMembers({ roleCode, current: 1, pageSize: SHOWN }, { isQuiet: true }),
    { refreshDeps: [roleCode], onError: () => undefined },
  );
  if (error) return <LoadFailed error={error} title={t('common.list.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  const { list, total } = data;
  if (total === 0) return <p>{t('sys.role.detail.noMembers')}</p>;
  return (
    <>
      <ScrollTable
        label={t('sys.role.detail.members')}
        rows={list}
        rowKey={({ operatorId }) => operatorId}
        columns={[
          { title: t('sys.role.detail.username'), isHeader: true, render: ({ username }) => username },
          { title: t('sys.role.detail.realName'), render: ({ realName }) => realName ?? '–' },
          {
            title: t('sys.role.detail.memberStatus'),
            render: ({ status }) => <OpenStatusTag group="sys.operator.status" value={status} tones={operatorStatusTones} />,
          },
          { title: t('sys.role.detail.roles'), render: ({ roleCodes }) => roleCodes?.join(', ') || '–' },
          { title: t('sys.role.detail.lastLoginAt'), render: ({ lastLoginAt }) => <Time at={lastLoginAt} /> },
        ]}
      />
      {total > list.length && <p>{t('sys.role.detail.moreMembers', { shown: list.length, total })}</p>}
    </>
  );
}
