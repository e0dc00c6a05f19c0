import { FormModal } from '@/components/FormModal';
import type { ApprovalKey } from '@/components/SecondPerson';
import type { Operator } from '@/contract';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import {
  confirmOperatorReview,
  enableOperator,
  endOperatorSessions,
  resetOperatorPassword,
  unlockOperator,
} from '@/services/operator';

export type ConfirmKind = 'enable' | 'unlock' | 'resetPassword' | 'kick' | 'reviewed';

interface ConfirmModalProps extends RowProps<Operator> {
  kind: ConfirmKind;
  /** Ends only this session. */
  sessionId?: string;
}

const ID = 'operator-confirm';

/** Changes that may need a second person. */
const ASKING: Partial<Record<ConfirmKind, ApprovalKey>> = {
  enable: 'sys:operator:enable',
  unlock: 'sys:operator:unlock',
  resetPassword: 'sys:operator:resetPassword',
};

/** A change without input: shows the effect and asks for confirmation. */
export function ConfirmModal({ kind, row, sessionId, ...rest }: ConfirmModalProps) {
  const t = useT();
  useDialogFocus(`button[form="${ID}"]`);
  const { operatorId, version } = row;
  const access = ASKING[kind];
  const ref = { operatorId, version };
  const send = (options: { idempotencyKey: string }): Promise<Operator> => {
    switch (kind) {
      case 'enable':
        return enableOperator(ref, options);
      case 'unlock':
        return unlockOperator(ref, options);
      case 'resetPassword':
        return resetOperatorPassword(ref, options);
      case 'kick':
        return endOperatorSessions({ operatorId, sessionId }, options);
      case 'reviewed':
        return confirmOperatorReview(ref, options);
    }
  };
  const words = kind === 'resetPassword' && row.status === 'INVITED' ? 'invite' : kind === 'kick' && sessionId ? 'kickOne' : kind;
  const values = { name: row.username, to: row.email ?? '', count: row.onlineSessions ?? 0 };
  return (
    <FormModal<object, Operator>
      id={ID}
      access={access}
      title={t(`sys.operator.dialog.${words}.title`, values)}
      okText={t(`sys.operator.dialog.${words}.ok`)}
      isDanger={kind === 'kick'}
      send={(_, options) => send(options)}
      {...rest}
    >
      <p>{t(`sys.operator.dialog.${words}.text`, values)}</p>
    </FormModal>
  );
}
