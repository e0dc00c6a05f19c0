import type { MenuProps } from 'antd';
import { Button } from 'antd';
import type { MessageInstance } from 'antd/es/message/interface';
import type { Translate } from '@/locales/store';
import { pageSchedules, pageTasks } from '@/services/commonExport';
import { openInbox } from '@/stores/mentions';

export { ExportsTab } from './ExportsTab';
export { NewSchedule } from './ScheduleDialog';

/** What the export menu offers besides the formats: undefined on a server without tasks. */
export async function askMore(isList: boolean): Promise<((t: Translate) => NonNullable<MenuProps['items']>) | undefined> {
  const ask = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  const [hasTasks, hasSchedules] = await Promise.all([
    ask(pageTasks({ current: 1, pageSize: 1 })),
    isList ? ask(pageSchedules()) : false,
  ]);
  if (!hasTasks) return undefined;
  return (t) => [
    { key: 'background', label: t('exports.background') },
    ...(hasSchedules ? [{ key: 'schedule', label: t('exports.schedule') }] : []),
  ];
}

const SHOWN_SEC = 8;

/** Tells that the server makes the file, and where it will be. */
export function tellTask(message: MessageInstance, t: Translate): void {
  const key = 'export-task';
  void message.open({
    key,
    type: 'info',
    duration: SHOWN_SEC,
    content: (
      <>
        {t('exports.making')}
        <Button
          type="link"
          size="small"
          onClick={() => {
            message.destroy(key);
            openInbox({ tab: 'exports' });
          }}
        >
          {t('exports.open')}
        </Button>
      </>
    ),
  });
}
