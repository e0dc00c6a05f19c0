import { useModel } from '@umijs/max';
import { Alert, Button, Checkbox, Input, Modal, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import type { KeyRisk, Role } from '@/contract';
import { differenceOf, openedBy, roleRiskOf } from '@/domain/role';
import { forbiddenPair } from '@/domain/separation';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import { KeyTree } from './KeyTree';
import { ReviewModal } from './ReviewModal';
import { boxesOf, groupsOf, leavesOf, pruned, toggled } from './tree';
import { useKeyTree } from './useKeyTree';

interface GrantModalProps {
  row: Role;
  onDone: (role: Role) => void;
  onKnown: (role: Role) => void;
  onClose: () => void;
}

const WIDTH = 960;
/** Height of the content above and below the tree, in px. */
const AROUND = 400;
const MIN_HEIGHT = 240;
const NONE: ReadonlySet<string> = new Set();
const RISKS = ['MONEY', 'SYSTEM', 'EXPORT', 'REVEAL'] as const satisfies readonly KeyRisk[];
const SEARCH = 'role-grant-search';

/** Grants permissions: choose in a tree, review the difference, then save (docs/rules/role.md#difference). */
export function GrantModal({ row, onDone, onKnown, onClose }: GrantModalProps) {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const mine = useMemo(() => new Set(initialState?.currentUser?.access ?? []), [initialState?.currentUser?.access]);
  const { data, error, refresh } = useKeyTree(row.roleCode);
  // Holds your changes apart from the role: they survive a change by a colleague.
  const [change, setChange] = useState({ added: NONE, removed: NONE });
  const [text, setText] = useState('');
  const [risks, setRisks] = useState<readonly KeyRisk[]>([]);
  const [isOnlyTicked, setIsOnlyTicked] = useState(false);
  // By default the sections are open, and all hits of a search. Holds deviations only.
  const [openGroups, setOpenGroups] = useState<readonly string[]>();
  const [closedHits, setClosedHits] = useState<readonly string[]>([]);
  const [step, setStep] = useState<'edit' | 'review' | 'leave'>('edit');
  useDialogFocus(`#${SEARCH}`);

  const view = useMemo(() => {
    if (!data) return undefined;
    const { detail, impliesOf, riskOf } = data;
    const before = new Set(detail.accessKeys);
    const granted = new Set([...before].filter((key) => !change.removed.has(key)).concat([...change.added]));
    const opened = openedBy(granted, impliesOf);
    const pair = forbiddenPair(opened.keys(), (key) => riskOf(key) === 'MONEY');
    return { before, granted, opened, pair, difference: differenceOf(before, granted, impliesOf) };
  }, [data, change]);
  const isFiltered = text.trim() !== '' || risks.length > 0 || isOnlyTicked;
  const shown = useMemo(
    () =>
      data && view
        ? pruned(
            data.tree,
            text,
            ({ key, risk }) =>
              (risks.length === 0 || (risk !== undefined && risks.includes(risk))) && (!isOnlyTicked || view.opened.has(key)),
          )
        : [],
    [data, view, text, risks, isOnlyTicked],
  );

  const body = () => {
    if (error) return <LoadFailed error={error} title={t('sys.role.grant.loadFailed')} onRetry={refresh} />;
    if (!data || !view) return <Skeleton active title={false} />;
    const { names } = data;
    const { before, granted, opened, pair } = view;
    const isImplied = (key: string) => (opened.get(key)?.length ?? 0) > 0;
    const { withheld } = data.detail;
    const isWithheld = (key: string) => withheld?.keys.includes(key) ?? false;
    const isForeign = (key: string) => !granted.has(key) && !before.has(key) && (!mine.has(key) || isWithheld(key));
    const isFixed = (key: string) => isImplied(key) || isForeign(key);
    const leaves = leavesOf(shown);
    const groups = groupsOf(shown);
    const unfold = (ids: readonly string[]) =>
      isFiltered ? setClosedHits(groups.filter((id) => !ids.includes(id))) : setOpenGroups(ids);
    const noteOf = (key: string) => {
      const [first, ...others] = opened.get(key) ?? [];
      const name = first && (names.get(first) ?? first);
      return (
        <>
          {granted.has(key) && !before.has(key) && <span className="tag tag-success">{t('sys.role.grant.added')}</span>}
          {!granted.has(key) && before.has(key) && <span className="tag tag-error">{t('sys.role.grant.removed')}</span>}
          {name && (
            <small className="soft">
              {others.length > 0
                ? t('sys.role.grant.comesWithMore', { name, count: others.length })
                : t('sys.role.grant.comesWith', { name })}
            </small>
          )}
          {!name && isForeign(key) && (
            <small className="soft">{mine.has(key) ? withheld?.why : t('sys.role.grant.notHeld')}</small>
          )}
        </>
      );
    };
    return (
      <>
        <div className="grant-bar">
          <Input
            id={SEARCH}
            value={text}
            aria-label={t('sys.role.grant.search')}
            placeholder={t('sys.role.grant.search')}
            onChange={(event) => {
              setText(event.target.value);
              setClosedHits([]);
            }}
          />
          <Select
            mode="multiple"
            allowClear
            value={[...risks]}
            aria-label={t('sys.role.grant.risks')}
            placeholder={t('sys.role.grant.risks')}
            options={RISKS.map((value) => ({ value, label: t(`sys.keyRisk.${value}`) }))}
            onChange={(next) => setRisks(next)}
          />
          <Checkbox checked={isOnlyTicked} onChange={(event) => setIsOnlyTicked(event.target.checked)}>
            {t('sys.role.grant.onlyGranted')}
          </Checkbox>
          <Button onClick={() => unfold(groups)}>{t('sys.role.grant.expand')}</Button>
          <Button onClick={() => unfold([])}>{t('sys.role.grant.collapse')}</Button>
        </div>
        {pair && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('sys.role.grant.pair', { a: names.get(pair[0]) ?? pair[0], b: names.get(pair[1]) ?? pair[1] })}
            description={t('sys.role.grant.pairHint')}
          />
        )}
        <p className="soft" role="status">
          {leaves.length === 0
            ? t('sys.role.grant.none')
            : t('sys.role.grant.shown', {
                count: leaves.length,
                ticked: leaves.filter(({ key }) => opened.has(key)).length,
                all: leaves.length,
              })}
        </p>
        <KeyTree
          label={t('sys.role.grant.tree')}
          tree={shown}
          height={Math.max(MIN_HEIGHT, window.innerHeight - AROUND)}
          expanded={isFiltered ? groups.filter((id) => !closedHits.includes(id)) : (openGroups ?? data.tree.map(({ id }) => id))}
          onExpand={unfold}
          boxes={boxesOf(shown, (key) => opened.has(key))}
          isFixed={isFixed}
          noteOf={noteOf}
          onToggle={(node) => {
            const next = toggled(granted, node, isFixed);
            setChange({
              added: new Set([...next].filter((key) => !before.has(key))),
              removed: new Set([...before].filter((key) => !next.has(key))),
            });
          }}
        />
        {(data.detail.orphanKeys ?? []).length > 0 && (
          <fieldset className="orphan-keys">
            <legend>{t('sys.role.detail.orphans')}</legend>
            <p className="soft">{t('sys.role.detail.orphansText')}</p>
            {data.detail.orphanKeys?.map((key) => (
              <Checkbox
                key={key}
                checked={granted.has(key)}
                onChange={({ target }) => {
                  const removed = new Set(change.removed);
                  if (target.checked) removed.delete(key);
                  else removed.add(key);
                  setChange({ ...change, removed });
                }}
              >
                <code>{key}</code>
              </Checkbox>
            ))}
          </fieldset>
        )}
      </>
    );
  };

  const count = view ? view.difference.added.length + view.difference.removed.length : 0;
  const leave = () => (count > 0 ? setStep('leave') : onClose());
  return (
    <>
      <Modal
        open
        width={WIDTH}
        style={{ top: 32 }}
        title={t('sys.role.grant.title', { no: row.roleCode })}
        mask={{ closable: false }}
        onCancel={leave}
        cancelText={t('common.action.cancel')}
        okText={count === 0 ? t('sys.role.grant.changes', { count }) : t('sys.role.grant.review', { count })}
        okButtonProps={{ disabled: count === 0 || view?.pair !== undefined }}
        onOk={() => setStep('review')}
      >
        {body()}
      </Modal>
      {step === 'review' && data && view && (
        <ReviewModal
          role={data.detail}
          accessKeys={[...view.granted]}
          difference={view.difference}
          names={data.names}
          riskOf={data.riskOf}
          after={roleRiskOf([...view.opened.keys()].map(data.riskOf))}
          onDone={onDone}
          onRefusal={(refusal) => {
            if (refusal.error !== 'VERSION_CONFLICT') return;
            refresh();
            const { current } = refusal.data ?? {};
            if (current) onKnown(current as Role);
          }}
          onAsked={onClose}
          onClose={() => setStep('edit')}
        />
      )}
      {step === 'leave' && (
        <Modal
          open
          title={t('sys.role.grant.leave')}
          okText={t('sys.role.grant.leaveOk')}
          okButtonProps={{ danger: true }}
          cancelText={t('common.action.cancel')}
          onOk={onClose}
          onCancel={() => setStep('edit')}
        >
          {t('sys.role.grant.leaveText', { count })}
        </Modal>
      )}
    </>
  );
}
