import { screen, waitFor } from '@testing-library/react';
import { DatePicker, Form, Input, InputNumber, Select } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { SearchBox } from '@/components/SearchBox';
import { watchSelectKeys } from '@/hooks/selectKeys';
import { AntdProvider } from '@/layouts/AntdProvider';
import { fieldsFor } from '@/screen/fields';
import { sourceFiles } from '../../contract/sources';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

/* The browser keeps no names, accounts and numbers of holders for its own suggestions (docs/rules/console.md#autofill). */

interface Values {
  holderName?: string;
  remark?: string;
  count?: number;
}

function Fields() {
  const field = fieldsFor<Values>()('desk', (key) => key);
  return (
    <Form>
      {field.text('holderName', 10, { label: 'Holder' })}
      {field.note('remark', { label: 'Remark' })}
      {field.whole('count', 1, 3, { label: 'Count' })}
      <Input aria-label="Beneficiary" />
      <Input.TextArea aria-label="Reason" />
      <InputNumber aria-label="Number" />
      <DecimalInput id="amount" />
      <DatePicker aria-label="Day" />
      <SearchBox label="Search" onSearch={() => undefined} />
      <Input aria-label="One-time code" autoComplete="one-time-code" />
    </Form>
  );
}

test('no field of the kit is filled by the browser, unless it says by what', async () => {
  await renderKit(
    <AntdProvider>
      <Fields />
    </AntdProvider>,
  );
  await waitFor(() => expect(document.querySelectorAll('input, textarea').length).toBeGreaterThan(9));
  const values = [...document.querySelectorAll('input, textarea')].map((one) => one.getAttribute('autocomplete'));
  expect(new Set(values)).toEqual(new Set(['off', 'one-time-code']));
  expect(values.filter((value) => value === 'one-time-code')).toHaveLength(1);
});

test.each([undefined, 'multiple'] as const)('a select that searches is not filled either (%s)', async (mode) => {
  watchSelectKeys();
  await renderKit(<Select aria-label="Holder" showSearch mode={mode} options={[{ value: 'A', label: 'Ann' }]} />);
  const input = await screen.findByRole('combobox', { name: 'Holder' });
  const user = aUser();
  await user.click(input);
  expect(input).toHaveAttribute('autocomplete', 'off');
  await user.type(input, 'An');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

test('what is not of the kit says so itself', () => {
  const bare = sourceFiles(/\.tsx$/).flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:input|textarea|Mentions)\s+([^/][\s\S]*?)\/>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((attributes) => !/type="(file|checkbox|radio)"|readOnly$|readOnly\n|autoComplete=/m.test(attributes))
      .map((attributes) => `${file}: ${attributes.trim().slice(0, 60)}`),
  );
  expect(bare).toEqual([]);
});
