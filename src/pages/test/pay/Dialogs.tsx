import { useRequest } from 'ahooks';
import { App, Form, Modal } from 'antd';
import { FormModal } from '@/components/FormModal';
import { Part } from '@/components/Part';
import type { Trial, TrialCase, TrialOptions, TrialPlan } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import type { Translate } from '@/locales/store';
import { fieldsFor } from '@/screen/fields';
import { useSuccess } from '@/screen/useSuccess';
import { cancelTrial, listTrialOptions, removeTrialCase, saveTrialCase } from '@/services/trial';
import { Cases } from './Cases';
import type { Ask, Dialog } from './dialog';
import { PlanFields, planOf } from './PlanFields';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (row: Trial) => void;
  onFill: (plan: Partial<TrialPlan>) => void;
  onStarted: (setNo: string) => void;
  onClose: () => void;
}

type CaseValues = TrialPlan & { caseName: string };

const CANCEL = 'trial-cancel';
const REMOVE = 'trial-remove';
const SAVE = 'trial-case';

function CancelModal({ row, onChanged, onClose }: Pick<DialogsProps, 'onChanged' | 'onClose'> & { row: Trial }) {
  const t = useT();
  const success = useSuccess();
  useDialogFocus(`button[form="${CANCEL}"]`);
  return (
    <FormModal<object, Trial>
      id={CANCEL}
      title={t('trial.dialog.cancel.title', { name: row.testNo })}
      okText={t('trial.dialog.cancel.ok')}
      isDanger
      send={(_, options) => cancelTrial({ testNo: row.testNo, version: row.version }, options)}
      onDone={(next) => {
        onClose();
        onChanged(next);
        success(t('trial.message.canceled', { name: next.testNo }), next.testNo);
      }}
      onRefusal={({ data }: ApiError) => {
        const current = data?.current as Trial | undefined;
        if (current) onChanged(current);
      }}
      onClose={onClose}
    >
      <p>{t('trial.dialog.cancel.text')}</p>
    </FormModal>
  );
}

interface CaseFormProps {
  plan: Partial<TrialPlan>;
  /** The saved test to edit. Absent when adding. */
  row?: TrialCase;
  options: TrialOptions;
  onDone: (next: TrialCase) => void;
  onConflict: (current: TrialCase) => void;
  onClose: () => void;
}

const CASE_WIDTH = 720;
const titleOf = (t: Translate, row: TrialCase | undefined) =>
  row ? t('trial.dialog.editCase.title', { name: row.caseName }) : t('trial.dialog.saveCase.title');

function CaseForm({ plan, row, options, onDone, onConflict, onClose }: CaseFormProps) {
  const t = useT();
  const field = fieldsFor<typeof saveTrialCase>()('trial', t);
  const [form] = Form.useForm<CaseValues>();
  const ref = row && { caseId: row.caseId, version: row.version };
  return (
    <FormModal<CaseValues, TrialCase>
      id={SAVE}
      width={CASE_WIDTH}
      form={form}
      title={titleOf(t, row)}
      okText={t('trial.dialog.saveCase.ok')}
      initialValues={{ ...plan, caseName: row?.caseName }}
      send={({ caseName, ...values }, sending) => saveTrialCase({ ...planOf(values), caseName, ...ref }, sending)}
      onDone={onDone}
      onRefusal={({ data }: ApiError) => {
        const current = data?.current as TrialCase | undefined;
        if (current) onConflict(current);
      }}
      onClose={onClose}
    >
      {field.text('caseName', 60, { isRequired: true, min: 2 })}
      <PlanFields form={form} options={options} />
    </FormModal>
  );
}

/** Waits for the options: the form needs them. */
function CaseModal(props: Omit<CaseFormProps, 'options'>) {
  const t = useT();
  const asked = useRequest(() => listTrialOptions({ isQuiet: true }), { onError: ignoreApiError });
  if (asked.data) return <CaseForm {...props} options={asked.data} />;
  return (
    <Modal open width={CASE_WIDTH} title={titleOf(t, props.row)} footer={null} onCancel={props.onClose}>
      <Part asked={asked} failed={t('trial.form.failed')} rows={10}>
        {() => null}
      </Part>
    </Modal>
  );
}

function RemoveModal({
  row,
  onDone,
  onConflict,
  onClose,
}: Pick<CaseFormProps, 'onConflict' | 'onClose'> & { row: TrialCase; onDone: () => void }) {
  const t = useT();
  useDialogFocus(`button[form="${REMOVE}"]`);
  return (
    <FormModal
      id={REMOVE}
      title={t('trial.dialog.removeCase.title', { name: row.caseName })}
      okText={t('trial.dialog.removeCase.ok')}
      isDanger
      send={(_, options) => removeTrialCase({ caseId: row.caseId, version: row.version }, options)}
      onDone={onDone}
      onRefusal={({ data }: ApiError) => {
        const current = data?.current as TrialCase | undefined;
        if (current) onConflict(current);
      }}
      onClose={onClose}
    >
      <p>{t('trial.dialog.removeCase.text')}</p>
    </FormModal>
  );
}

export function Dialogs({ dialog, ask, onChanged, onFill, onStarted, onClose }: DialogsProps) {
  const t = useT();
  const { message } = App.useApp();
  if (dialog.kind === 'cancel') return <CancelModal row={dialog.row} onChanged={onChanged} onClose={onClose} />;
  if (dialog.kind === 'cases') return <Cases ask={ask} onFill={onFill} onStarted={onStarted} onClose={onClose} />;
  const back = () => ask({ kind: 'cases' });
  if (dialog.kind === 'removeCase') {
    const removed = () => {
      void message.success(t('trial.message.removed', { name: dialog.row.caseName }));
      back();
    };
    return (
      <RemoveModal row={dialog.row} onDone={removed} onConflict={(row) => ask({ kind: 'removeCase', row })} onClose={back} />
    );
  }
  const isNew = dialog.kind === 'saveCase';
  const saved = ({ caseName }: TrialCase) => {
    void message.success(t('trial.message.saved', { name: caseName }));
    if (isNew) onClose();
    else back();
  };
  return (
    <CaseModal
      plan={isNew ? dialog.plan : dialog.row}
      row={isNew ? undefined : dialog.row}
      onDone={saved}
      onConflict={(row) => ask({ kind: 'editCase', row })}
      onClose={isNew ? onClose : back}
    />
  );
}
