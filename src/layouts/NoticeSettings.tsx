import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import type { OwnNoticeSettings } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { setOwnNotices } from '@/services/notice';

const permissionNow = () => ('Notification' in window ? Notification.permission : undefined);

interface NoticeSettingsProps {
  settings: OwnNoticeSettings;
  onChange: (settings: OwnNoticeSettings) => void;
}

/** Which kinds of notices are made, and whether the browser shows them (docs/rules/notice.md#browser). */
export function NoticeSettings({ settings, onChange }: NoticeSettingsProps) {
  const t = useT();
  const hint = useId();
  const [permission, setPermission] = useState(permissionNow);
  const { submit, isBusy } = useSubmit(setOwnNotices, onChange);
  const { kinds, desktop } = settings;

  const switchDesktop = async (isOn: boolean) => {
    // Browsers ask only after a press, and a denial is final.
    const answer = isOn && permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    if (!isOn || answer === 'granted') await submit({ kinds: [], desktop: isOn });
  };

  const why = permission === undefined ? 'ownNotice.unsupported' : permission === 'denied' ? 'ownNotice.denied' : undefined;
  return (
    <fieldset className="notice-settings" aria-busy={isBusy}>
      <legend>{t('ownNotice.kinds')}</legend>
      {kinds.map(({ kind, isOn }) => (
        <Checkbox
          key={kind}
          checked={isOn}
          disabled={isBusy}
          onChange={() => void submit({ kinds: [{ kind, isOn: !isOn }], desktop })}
        >
          {t(`ownNotice.kind.${kind}`)}
        </Checkbox>
      ))}
      <Checkbox
        checked={desktop && permission === 'granted'}
        disabled={isBusy || why !== undefined}
        aria-describedby={hint}
        onChange={({ target }) => void switchDesktop(target.checked)}
      >
        {t('ownNotice.desktop')}
      </Checkbox>
      <p id={hint} className="soft" role="status">
        {t(why ?? 'ownNotice.desktopHint')}
      </p>
    </fieldset>
  );
}
