import { Alert, Form } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Maintenance, MaintenanceNotice, MaintenanceText } from '@/contract';
import { alertTypes, maintenanceLevels } from '@/domain/maintenance';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { saveMaintenanceNotice, withdrawMaintenanceNotice } from '@/services/maintenance';
import { SpanFields, TextFields } from './fields';
import type { ChangeProps } from './ServiceModals';

type Values = Omit<Parameters<typeof saveMaintenanceNotice>[0], 'version' | 'noticeId'>;

/** Preview in both languages. */
function Preview() {
  const t = useT();
  const form = Form.useFormInstance<Values>();
  const level = Form.useWatch('level', form) ?? 'INFO';
  const text: Partial<MaintenanceText> = Form.useWatch('text', form) ?? {};
  return (
    <section aria-label={t('maintain.dialog.preview')}>
      <p className="soft">{t('maintain.dialog.preview')}</p>
      {([text.en, text.zh] as const).map(
        (words, at) =>
          words?.trim() && (
            <Alert
              key={at === 0 ? 'en' : 'zh'}
              banner
              role="presentation"
              type={alertTypes[level]}
              title={<span lang={at === 0 ? 'en' : 'zh-CN'}>{words}</span>}
            />
          ),
      )}
    </section>
  );
}

/** Adds a notice for all operators, or edits one that has not ended. */
export function NoticeModal({ all, notice, ...rest }: ChangeProps & { notice?: MaintenanceNotice }) {
  const t = useT();
  const field = fieldsFor<typeof saveMaintenanceNotice>()('maintain', t);
  return (
    <FormModal<Values, Maintenance>
      id="maintain-notice"
      title={notice ? t('maintain.dialog.noticeEdit', { name: notice.noticeId }) : t('maintain.action.addNotice')}
      okText={t(notice ? 'maintain.dialog.save' : 'maintain.dialog.publish')}
      width={640}
      initialValues={notice ?? { level: 'INFO', mustAck: false }}
      send={({ level, text, from, to, mustAck }, options) =>
        saveMaintenanceNotice(
          {
            ...(notice && { noticeId: notice.noticeId }),
            version: all.version,
            level,
            text,
            from,
            to,
            mustAck: mustAck ?? false,
          },
          options,
        )
      }
      {...rest}
    >
      {field.one('level', maintenanceLevels, { isRequired: true })}
      <TextFields name="text" />
      <SpanFields />
      {field.flag('mustAck', { label: t('maintain.dialog.mustAck') })}
      <Preview />
    </FormModal>
  );
}

const CONFIRM = 'maintain-withdraw';

export function WithdrawModal({ all, notice: { noticeId, text }, ...rest }: ChangeProps & { notice: MaintenanceNotice }) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  return (
    <FormModal<object, Maintenance>
      id={CONFIRM}
      title={t('maintain.dialog.withdrawTitle', { name: noticeId })}
      okText={t('maintain.dialog.withdraw')}
      isDanger
      send={(_, options) => withdrawMaintenanceNotice({ noticeId, version: all.version }, options)}
      {...rest}
    >
      <p>{text.en}</p>
      <p>{text.zh}</p>
    </FormModal>
  );
}
