import { ProConfigProvider } from '@ant-design/pro-components';
import { App, ConfigProvider } from 'antd';
import type { Locale as AntdLocale } from 'antd/es/locale';
import enUS from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LABELS_AFTER_MS, NOTICE } from '@/constants';
import { useLocale } from '@/hooks/useT';
import { useTheme } from '@/hooks/useTheme';
import type { Locale } from '@/locales/locale';
import { loadConsoleTexts } from '@/locales/store';
import { whenRead } from '@/stores/whenRead';
import { popupContainer } from './popupContainer';
import { createTheme } from './theme';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Names, accounts and numbers of holders must not stay in the browser. Fields of a sign-in say what they are. */
const NO_AUTOFILL = { autoComplete: 'off' };

/** Loads only the language in use; antd includes English. */
async function loadAntdLocale(locale: Locale): Promise<AntdLocale> {
  if (locale === 'en-US') return enUS;
  const [antd] = await Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')]);
  return antd.default;
}

/** antd's theme, language, keys and message position for the whole layout. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const theme = useTheme();
  const [antdLocale, setAntdLocale] = useState<AntdLocale>();

  // After the rows, whose bytes are counted.
  useEffect(
    () =>
      whenRead(LABELS_AFTER_MS, () => {
        const code = import(/* webpackChunkName: "after-rows" */ '@/hooks/selectKeys');
        void code.then(({ watchSelectKeys }) => watchSelectKeys()).catch(() => undefined);
      }),
    [],
  );
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([loadAntdLocale(locale), loadConsoleTexts()]).then(([loaded]) => {
      if (!isCurrent) return;
      dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
      setAntdLocale(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  const themeConfig = useMemo(() => createTheme(theme), [theme]);
  if (!antdLocale) return null;
  return (
    <ConfigProvider
      locale={antdLocale}
      theme={themeConfig}
      button={{ autoInsertSpace: false }}
      getPopupContainer={popupContainer}
      input={NO_AUTOFILL}
      textArea={NO_AUTOFILL}
    >
      <ProConfigProvider dark={theme === 'dark'} hashed={false}>
        <App
          notification={{ duration: NOTICE.durationSec, placement: NOTICE.placement, top: NOTICE.offset }}
          message={{ duration: NOTICE.durationSec }}
        >
          {children}
        </App>
      </ProConfigProvider>
    </ConfigProvider>
  );
}
