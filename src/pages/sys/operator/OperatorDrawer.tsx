import { CopyText } from '@/components/CopyText';
import { LogSection } from '@/components/LogSection';
import { DrawerActions } from '@/components/RecordActions';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Operator, OperatorDetail } from '@/contract';
import { departments, operatorStatusTones } from '@/domain/operator';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { OpenApprovals } from '@/screen/OpenApprovals';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import { SignInRules } from '@/screen/SignInRules';
import type { DrawerProps } from '@/screen/useListScreen';
import { getOperator } from '@/services/operator';
import { operatorActions } from './actions';
import { Scope, useReason } from './cells';
import type { Dialog } from './dialog';
import { EffectiveKeys } from './EffectiveKeys';
import { Sessions } from './Sessions';

function Facts({ row }: { row: Operator }) {
  const t = useT();
  const format = useFormat();
  const reasonOf = useReason();
  const labelOf = useLabel();
  const label = (name: NamesIn<'sys.operator.field'>) => t(`sys.operator.field.${name}`);
  const time = (name: 'validUntil' | 'passwordChangedAt' | 'linkUntil') => ({
    label: label(name),
    value: row[name] && <Time at={row[name]} />,
  });
  const when = (at: string | null | undefined, name: string | null | undefined) =>
    at && (name ? t('sys.operator.detail.by', { time: format.time(at), name }) : format.time(at));
  const { department, roles = [], withdrawTier: tier } = row;
  return (
    <Section title={t('sys.operator.detail.facts')}>
      {factsOf([
        { label: label('username'), value: <CopyText text={row.username} name={label('username')} /> },
        { label: label('operatorId'), value: <CopyText text={row.operatorId} name={label('operatorId')} /> },
        { label: label('realName'), value: row.realName },
        {
          label: label('department'),
          value: department && labelOf('sys.operator.department', departments, department),
        },
        {
          label: label('status'),
          value: (
            <span className="stack">
              <StatusTag group="sys.operator.status" value={row.status} tones={operatorStatusTones} />
              {row.lockedUntil
                ? t('sys.operator.message.lockedUntil', { time: format.time(row.lockedUntil) })
                : joinedText([reasonOf(row), row.statusRemark])}
            </span>
          ),
        },
        { label: label('roles'), value: roles.map(({ roleName }) => roleName).join(', ') },
        { label: label('scope'), value: <Scope row={row} isWhole /> },
        { label: label('withdrawTier'), value: tier !== undefined && t('sys.operator.dialog.tier', { tier }) },
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
        { label: label('factorCount'), value: row.factorCount },
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

/** One operator: actions, identity, permissions, sessions and latest activity. */
export function OperatorDrawer({ id, screen }: DrawerProps<Operator, Dialog>) {
  const t = useT();
  const granted = useAccess();
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<Operator, OperatorDetail, Dialog>
      id={id}
      screen={screen}
      title={(of) => t('sys.operator.detail.title', { name: rowOf(of)?.username ?? of })}
      fetchDetail={getOperator}
      head={(row) => (
        <div key={row.operatorId}>
          <DrawerActions actions={operatorActions(t, row, ask)} />
          <OpenApprovals entity="operator" no={row.operatorId} />
          <Facts row={row} />
          <SignInRules row={row} />
          {granted['sys:operator:access'] && <EffectiveKeys operatorId={row.operatorId} version={row.version} />}
          {granted['sys:operator:session:list'] && <Sessions row={row} ask={ask} />}
        </div>
      )}
    >
      {({ operatorId, logs = [] }) => <LogSection key={operatorId} title={t('sys.operator.detail.log')} logs={logs} isOfOne />}
    </ScreenDrawer>
  );
}
