import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Select } from 'antd';
import type { ReactNode } from 'react';
import { OptionsSelect } from '@/components/OptionsSelect';
import { RemoteSelect } from '@/components/RemoteSelect';
import { watchSelectKeys } from '@/hooks/selectKeys';
import { pressEnter } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aDeferred, aUser } from '../../support/domUser';

beforeAll(watchSelectKeys);

const options = ['THB', 'VND', 'IDR', 'INR'].map((value) => ({ value, label: value }));
const showSearch = { optionFilterProp: 'label' };
const fetchChoices = async (keyword: string) => {
  const list = options.filter(({ label }) => label.includes(keyword.toUpperCase()));
  return { list, total: list.length };
};

async function show(select: ReactNode) {
  let value: unknown;
  function Page() {
    return (
      <Form onValuesChange={(_, values) => ({ value } = values)}>
        <Form.Item name="value" label="Currency">
          {select}
        </Form.Item>
      </Form>
    );
  }
  await renderKit(<Page />);
  const user = aUser();
  const box = await screen.findByRole('combobox', { name: 'Currency' });
  await user.click(box);
  return { user, chosen: () => value, box };
}

/** Whether Tab leads to the next field. With its old code, by which a select of antd knows it. */
const leavesByTab = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 });

describe('a select by keyboard', () => {
  test.each<[string, ReactNode]>([
    ['several', <Select key="" mode="multiple" options={options} showSearch={showSearch} />],
    ['several of the server', <OptionsSelect key="" cacheKey="several" fetchChoices={fetchChoices} />],
  ])('with %s keeps what was typed and entered, and Tab goes on', async (_, select) => {
    const { user, chosen, box } = await show(select);
    await user.keyboard('vn');
    await screen.findByTitle('VND');
    await waitFor(() => expect(screen.queryByTitle('THB')).not.toBeInTheDocument());
    pressEnter(box);
    expect(chosen()).toEqual(['VND']);
    expect(leavesByTab(box)).toBe(true);
    expect(chosen()).toEqual(['VND']);
  });

  test.each<[string, ReactNode]>([
    ['one', <Select key="" options={options} showSearch={showSearch} />],
    ['one of the server', <RemoteSelect key="" cacheKey="one" fetchChoices={fetchChoices} />],
  ])('with %s takes Enter, and after it Tab goes on', async (_, select) => {
    const { user, chosen, box } = await show(select);
    await user.keyboard('idr');
    await screen.findByTitle(/IDR/);
    await waitFor(() => expect(screen.queryByTitle('THB')).not.toBeInTheDocument());
    pressEnter(box);
    expect(chosen()).toBe('IDR');
    expect(leavesByTab(box)).toBe(true);
    expect(chosen()).toBe('IDR');
  });

  test('that is only passed by Tab stays empty', async () => {
    const { chosen, box } = await show(<Select options={options} showSearch={showSearch} />);
    expect(leavesByTab(box)).toBe(true);
    expect(chosen()).toBeUndefined();
  });

  test.each<[string, (fetch: typeof fetchChoices) => ReactNode, unknown]>([
    ['one', (fetch) => <RemoteSelect cacheKey="early" fetchChoices={fetch} />, 'INR'],
    ['several', (fetch) => <OptionsSelect cacheKey="earlier" fetchChoices={fetch} />, ['INR']],
  ])('with %s takes an Enter before the answer when the answer is there', async (_, select, expected) => {
    const answer = aDeferred<void>();
    const { user, chosen, box } = await show(
      select(async (keyword) => {
        if (keyword) await answer.promise;
        return fetchChoices(keyword);
      }),
    );
    await user.keyboard('inr');
    pressEnter(box);
    expect(chosen()).toBeUndefined();
    answer.resolve();
    await waitFor(() => expect(chosen()).toEqual(expected));
  });
});
