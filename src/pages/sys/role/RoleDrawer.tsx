import { Alert, Descriptions, Input, Skeleton } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { LoadFailed } from '@/components/LoadFailed';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Role, RoleDetail } from '@/contract';
import { roleRiskTones, roleStatusTones } from '@/domain/role';
import { asShown } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useLocale, useT } from '@/hooks/useT';
import { OpenApprovals } from '@/screen/OpenApprovals';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import { SignInRules } from '@/screen/SignInRules';
import type { DrawerProps } from '@/screen/useListScreen';
import { getRole } from '@/services/role';
import type { Ask, Dialog } from './dialog';
import { KeyTree } from './KeyTree';
import { nameOf, tierOf } from './labels';
import { Members } from './Members';
import { keyOf, moreActions, stateOf } from './RowActions';
import { groupsOf, pruned } from './tree';
import { useKeyTree } from './useKeyTree';
import './role.css';

const TREE_HEIGHT = 420;

/** The role's keys by menu. An implied key names the key that implies it. */
function Keys({ role }: { role: RoleDetail }) {
  const t = useT();
  const { data, error, refresh } = useKeyTree(role.roleCode);
  const [text, setText] = useState('');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const opened = useMemo(() => new Map(role.effectiveKeys.map((one) => [one.key, one.impliedBy ?? []])), [role]);
  if (error) return <LoadFailed error={error} title={t('sys.role.grant.loadFailed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  if (opened.size === 0) return <p>{t('sys.role.detail.noKeys')}</p>;
  const granted = new Set(role.accessKeys);
  const shown = pruned(data.tree, text, ({ key }) => opened.has(key));
  return (
    <>
      <div className="grant-bar">
        <Input
          value={text}
          aria-label={t('sys.role.grant.search')}
          placeholder={t('sys.role.grant.search')}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {shown.length === 0 && <p role="status">{t('sys.role.grant.none')}</p>}
      <KeyTree
        label={t('sys.role.detail.keys')}
        tree={shown}
        height={TREE_HEIGHT}
        expanded={groupsOf(shown).filter((id) => !closed.includes(id))}
        onExpand={(ids) => setClosed(groupsOf(shown).filter((id) => !ids.includes(id)))}
        noteOf={(key) => {
          const [first] = opened.get(key) ?? [];
          return (
            first &&
            !granted.has(key) && (
              <small className="soft">{t('sys.role.grant.comesWith', { name: data.names.get(first) ?? first })}</small>
            )
          );
        }}
      />
    </>
  );
}

function Overview({ role, ask }: { role: Role & Partial<RoleDetail>; ask: Ask }) {
  const t = useT();
  const locale = useLocale();
  const { mayGrantRoles } = role;
  const label = (
    name:
      | 'roleCode'
      | 'displayName'
      | 'description'
      | 'status'
      | 'riskLevel'
      | 'withdrawTier'
      | 'mfaRequired'
      | 'mayGrant'
      | 'builtin'
      | 'createdAt'
      | 'updatedAt'
      | 'sort',
  ) => t(`sys.role.field.${name}`);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [label('roleCode'), <CopyText key="code" text={role.roleCode} name={label('roleCode')} />],
    [label('displayName'), nameOf(role, locale)],
    [label('status'), <StatusTag key="status" group="sys.role.status" value={role.status} tones={roleStatusTones} />],
    [label('riskLevel'), <StatusTag key="risk" group="sys.role.riskLevel" value={role.riskLevel} tones={roleRiskTones} />],
    [label('withdrawTier'), tierOf(role.withdrawTier, t)],
    [
      label('mfaRequired'),
      role.mfaRequired !== undefined && t(role.mfaRequired ? 'sys.role.detail.mfaYes' : 'sys.role.detail.mfaNo'),
    ],
    [label('builtin'), t(role.builtin ? 'sys.role.origin.builtin' : 'sys.role.origin.custom')],
    [
      label('createdAt'),
      role.createdAt && (
        <>
          <Time at={role.createdAt} /> {role.createdBy && <span>{role.createdBy}</span>}
        </>
      ),
    ],
    [
      label('updatedAt'),
      role.updatedAt && (
        <>
          <Time at={role.updatedAt} /> {role.updatedBy && <span>{role.updatedBy}</span>}
        </>
      ),
    ],
    [label('description'), role.description],
    // Only the detail has this field. It comes last so that the others do not move when it arrives.
    [
      label('mayGrant'),
      mayGrantRoles && (mayGrantRoles.map(({ roleName }) => roleName).join(', ') || t('sys.role.detail.grantsNone')),
    ],
  ];
  return (
    <>
      <div className="drawer-actions">
        {(['grant', 'edit', ...moreActions(role)] as const)
          .filter((action) => action !== 'members')
          .map((action) => (
            <ActionButton
              key={action}
              access={keyOf(action)}
              isPrimary={action === 'grant'}
              isDanger={action === 'remove'}
              state={stateOf(role, action)}
              onClick={() => ask({ kind: action, row: role })}
            >
              {t(`sys.role.action.${action}`)}
            </ActionButton>
          ))}
      </div>
      <OpenApprovals entity="role" no={role.roleCode} />
      <Section title={t('sys.role.detail.facts')}>
        <Descriptions
          bordered
          size="small"
          column={{ xs: 1, sm: 2 }}
          items={facts.filter(([, value]) => value).map(([name, value]) => ({ key: name, label: name, children: value }))}
        />
      </Section>
      <SignInRules row={role} />
    </>
  );
}

function Content({ role }: { role: RoleDetail }) {
  const t = useT();
  const granted = useAccess();
  const { conflicts = [], orphanKeys = [] } = role;
  return (
    <>
      {orphanKeys.length > 0 && (
        <Section title={t('sys.role.detail.orphans')}>
          <Alert
            type="warning"
            showIcon
            title={t('sys.role.detail.orphansText')}
            description={<code>{orphanKeys.join(', ')}</code>}
          />
        </Section>
      )}
      {conflicts.length > 0 && (
        <Section title={t('sys.role.detail.conflicts')}>
          <ul className="conflicts">
            {conflicts.map(({ roleCode, roleName, why }) => (
              <li key={roleCode}>
                {asShown(roleName ?? roleCode)} <small className="soft">{why}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {granted['sys:role:member:page'] && (
        <Section title={t('sys.role.detail.members')}>
          <Members roleCode={role.roleCode} />
        </Section>
      )}
      {granted['sys:menu:list'] && (
        <Section title={t('sys.role.detail.keys')}>
          <Keys role={role} />
        </Section>
      )}
    </>
  );
}

/** One role with members, permissions and conflicting roles. */
export function RoleDrawer({ id, screen }: DrawerProps<Role, Dialog>) {
  const t = useT();
  return (
    <ScreenDrawer<Role, RoleDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('sys.role.detail.title', { no })}
      fetchDetail={getRole}
      head={(role) => <Overview key={role.roleCode} role={role} ask={screen.ask} />}
    >
      {(detail) => <Content key={`${detail.roleCode} ${detail.version}`} role={detail} />}
    </ScreenDrawer>
  );
}
