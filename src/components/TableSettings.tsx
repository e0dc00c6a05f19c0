import { SettingOutlined } from '@ant-design/icons';
import { Button, Dropdown, Skeleton, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { TableLayoutChoice } from '@/hooks/useTableLayout';
import { withTexts } from '@/locales/store';

interface TableSettingsProps {
  choice: TableLayoutChoice;
  titleOf: (key: string) => string;
  /** Keys of the shown columns that have no room. */
  left: readonly string[];
}

const TableSettingsPanel = lazy(() => withTexts(import(/* webpackChunkName: "table-settings" */ './TableSettingsPanel')));

/** Button for the table settings: visible columns, order, width, and row density. */
export function TableSettings({ choice, titleOf, left }: TableSettingsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const columns = t('common.list.columns');
  const hidden = left.length > 0 && `+${left.length}`;
  const noRoom = left.length > 0 && t('common.list.noRoom', { names: left.map(titleOf).join(', ') });
  return (
    <Dropdown
      trigger={['click']}
      // On a phone it has room on neither side of its button.
      align={{ overflow: { adjustY: true, shiftX: true } }}
      open={isOpen}
      // Choices inside do not close it.
      onOpenChange={(next, { source }) => (next || source === 'trigger') && setIsOpen(next)}
      destroyOnHidden
      popupRender={() => (
        <div className="table-settings">
          <Suspense fallback={<Skeleton title={false} active />}>
            <TableSettingsPanel choice={choice} titleOf={titleOf} left={left} />
          </Suspense>
        </div>
      )}
    >
      <Tooltip title={noRoom || columns}>
        <Button
          type="text"
          icon={<SettingOutlined aria-hidden />}
          aria-label={hidden ? `${columns} ${hidden}` : columns}
          aria-description={noRoom || undefined}
          aria-expanded={isOpen}
        >
          {hidden}
        </Button>
      </Tooltip>
    </Dropdown>
  );
}
