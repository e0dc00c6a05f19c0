import { useRequest } from 'ahooks';
import { App, Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { ConfirmModal } from '@/components/FormModal';
import { LoadFailed } from '@/components/LoadFailed';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import { Time } from '@/components/Time';
import type { Factor } from '@/contract';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { pageFactors, removeFactor, renewRecoveryCodes } from '@/services/factor';
import { refreshRights } from '@/stores/rights';
import { FactorSetup } from './FactorSetup';
import { RecoveryCodes } from './RecoveryCodes';

/** Own second factors: add and remove, and new recovery codes (docs/rules/session.md#own-factors). */
export function Factors() {
  const t = useT();
  const { message } = App.useApp();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Factor>();
  const [isRenewing, setIsRenewing] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const canRenew = useIsBuilt('/auth/factor/recovery');
  const { data, error, refresh } = useRequest(pageFactors, { onError: () => undefined });
  const onChange = () => {
    setIsAdding(false);
    setLeaving(undefined);
    setCodes(undefined);
    refresh();
    refreshRights();
  };
  if (isAdding) return <FactorSetup onDone={onChange} onCancel={() => setIsAdding(false)} />;
  if (error) return <LoadFailed error={error} title={t('factor.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  const { list, recoveryLeft, isRequired } = data;
  // The last one stays while the role requires it.
  const canRemove = list.length > 1 || !isRequired;
  const actions: ScrollColumn<Factor> = {
    title: t('common.list.actions'),
    render: (factor) => (
      <Button size="small" aria-label={t('factor.removeOf', { name: factor.name })} onClick={() => setLeaving(factor)}>
        {t('factor.remove')}
      </Button>
    ),
  };
  return (
    <>
      {isRequired && <p>{t('factor.required')}</p>}
      {list.length === 0 ? (
        <Empty description={t('factor.none')} />
      ) : (
        <>
          <ScrollTable
            label={t('factor.list')}
            rows={list}
            rowKey={({ factorId }) => factorId}
            columns={[
              { title: t('factor.field.name'), isHeader: true, render: ({ name }) => name },
              { title: t('factor.field.kind'), render: ({ kind }) => t(`factor.kind.${kind}`) },
              { title: t('factor.field.createdAt'), render: ({ createdAt }) => <Time at={createdAt} /> },
              {
                title: t('factor.field.lastUsedAt'),
                render: ({ lastUsedAt }) => lastUsedAt && <Time at={lastUsedAt} withRelative />,
              },
              ...(canRemove ? [actions] : []),
            ]}
          />
          <p className="soft">
            {t('factor.recoveryLeft', { count: recoveryLeft })}{' '}
            {canRenew && (
              <Button size="small" onClick={() => setIsRenewing(true)}>
                {t('factor.renew')}
              </Button>
            )}
          </p>
        </>
      )}
      <Button type="primary" onClick={() => setIsAdding(true)}>
        {t('factor.add')}
      </Button>
      {isRenewing && (
        <ConfirmModal<{ recoveryCodes: string[] }>
          id="factor-renew"
          title={t('factor.renewTitle')}
          okText={t('factor.renew')}
          send={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => {
            setIsRenewing(false);
            setCodes(recoveryCodes);
          }}
          onClose={() => setIsRenewing(false)}
        >
          {t('factor.renewText', { count: recoveryLeft })}
        </ConfirmModal>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={onChange} />}
      {leaving && (
        <ConfirmModal<Factor>
          isDanger
          id="factor-remove"
          title={t('factor.removeTitle', { name: leaving.name })}
          okText={t('factor.remove')}
          send={(_, options) => removeFactor({ factorId: leaving.factorId }, options)}
          onDone={({ name }) => {
            onChange();
            void message.success(t('factor.removed', { name }));
          }}
          onClose={() => setLeaving(undefined)}
        >
          {t('factor.removeText')}
        </ConfirmModal>
      )}
    </>
  );
}
