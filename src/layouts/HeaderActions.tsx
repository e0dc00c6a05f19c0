import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Dropdown, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useHasSecurity } from '@/hooks/useHasSecurity';
import { useLocale, useT } from '@/hooks/useT';
import { chooseTheme, useTheme } from '@/hooks/useTheme';
import { chooseLocale, withTexts } from '@/locales/store';
import { endSession } from '@/request/session';
import { useLaterParts } from '@/screen/useOverlays';
import { logout } from '@/services/session';
import { KeyboardHelp } from './KeyboardHelp';
import { Mentions } from './Mentions';
import { PaletteButton } from './PaletteButton';

/** Palette, mentions, own security, shortcuts, language and theme, beside the avatar (docs/rules/console.md#account-menu). */
export function HeaderActions() {
  const t = useT();
  const locale = useLocale();
  const theme = useTheme();
  const themeLabel = t(theme === 'dark' ? 'common.theme.toLight' : 'common.theme.toDark');
  return (
    <>
      <PaletteButton onLeave={leave} />
      <Mentions />
      <Security />
      <KeyboardHelp />
      <Button
        type="text"
        className="language-button"
        aria-label={t('common.language.label')}
        onClick={() => void chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
      >
        {t('common.language.switch')}
      </Button>
      <Tooltip title={themeLabel}>
        <Button
          type="text"
          aria-label={themeLabel}
          icon={theme === 'dark' ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
          onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
        />
      </Tooltip>
    </>
  );
}

const loadSecurity = () => withTexts(import(/* webpackChunkName: "security-button" */ './SecurityButton'));

/** Its code is loaded once the operator stays. Its room is kept, so that the buttons beside it do not move. */
function Security() {
  const hasSecurity = useHasSecurity();
  const code = useLaterParts(loadSecurity, hasSecurity);
  if (!hasSecurity) return null;
  return code ? <code.SecurityButton /> : <span className="security-room" />;
}

/** Logs out. */
export async function leave(): Promise<void> {
  // End the session here even if the call fails; the server's session expires.
  await logout().catch(() => undefined);
  endSession('logout');
}

/** Avatar and name, with a menu of one entry (docs/rules/console.md#account-menu). */
export function UserMenu({ username, children }: { username: string; children: ReactNode }) {
  const t = useT();
  const choose = ({ key }: { key: string }) => {
    if (key === 'logout') void leave();
    else history.push(`/account/${key}`);
  };
  return (
    <Dropdown menu={{ items: [{ key: 'logout', label: t('common.user.logout') }], onClick: choose }} trigger={['click']}>
      <button type="button" className="user-menu" aria-label={t('common.user.menu', { name: username })}>
        {children}
      </button>
    </Dropdown>
  );
}
