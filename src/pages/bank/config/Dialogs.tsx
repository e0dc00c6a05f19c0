import { App } from 'antd';
import type { Upstream } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { BalanceModal, DisableModal, EnableModal, MapModal, RollbackModal } from './ChangeModals';
import { CredentialModal } from './CredentialModal';
import type { Ask, Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { TestModal } from './TestModal';
import { UpstreamModal } from './UpstreamModal';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  /** Without a row something beside it has changed. */
  onChanged: (row?: Upstream) => void;
  /** Rows came. */
  onReload: () => void;
  onClose: () => void;
}

/** The dialog that stands open, whatever opened it: the toolbar, a row or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onReload, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  const say = (text: string) => {
    onClose();
    void message.success(text);
  };
  if (dialog.kind === 'add') {
    const added = (row: Upstream) => {
      onReload();
      say(t('upstream.message.added', { name: row.upstreamName }));
    };
    return <UpstreamModal onDone={added} onClose={onClose} />;
  }
  const { row } = dialog;
  const name = row.upstreamName;
  const done = (words: 'saved' | 'enabled' | 'disabled') => (next: Upstream) => {
    onChanged(next);
    say(t(`upstream.message.${words}`, { name: next.upstreamName }));
  };
  const relearn = (next: Upstream) => {
    onChanged(next);
    ask({ ...dialog, row: next });
  };
  const shared = {
    row,
    onRefusal: ({ data }: ApiError) => {
      const current = data?.current as Partial<Upstream> | undefined;
      // Of a code the answer tells the code as it stands.
      if (current?.upstreamName) relearn(current as Upstream);
    },
    onClose,
  };
  switch (dialog.kind) {
    case 'edit':
      return <UpstreamModal {...shared} onDone={done('saved')} />;
    case 'enable':
      return <EnableModal {...shared} onDone={done('enabled')} />;
    case 'disable':
      return <DisableModal {...shared} onDone={done('disabled')} />;
    case 'test':
      return <TestModal {...shared} onChanged={onChanged} />;
    case 'queryBalance':
      return (
        <BalanceModal
          {...shared}
          onDone={(next) => {
            onChanged(next);
            say(t('upstream.message.asked', { name }));
          }}
        />
      );
    case 'credential':
      return (
        <CredentialModal
          {...shared}
          onChanged={relearn}
          onDone={(next, version) => {
            onChanged(next);
            say(t('upstream.dialog.credential.passed', { version }));
          }}
        />
      );
    case 'rollback':
      return (
        <RollbackModal
          {...shared}
          onDone={(next) => {
            onChanged(next);
            say(t('upstream.message.rolledBack', { name, version: next.credentialVersion ?? 0 }));
          }}
        />
      );
    case 'errorCode:save':
      return (
        <MapModal
          {...shared}
          rawCode={dialog.rawCode}
          onDone={({ records = 0 }) => {
            onChanged();
            say(t('upstream.message.mapped', { code: dialog.rawCode, count: records }));
          }}
        />
      );
    case 'recon:import':
      return (
        <ImportModal
          row={row}
          onClose={onClose}
          onDone={({ batchNo, matchedCount: matched, differentCount: different }) => {
            onChanged();
            say(t('upstream.message.imported', { no: batchNo ?? '', matched, different }));
          }}
        />
      );
  }
}
