import { SettingOutlined } from '@ant-design/icons';
import { Button, Dropdown, Skeleton, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { TableLayoutChoice } from '@/hooks/useTableLayout';
import { withTexts } from '@/locales/store';

interface TableSettingsProps {
  choice: TableLayoutChoice;
  titleOf: (key: string) => string;
}

const TableSettingsPanel = lazy(() => withTexts(import(/* webpackChunkName: "table-settings" */ './TableSettingsPanel')));

/** Button for the table settings: visible columns, order, width, and row density. */
export function TableSettings({ choice, titleOf }: TableSettingsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      // Choices inside do not close it.
      onOpenChange={(next, { source }) => (next || source === 'trigger') && setIsOpen(next)}
      destroyOnHidden
      popupRender={() => (
        <div className="table-settings">
          <Suspense fallback={<Skeleton title={false} active />}>
            <TableSettingsPanel choice={choice} titleOf={titleOf} />
          </Suspense>
        </div>
      )}
    >
      <Tooltip title={t('common.list.columns')}>
        <Button type="text" icon={<SettingOutlined aria-hidden />} aria-label={t('common.list.columns')} aria-expanded={isOpen} />
      </Tooltip>
    </Dropdown>
  );
}
