import { DownOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space, Tooltip } from 'antd';
import { type AutoRefresh, refreshChoices } from '@/hooks/useAutoRefresh';
import { useT } from '@/hooks/useT';

interface RefreshButtonProps {
  onRefresh: () => void;
  auto?: AutoRefresh;
}

/** Reloads a list, and sets how often it is updated automatically. */
export function RefreshButton({ onRefresh, auto }: RefreshButtonProps) {
  const t = useT();
  const nameOf = (seconds: number) => (seconds === 0 ? t('common.refresh.off') : t('common.refresh.every', { seconds }));
  return (
    <Space.Compact>
      <Tooltip title={t('common.action.refresh')}>
        <Button type="text" icon={<ReloadOutlined aria-hidden />} aria-label={t('common.action.refresh')} onClick={onRefresh} />
      </Tooltip>
      {auto && (
        <Dropdown
          trigger={['click']}
          menu={{
            selectable: true,
            selectedKeys: [String(auto.seconds)],
            items: refreshChoices.map((seconds) => ({ key: seconds, label: nameOf(seconds) })),
            onClick: ({ key }) => auto.choose(refreshChoices.find((seconds) => String(seconds) === key) ?? 0),
          }}
        >
          <Button
            type="text"
            size="small"
            className="auto-refresh"
            aria-label={t('common.refresh.label', { now: nameOf(auto.seconds) })}
          >
            {auto.seconds === 0 ? t('common.refresh.off') : t('common.refresh.short', { seconds: auto.seconds })}
            <DownOutlined aria-hidden />
          </Button>
        </Dropdown>
      )}
    </Space.Compact>
  );
}
