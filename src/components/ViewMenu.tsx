import { CheckOutlined } from '@ant-design/icons';
import { Menu, type MenuProps, type MenuRef } from 'antd';
import { useEffect, useRef } from 'react';
import type { SavedView } from '@/contract';
import type { SavedViewList } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { useOffered } from './viewForm';
import './views.css';

interface ViewMenuProps {
  saved: SavedViewList;
  isChanged: boolean;
  /** Called when an entry is chosen; some open a dialog. */
  onDone: (dialog?: 'add' | 'edit' | 'manage') => void;
}

const VIEW = 'view:';
const PRESET = 'preset:';

/** Audience of a view: only its owner, or a role. */
export function ViewOwner({ view }: { view: SavedView }) {
  const t = useT();
  const role = view.roleName ?? view.roleCode;
  const text = role ? t('views.sharedBy', { owner: view.ownerName ?? '–', role }) : t('views.personal');
  return <small className="soft">{text}</small>;
}

/** The views in the operator's order, the plain list, and the actions on the present view. */
export function ViewMenu({ saved, isChanged, onDone }: ViewMenuProps) {
  const t = useT();
  const menu = useRef<MenuRef>(null);
  const { view, views, error, apply } = saved;
  const offered = useOffered(saved);
  useEffect(() => {
    // An entry focused while the views load would lose the focus when they arrive.
    if ((!views && !error) || document.activeElement?.closest('.view-menu')) return;
    // Wait until the popup has its position, or the page would scroll to its first one.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => menu.current?.focus()));
    return () => cancelAnimationFrame(frame);
  }, [views, error]);

  const line = (text: string, isShown: boolean, one?: SavedView) => (
    <span className="view-line">
      <CheckOutlined aria-hidden style={isShown ? undefined : { visibility: 'hidden' }} />
      <span className="stack">
        <span>
          <span className="view-name">{text}</span>
          {isShown && <span className="visually-hidden">{`, ${t('views.shown')}`}</span>}
          {one?.isDefault && <span className="tag tag-neutral">{t('views.default')}</span>}
        </span>
        {one && <ViewOwner view={one} />}
      </span>
    </span>
  );
  const state = () => {
    if (error) return [{ key: 'retry', label: t('views.failed'), danger: true }];
    if (!views) return [{ key: 'reading', label: t('views.reading'), disabled: true }];
    return views.length === 0 ? [{ key: 'empty', label: t('views.empty'), disabled: true }] : [];
  };
  const items: MenuProps['items'] = [
    ...(views ?? []).map((one) => ({
      key: VIEW + one.viewId,
      label: line(one.name, one.viewId === view?.viewId, one),
    })),
    ...state(),
    ...(offered.length > 0
      ? [
          {
            type: 'group' as const,
            label: t('views.offered'),
            children: offered.map((one) => ({ key: PRESET + one.name, label: line(t(one.name), saved.isOffered(one)) })),
          },
        ]
      : []),
    { key: 'none', label: line(t('views.none'), view === undefined && !offered.some(saved.isOffered)) },
    { type: 'divider' as const },
    ...(view?.isMine && isChanged ? [{ key: 'edit', label: t('views.saveChanges', { name: view.name }) }] : []),
    { key: 'add', label: t('views.saveAs') },
    { key: 'manage', label: t('views.manage'), disabled: !views?.length },
  ];
  const choose = (key: string) => {
    if (key === 'retry') return void saved.load();
    if (key === 'add' || key === 'edit' || key === 'manage') return onDone(key);
    apply(views?.find(({ viewId }) => VIEW + viewId === key) ?? offered.find(({ name }) => PRESET + name === key));
    onDone();
  };
  return <Menu ref={menu} className="view-menu" items={items} selectable={false} onClick={({ key }) => choose(key)} />;
}
