import type { Upstream } from '@/contract';
import { useT } from '@/hooks/useT';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { BalanceModal, DisableModal, EnableModal, MapModal, RollbackModal } from './ChangeModals';
import { CredentialModal } from './CredentialModal';
import type { Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { TestModal } from './TestModal';
import { UpstreamModal } from './UpstreamModal';

export function Dialogs({ dialog, screen }: DialogsProps<Upstream, Dialog>) {
  const t = useT();
  const { ask, close, updateRows } = screen;
  const { success, added, saved, shared } = useOutcomes(screen);
  const said = (words: 'added' | 'saved' | 'enabled' | 'disabled') => (row: Upstream) =>
    t(`upstream.message.${words}`, { name: row.upstreamName });
  const told = (text: string) => {
    close();
    success(text);
  };
  if (dialog.kind === 'add') return <UpstreamModal onDone={added(said('added'))} onClose={close} />;
  const { row } = dialog;
  const name = row.upstreamName;
  const own = { row, ...shared };
  switch (dialog.kind) {
    case 'edit':
      return <UpstreamModal {...own} onDone={saved(said('saved'))} />;
    case 'enable':
      return <EnableModal {...own} onDone={saved(said('enabled'))} />;
    case 'disable':
      return <DisableModal {...own} onDone={saved(said('disabled'))} />;
    case 'test':
      return <TestModal {...own} onChanged={(next) => updateRows([next])} />;
    case 'queryBalance':
      return <BalanceModal {...own} onDone={saved(() => t('upstream.message.asked', { name }))} />;
    case 'credential':
      return (
        <CredentialModal
          {...own}
          onChanged={(next) => {
            updateRows([next]);
            ask({ ...dialog, row: next });
          }}
          onDone={(next, version) => saved(() => t('upstream.dialog.credential.passed', { version }))(next)}
        />
      );
    case 'rollback':
      return (
        <RollbackModal
          {...own}
          onDone={saved((next) => t('upstream.message.rolledBack', { name, version: next.credentialVersion ?? 0 }))}
        />
      );
    case 'errorCode:save':
      return (
        <MapModal
          {...own}
          rawCode={dialog.rawCode}
          onDone={({ records = 0 }) => {
            updateRows([]);
            told(t('upstream.message.mapped', { code: dialog.rawCode, count: records }));
          }}
        />
      );
    case 'recon:import':
      return (
        <ImportModal
          row={row}
          onClose={close}
          onDone={({ batchNo, matchedCount: matched, differentCount: different }) => {
            updateRows([]);
            told(t('upstream.message.imported', { no: batchNo ?? '', matched, different }));
          }}
        />
      );
  }
}
