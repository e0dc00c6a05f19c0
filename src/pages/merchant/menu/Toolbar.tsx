import { App } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import type { MchPortal } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { downloadMchMenu } from '@/services/mchMenu';
import type { Screen } from './dialog';

/** Actions on the whole tree. */
export function Toolbar({ screen: { askAll }, portal }: { screen: Screen; portal: MchPortal }) {
  const t = useT();
  const { message } = App.useApp();
  const save = () =>
    downloadMchMenu(portal).then(
      ({ fileName }) => void message.success(t('mchMenu.message.exported', { name: fileName })),
      ignoreApiError,
    );
  return (
    <>
      <ActionButton access="mch:menu:add" onClick={() => askAll({ kind: 'addTop' })}>
        {t('mchMenu.action.addTop')}
      </ActionButton>
      <ActionButton access="mch:menu:preview" onClick={() => askAll({ kind: 'preview' })}>
        {t('mchMenu.action.preview')}
      </ActionButton>
      <ActionButton access="mch:menu:down" onClick={save}>
        {t('mchMenu.action.down')}
      </ActionButton>
      <ActionButton access="mch:menu:import" onClick={() => askAll({ kind: 'import' })}>
        {t('mchMenu.action.import')}
      </ActionButton>
    </>
  );
}
