import { useRequest } from 'ahooks';
import { Modal, Skeleton } from 'antd';
import { Fold } from '@/components/Fold';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { Time } from '@/components/Time';
import { roundReasons } from '@/domain/round';
import { countText, joinedText } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { listRoundVersions } from '@/services/round';
import { Diff } from './Diff';
import type { DialogProps } from './dialog';

/** Published versions with time, author, reason and changes. */
export function HistoryModal({ head, onClose }: DialogProps) {
  const t = useT();
  const labelOf = useLabel();
  const { data, error, refresh } = useRequest(() => listRoundVersions(head.wayCode), { onError: () => undefined });
  const title = t('round.dialog.history.title', { way: head.wayName });
  return (
    <Modal open width={860} title={title} footer={null} onCancel={onClose}>
      {error && <LoadFailed error={error} title={t('common.list.failed')} onRetry={refresh} />}
      {!error && !data && <Skeleton active title={false} />}
      {data && (
        <ScrollTable
          label={title}
          rows={data}
          rowKey={({ version }) => String(version)}
          columns={[
            {
              title: t('round.dialog.history.version'),
              isHeader: true,
              render: ({ version, isPublished }) => (
                <>
                  {countText(version)} {isPublished && <span className="tag tag-success">{t('round.dialog.history.now')}</span>}
                </>
              ),
            },
            { title: t('round.dialog.history.at'), render: ({ at }) => <Time at={at} withRelative /> },
            { title: t('round.dialog.history.by'), render: ({ by }) => by },
            {
              title: t('round.field.remark'),
              render: ({ remark, reasonCode, restoredVersion }) =>
                joinedText([
                  restoredVersion && t('round.dialog.history.restored', { version: restoredVersion }),
                  reasonCode && labelOf('round.reason', roundReasons, reasonCode),
                  remark,
                ]) || '–',
            },
            {
              title: t('round.dialog.publish.changes'),
              render: ({ changes = [], version }) =>
                changes.length === 0 ? (
                  '–'
                ) : (
                  <Fold
                    show={t('round.dialog.history.show', { count: changes.length, version })}
                    hide={t('round.dialog.history.hide', { version })}
                  >
                    <Diff changes={changes} label={t('round.head.versionOf', { version })} />
                  </Fold>
                ),
            },
          ]}
        />
      )}
    </Modal>
  );
}
