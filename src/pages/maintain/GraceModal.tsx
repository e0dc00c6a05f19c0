import { FormModal } from '@/components/FormModal';
import type { Maintenance } from '@/contract';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { saveMaintenancePolicy } from '@/services/maintenance';
import type { ChangeProps } from './ServiceModals';

interface Values {
  mfaGraceDays: number;
  remark: string;
}

const MAX_DAYS = 30;

/** Days to set up a required second factor (docs/rules/session.md#required-factor). */
export function GraceModal({ all, days, ...rest }: ChangeProps & { days: number }) {
  const t = useT();
  const field = fieldsFor<Values>()('maintain', t);
  return (
    <FormModal<Values, Maintenance>
      id="maintain-grace"
      title={t('maintain.dialog.graceTitle')}
      okText={t('maintain.dialog.save')}
      initialValues={{ mfaGraceDays: days }}
      send={({ mfaGraceDays, remark }, options) =>
        saveMaintenancePolicy({ version: all.version, mfaGraceDays, remark: remark.trim() }, options)
      }
      {...rest}
    >
      <p>{t('maintain.dialog.graceText')}</p>
      {field.whole('mfaGraceDays', 0, MAX_DAYS, { isRequired: true })}
      {field.note('remark', { isRequired: true, min: 4 })}
    </FormModal>
  );
}
