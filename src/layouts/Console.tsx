import { history, Navigate, useLocation, useModel } from '@umijs/max';
import { Button, Modal, Result } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import { CACHE_MS, LIVE_AFTER_MS } from '@/constants';
import { onReturn } from '@/domain/onReturn';
import { ownerOf, wipeForeignDrafts } from '@/hooks/drafts';
import { useAccess } from '@/hooks/useAccess';
import { useCode } from '@/hooks/useCode';
import { FormatProvider } from '@/hooks/useFormat';
import { useStored } from '@/hooks/useStored';
import { useLocale, useT } from '@/hooks/useT';
import { STAYED_MS } from '@/hooks/useWhenStayed';
import { withTexts } from '@/locales/store';
import { loginUrl } from '@/request/redirect';
import { hasStopped, onSessionChange } from '@/request/session';
import { getCurrentUser, getMenu } from '@/services/session';
import { watchLabels } from '@/stores/labels';
import { startPendingCount } from '@/stores/pendingCount';
import { setRightsReader } from '@/stores/rights';
import { whenRead } from '@/stores/whenRead';
import { AntdProvider } from './AntdProvider';
import { startAfterRows } from './afterRows';
import './Console.css';
// Loaded with the layout: a style sheet for each list would need one more request before its rows.
import './PlainTable.css';
import { Frame } from './Frame';
import { leave } from './HeaderActions';
import { HintsLater } from './HintsLater';
import { buildMenu, leavesOf, usualStart } from './menu';
import { preloadWhenIdle } from './preloadWhenIdle';
import { StepUpHost } from './StepUpHost';
import { useFailureNotices } from './useFailureNotices';

/** When the session ends, here or in another tab, clears the operator and goes to the login page. */
function useSessionGuard(setInitialState: (state: object) => unknown): void {
  useEffect(
    () =>
      onSessionChange((isSignedIn, end) => {
        if (isSignedIn) return;
        const target = loginUrl(history.location);
        Modal.destroyAll();
        void setInitialState({});
        if (end !== 'replaced') history.push(target);
      }),
    [setInitialState],
  );
}

/**
 * Reads rights and menu again on focus after five minutes. Returns a function that does it immediately
 * (docs/rules/access.md#rights).
 */
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
    return onReturn(onFocus);
  }, [refresh]);
  return useCallback(() => void refresh(), [refresh]);
}

const loadEnrolment = () => withTexts(import(/* webpackChunkName: "enrolment" */ './Enrolment'));

function Shell() {
  const t = useT();
  const locale = useLocale();
  const location = useLocation();
  const access = useAccess();
  const { initialState, error, refresh, setInitialState } = useModel('@@initialState');
  const refreshRights = useRightsRefresh();
  const currentUser = initialState?.currentUser;
  const canCount = access['trade:withdraw:count'];
  const mustEnrol = currentUser?.mustEnrol === true;
  const [start] = useStored('start');
  const enrolment = useCode(loadEnrolment, mustEnrol);

  useSessionGuard(setInitialState);
  useFailureNotices(refreshRights);
  useEffect(() => setRightsReader(refreshRights), [refreshRights]);
  const operatorId = ownerOf(currentUser);
  useEffect(() => (operatorId ? wipeForeignDrafts(operatorId) : undefined), [operatorId]);
  useEffect(() => (currentUser && !mustEnrol ? watchLabels(currentUser.dictVersion) : undefined), [currentUser, mustEnrol]);
  useEffect(() => (currentUser && canCount ? startPendingCount() : undefined), [currentUser, canCount]);
  useEffect(() => whenRead(STAYED_MS, () => void import('./print.css').catch(() => undefined)), []);
  const username = currentUser?.username;
  useEffect(() => (username && !mustEnrol ? startAfterRows(LIVE_AFTER_MS, username) : undefined), [username, mustEnrol]);

  const served = useMemo(() => initialState?.menu ?? [], [initialState?.menu]);
  const menu = useMemo(() => buildMenu(access, served, locale, t), [access, served, locale, t]);
  useEffect(() => preloadWhenIdle(leavesOf(menu).map(({ path }) => path)), [menu]);

  // Show nothing of the previous operator while the page reloads.
  if (hasStopped()) return null;
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
  if (!currentUser) return <Navigate to={loginUrl(location)} replace />;

  if (mustEnrol) return enrolment ? <enrolment.default onDone={() => void refresh()} onLeave={() => void leave()} /> : null;

  const landing = leavesOf(menu).find(({ path }) => path === start) ?? usualStart(menu, access);
  const isLanding = (location.state as { isLanding?: boolean } | null)?.isLanding;
  if (isLanding && landing && landing.path !== location.pathname) return <Navigate to={landing.path} replace />;

  // On the way back, a product's list keeps its product (docs/rules/payway.md#start-page).
  const product = new URLSearchParams(location.search).get('productCode');
  return <Frame menu={menu} served={served} user={currentUser} pathname={location.pathname} product={product} />;
}

/** The common layout of every screen but login (docs/rules/console.md#routes). */
export default function Console() {
  return (
    // Outside antd's provider, because antd renders messages and confirmations outside the screen.
    <FormatProvider>
      <AntdProvider>
        <Shell />
        <HintsLater />
        <StepUpHost />
      </AntdProvider>
    </FormatProvider>
  );
}
