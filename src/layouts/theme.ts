import { theme as antdTheme, type ThemeConfig } from 'antd';
import { PRIMARY_COLOR } from '@/constants';
import type { Theme } from '@/hooks/useTheme';

/**
 * #1677FF stays the primary colour. For text in or on it, a darker step of the same palette is used (dark theme: lighter), so
 * that WCAG AA holds (docs/rules/console.md#theme). tests/unit/contrast checks every pair.
 */
const TEXT_ON = {
  light: {
    primary: '#0958d9',
    hover: '#003eb3',
    link: '#0958d9',
    danger: '#b71d26',
    dangerHover: '#8f1119',
  },
  dark: {
    primary: '#1554ad',
    hover: '#1668dc',
    link: '#7db8f7',
    danger: '#a61d24',
    dangerHover: '#c02a31',
  },
} as const;

export function createTheme(theme: Theme): ThemeConfig {
  const text = TEXT_ON[theme];
  const soft = theme === 'dark' ? 'rgba(255,255,255,0.68)' : 'rgba(0,0,0,0.68)';
  const dangerText = theme === 'dark' ? '#ff8f8a' : text.danger;
  return {
    algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    cssVar: { key: 'console' },
    hashed: false,
    token: {
      // Operators open dialogs hundreds of times a day, so animations only cost time. Dropdowns that open during an animation
      // would also be placed wrongly.
      motion: false,
      colorPrimary: PRIMARY_COLOR,
      colorLink: text.link,
      colorLinkHover: theme === 'dark' ? '#8dc5f8' : text.hover,
      colorTextDescription: soft,
      colorTextTertiary: soft,
      colorTextPlaceholder: soft,
      colorTextQuaternary: soft,
      fontSize: 13,
      fontSizeSM: 12,
      controlHeight: 30,
      controlHeightSM: 24,
    },
    components: {
      Button: {
        colorPrimary: text.primary,
        colorPrimaryHover: text.hover,
        colorPrimaryActive: text.hover,
        colorError: theme === 'dark' ? '#f0716f' : text.danger,
        colorErrorHover: theme === 'dark' ? '#ff9c99' : text.dangerHover,
        colorLink: text.link,
        defaultHoverColor: text.link,
        defaultActiveColor: text.link,
        dangerColor: theme === 'dark' ? '#141414' : '#fff',
      },
      Tabs: {
        itemSelectedColor: text.link,
        itemHoverColor: text.link,
        itemActiveColor: text.link,
        horizontalMargin: '0',
        horizontalItemPadding: '7px 0',
      },
      Pagination: { colorPrimary: text.link, colorPrimaryHover: text.link },
      Menu: { itemSelectedColor: text.link },
      Dropdown: { colorError: dangerText, colorTextLightSolid: theme === 'dark' ? '#141414' : '#fff' },
      Badge: { colorError: text.danger, colorErrorHover: text.danger },
      // The currency before an invalid amount has this colour.
      Input: { colorErrorAffix: dangerText },
      Form: { labelRequiredMarkColor: dangerText, colorError: dangerText },
      Table: {
        headerBorderRadius: 4,
        cellPaddingInlineSM: 6,
        // Ten orders in sight without scrolling (docs/rules/lists.md#first-screen).
        cellPaddingBlockSM: 4,
        rowSelectedHoverBg: theme === 'dark' ? '#11305c' : '#cfe8ff',
      },
    },
  };
}
