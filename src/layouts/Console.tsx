import { UserOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import { history, Link, Navigate, Outlet, useAccess, useAppData, useLocation, useModel } from '@umijs/max';
import { Alert, Breadcrumb, Button, Modal, Result } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Access } from '@/access';
import { CACHE_MS } from '@/constants';
import { useCode } from '@/hooks/useCode';
import { useOnline } from '@/hooks/useOnline';
import { useLocale, useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { loginUrl } from '@/request/redirect';
import { onSessionChange } from '@/request/session';
import { getCurrentUser, getMenu } from '@/services/session';
import { siteSettings } from '@/site';
import { watchLabels } from '@/stores/labels';
import { consoleNotices } from '@/stores/notices';
import { startPendingCount } from '@/stores/pendingCount';
import { setRightsReader } from '@/stores/rights';
import { sections } from '../../config/routes';
import { AntdProvider } from './AntdProvider';
import './Console.css';
import './print.css';
import { Forbidden } from './Forbidden';
import { HeaderActions, UserMenu } from './HeaderActions';
import { MenuButton } from './MenuButton';
import { buildMenu, canOpen, firstReachable, leavesOf, parentOf, recordIn, screenOf, titleOf } from './menu';
import { PageBoundary } from './PageBoundary';
import { PendingBadge } from './PendingBadge';
import { preloadScreen, preloadWhenIdle } from './preload';
import { useFailureNotices } from './useFailureNotices';
import { useIdle } from './useIdle';
import { useNewVersion } from './useNewVersion';

/** Goes to the login page when the session ends, here or in another tab, and forgets the operator. */
function useSessionGuard(setInitialState: (state: object) => unknown): void {
  useEffect(
    () =>
      onSessionChange((isSignedIn, end) => {
        if (isSignedIn) return;
        const target = loginUrl(history.location);
        Modal.destroyAll();
        void setInitialState({});
        history.push(target, { end });
      }),
    [setInitialState],
  );
}

/** Reads rights and menu anew on focus after five minutes, and at once when asked to (decisions §7). */
function useRightsRefresh(): () => void {
  const { setInitialState } = useModel('@@initialState');
  const refresh = useCallback(async () => {
    const [currentUser, menu] = await Promise.all([
      getCurrentUser(true).catch(() => undefined),
      getMenu().catch(() => undefined),
    ]);
    void setInitialState((state) => ({ ...state, ...(currentUser && { currentUser }), ...(menu && { menu }) }));
  }, [setInitialState]);

  useEffect(() => {
    let readAt = Date.now();
    const onFocus = () => {
      if (document.hidden || Date.now() - readAt < CACHE_MS) return;
      readAt = Date.now();
      void refresh();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [refresh]);
  return useCallback(() => void refresh(), [refresh]);
}

function IdleDialog() {
  const t = useT();
  const { secondsLeft, stay } = useIdle();
  return (
    <Modal
      open={secondsLeft !== undefined}
      title={t('common.idle.title')}
      closable={false}
      onCancel={stay}
      onOk={stay}
      okText={t('common.idle.stay')}
      cancelButtonProps={{ hidden: true }}
    >
      {t('common.idle.text', { seconds: secondsLeft ?? 0 })}
    </Modal>
  );
}

const loadNotices = () => withTexts(import('./NoticeBanners'));

function Banners() {
  const t = useT();
  const notices = useSyncExternalStore(consoleNotices.subscribe, consoleNotices.get);
  const told = useCode(loadNotices, notices.length > 0);
  const isOnline = useOnline();
  const isNew = useNewVersion();
  return (
    <div role="status">
      {!isOnline && <Alert banner type="error" title={t('common.state.offline')} />}
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
      {told && <told.NoticeBanners notices={notices} />}
    </div>
  );
}

function Shell() {
  const t = useT();
  const locale = useLocale();
  const location = useLocation();
  const access = useAccess() as Access;
  const { pluginManager } = useAppData();
  const { initialState, error, refresh, setInitialState } = useModel('@@initialState');
  const refreshRights = useRightsRefresh();
  const currentUser = initialState?.currentUser;
  const canCount = access['trade:withdraw:count'];

  // All sections are open at first: the badge of a screen must be in sight from the screens of other sections.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const isFolded = useRef(false);
  useSessionGuard(setInitialState);
  useFailureNotices(refreshRights);
  useEffect(() => setRightsReader(refreshRights), [refreshRights]);
  useEffect(() => currentUser && watchLabels(currentUser.dictVersion), [currentUser]);
  useEffect(() => (currentUser && canCount ? startPendingCount() : undefined), [currentUser, canCount]);

  const served = useMemo(() => initialState?.menu ?? [], [initialState?.menu]);
  const menu = useMemo(() => buildMenu(access, served, locale, t), [access, served, locale, t]);
  const settings = useMemo(
    () => pluginManager.applyPlugins({ key: 'layout', type: 'modify' as never, initialValue: {} }),
    [pluginManager],
  );
  const screen = screenOf(location.pathname);
  const title = screen ? titleOf(screen, served, locale, t) : t('error.notFound.title');
  const record = screen && recordIn(screen, location.pathname);
  const parent = screen && parentOf(screen);
  const { environment } = siteSettings();
  const section = sections.find((entry) => entry.path === screen?.section);

  useEffect(() => {
    // ProLayout keeps an empty header in the place of the fixed one; as a landmark it would be a second banner.
    for (const header of document.querySelectorAll('header:empty')) header.setAttribute('role', 'presentation');
  });

  useEffect(() => {
    document.title = `${[title, record].filter(Boolean).join(' ')} - ${t('common.appName')}`;
  }, [title, record, t]);

  useEffect(() => preloadWhenIdle(leavesOf(menu).map(({ path }) => path)), [menu]);

  if (error) {
    return (
      <Result
        status="warning"
        title={t('common.state.initialFailed')}
        subTitle={t('common.state.initialFailedHint')}
        extra={
          <Button type="primary" onClick={() => void refresh()}>
            {t('common.action.retry')}
          </Button>
        }
      />
    );
  }
  if (!currentUser) return <Navigate to={loginUrl(location)} replace state={{ end: 'expired' }} />;

  const isForbidden = screen !== undefined && !canOpen(screen, access);
  const landing = firstReachable(menu);
  // A list that is of a product itself (screen 10) keeps its product on the way back.
  const product = parent?.parent && new URLSearchParams(location.search).get('productCode');
  const parentAddress = `${parent?.path}${product ? `?productCode=${encodeURIComponent(product)}` : ''}`;
  const listTitle = parent && titleOf(parent, served, locale, t);
  const trail = [
    ...(section && section.path !== screen?.path ? [{ title: titleOf(section, served, locale, t) }] : []),
    ...(parent ? [{ title: canOpen(parent, access) ? <Link to={parentAddress}>{listTitle}</Link> : listTitle }] : []),
    { title },
  ];
  const isLanding = (location.state as { isLanding?: boolean } | null)?.isLanding;
  if (isForbidden && isLanding && landing) return <Navigate to={landing.path} replace />;

  return (
    <ProLayout
      {...settings}
      title={t('common.appName')}
      logo="/favicon.svg"
      location={{ pathname: screen?.parent ?? screen?.path ?? location.pathname }}
      menu={{ ignoreFlatMenu: true }}
      openKeys={menu.map(({ path }) => path).filter((path) => !closed.includes(path))}
      // Not ProLayout's own onOpenChange: it also speaks when nobody has touched the menu.
      menuProps={{
        onOpenChange: (open) =>
          !isFolded.current && setClosed(menu.map(({ path }) => path).filter((path) => !open.includes(path))),
      }}
      onCollapse={(folded) => {
        isFolded.current = folded;
      }}
      menuDataRender={() => menu as never}
      headerTitleRender={(logo) => (
        <Link to="/" className="brand">
          {logo}
          <span>{t('common.appName')}</span>
          {environment && <strong className="environment">{environment}</strong>}
        </Link>
      )}
      menuItemRender={(item, dom) => (
        <Link
          to={item.path ?? '/'}
          onMouseEnter={() => void preloadScreen(item.path ?? '/').catch(() => undefined)}
          onFocus={() => void preloadScreen(item.path ?? '/').catch(() => undefined)}
        >
          {dom}
          {(item as { badge?: boolean }).badge && <PendingBadge />}
        </Link>
      )}
      collapsedButtonRender={false}
      headerContentRender={({ collapsed, onCollapse }) => <MenuButton collapsed={collapsed} onCollapse={onCollapse} />}
      actionsRender={() => [<HeaderActions key="actions" />]}
      avatarProps={{
        icon: <UserOutlined />,
        title: currentUser.username,
        size: 'small',
        src: currentUser.avatar ?? undefined,
        render: (_, dom) => <UserMenu username={currentUser.username}>{dom}</UserMenu>,
      }}
      ErrorBoundary={false}
      pageTitleRender={false}
    >
      <a className="skip-link" href="#content">
        {t('common.action.skipToContent')}
      </a>
      <Banners />
      <IdleDialog />
      <div id="content" tabIndex={-1}>
        <div className="page-head">
          <h1>{title}</h1>
          {section && <Breadcrumb items={trail} />}
        </div>
        <PageBoundary key={location.pathname}>
          {isForbidden ? <Forbidden title={title} accessKey={screen.access} reachable={landing} /> : <Outlet />}
        </PageBoundary>
      </div>
    </ProLayout>
  );
}

/** The common layout of every screen but login (spec §2). */
export default function Console() {
  return (
    <AntdProvider>
      <Shell />
    </AntdProvider>
  );
}
