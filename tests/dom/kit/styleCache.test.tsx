import { StyleProvider } from '@ant-design/cssinjs';
import { act, render } from '@testing-library/react';
import { Button, ConfigProvider, Select } from 'antd';
import { createStyleCache } from '@/layouts/styleCache';
import { createTheme } from '@/layouts/theme';

const at = (prefix: string, keys: Iterable<string>) => [...keys].filter((key) => key.startsWith(`${prefix}%`));

it('keeps the rules of what has left the page, and no tokens or variables', () => {
  const cache = createStyleCache();
  const page = (theme: 'light' | 'dark', isShown: boolean) => (
    <StyleProvider cache={cache}>
      <ConfigProvider theme={createTheme(theme)}>
        <Select />
        {isShown && <Button>Pass</Button>}
      </ConfigProvider>
    </StyleProvider>
  );
  const { rerender, unmount } = render(page('light', true));
  const rules = at('style', cache.cache.keys());
  expect(rules.some((key) => key.includes('Button'))).toBe(true);
  const known = new Map(rules.map((key) => [key, cache.opGet(key)?.[1]]));

  act(() => rerender(page('light', false)));
  act(() => rerender(page('dark', true)));
  for (const [key, value] of known) expect(cache.opGet(key)?.[1]).toBe(value);

  unmount();
  expect(at('style', cache.cache.keys())).toEqual(expect.arrayContaining(rules));
  expect(at('cssVar', cache.cache.keys())).toEqual([]);
  expect(at('token', cache.cache.keys())).toEqual([]);
});
