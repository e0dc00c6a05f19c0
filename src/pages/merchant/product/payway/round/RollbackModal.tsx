import { useRequest } from 'ahooks';
import { App } from 'antd';
import { ReasonModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import type { ReasonValues } from '@/components/ReasonForm';
import type { RoundHead, RoundRollbackReason } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { roundRollbackReasons } from '@/domain/round';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { listRoundVersions, rollBackRounds } from '@/services/round';
import type { DialogProps } from './dialog';

interface Values extends ReasonValues<RoundRollbackReason> {
  toVersion: number;
}

/** Publishes an earlier version again as a new version. */
export function RollbackModal({ head, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<typeof rollBackRounds>()('round', t);
  const format = useFormat();
  const { message } = App.useApp();
  const { wayCode, version, draftVersion } = head;
  const asked = useRequest(() => listRoundVersions(wayCode), { onError: ignoreApiError });
  return (
    <ReasonModal<RoundRollbackReason, RoundHead, Values>
      id="round-rollback"
      title={t('round.dialog.rollback.title')}
      okText={t('round.action.rollback')}
      isDanger
      reasons={roundRollbackReasons}
      labelOf={(code) => t(`round.reason.${code}`)}
      text={t(draftVersion > 0 ? 'round.dialog.rollback.textDraft' : 'round.dialog.rollback.text', { version: version + 1 })}
      send={(values, options) => rollBackRounds({ wayCode, version, ...values }, options)}
      onDone={(next, { toVersion }) => {
        onDone();
        void message.success(t('round.message.rolledBack', { version: next.version, to: toVersion }));
      }}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      {field.item(
        'toVersion',
        <LoadedSelect
          asked={asked}
          options={(asked.data ?? [])
            .filter((one) => !one.isPublished)
            .map((one) => ({
              value: one.version,
              label: joinedText([t('round.head.versionOf', { version: one.version }), format.time(one.at), one.by, one.remark]),
            }))}
        />,
        { label: t('round.dialog.rollback.toVersion'), isRequired: true },
      )}
    </ReasonModal>
  );
}
