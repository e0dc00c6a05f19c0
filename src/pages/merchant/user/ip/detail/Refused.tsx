import { useRequest } from 'ahooks';
import { RowAction } from '@/components/ActionButton';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Time } from '@/components/Time';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { listRefusedIps } from '@/services/white';
import type { Ask } from './dialog';

interface RefusedProps {
  mchNo: string;
  /** A new value reloads the calls. */
  version: unknown;
  ask: Ask;
}

/** Recently refused calls. An unlisted address can be added from here. */
export function Refused({ mchNo, version, ask }: RefusedProps) {
  const t = useT();
  const isGranted = useAccess()['sys:white:ip:refused'];
  const { data, error, refresh } = useRequest(() => listRefusedIps(mchNo, { isQuiet: true }), {
    ready: isGranted && version !== undefined,
    refreshDeps: [mchNo, version],
    onError: () => undefined,
  });
  if (!isGranted) return null;
  const title = t('white.refused.title');
  return (
    <div className="white-refused">
      <h2>{title}</h2>
      {error && <LoadFailed error={error} title={t('white.refused.failed')} onRetry={refresh} />}
      {!error && data?.length === 0 && <p className="soft">{t('white.refused.none')}</p>}
      {!error && data && data.length > 0 && (
        <ScrollTable
          label={title}
          rows={data}
          rowKey={({ ip, scope }) => `${ip} ${scope}`}
          columns={[
            { title: t('white.field.ip'), isHeader: true, render: ({ ip }) => <span className="number">{ip}</span> },
            { title: t('white.field.scope'), render: ({ scope }) => t(`white.scope.${scope}`) },
            { title: t('white.refused.count'), isNumeric: true, render: ({ count }) => count },
            { title: t('white.refused.lastAt'), render: ({ lastAt }) => <Time at={lastAt} withRelative /> },
            {
              title: t('white.refused.state'),
              render: ({ passes, cidr }) =>
                passes ? t('white.refused.passes') : cidr ? t('white.refused.entry', { cidr }) : t('white.refused.unlisted'),
            },
            {
              title: t('common.list.actions'),
              render: ({ ip, scope, passes, cidr }) =>
                // No add button if an entry covers the address: a new one would overlap. Enable that entry instead.
                !passes &&
                !cidr && (
                  <RowAction
                    access="sys:white:ip:add"
                    label={t('white.action.addOf', { ip, scope: t(`white.scope.${scope}`) })}
                    onClick={() => ask({ kind: 'add', ip, scope })}
                  >
                    {t('white.action.addThis')}
                  </RowAction>
                ),
            },
          ]}
        />
      )}
    </div>
  );
}
