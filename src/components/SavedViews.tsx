import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { StoredLayout } from '@/contract';
import type { SavedViewList } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import type { FilterField } from './FilterBar';

interface SavedViewsProps {
  saved: SavedViewList;
  /** Fields of the filter, for their names. */
  fields: readonly FilterField[];
  /** The columns as they are now, which a view keeps too. */
  layout?: StoredLayout;
}

/** Few lists are opened with their views looked at: menu and dialogs are fetched when somebody does. */
const loadOverlays = () => withTexts(import(/* webpackChunkName: "saved-views" */ './viewOverlays'));
const ViewMenu = lazy(() => loadOverlays().then(({ ViewMenu }) => ({ default: ViewMenu })));
const SaveViewModal = lazy(() => loadOverlays().then(({ SaveViewModal }) => ({ default: SaveViewModal })));
const ManageViewsModal = lazy(() => loadOverlays().then(({ ManageViewsModal }) => ({ default: ManageViewsModal })));

/** The saved views of a list: the applied one by its name, with a mark when the list is no longer as it keeps it, and the menu of all. */
export function SavedViews({ saved, fields, layout }: SavedViewsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<'add' | 'edit' | 'manage'>();
  const button = useRef<HTMLButtonElement>(null);
  const { view } = saved;
  const isChanged = saved.isChanged(layout);
  const name = view?.name ?? t('common.views.menu');

  const wasOpen = useRef(false);
  useEffect(() => {
    // The dialog was opened by an entry that is gone with the menu; while it is there it keeps the focus to itself.
    if (!dialog && wasOpen.current) button.current?.focus();
    wasOpen.current = dialog !== undefined;
  }, [dialog]);
  const close = () => setDialog(undefined);
  return (
    <>
      <Dropdown
        trigger={['click']}
        open={isOpen}
        onOpenChange={(next, { source }) => {
          // What an entry does is up to the menu: one of them goes on in it.
          if (source === 'menu') return;
          if (document.activeElement?.closest('.view-menu')) button.current?.focus();
          setIsOpen(next);
          if (next) void saved.load();
        }}
        destroyOnHidden
        popupRender={() => (
          <Suspense fallback={<Skeleton.Button active />}>
            <ViewMenu
              saved={saved}
              isChanged={isChanged}
              onDone={(next) => {
                setIsOpen(false);
                if (next) setDialog(next);
                else button.current?.focus();
              }}
            />
          </Suspense>
        )}
      >
        <Button
          ref={button}
          className="views-button"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={
            view &&
            [t('common.views.label', { name: view.name }), isChanged && t('common.views.changed')].filter(Boolean).join(', ')
          }
          onMouseEnter={() => void loadOverlays().catch(() => undefined)}
        >
          <span className="views-name">{name}</span>
          {isChanged && <span className="views-mark" title={t('common.views.changed')} />}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      <Suspense fallback={null}>
        {dialog === 'manage' && <ManageViewsModal saved={saved} onClose={close} />}
        {(dialog === 'add' || dialog === 'edit') && (
          <SaveViewModal
            saved={saved}
            view={dialog === 'edit' ? view : undefined}
            fields={fields}
            layout={layout}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
