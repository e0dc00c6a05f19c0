import { Modal } from 'antd';
import { ScrollTable } from '@/components/ScrollTable';
import type { RoleStatistics } from '@/contract';
import { useT } from '@/hooks/useT';

interface KeysModalProps {
  of: 'unused' | 'orphans';
  statistics: RoleStatistics;
  onClose: () => void;
}

/** The keys behind a figure: keys without a holder, or keys that the menu no longer has. */
export function KeysModal({ of, statistics, onClose }: KeysModalProps) {
  const t = useT();
  const { unusedKeys = [], orphanKeys = [] } = statistics;
  const title = t(`sys.role.keys.${of}Title`);
  const keyColumn = { title: t('sys.role.keys.key'), isHeader: true, render: ({ key }: { key: string }) => <code>{key}</code> };
  return (
    <Modal open width={720} title={title} footer={null} onCancel={onClose}>
      <p>{t(`sys.role.keys.${of}Text`)}</p>
      <div className="tall-table">
        {of === 'unused' ? (
          <ScrollTable
            label={title}
            rows={unusedKeys}
            rowKey={({ key }) => key}
            columns={[keyColumn, { title: t('sys.role.keys.name'), render: ({ name, key }) => name ?? key }]}
          />
        ) : (
          <ScrollTable
            label={title}
            rows={orphanKeys}
            rowKey={({ key }) => key}
            columns={[keyColumn, { title: t('sys.role.keys.roles'), render: ({ roleCodes }) => roleCodes.join(', ') }]}
          />
        )}
      </div>
    </Modal>
  );
}
