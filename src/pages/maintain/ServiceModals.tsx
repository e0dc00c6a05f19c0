import { Select } from 'antd';
import { ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { Maintenance, MaintenanceReason, MaintenanceService, MaintenanceText } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { maintenanceReasons } from '@/domain/maintenance';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { cancelMaintenanceWindow, setMaintenanceService, stopMoneyOut } from '@/services/maintenance';
import { TextFields } from './fields';

export interface ChangeProps {
  all: Maintenance;
  onDone: (all: Maintenance) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const useReason = () => {
  const t = useT();
  return (code: MaintenanceReason) => t(`maintain.reason.${code}`);
};

interface CloseValues extends ReasonValues<MaintenanceReason> {
  message: MaintenanceText;
  until?: string;
  allowMchNos?: string[];
}

const closeReasons = maintenanceReasons.filter((one) => one !== 'RESOLVED');

/** Closes a service: message, end, and exceptions. */
export function CloseModal({ all, service: { code }, ...rest }: ChangeProps & { service: MaintenanceService }) {
  const t = useT();
  const field = fieldsFor<typeof setMaintenanceService>()('maintain', t);
  return (
    <ReasonModal<MaintenanceReason, Maintenance, CloseValues>
      id="maintain-close"
      title={t(`maintain.action.close.${code}`)}
      okText={t(`maintain.action.close.${code}`)}
      isDanger
      width={640}
      reasons={maintenanceReasons}
      offered={closeReasons}
      labelOf={useReason()}
      text={<p>{t(`maintain.effect.${code}`)}</p>}
      send={(values, options) => setMaintenanceService({ code, status: 'CLOSED', version: all.version, ...values }, options)}
      {...rest}
    >
      <TextFields name="message" />
      {field.until('until', { hint: t('maintain.dialog.untilHint') })}
      {code !== 'CONSOLE_WRITE' &&
        field.item('allowMchNos', <Select mode="tags" tokenSeparators={[' ', ',']} open={false} suffixIcon={null} />, {
          hint: t('maintain.dialog.allowHint'),
        })}
    </ReasonModal>
  );
}

export function OpenModal({ all, service: { code }, ...rest }: ChangeProps & { service: MaintenanceService }) {
  const t = useT();
  return (
    <ReasonModal<MaintenanceReason, Maintenance>
      id="maintain-open"
      access="sys:maintenance:service"
      title={t(`maintain.action.open.${code}`)}
      okText={t(`maintain.action.open.${code}`)}
      reasons={maintenanceReasons}
      offered={['RESOLVED', 'OTHER']}
      labelOf={useReason()}
      text={<p>{t('maintain.dialog.openText')}</p>}
      send={(values, options) => setMaintenanceService({ code, status: 'OPEN', version: all.version, ...values }, options)}
      {...rest}
    />
  );
}

/** One person can stop payouts at any time. Reopening needs a second person. */
export function StopModal({ all: _all, ...rest }: ChangeProps) {
  const t = useT();
  return (
    <ReasonModal<MaintenanceReason, Maintenance>
      id="maintain-stop"
      title={t('maintain.action.stop')}
      okText={t('maintain.dialog.stop')}
      isDanger
      reasons={maintenanceReasons}
      offered={closeReasons}
      labelOf={useReason()}
      text={<p>{t('maintain.dialog.stopText')}</p>}
      send={(values, options) => stopMoneyOut(values, options)}
      {...rest}
    />
  );
}

export function CancelWindowModal({ all, window, ...rest }: ChangeProps & { window: Maintenance['windows'][number] }) {
  const t = useT();
  return (
    <ReasonModal<MaintenanceReason, Maintenance>
      id="maintain-cancel"
      title={t('maintain.dialog.cancelTitle', { name: window.title })}
      okText={t('maintain.dialog.cancel')}
      isDanger
      reasons={maintenanceReasons}
      labelOf={useReason()}
      text={<p>{t('maintain.dialog.cancelText')}</p>}
      send={(values, options) => cancelMaintenanceWindow({ windowId: window.windowId, version: all.version, ...values }, options)}
      {...rest}
    />
  );
}
