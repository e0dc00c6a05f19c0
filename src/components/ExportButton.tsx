import { DownloadOutlined, StopOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { App, Button, Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Access } from '@/access';
import type { AccessKey } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { sizeText } from '@/domain/numbers';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useLocale, useT } from '@/hooks/useT';

interface ExportButtonProps {
  access: AccessKey;
  isDisabled: boolean;
  /** Name of the file, if it is not the list. */
  label?: string;
  download: (
    format: 'xlsx' | 'csv',
    options: { signal: AbortSignal; onProgress: (loaded: number) => void },
  ) => Promise<{ fileName: string }>;
}

/** Exports the filtered list as a file, with progress and a stop button. Nothing is saved on failure. */
export function ExportButton({ access, isDisabled, label, download }: ExportButtonProps) {
  const t = useT();
  const locale = useLocale();
  const { message } = App.useApp();
  const granted = useAccess() as Access;
  const running = useRef<AbortController>(undefined);
  const [loaded, setLoaded] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const canExport = granted[access] && !isDisabled && loaded === undefined;
  useShortcuts(canExport ? [{ keys: 'e', label: 'common.action.export', run: () => setIsOpen(true) }] : []);
  if (!granted[access]) return null;

  const run = async (format: 'xlsx' | 'csv') => {
    const controller = new AbortController();
    running.current = controller;
    setLoaded(0);
    try {
      const { fileName } = await download(format, { signal: controller.signal, onProgress: setLoaded });
      void message.success(t('common.export.done', { name: fileName }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'aborted') void message.info(t('common.export.canceled'));
    } finally {
      setLoaded(undefined);
    }
  };

  if (loaded !== undefined) {
    const size = sizeText(loaded, locale);
    return (
      <Button
        icon={<StopOutlined aria-hidden />}
        onClick={() => running.current?.abort()}
        aria-label={`${t('common.export.running', { size })} ${t('common.action.stopExport')}`}
      >
        {t('common.export.running', { size })}
      </Button>
    );
  }
  const formats = [
    { key: 'xlsx', label: t('common.action.exportAs', { format: 'XLSX' }) },
    { key: 'csv', label: t('common.action.exportAs', { format: 'CSV' }) },
  ];
  return (
    <Dropdown
      disabled={isDisabled}
      trigger={['click']}
      open={isOpen}
      onOpenChange={setIsOpen}
      autoFocus
      menu={{ items: formats, onClick: ({ key }) => void run(key as 'xlsx' | 'csv') }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} data-access={access}>
        {label ?? t('common.action.export')}
      </Button>
    </Dropdown>
  );
}
