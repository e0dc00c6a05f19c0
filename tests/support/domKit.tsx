import * as accessPlugin from '@@/plugin-access/runtime';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { render } from '@testing-library/react';
import { createHistory, history, PluginManager, Provider, renderClient } from '@umijs/max';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import type { AccessKey } from '@/contract';
import { FormatProvider } from '@/hooks/useFormat';
import { TextsProvider } from '@/hooks/useT';
import { Hints } from '@/layouts/Hints';
import type { Locale } from '@/locales/locale';
import { applyLocale, loadConsoleTexts, withTexts } from '@/locales/store';
import { anOperator } from './domBuilders';

/** What antd has calculated of its styles: it would forget those of a page that is gone, and calculate them again for the next test. */
const styles = createCache();
const update = styles.opUpdate.bind(styles);
styles.opUpdate = (path, next) => update(path, (known) => next(known) ?? known);

/** Leaves antd's styles out: a query by role over one table takes 45 s with them. */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return (
    <StyleProvider mock="server" cache={styles}>
      {children}
    </StyleProvider>
  );
}

interface KitOptions {
  username?: string;
  access?: readonly AccessKey[];
  timeZone?: string;
  locale?: Locale;
  /** Address the part is shown at. */
  at?: string;
}

/**
 * Shows a part of the kit inside Umi's own router, access and model providers, for an operator with these keys. The initial state
 * alone is given instead of fetched.
 */
export async function renderKit(
  part: ReactNode,
  { username = 'ops.lee', access = [], timeZone, locale = 'en-US', at = '/' }: KitOptions = {},
) {
  await applyLocale(locale);
  await loadConsoleTexts();
  await withTexts(Promise.resolve());
  const model = { initialState: { currentUser: anOperator({ username, access: [...access], timeZone }) }, loading: false };
  const manager = PluginManager.create({
    plugins: [
      { apply: accessPlugin, path: 'access' },
      {
        apply: {
          dataflowProvider: (container: ReactNode) => <Provider models={{ '@@initialState': () => model }}>{container}</Provider>,
        },
        path: 'model',
      },
    ],
    validKeys: [
      'accessProvider',
      'dataflowProvider',
      'onRouteChange',
      'patchClientRoutes',
      'innerProvider',
      'i18nProvider',
      'outerProvider',
      'rootContainer',
    ],
  });
  const Browser = renderClient({
    components: true,
    routes: { all: { id: 'all', path: '/*' } },
    routeComponents: {
      all: () => (
        <TextsProvider>
          <FormatProvider>
            <Hints />
            {part}
          </FormatProvider>
        </TextsProvider>
      ),
    },
    pluginManager: manager,
    history: createHistory({ type: 'memory', basename: '/', initialEntries: [at] }),
    basename: '/',
  } as never) as () => ReactNode;
  const view = render(
    <WithoutStyles>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <Browser />
        </App>
      </ConfigProvider>
    </WithoutStyles>,
  );
  return { ...view, search: () => new URLSearchParams(history.location.search) };
}
