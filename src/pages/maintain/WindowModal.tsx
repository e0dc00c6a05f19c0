import { useRequest } from 'ahooks';
import { Form, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import type { Maintenance, MaintenanceScope, MaintenanceWindow } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { maintenanceEffects, maintenanceRepeats, maintenanceScopes } from '@/domain/maintenance';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { pageOptions } from '@/services/common';
import { saveMaintenanceWindow } from '@/services/maintenance';
import { SpanFields, TextFields } from './fields';
import type { ChangeProps } from './ServiceModals';

type Values = Omit<Parameters<typeof saveMaintenanceWindow>[0], 'version' | 'windowId'>;

const OFFERED = { PRODUCT: 'product', CHANNEL: 'payChannel', UPSTREAM: 'upstream' } as const;

/** Suggests known codes; any other code can be typed. */
function ScopeCodes({ scopeType, ...item }: { scopeType: MaintenanceScope; id?: string; value?: string[] }) {
  const type = scopeType === 'PLATFORM' ? undefined : OFFERED[scopeType];
  const asked = useRequest(() => pageOptions(type ?? 'product', '', 1), {
    ready: type !== undefined,
    refreshDeps: [type],
    onError: ignoreApiError,
  });
  return <LoadedSelect {...item} mode="tags" tokenSeparators={[' ', ',']} asked={asked} options={asked.data?.list ?? []} />;
}

interface WindowModalProps extends ChangeProps {
  /** Absent when adding. */
  window?: MaintenanceWindow;
}

/** A maintenance window: a scope is closed, held, or announced for a time. */
export function WindowModal({ all, window, ...rest }: WindowModalProps) {
  const t = useT();
  const field = fieldsFor<typeof saveMaintenanceWindow>()('maintain', t);
  const { timeZone } = useFormat();
  const [form] = Form.useForm<Values>();
  const scopeType: MaintenanceScope = Form.useWatch('scopeType', form) ?? window?.scopeType ?? 'PLATFORM';
  const initial: Partial<Values> = window ?? {
    scopeType: 'PLATFORM',
    scopeCodes: [],
    zone: timeZone,
    repeat: 'NONE',
    effect: 'CLOSE',
    noticeBeforeMin: 60,
  };
  const select = (name: 'scopeType' | 'repeat' | 'effect', options: { value: string; label: string }[]) =>
    field.item(name, <Select options={options} />, { isRequired: true });
  return (
    <FormModal<Values, Maintenance>
      id="maintain-window"
      form={form}
      title={window ? t('maintain.dialog.windowEdit', { name: window.title }) : t('maintain.action.addWindow')}
      okText={t('maintain.dialog.save')}
      width={720}
      initialValues={initial}
      send={(values, options) =>
        saveMaintenanceWindow(
          {
            ...(window && { windowId: window.windowId }),
            version: all.version,
            ...values,
            scopeCodes: values.scopeType === 'PLATFORM' ? [] : (values.scopeCodes ?? []),
          },
          options,
        )
      }
      {...rest}
    >
      {field.text('title', 80, { isRequired: true, min: 2 })}
      <div className="form-grid">
        {select(
          'scopeType',
          maintenanceScopes.map((value) => ({ value, label: t(`maintain.scope.${value}`) })),
        )}
        {scopeType !== 'PLATFORM' && field.item('scopeCodes', <ScopeCodes scopeType={scopeType} />, { isRequired: true })}
      </div>
      <SpanFields />
      <div className="form-grid">
        {select(
          'effect',
          maintenanceEffects.map((value) => ({ value, label: t(`maintain.windowEffect.${value}`) })),
        )}
        {select(
          'repeat',
          maintenanceRepeats.map((value) => ({ value, label: t(`maintain.repeat.${value}`) })),
        )}
        {field.item(
          'zone',
          <Select
            showSearch
            options={[...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
              value,
              label: value,
            }))}
          />,
          { isRequired: true, hint: t('maintain.dialog.zoneHint') },
        )}
        {field.whole('noticeBeforeMin', 0, 10_080, { isRequired: true })}
      </div>
      <TextFields name="message" />
    </FormModal>
  );
}
