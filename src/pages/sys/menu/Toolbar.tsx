import { App } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import type { MenuFilter } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useT } from '@/hooks/useT';
import { ExportButton } from '@/screen/ExportButton';
import { downloadMenu, syncMenu } from '@/services/menu';
import type { Screen } from './dialog';

/** Actions on the whole tree. */
export function Toolbar({ screen, filter }: { screen: Screen; filter: MenuFilter }) {
  const t = useT();
  const { message } = App.useApp();
  const { isReady, askAll } = screen;
  const tryOut = async () => {
    try {
      const missing = await syncMenu({ dryRun: true }, { idempotencyKey: createRequestId() });
      if (missing.length > 0) askAll({ kind: 'sync', missing });
      else void message.info(t('sys.menu.sync.none'));
    } catch (error) {
      ignoreApiError(error);
    }
  };
  return (
    <>
      <ActionButton access="sys:menu:add" onClick={() => askAll({ kind: 'addTop' })}>
        {t('sys.menu.action.addDir')}
      </ActionButton>
      <ActionButton access="sys:menu:sync" onClick={tryOut}>
        {t('sys.menu.action.sync')}
      </ActionButton>
      <ExportButton
        access="sys:menu:down"
        isDisabled={!isReady}
        download={(format, options) => downloadMenu({ ...filter, format }, options)}
      />
    </>
  );
}
