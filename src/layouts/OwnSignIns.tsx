import { useRequest } from 'ahooks';
import { Empty, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { SignIn } from '@/contract';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { pageOwnSignIns } from '@/services/security';

function Result({ isSuccess, reason }: SignIn) {
  const t = useT();
  if (isSuccess) return <span className="tag tag-success">{t('security.signIn.success')}</span>;
  return <span className="tag tag-error">{reason && t(`security.signIn.reasons.${reason}`)}</span>;
}

function SignIns() {
  const t = useT();
  const [current, setCurrent] = useState(1);
  const { data, error, loading, refresh } = useRequest(() => pageOwnSignIns(current), {
    refreshDeps: [current],
    onError: () => undefined,
  });
  if (error) return <LoadFailed error={error} title={t('security.signIn.failed')} isBusy={loading} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  if (data.total === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('security.signIn.empty')} />;
  return (
    <>
      <p>{t('security.signIn.hint')}</p>
      <ScrollTable
        label={t('security.signIn.name')}
        rows={data.list}
        rowKey={({ at }, index) => `${at} ${index}`}
        columns={[
          { title: t('security.signIn.at'), isHeader: true, render: ({ at }) => <Time at={at} withRelative /> },
          { title: t('security.signIn.result'), render: (row) => <Result {...row} /> },
          { title: t('security.signIn.method'), render: ({ method }) => t(`security.signIn.methods.${method}`) },
          { title: t('security.session.ip'), render: ({ ip }) => ip },
          {
            title: t('security.session.userAgent'),
            render: ({ userAgent }) => <span className="user-agent">{userAgent ?? '–'}</span>,
          },
        ]}
      />
      <Pagination
        className="below-table"
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={current}
        pageSize={data.pageSize}
        total={data.total}
        onChange={setCurrent}
      />
    </>
  );
}

/** The own last sign-ins, on a server that has them (docs/rules/session.md#own-security). */
export function OwnSignIns() {
  const t = useT();
  if (!useIsBuilt('/auth/signIn/page')) return null;
  return (
    <Section title={t('security.signIn.name')}>
      <SignIns />
    </Section>
  );
}
