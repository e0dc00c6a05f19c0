import { useAccess } from '@umijs/max';
import type { Access } from '@/access';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { LogLines } from '@/components/LogLines';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Operator, OperatorDetail } from '@/contract';
import { departments, operatorStatusTones } from '@/domain/operator';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { getOperator } from '@/services/operator';
import { Scope, useReason } from './cells';
import type { Ask } from './dialog';
import { EffectiveKeys } from './EffectiveKeys';
import { ACTIONS, actionName, keyOf, stateOf } from './RowActions';
import { Sessions } from './Sessions';

interface OperatorDrawerProps {
  id: string;
  rows: readonly Operator[];
  /** What was changed last, also when it stands on no page. */
  changed: Operator | undefined;
  ask: Ask;
  onOpen: (id: string | undefined) => void;
}

/** Everything that can be done; what the state forbids says why, what makes no sense in it is left out. */
function Actions({ row, ask }: { row: Operator; ask: Ask }) {
  const t = useT();
  const shown = ACTIONS.map((action) => ({
    action,
    state: stateOf(row, action),
  })).filter(({ state }) => state.isAllowed || state.why !== undefined);
  return (
    <div className="panel-line">
      {shown.map(({ action, state }) => (
        <ActionButton
          key={action}
          access={keyOf(action)}
          state={state}
          isDanger={action === 'disable'}
          onClick={() => ask({ kind: action, row })}
        >
          {actionName(t, row, action)}
        </ActionButton>
      ))}
      <ActionButton access="sys:operator:add" onClick={() => ask({ kind: 'add', source: row })}>
        {t('sys.operator.action.copy')}
      </ActionButton>
    </div>
  );
}

function Facts({ row }: { row: Operator }) {
  const t = useT();
  const format = useFormat();
  const reasonOf = useReason();
  const label = (name: NamesIn<'sys.operator.field'>) => t(`sys.operator.field.${name}`);
  const time = (name: 'validUntil' | 'passwordChangedAt' | 'linkUntil') => ({
    label: label(name),
    value: row[name] && <Time at={row[name]} />,
  });
  const when = (at: string | null | undefined, name: string | null | undefined) =>
    at && (name ? t('sys.operator.detail.by', { time: format.time(at), name }) : format.time(at));
  const { department, roles = [] } = row;
  return (
    <Section title={t('sys.operator.detail.facts')}>
      {factsOf([
        { label: label('username'), value: <CopyText text={row.username} name={label('username')} /> },
        { label: label('operatorId'), value: <CopyText text={row.operatorId} name={label('operatorId')} /> },
        { label: label('realName'), value: row.realName },
        {
          label: label('department'),
          value: department && (departments.includes(department) ? t(`sys.operator.department.${department}`) : department),
        },
        {
          label: label('status'),
          value: (
            <span className="stack">
              <StatusTag group="sys.operator.status" value={row.status} tones={operatorStatusTones} />
              {row.lockedUntil
                ? t('sys.operator.message.lockedUntil', { time: format.time(row.lockedUntil) })
                : [reasonOf(row), row.statusRemark].filter(Boolean).join(' · ')}
            </span>
          ),
        },
        { label: label('roles'), value: roles.map(({ roleName }) => roleName).join(', ') },
        { label: label('scope'), value: <Scope row={row} isWhole /> },
        { label: label('withdrawTier'), value: row.withdrawTier !== undefined && row.withdrawTier },
        { label: label('email'), value: row.email },
        { label: label('mobile'), value: row.mobile },
        {
          label: label('lastLoginAt'),
          value: row.lastLoginAt && (
            <span className="stack">
              <Time at={row.lastLoginAt} withRelative />
              <small className="soft">{row.lastLoginIp}</small>
            </span>
          ),
        },
        { label: label('failCount'), value: row.failCount || undefined },
        time('passwordChangedAt'),
        time('linkUntil'),
        time('validUntil'),
        { label: label('lastReviewAt'), value: when(row.lastReviewAt, row.lastReviewBy) },
        { label: label('createdAt'), value: when(row.createdAt, row.createdBy) },
        { label: label('updatedAt'), value: when(row.updatedAt, row.updatedBy) },
      ])}
    </Section>
  );
}

/** One operator: what can be done, who it is, what is allowed and since when, where it is signed in, what was done last. */
export function OperatorDrawer({ id, rows, changed, ask, onOpen }: OperatorDrawerProps) {
  const t = useT();
  const granted = useAccess() as Access;
  const rowOf = (of: string) => rows.find((row) => row.operatorId === of) ?? (changed?.operatorId === of ? changed : undefined);
  return (
    <RecordDrawer<Operator, OperatorDetail>
      id={id}
      ids={rows.map((row) => row.operatorId)}
      title={(of) => t('sys.operator.detail.title', { name: rowOf(of)?.username ?? of })}
      fetchDetail={getOperator}
      onOpen={onOpen}
      versionOf={(of) => rowOf(of)?.version}
      known={rowOf(id)}
      head={(record) => {
        const row = newest(record, rowOf(record.operatorId));
        return (
          <div key={row.operatorId}>
            <Actions row={row} ask={ask} />
            <Facts row={row} />
            {granted['sys:operator:access'] && <EffectiveKeys operatorId={row.operatorId} version={row.version} />}
            {granted['sys:operator:session:list'] && <Sessions row={row} ask={ask} />}
          </div>
        );
      }}
    >
      {({ operatorId, logs = [] }) => (
        <Section key={operatorId} title={t('sys.operator.detail.log')}>
          {logs.length > 0 && <LogLines label={t('sys.operator.detail.log')} logs={logs} isOfOne />}
        </Section>
      )}
    </RecordDrawer>
  );
}
