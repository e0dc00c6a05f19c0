import { Modal } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { WhiteIp, WhiteOwner } from '@/contract';
import { showRange } from '@/domain/ip';
import { whiteReasons } from '@/domain/white';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { useSuccess } from '@/screen/useSuccess';
import { disableWhiteIp, editWhiteIp, enableWhiteIp, removeWhiteIp } from '@/services/white';
import { AddModal } from './AddModal';
import { type Dialog, linkOf } from './dialog';
import { TestModal } from './TestModal';

interface DialogsProps {
  dialog: Dialog;
  mchNo: string;
  owner: WhiteOwner | undefined;
  rows: readonly WhiteIp[];
  /** Called after a change by you or a colleague. */
  onDone: () => void;
  onClose: () => void;
}

const REMARK_MAX = 100;

export function Dialogs({ dialog, mchNo, owner, rows, onDone, onClose }: DialogsProps) {
  const t = useT();
  const field = fieldsFor<typeof editWhiteIp>()('white', t);
  const granted = useAccess();
  const success = useSuccess();
  const finish = (text: string, ...link: [no?: string, to?: string]) => {
    onClose();
    success(text, ...link);
    onDone();
  };

  if (dialog.kind === 'test') return <TestModal mchNo={mchNo} onClose={onClose} />;
  if (dialog.kind === 'add') {
    const room = owner && owner.limit - owner.count;
    const onAdded = (count: number) => finish(t('white.message.added', { count }));
    return <AddModal mchNo={mchNo} room={room} ip={dialog.ip} scope={dialog.scope} onDone={onAdded} onClose={onClose} />;
  }
  const { kind } = dialog;
  // The current row: a colleague may have changed it meanwhile.
  const row = rows.find(({ ipId }) => ipId === dialog.row.ipId) ?? dialog.row;
  const { ipId, version } = row;
  const words = { cidr: showRange(row.cidr), scope: t(`white.scope.${row.scope}`), count: row.hits7d ?? 0 };
  if (kind === 'edit') {
    if (!granted['sys:white:ip:edit'])
      return (
        <Modal open title={`${words.cidr}, ${words.scope}`} footer={null} onCancel={onClose}>
          <p>{row.remark || '–'}</p>
        </Modal>
      );
    const key = row.scope === 'PAYOUT' ? 'sys:white:ip:edit' : undefined;
    return (
      <FormModal<{ remark?: string; expireAt?: string }, WhiteIp>
        id="white-edit"
        access={key}
        title={t('white.edit.title', words)}
        okText={t('white.edit.ok')}
        initialValues={{ remark: row.remark, expireAt: row.expireAt ?? undefined }}
        send={({ remark = '', expireAt }, options) =>
          editWhiteIp({ ipId, version, remark: remark.trim(), expireAt: expireAt ?? null }, options)
        }
        onDone={() => finish(t('white.message.saved', words), ...linkOf(row.cidr))}
        onRefusal={onDone}
        onClose={onClose}
      >
        {field.text('remark', REMARK_MAX)}
        {field.until('expireAt')}
      </FormModal>
    );
  }
  if (kind === 'enable')
    return (
      <FormModal<object, WhiteIp>
        id="white-enable"
        access="sys:white:ip:enable"
        title={t('white.enable.title', words)}
        okText={t('white.enable.ok')}
        send={(_, options) => enableWhiteIp({ ipId, version }, options)}
        onDone={() => finish(t('white.message.enabled', words), ...linkOf(row.cidr))}
        onRefusal={onDone}
        onClose={onClose}
      >
        <p>{t('white.enable.text')}</p>
      </FormModal>
    );
  const own = owner?.scopes.find(({ scope }) => scope === row.scope);
  const isLast = kind === 'remove' && row.status === 'ACTIVE' && own?.active === 1;
  return (
    <ReasonModal
      key={kind}
      id={`white-${kind}`}
      title={t(`white.${kind}.title`, words)}
      okText={t(`white.${kind}.ok`)}
      isDanger
      reasons={whiteReasons}
      labelOf={(code) => t(`white.reason.${code}`)}
      text={
        <>
          <p>{t(`white.${kind}.text`, words)}</p>
          {isLast && (
            <p className="text-error">{t(row.scope === 'PAYOUT' ? 'white.remove.lastCloses' : 'white.remove.lastOpens')}</p>
          )}
        </>
      }
      send={async (values, options) => {
        const body = { ipId, version, ...values };
        if (kind === 'remove') await removeWhiteIp(body, options);
        else await disableWhiteIp(body, options);
      }}
      onDone={() =>
        kind === 'remove'
          ? finish(t('white.message.removed', words))
          : finish(t('white.message.disabled', words), ...linkOf(row.cidr))
      }
      onRefusal={onDone}
      onClose={onClose}
    />
  );
}
