import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { AccessKey } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { sizeText } from '@/domain/numbers';
import { useAccess } from '@/hooks/useAccess';
import { fetchCode } from '@/hooks/useCode';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useLocale, useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import type { ExportedList } from './exports/ScheduleDialog';

type Format = 'xlsx' | 'csv';

interface ExportButtonProps {
  access: AccessKey;
  isDisabled: boolean;
  /** Name of the file, if it is not the list. */
  label?: string;
  /** A server with tasks can make the file in the background. */
  hasTasks?: boolean;
  /** A server with schedules can repeat the export. */
  list?: Omit<ExportedList, 'accessKey'>;
  download: (
    format: Format,
    options: { signal: AbortSignal; onProgress: (loaded: number) => void; isBackground?: boolean },
  ) => Promise<{ fileName?: string; taskId?: string }>;
}

const loadMore = () => withTexts(import(/* webpackChunkName: "exports" */ './exports'));
type Code = Awaited<ReturnType<typeof loadMore>>;
interface More {
  NewSchedule: Code['NewSchedule'];
  entries: Awaited<ReturnType<Code['askMore']>>;
}

/**
 * Exports the filtered list as a file, with progress and a stop button. Nothing is saved on failure, nor while the server makes the
 * file as a task (docs/rules/export.md#in-the-inbox).
 */
export function ExportButton({ access, isDisabled, label, hasTasks, list, download }: ExportButtonProps) {
  const t = useT();
  const locale = useLocale();
  const { message } = App.useApp();
  const granted = useAccess();
  const running = useRef<AbortController>(undefined);
  const [loaded, setLoaded] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const [more, setMore] = useState<More>();
  const [isScheduling, setIsScheduling] = useState(false);
  const isList = list !== undefined;
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // Without its answer the menu has the formats alone.
    if (isOpen && hasTasks && !more)
      fetchCode(loadMore)
        .then(async ({ NewSchedule, askMore }) => setMore({ NewSchedule, entries: await askMore(isList) }))
        .catch(() => undefined);
  }, [isOpen, hasTasks, isList, more]);
  const canExport = granted[access] && !isDisabled && loaded === undefined;
  useShortcuts(canExport ? [{ keys: 'e', label: 'common.action.export', run: () => setIsOpen(true) }] : []);
  if (!granted[access]) return null;

  const run = async (format: Format, isBackground?: boolean) => {
    const controller = new AbortController();
    running.current = controller;
    setLoaded(0);
    try {
      const { fileName, taskId } = await download(format, { signal: controller.signal, onProgress: setLoaded, isBackground });
      if (taskId) (await fetchCode(loadMore)).tellTask(message, t);
      else void message.success(t('common.export.done', { name: fileName ?? '' }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'aborted') void message.info(t('common.export.canceled'));
    } finally {
      setLoaded(undefined);
    }
  };
  const choose = (key: string) => {
    if (key === 'schedule') setIsScheduling(true);
    else void run(key === 'csv' ? key : 'xlsx', key === 'background');
  };

  if (loaded !== undefined) {
    const size = sizeText(loaded, locale);
    return (
      <Button
        icon={<CloseOutlined aria-hidden />}
        onClick={() => running.current?.abort()}
        aria-label={`${t('common.export.running', { size })} ${t('common.action.stopExport')}`}
      >
        {t('common.export.running', { size })}
      </Button>
    );
  }
  const formats = ['xlsx', 'csv'].map((key) => ({ key, label: t('common.action.exportAs', { format: key.toUpperCase() }) }));
  return (
    <>
      <Dropdown
        disabled={isDisabled}
        trigger={['click']}
        open={isOpen}
        onOpenChange={setIsOpen}
        autoFocus
        menu={{ items: [...formats, ...(more?.entries?.(t) ?? [])], onClick: ({ key }) => choose(key) }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} data-access={access}>
          {label ?? t('common.action.export')}
        </Button>
      </Dropdown>
      {more && list && isScheduling && (
        <more.NewSchedule list={{ ...list, accessKey: access }} onClose={() => setIsScheduling(false)} />
      )}
    </>
  );
}
