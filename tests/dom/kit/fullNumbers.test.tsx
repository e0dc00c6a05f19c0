import { screen, waitFor } from '@testing-library/react';
import { Form, Input, Modal, Select } from 'antd';
import { DialogForm } from '@/components/Dialog';
import { Notes } from '@/components/Notes';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const SAID = 'Contains a full number. It will be stored as 411111******1111.';
const CARD = '4111 1111-1111.1111';
const said = () => [...document.querySelectorAll('.ant-form-item-explain-warning')].map((one) => one.textContent);

const fields = (
  <>
    <Form.Item name="remark" label="Remark" rules={[{ max: 30, message: 'Too long' }]}>
      <Input.TextArea />
    </Form.Item>
    <Form.Item name="title" label="Title" validateTrigger="onBlur" rules={[{ required: true, message: 'Required' }]}>
      <Input />
    </Form.Item>
    <Form.Item name="bankRefNo" label="Bank reference">
      <Input />
    </Form.Item>
    <Form.Item name={['message', 'en']} label="Message">
      <Input />
    </Form.Item>
    <Form.Item name="tags" label="Tags">
      <Select mode="tags" open={false} />
    </Form.Item>
  </>
);

async function show() {
  const onFinish = jest.fn();
  await renderKit(
    <Modal open okText="Send" okButtonProps={{ htmlType: 'submit', form: 'form' }}>
      <DialogForm id="form" onFinish={onFinish}>
        {fields}
      </DialogForm>
    </Modal>,
  );
  return { onFinish, user: aUser() };
}
const field = (name: string) => screen.getByRole('textbox', { name });

test.each(['Remark', 'Title', 'Message'])('a full number in “%s” is said under the field, as it will be stored', async (name) => {
  const { user } = await show();
  await user.type(field(name), 'to 4111 1111-');
  expect(said()).toEqual([]);
  await user.type(field(name), '1111.1111');
  await waitFor(() => expect(said()).toEqual([SAID]));
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(SAID));
  await user.type(field(name), ' now');
  await user.tab();
  await waitFor(() => expect(said()).toEqual([SAID]));
  await user.clear(field(name));
  await waitFor(() => expect(said()).toEqual([]));
});

test('a number in other digits is said too, and each of several', async () => {
  const { user } = await show();
  await user.click(field('Title'));
  await user.paste('４１１１１１１１１１１１１１１１ and 1234567890');
  await waitFor(() => expect(said()).toEqual(['Contains a full number. It will be stored as 411111******1111, ******7890.']));
});

test('a number in a list of texts is said', async () => {
  const { user } = await show();
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), `vip{Enter}${CARD}{Enter}`);
  await waitFor(() => expect(said()).toEqual([SAID]));
});

test('a code, an amount, a date or the number of an order is not', async () => {
  const { user } = await show();
  await user.type(field('Bank reference'), '4111111111111111');
  await user.type(field('Title'), 'W20261120063102000001, 2026-11-20, THB 1,250,000.00');
  await user.tab();
  await user.type(field('Message'), CARD);
  await waitFor(() => expect(said()).toEqual([SAID]));
});

test('it stays beside an error of its field, and keeps nothing from being sent', async () => {
  const { user, onFinish } = await show();
  await user.type(field('Remark'), `${CARD}, and much more than fits`);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Too long');
  await waitFor(() => expect(said()).toEqual([SAID]));
  await user.clear(field('Remark'));
  await user.type(field('Remark'), CARD);
  await user.type(field('Title'), 'x');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith(expect.objectContaining({ remark: CARD })));
});

test('a note says so before it is added', async () => {
  const user = aUser();
  const fetchPeople = async () => ({ list: [], total: 0 });
  await renderKit(<Notes notes={[]} add={jest.fn()} fetchPeople={fetchPeople} onNoted={jest.fn()} />);
  await user.type(screen.getByRole('textbox'), `Paid to ${CARD}`);
  await waitFor(() => expect(said()).toEqual([SAID]));
});
