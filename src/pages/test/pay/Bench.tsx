import { useRequest } from 'ahooks';
import { Button, Form, Skeleton } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { FieldErrors } from '@/components/FieldErrors';
import { LoadFailed } from '@/components/LoadFailed';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { TrialOptions, TrialPlan, TrialStarted } from '@/contract';
import { useAccess } from '@/hooks/useAccess';
import { useOnChange } from '@/hooks/useOnChange';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { listTrialOptions, runTrial } from '@/services/trial';
import type { Ask } from './dialog';
import { PlanFields, planFor, planOf, usualPlan } from './PlanFields';
import { RunPanel } from './RunPanel';
import './Bench.css';

type Values = TrialPlan & { repeat: number; pauseSec: number };

interface BenchProps {
  /** The channel that the URL names. */
  channelCode?: string;
  /** A saved test to load into the form. */
  filled?: { plan: Partial<TrialPlan>; turn: number };
  /** The set of runs on display. */
  setNo?: string;
  /** Grows when another part of the page changes a run. */
  turn: number;
  ask: Ask;
  onStarted: (setNo: string) => void;
  onOver: () => void;
  onOpen: (testNo: string) => void;
}

const FORM = 'trial';
const NOTHING: Partial<TrialPlan> = { productCode: undefined, wayCode: undefined, channelCode: undefined };

function TrialForm({
  options,
  channelCode,
  filled,
  ask,
  onStarted,
}: Omit<BenchProps, 'onOver' | 'onOpen' | 'setNo' | 'turn'> & { options: TrialOptions }) {
  const t = useT();
  const field = fieldsFor<Values>()('trial', t);
  const [form] = Form.useForm<Values>();
  const { submit, isBusy, isUnknown, refusal } = useSubmit<Values, TrialStarted>(
    ({ repeat, pauseSec, ...plan }, sending) => runTrial({ ...planOf(plan), repeat, pauseSec }, sending),
    ({ setNo }) => onStarted(setNo),
  );
  useOnChange(filled, () => filled && form.setFieldsValue({ ...NOTHING, ...filled.plan }));
  const named = channelCode ? planFor(options, channelCode) : {};
  const initialValues = { ...(named.channelCode ? named : usualPlan(options)), repeat: 1, pauseSec: 1 };
  const whole = (name: 'repeat' | 'pauseSec', min: number, max: number) =>
    field.whole(name, min, max, { label: t(`trial.form.${name}`), isRequired: true });
  return (
    <Form
      form={form}
      id={FORM}
      name={FORM}
      layout="vertical"
      initialValues={initialValues}
      onFinish={(values) => void submit(values)}
    >
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      <FieldErrors refusal={refusal} />
      <PlanFields form={form} options={options} />
      <div className="form-grid">
        {whole('repeat', 1, 10)}
        {whole('pauseSec', 0, 60)}
      </div>
      <div className="panel-line">
        <Button type="primary" htmlType="submit" loading={isBusy} data-access="sys:test:pay">
          {t('trial.action.run')}
        </Button>
        <ActionButton access="sys:test:case:save" onClick={() => ask({ kind: 'saveCase', plan: form.getFieldsValue() })}>
          {t('trial.action.saveCase')}
        </ActionButton>
      </div>
    </Form>
  );
}

/** The form, and below it the current run, step by step. */
export function Bench({ setNo, turn, onOver, onOpen, ...rest }: BenchProps) {
  const t = useT();
  const granted = useAccess();
  const { data, error, refresh } = useRequest(() => listTrialOptions({ isQuiet: true }), {
    ready: granted['sys:test:option'] && granted['sys:test:pay'],
    onError: () => undefined,
  });
  if (!granted['sys:test:option'] || !granted['sys:test:pay']) return null;
  return (
    <section className="form-panel" aria-label={t('trial.form.title')}>
      <h2 className="section-title">{t('trial.form.title')}</h2>
      {error ? (
        <LoadFailed error={error} title={t('trial.form.failed')} onRetry={refresh} />
      ) : data ? (
        <TrialForm options={data} {...rest} />
      ) : (
        <div aria-busy="true">
          <Skeleton active title={false} />
        </div>
      )}
      {setNo && <RunPanel key={setNo} setNo={setNo} turn={turn} ask={rest.ask} onOver={onOver} onOpen={onOpen} />}
    </section>
  );
}
