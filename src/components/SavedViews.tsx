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
  /** Fields of the filter, for their labels. */
  fields: readonly FilterField[];
  /** The present columns, which a view also stores. */
  layout?: StoredLayout;
}

/** Few operators open the views, so menu and dialogs load on demand. */
const loadOverlays = () => withTexts(import(/* webpackChunkName: "saved-views" */ './viewOverlays'));

/**
 * The saved views of a list: the name of the applied one, a mark when the list differs from it, and the menu of all views.
 * Renders nothing if the server has no views.
 */
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
    // The menu entry that opened the dialog is gone, so focus the button once the dialog has closed.
    if (!dialog && wasOpen.current) button.current?.focus();
    wasOpen.current = dialog !== undefined;
  }, [dialog]);
  const close = () => setDialog(undefined);
  if (!isBuilt) return null;
  return (
    <>
      <Dropdown
        trigger={['click']}
        align={{ overflow: { adjustY: true, shiftX: true } }}
        open={isOpen}
        onOpenChange={(next, { source }) => {
          // A click in the menu is handled by the menu itself, because one entry keeps it open.
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
                // Wait until the Enter that chose the entry is over, or it would press the dialog's focused element.
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
