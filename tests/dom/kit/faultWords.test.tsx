import { act, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useFaultWords } from '@/hooks/useFaultWords';
import { useT } from '@/hooks/useT';
import { applyLocale } from '@/locales/store';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

function Sheet() {
  const t = useT();
  const [form] = Form.useForm();
  useFaultWords(form);
  const refuse = () => form.setFields([{ name: 'remark', errors: ['Said by the server'] }]);
  return (
    <Form form={form} name="sheet">
      <Form.Item name="name" label="Name" rules={[{ required: true, message: t('common.list.invalidNumber') }]}>
        <Input />
      </Form.Item>
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
      <button type="submit">Send</button>
      <button type="button" onClick={refuse}>
        Refuse
      </button>
    </Form>
  );
}

afterEach(() => act(() => applyLocale('en-US')));

test('the message of a field follows a switch of language, and that of the server stays', async () => {
  await renderKit(<Sheet />);
  const user = aUser();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('A whole number, at most 3 digits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Said by the server')).toBeVisible();
  await act(() => applyLocale('zh-CN'));
  expect(await screen.findByText('请输入不超过 3 位的整数')).toBeVisible();
  expect(screen.queryByText('A whole number, at most 3 digits')).not.toBeInTheDocument();
  expect(screen.getByText('Said by the server')).toBeVisible();
});

test('a field without a message gets none by a switch of language', async () => {
  await renderKit(<Sheet />);
  await act(() => applyLocale('zh-CN'));
  await act(async () => undefined);
  expect(screen.queryByText('请输入不超过 3 位的整数')).not.toBeInTheDocument();
});
