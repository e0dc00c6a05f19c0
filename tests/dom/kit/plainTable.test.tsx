import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { PlainTable } from '@/components/PlainTable';
import { createTheme } from '@/layouts/theme';
import { renderKit } from '../../support/domKit';

const nothing = () => undefined;

/** The development server makes the styles of components that are used; these rows use none of antd's. */
test('rows without the table of antd have its styles and their variables', async () => {
  const styles = createCache();
  await renderKit(
    <StyleProvider mock="server" cache={styles}>
      <ConfigProvider theme={createTheme('light')}>
        <PlainTable
          columns={[{ title: 'Order', dataIndex: 'no', key: 'no' }]}
          rows={[{ no: 'W1' }]}
          rowKey="no"
          size="small"
          onSelect={nothing}
          onSort={nothing}
          paging={false}
          onPage={nothing}
          empty="None"
        />
      </ConfigProvider>
    </StyleProvider>,
  );
  const table = screen.getByText('W1').closest('.ant-table-wrapper');
  const sheet = extractStyle(styles, true);
  expect(sheet).toMatch(/\.ant-table-thead\s*>\s*tr\s*>\s*th/);
  const [, scope = ''] = /([.\w-]+)\{[^}]*--ant-table-header-bg:/.exec(sheet) ?? [];
  expect(table?.matches(scope)).toBe(true);
});
