import { PrinterOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button, Tooltip } from 'antd';
import { serverNow } from '@/domain/serverClock';
import { useFormat } from '@/hooks/useFormat';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import { useT } from '@/hooks/useT';

/** Opens the browser's print dialog, as Ctrl+P does. */
export function PrintButton({ type = 'text' }: { type?: 'text' | 'default' }) {
  const t = useT();
  return (
    <Tooltip title={t('common.list.print')}>
      <Button
        type={type}
        icon={<PrinterOutlined aria-hidden />}
        aria-label={t('common.list.print')}
        onClick={() => window.print()}
      />
    </Tooltip>
  );
}

/** Print only: who printed the page, when, and the time zone. */
export function PrintedBy() {
  const t = useT();
  const format = useFormat();
  const { initialState } = useModel('@@initialState');
  if (!useIsPrinting()) return null;
  return (
    <p className="printed-by">
      {t('common.list.printedBy', {
        name: initialState?.currentUser?.username ?? '–',
        time: format.time(new Date(serverNow()).toISOString()),
        zone: format.timeZone,
        offset: format.offset(),
      })}
    </p>
  );
}
