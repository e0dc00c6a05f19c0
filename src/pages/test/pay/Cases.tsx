import { useRequest } from 'ahooks';
import { Checkbox, Drawer, Form, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { ActionButton, RowAction } from '@/components/ActionButton';
import { LoadFailed } from '@/components/LoadFailed';
import { Money } from '@/components/Money';
import { ScrollTable } from '@/components/ScrollTable';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { versioned } from '@/components/versioned';
import type { TrialCase, TrialOptions, TrialPlan, TrialStarted } from '@/contract';
import { trialDirections, trialModes } from '@/domain/trial';
import { useLabel } from '@/hooks/useLabel';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { listTrialCases, listTrialOptions, runTrialCases } from '@/services/trial';
import type { Ask } from './dialog';

interface CasesProps {
  ask: Ask;
  onFill: (plan: Partial<TrialPlan>) => void;
  onStarted: (setNo: string) => void;
  onClose: () => void;
}

const SEARCH = { optionFilterProp: 'label' };
const UPSTREAM = 'trial-upstream';

const upstreamsIn = ({ channels }: TrialOptions) =>
  [...new Map(channels.map(({ upstreamCode, upstreamName }) => [upstreamCode, upstreamName]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, name]) => ({ value, label: `${name} (${value})` }));

interface TableProps extends Pick<CasesProps, 'ask' | 'onFill'> {
  cases: readonly TrialCase[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

function CaseTable({ cases, chosen, onChoose, ask, onFill }: TableProps) {
  const t = useT();
  const labelOf = useLabel();
  return (
    <ScrollTable
      label={t('trial.cases.title')}
      rows={cases}
      rowKey={({ caseId }) => caseId}
      columns={[
        {
          title: t('trial.field.caseName'),
          isHeader: true,
          render: ({ caseId, caseName }) => (
            <Checkbox
              checked={chosen.includes(caseId)}
              onChange={({ target }) => onChoose(target.checked ? [...chosen, caseId] : chosen.filter((id) => id !== caseId))}
            >
              {caseName}
            </Checkbox>
          ),
        },
        { title: t('trial.field.mode'), render: ({ mode }) => labelOf('trial.mode', trialModes, mode) },
        { title: t('trial.field.direction'), render: ({ direction }) => labelOf('trial.direction', trialDirections, direction) },
        { title: t('trial.field.productCode'), render: ({ productCode }) => productCode ?? '–' },
        { title: t('trial.field.channelCode'), render: ({ channelCode }) => channelCode ?? t('common.list.any') },
        {
          title: t('trial.field.amount'),
          isNumeric: true,
          render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        {
          title: t('common.list.actions'),
          render: (row) => (
            <span className="row-actions">
              <RowAction access="sys:test:pay" label={`${t('trial.action.fill')} ${row.caseName}`} onClick={() => onFill(row)}>
                {t('trial.action.fill')}
              </RowAction>
              <RowAction
                access="sys:test:case:save"
                label={`${t('trial.action.editCase')} ${row.caseName}`}
                state={versioned(row, { isAllowed: true })}
                onClick={() => ask({ kind: 'editCase', row })}
              >
                {t('trial.action.editCase')}
              </RowAction>
              <RowAction
                access="sys:test:case:remove"
                label={`${t('trial.action.removeCase')} ${row.caseName}`}
                isDanger
                state={versioned(row, { isAllowed: true })}
                onClick={() => ask({ kind: 'removeCase', row })}
              >
                {t('trial.action.removeCase')}
              </RowAction>
            </span>
          ),
        },
      ]}
    />
  );
}

/** Saved tests: load into the form, edit, remove, or run together over all channels of an upstream. */
export function Cases({ ask, onFill, onStarted, onClose }: CasesProps) {
  const t = useT();
  const [chosen, choose] = useState<string[]>([]);
  const [upstreamCode, setUpstream] = useState<string>();
  const { data, error, refresh } = useRequest(
    () => Promise.all([listTrialCases({ isQuiet: true }), listTrialOptions({ isQuiet: true })]),
    { onError: () => undefined },
  );
  const { submit, isUnknown, refusal } = useSubmit<object, TrialStarted>(
    (_, options) => runTrialCases({ caseIds: chosen, upstreamCode }, options),
    ({ setNo }) => {
      onStarted(setNo);
      onClose();
    },
  );
  const faults = refusal?.data?.fields ?? [];
  const run = chosen.length > 0 ? { isAllowed: true } : { isAllowed: false, why: t('trial.cases.none') };
  return (
    <Drawer open size={960} title={t('trial.cases.title')} onClose={onClose}>
      <p>{t('trial.cases.text')}</p>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      {faults.map(({ name, msg }) => (
        <p key={`${name} ${msg}`} role="alert" className="text-error">
          {msg}
        </p>
      ))}
      {error ? (
        <LoadFailed error={error} title={t('trial.cases.failed')} onRetry={refresh} />
      ) : data ? (
        <>
          <CaseTable cases={data[0]} chosen={chosen} onChoose={choose} ask={ask} onFill={onFill} />
          <Form layout="vertical">
            <Form.Item label={t('trial.cases.upstream')} htmlFor={UPSTREAM}>
              <Select
                id={UPSTREAM}
                allowClear
                showSearch={SEARCH}
                placeholder={t('trial.cases.asKept')}
                options={upstreamsIn(data[1])}
                value={upstreamCode}
                onChange={setUpstream}
              />
            </Form.Item>
          </Form>
          <ActionButton access="sys:test:case:run" isPrimary state={run} onClick={() => submit({})}>
            {t('trial.action.runCases', { count: chosen.length })}
          </ActionButton>
        </>
      ) : (
        <Skeleton active title={false} />
      )}
    </Drawer>
  );
}
