import { UserOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import { Link, useAppData } from '@umijs/max';
import { Alert, Breadcrumb, Button } from 'antd';
import { memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LIVE_AFTER_MS, VERSION_POLL_MS } from '@/constants';
import type { CurrentUser } from '@/contract';
import { useAccess } from '@/hooks/useAccess';
import { useCode } from '@/hooks/useCode';
import { useOnline } from '@/hooks/useOnline';
import { useLocale, useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { takeReplaced } from '@/request/session';
import { siteSettings } from '@/site';
import { consoleNotices } from '@/stores/notices';
import { whenRead } from '@/stores/whenRead';
import { sections } from '../../config/routes';
import { Forbidden } from './Forbidden';
import { HeaderActions, UserMenu } from './HeaderActions';
import { KeptScreens } from './KeptScreens';
import { MenuButton } from './MenuButton';
import { ancestorsOf, type buildMenu, canOpen, firstReachable, recordIn, screenOf, titleOf } from './menu';
import { SideMenu } from './SideMenu';
import { useNewVersion } from './useNewVersion';

const loadWatch = () => withTexts(import(/* webpackChunkName: "after-rows" */ './SessionWatch'));

/** Watches the end of the session, once nothing else is loading. Without its code it tries again: the server ends the session anyway. */
function Watch({ session }: Pick<CurrentUser, 'session'>) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadWatch>>>();
  useEffect(() => {
    let stop = () => undefined as unknown;
    const load = (afterMs: number) => {
      stop = whenRead(afterMs, () => void loadWatch().then(setCode, () => load(VERSION_POLL_MS)));
    };
    load(LIVE_AFTER_MS);
    return () => void stop();
  }, []);
  return code ? <code.SessionWatch session={session} /> : null;
}

const loadNotices = () => withTexts(import('./NoticeBanners'));

function Banners({ user: { username, enrolBy } }: { user: CurrentUser }) {
  const t = useT();
  const [isReplaced] = useState(takeReplaced);
  const notices = useSyncExternalStore(consoleNotices.subscribe, consoleNotices.get);
  const told = useCode(loadNotices, notices.length > 0 || Boolean(enrolBy));
  const isOnline = useOnline();
  const isNew = useNewVersion();
  return (
    <div role="status">
      {!isOnline && <Alert banner type="error" title={t('common.state.offline')} />}
      {isReplaced && <Alert banner closable title={t('common.state.replaced', { name: username })} />}
      {isNew && (
        <Alert
          banner
          type="info"
          title={t('common.state.newVersion')}
          action={
            <Button size="small" onClick={() => window.location.reload()}>
              {t('common.action.reload')}
            </Button>
          }
        />
      )}
      {told && <told.NoticeBanners notices={notices} enrolBy={enrolBy} />}
    </div>
  );
}

/** From this width on, the menu is expanded beside the screen. */
const WIDE = window.matchMedia('(min-width: 992px)');

interface FrameProps {
  menu: ReturnType<typeof buildMenu>;
  /** The menu from the platform. */
  served: Parameters<typeof buildMenu>[1];
  user: CurrentUser;
  pathname: string;
  /** Product code in the address. */
  product: string | null;
}

/**
 * Header, menu, banners and title around every screen. Memoised, because nearly every filter or page of a list changes the query
 * of the address.
 */
export const Frame = memo(function Frame({ menu, served, user, pathname, product }: FrameProps) {
  const t = useT();
  const locale = useLocale();
  const access = useAccess();
  const { pluginManager } = useAppData();
  // All sections are open at first, so that a badge is visible from screens of other sections.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [shownPath, setShownPath] = useState(pathname);
  const settings = useMemo(
    () => pluginManager.applyPlugins({ key: 'layout', type: 'modify' as never, initialValue: {} }),
    [pluginManager],
  );
  const screen = screenOf(pathname);
  const title = screen ? titleOf(screen, served, locale, t) : t('error.notFound.title');
  const record = screen && recordIn(screen, pathname);
  const ancestors = screen ? ancestorsOf(screen) : [];
  const entry = ancestors[0] ?? screen;
  const { environment } = siteSettings();
  const section = sections.find(({ path }) => path === screen?.section);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    // A link may lead into a closed section. Open it, so that the screen's entry is visible.
    setClosed(closed.filter((path) => path !== section?.path));
  }

  useEffect(() => {
    // ProLayout keeps an empty header behind the fixed one. As a landmark, it would be a second banner.
    for (const header of document.querySelectorAll('header:empty')) header.setAttribute('role', 'presentation');
  });

  useEffect(() => {
    document.title = `${[title, record].filter(Boolean).join(' ')} - ${t('common.appName')}`;
  }, [title, record, t]);

  const trail = [
    ...(section && section.path !== screen?.path ? [{ title: titleOf(section, served, locale, t) }] : []),
    ...ancestors.map((above) => {
      const name = titleOf(above, served, locale, t);
      const address = above.parent && product ? `${above.path}?productCode=${encodeURIComponent(product)}` : above.path;
      return { title: canOpen(above, access) ? <Link to={address}>{name}</Link> : name };
    }),
    { title },
  ];
  const isForbidden = screen !== undefined && !canOpen(screen, access);

  return (
    <>
      {/* First of all that can be reached by keys, before the menu and the header. */}
      <a className="skip-link" href="#content">
        {t('common.action.skipToContent')}
      </a>
      <ProLayout
        {...settings}
        title={t('common.appName')}
        logo="/favicon.svg"
        location={{ pathname: entry?.path ?? pathname }}
        headerTitleRender={(logo) => (
          <Link to="/" className="brand">
            {logo}
            <span>{t('common.appName')}</span>
            {environment && <strong className="environment">{environment}</strong>}
          </Link>
        )}
        menuContentRender={({ collapsed = false, isMobile = false, onCollapse }) => (
          <SideMenu
            menu={menu}
            current={entry?.path}
            closed={closed}
            onToggle={(path) =>
              setClosed((before) => (before.includes(path) ? before.filter((one) => one !== path) : [...before, path]))
            }
            isFolded={collapsed && !isMobile}
            onChoose={() => isMobile && onCollapse?.(true)}
          />
        )}
        // Set before the first paint: the layout itself decides too late, and the menu would visibly collapse.
        defaultCollapsed={!WIDE.matches}
        collapsedButtonRender={false}
        headerContentRender={({ collapsed, onCollapse }) => (
          <MenuButton collapsed={collapsed} onCollapse={onCollapse} current={entry?.path} />
        )}
        actionsRender={() => [<HeaderActions key="actions" />]}
        avatarProps={{
          icon: <UserOutlined />,
          title: user.username,
          size: 'small',
          src: user.avatar ?? undefined,
          render: (_, dom) => <UserMenu username={user.username}>{dom}</UserMenu>,
        }}
        ErrorBoundary={false}
        pageTitleRender={false}
      >
        <Banners user={user} />
        <Watch session={user.session} />
        <div id="content" tabIndex={-1}>
          <div className="page-head">
            <h1>{title}</h1>
            {section && <Breadcrumb items={trail} />}
          </div>
          {isForbidden ? (
            <Forbidden title={title} accessKey={screen.access} reachable={firstReachable(menu)} />
          ) : (
            <KeptScreens path={pathname} />
          )}
        </div>
      </ProLayout>
    </>
  );
});
