import { Alert, Form, Select } from 'antd';
import { useState } from 'react';
import type { StoredLayout } from '@/contract';
import { type RangeChoice, setRanges } from '@/domain/savedView';
import { serverNow } from '@/domain/serverClock';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import type { SavedViewList } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { Dialog, DialogForm } from './Dialog';
import type { FilterField } from './FilterBar';
import { SubmitAlerts } from './SubmitAlerts';
import { useOffered, useViewSubmit, ViewNameFields } from './viewForm';

interface SaveViewModalProps {
  saved: SavedViewList;
  /** The view to overwrite; without it, a new one is created. */
  view?: SavedViewList['view'];
  fields: readonly FilterField[];
  layout?: StoredLayout;
  onClose: () => void;
}

interface Values {
  name: string;
  roleCode: string;
  ranges?: Record<string, RangeChoice>;
}

const FORM = 'view-form';

/** Saves the present list as a new view, or overwrites an own one. */
export function SaveViewModal({ saved, view: given, fields, layout, onClose }: SaveViewModalProps) {
  const t = useT();
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  // The dialog keeps the view it was opened for, in its latest version.
  const [viewId] = useState(given?.viewId);
  const view = viewId === undefined ? undefined : (saved.views?.find((one) => one.viewId === viewId) ?? given);
  useDialogFocus(`#${FORM}_name`);
  const offered = useOffered(saved).find(saved.isOffered);

  const clock = { now: serverNow(), timeZone: format.timeZone };
  const ranges = setRanges(saved.state, saved.viewOptions, clock);
  const labelOf = (name: string) => fields.find((field) => ('name' in field ? field.name : field.from) === name)?.label ?? name;
  const isPrivate = (field: FilterField) => field.kind === 'text' && field.isPrivate === true;
  const hidden = fields.filter((field) => isPrivate(field) && 'name' in field && saved.state.filters[field.name]);

  const { submit, isBusy, isUnknown, refusal } = useViewSubmit(
    saved,
    (values: Values, options) => {
      const body = {
        name: values.name.trim(),
        roleCode: values.roleCode || null,
        content: saved.contentOf(values.ranges, layout),
      };
      if (view) return saved.calls.editView({ viewId: view.viewId, version: view.version, ...body }, options);
      return saved.calls.addView({ screen: saved.screen, ...body }, options);
    },
    (stored) => {
      saved.put(stored);
      saved.adopt(stored);
      onClose();
    },
  );

  const end = (iso: string) => (iso ? format.time(iso) : '…');
  /** A range that the view stores as fixed days stays fixed. */
  const firstOf = ({ from, to, preset, range }: (typeof ranges)[number]): RangeChoice => {
    const kept = view?.content.filters;
    const isKept = kept !== undefined && (kept[from] ?? '') === range.from && (kept[to] ?? '') === range.to;
    return preset && !isKept ? 'moving' : 'fixed';
  };
  return (
    <Dialog
      width={520}
      title={view ? t('views.saveChanges', { name: view.name }) : t('views.addTitle')}
      onCancel={onClose}
      okText={t('views.save')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy }}
    >
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      <DialogForm<Values>
        form={form}
        id={FORM}
        initialValues={{
          name: view?.name ?? (offered ? t(offered.name) : ''),
          roleCode: view?.roleCode ?? '',
          ranges: Object.fromEntries(ranges.map((one) => [one.from, firstOf(one)])),
        }}
        onFinish={(values) => void submit(values)}
      >
        <ViewNameFields refusal={refusal} view={view} />
        {ranges.map(({ from, range, preset }) => (
          <Form.Item key={from} name={['ranges', from]} label={labelOf(from)}>
            <Select
              options={[
                ...(preset ? [{ value: 'moving', label: t('views.moving', { range: t(`common.range.${preset}`) }) }] : []),
                { value: 'fixed', label: t('views.fixed', { from: end(range.from), to: end(range.to) }) },
                { value: 'left', label: t('views.left') },
              ]}
            />
          </Form.Item>
        ))}
        <p className="soft">{t(layout ? 'views.kept' : 'views.keptRows')}</p>
        {hidden.length > 0 && (
          <Alert type="info" showIcon title={t('views.private', { names: hidden.map(({ label }) => label).join(', ') })} />
        )}
      </DialogForm>
    </Dialog>
  );
}
