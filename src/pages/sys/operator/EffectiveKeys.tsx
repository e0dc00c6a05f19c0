import { useRequest } from 'ahooks';
import { Checkbox, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { isHighRisk, keyRiskTones } from '@/domain/keyRisk';
import { asShown } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { getOperatorAccess } from '@/services/operator';

/** Effective permissions, each with the roles that grant it. */
export function EffectiveKeys({ operatorId, version }: { operatorId: string; version: number | undefined }) {
  const t = useT();
  const { data, error, refresh } = useRequest(() => getOperatorAccess(operatorId), {
    refreshDeps: [version],
    onError: () => undefined,
  });
  const [keyword, setKeyword] = useState('');
  const [isHighOnly, setIsHighOnly] = useState(false);
  const title = t('sys.operator.detail.keys');
  const wanted = keyword.trim().toLowerCase();
  const shown = (data ?? []).filter(
    ({ key, name = '', risk }) => `${name} ${key}`.toLowerCase().includes(wanted) && (!isHighOnly || isHighRisk(risk)),
  );
  return (
    <Section title={title}>
      {error && <LoadFailed error={error} title={t('sys.operator.detail.failed')} onRetry={refresh} />}
      {!error && !data && <Skeleton active title={false} />}
      {data && (
        <>
          <div className="panel-line">
            <Input
              allowClear
              style={{ width: 280 }}
              aria-label={t('sys.operator.detail.keySearch')}
              placeholder={t('sys.operator.detail.keySearch')}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
            <Checkbox checked={isHighOnly} onChange={(event) => setIsHighOnly(event.target.checked)}>
              {t('sys.operator.detail.highOnly')}
            </Checkbox>
            <span role="status" className="soft">
              {t('sys.operator.detail.keyCount', { shown: shown.length, all: data.length })}
            </span>
          </div>
          <div className="key-list-box">
            <ScrollTable
              label={title}
              rows={shown}
              rowKey={({ key }) => key}
              columns={[
                {
                  title: t('sys.operator.detail.key'),
                  isHeader: true,
                  render: ({ key, name }) => (
                    <span className="stack">
                      {asShown(name ?? key)}
                      <small className="soft">{key}</small>
                    </span>
                  ),
                },
                {
                  title: t('sys.operator.detail.risk'),
                  render: ({ risk }) => (
                    <>
                      <StatusTag group="sys.keyRisk" value={risk} tones={keyRiskTones} />
                      {isHighRisk(risk) && <span className="visually-hidden"> {t('sys.operator.detail.high')}</span>}
                    </>
                  ),
                },
                { title: t('sys.operator.detail.from'), render: ({ roles }) => roles.join(', ') },
              ]}
            />
          </div>
        </>
      )}
    </Section>
  );
}
