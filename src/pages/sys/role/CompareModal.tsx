import { useRequest } from 'ahooks';
import { Form, Modal, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { RemoteSelect } from '@/components/RemoteSelect';
import { ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import type { Role, RoleKey } from '@/contract';
import { keyRiskTones } from '@/domain/keyRisk';
import { useT } from '@/hooks/useT';
import { pageOptions } from '@/services/common';
import { compareRoles } from '@/services/role';

const WIDTH = 880;

/** Compares the effective permissions of two roles. */
export function CompareModal({ row, onClose }: { row: Role; onClose: () => void }) {
  const t = useT();
  const [a, setA] = useState<string | undefined>(row.roleCode);
  const [b, setB] = useState<string>();
  const isReady = a !== undefined && b !== undefined;
  const { data, error, refresh } = useRequest(() => compareRoles(a ?? '', b ?? '', { isQuiet: true }), {
    ready: isReady,
    refreshDeps: [a, b],
    onError: () => undefined,
  });
  const isShown = data?.a?.roleCode === a && data?.b?.roleCode === b;
  const choose = (label: string, value: string | undefined, onChange: (next: string | undefined) => void, id: string) => (
    <Form.Item label={label} htmlFor={id}>
      <RemoteSelect
        id={id}
        value={value}
        onChange={onChange}
        cacheKey="role"
        fetchChoices={(keyword, current) => pageOptions('role', keyword, current)}
      />
    </Form.Item>
  );
  const tableOf = (label: string, keys: readonly RoleKey[]) => {
    if (keys.length === 0) return <p>{t('sys.role.compare.nothing')}</p>;
    return (
      <div className="tall-table">
        <ScrollTable
          label={label}
          rows={keys}
          rowKey={({ key }) => key}
          columns={[
            { title: t('sys.role.keys.name'), isHeader: true, render: ({ name, key }) => name ?? key },
            { title: t('sys.role.keys.key'), render: ({ key }) => <code>{key}</code> },
            {
              title: t('sys.role.field.riskLevel'),
              render: ({ riskLevel }) => <StatusTag group="sys.keyRisk" value={riskLevel} tones={keyRiskTones} />,
            },
          ]}
        />
      </div>
    );
  };
  const body = () => {
    if (!isReady) return <p>{t('sys.role.compare.choose')}</p>;
    if (error) return <LoadFailed error={error} title={t('sys.role.compare.failed')} onRetry={refresh} />;
    if (!data || !isShown) return <Skeleton active title={false} />;
    const parts = [
      ['onlyA', t('sys.role.compare.onlyA', { no: a, count: data.onlyA.length })],
      ['onlyB', t('sys.role.compare.onlyB', { no: b, count: data.onlyB.length })],
      ['both', t('sys.role.compare.both', { count: data.both.length })],
    ] as const;
    return <Tabs items={parts.map(([key, label]) => ({ key, label, children: tableOf(label, data[key]) }))} />;
  };
  return (
    <Modal open width={WIDTH} title={t('sys.role.compare.title')} footer={null} onCancel={onClose}>
      <Form layout="vertical" component={false}>
        <div className="compare-bar">
          {choose(t('sys.role.compare.a'), a, setA, 'compare-a')}
          {choose(t('sys.role.compare.b'), b, setB, 'compare-b')}
        </div>
      </Form>
      {body()}
    </Modal>
  );
}
