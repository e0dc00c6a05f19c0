import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { StoredLayout } from '@/contract';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import type { SavedViewList } from '@/hooks/useSavedView';
import { useT } from '@/hooks/useT';
import { useWhenLeft } from '@/hooks/useWhenLeft';
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

/** The saved views of a list: the applied one by its name, with a mark when the list is no longer as it keeps it, and the menu of all; nothing where the server has no views. */
export function SavedViews({ saved, fields, layout }: SavedViewsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, setDialog] = useState<'add' | 'edit' | 'manage'>();
  const button = useRef<HTMLButtonElement>(null);
  const isBuilt = useIsBuilt('/common/view/list');
  useWhenLeft(() => setDialog(undefined));
  const overlays = useCode(loadOverlays, isOpen || dialog !== undefined);
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
  if (!isBuilt) return null;
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
        popupRender={() =>
          overlays ? (
            <overlays.ViewMenu
              saved={saved}
              isChanged={isChanged}
              onDone={(next) => {
                setIsOpen(false);
                // The Enter that chose the entry is not over yet: it would press what the dialog puts the focus on.
                if (next) window.setTimeout(() => setDialog(next));
                else button.current?.focus();
              }}
            />
          ) : (
            <Skeleton.Button active />
          )
        }
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
          onMouseEnter={() => void fetchCode(loadOverlays).catch(() => undefined)}
        >
          <span className="views-name">{name}</span>
          {isChanged && <span className="views-mark" title={t('common.views.changed')} />}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {overlays && dialog === 'manage' && <overlays.ManageViewsModal saved={saved} onClose={close} />}
      {overlays && (dialog === 'add' || dialog === 'edit') && (
        <overlays.SaveViewModal
          saved={saved}
          view={dialog === 'edit' ? view : undefined}
          fields={fields}
          layout={layout}
          onClose={close}
        />
      )}
    </>
  );
}
