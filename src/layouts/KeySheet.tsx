import { Modal, Switch } from 'antd';
import { areHintsOn, areShortcutsOn, switchHints, switchShortcuts, useActiveShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { PALETTE_KEYS } from './paletteKey';
import './KeySheet.css';

/** The shortcuts of this screen, and the switches that disable them (WCAG 2.1.4) and hide them beside buttons. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const shortcuts = useActiveShortcuts();
  const isOn = areShortcutsOn();
  // One line for each key: it means the same on the page and in the drawer.
  const lines = [...new Map(shortcuts.map(({ keys, label }) => [keys, label]))];
  return (
    <Modal open title={t('common.keys.title')} onCancel={onClose} footer={null} width={440}>
      <p className="key-switch">
        <Switch checked={isOn} onChange={switchShortcuts} aria-label={t('keySheet.switch')} /> {t('keySheet.switch')}
      </p>
      <p className="key-switch">
        <Switch checked={areHintsOn()} onChange={switchHints} aria-label={t('keySheet.hints')} /> {t('keySheet.hints')}
      </p>
      {isOn ? (
        <dl className="key-list">
          {lines.map(([keys, label]) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
          <div>
            <dt>
              {PALETTE_KEYS.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t('common.header.palette')}</dd>
          </div>
          <div>
            <dt>
              <kbd>Enter</kbd>
            </dt>
            <dd>{t('keySheet.row')}</dd>
          </div>
          <div>
            <dt>
              <kbd>Esc</kbd>
            </dt>
            <dd>{t('keySheet.back')}</dd>
          </div>
        </dl>
      ) : (
        <p>{t('keySheet.off')}</p>
      )}
    </Modal>
  );
}
