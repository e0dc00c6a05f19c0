import { SearchOutlined } from '@ant-design/icons';
import { useLocation, useModel } from '@umijs/max';
import { App, Button } from 'antd';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { recordAt } from '@/domain/records';
import { type KeyLayer, layerNow } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { noteRecent } from '@/stores/recents';
import { isPaletteHold, isPaletteKey, PALETTE_KEYS } from './paletteKey';

const load = () => withTexts(import(/* webpackChunkName: "command-palette" */ './CommandPalette'));
type Code = Awaited<ReturnType<typeof load>>;

/** The layer and the focus when the palette was opened. */
interface Under {
  layer: KeyLayer;
  focus: Element | null;
}

function focusAgain(element: Element | null): void {
  const target = element?.isConnected ? element : document.getElementById('content');
  if (element !== document.body) (target as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Records which records were opened, from the address. */
function useRecents(): void {
  const { initialState } = useModel('@@initialState');
  const operator = initialState?.currentUser;
  const operatorId = operator?.operatorId ?? operator?.username;
  const { pathname, search } = useLocation();
  useEffect(() => {
    const record = recordAt({ pathname, search });
    if (record && operatorId) noteRecent(operatorId, record);
  }, [pathname, search, operatorId]);
}

/**
 * Opens the palette by a button, or by its shortcut from anywhere except a dialog. Its code loads on hover, on focus, or when
 * Ctrl or Cmd is pressed.
 * @param onLeave logs out
 */
export function PaletteButton({ onLeave }: { onLeave: () => Promise<void> }) {
  const t = useT();
  const { message } = App.useApp();
  const [code, setCode] = useState<Code>();
  const [under, setUnder] = useState<Under>();
  useRecents();

  const fetchCode = () => void load().then(setCode, () => undefined);
  const open = () => {
    setUnder({ layer: layerNow(), focus: document.activeElement });
    load().then(setCode, () => {
      setUnder(undefined);
      void message.error(t('common.state.chunkFailedHint'));
    });
  };
  /** Returns the focus first, because the chosen action may depend on it. */
  const close = useCallback(
    (run?: () => void) => {
      setUnder(undefined);
      window.setTimeout(() => {
        focusAgain(under?.focus ?? null);
        run?.();
      });
    },
    [under],
  );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteHold(event)) return fetchCode();
    if (isPaletteKey(event)) {
      // Prevent the browser's own search, which would take the next keys.
      event.preventDefault();
      if (event.repeat) return;
      if (under) close();
      else if (layerNow() !== 'dialog') open();
      return;
    }
    if (!under || code) return;
    // Until the palette has loaded, keys typed for it must not act as shortcuts.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  return (
    <>
      <Button
        type="text"
        className="palette-button"
        icon={<SearchOutlined aria-hidden />}
        aria-label={`${t('common.header.palette')} ${PALETTE_KEYS.join(' ')}`}
        aria-haspopup="dialog"
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
        onClick={open}
      >
        <kbd className="key-hint">{PALETTE_KEYS.join(' ')}</kbd>
      </Button>
      {under && code && <code.CommandPalette layer={under.layer} onClose={close} onLeave={onLeave} />}
    </>
  );
}
