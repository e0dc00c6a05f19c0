import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Dropdown, Tooltip } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';

interface ColumnPickerProps {
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Chooses which columns a table shows; the last one that is left cannot be hidden. */
export function ColumnPicker({ columns, hidden, onChange }: ColumnPickerProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const shown = columns.filter(({ key }) => !hidden.includes(key)).map(({ key }) => key);
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setIsOpen}
      popupRender={() => (
        <fieldset className="column-picker">
          <legend className="visually-hidden">{t('common.list.columns')}</legend>
          <Checkbox.Group
            value={shown}
            onChange={(chosen) => onChange(columns.filter(({ key }) => !chosen.includes(key)).map(({ key }) => key))}
          >
            {columns.map(({ key, title }) => (
              <Checkbox key={key} value={key} disabled={shown.length === 1 && shown[0] === key}>
                {title}
              </Checkbox>
            ))}
          </Checkbox.Group>
        </fieldset>
      )}
    >
      <Tooltip title={t('common.list.columns')}>
        <Button type="text" icon={<SettingOutlined aria-hidden />} aria-label={t('common.list.columns')} aria-expanded={isOpen} />
      </Tooltip>
    </Dropdown>
  );
}
