import { act, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { ApprovalKey } from '@/components/SecondPerson';
import { inbox } from '@/domain/inbox';
import { useFailureNotices } from '@/layouts/useFailureNotices';
import { tell } from '@/request/notifier';
import { aRefusal } from '../../support/domBuilders';
import { endKeySequence } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

beforeEach(endKeySequence);
afterEach(() => inbox.clear());

/** A dialog whose call is answered by this refusal. */
async function show(access: ApprovalKey | undefined, refusal = aRefusal({ kind: 'business', code: 202 })) {
  const on = { onDone: jest.fn(), onRefusal: jest.fn(), onClose: jest.fn() };
  await renderKit(
    <FormModal<{ remark?: string }, object>
      id="any"
      title="Any change"
      okText="Send"
      access={access}
      send={() => Promise.reject(refusal)}
      {...on}
    >
      <Form.Item name="remark" label="Remark">
        <Input />
      </Form.Item>
    </FormModal>,
  );
  await screen.findByLabelText('Remark');
  return on;
}

const ALWAYS = 'Another user must approve this. Nothing changes until then.';
const MAYBE = 'Another user may have to approve this. Nothing changes until then.';

describe('a dialog whose change a second person must approve', () => {
  test.each([
    ['user:account:adjust', ALWAYS],
    ['sys:role:grant', MAYBE],
  ] as const)('announces it for %s as the contract says, once the server is known to have approvals', async (access, text) => {
    await show(access);
    expect(screen.queryByText(/Another user/)).not.toBeInTheDocument();
    act(() => inbox.note({ toDecide: 0 }));
    expect(screen.getByText(/Another user/)).toHaveTextContent(text);
    act(() => inbox.clear());
    expect(screen.queryByText(/Another user/)).not.toBeInTheDocument();
  });

  test('announces nothing for another call', async () => {
    inbox.note({ toDecide: 2 });
    await show(undefined);
    expect(screen.queryByText(/Another user/)).not.toBeInTheDocument();
  });

  test('closes by the answer 202 without success', async () => {
    const { onDone, onRefusal, onClose } = await show('user:account:adjust');
    await aUser().click(screen.getByRole('button', { name: 'Send' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onDone).not.toHaveBeenCalled();
    expect(onRefusal).not.toHaveBeenCalled();
  });

  test('stays open by a refusal', async () => {
    const { onRefusal, onClose } = await show('user:account:adjust', aRefusal({ kind: 'business', code: 422 }));
    await aUser().click(screen.getByRole('button', { name: 'Send' }));
    expect(onRefusal).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('what shows approvals reads them again after each answer 202, and after no other refusal', async () => {
  function Notices() {
    useFailureNotices(() => undefined);
    return null;
  }
  await renderKit(<Notices />);
  const before = inbox.get();
  act(() => tell(aRefusal({ kind: 'business', code: 422 })));
  expect(inbox.get()).toBe(before);
  act(() => tell(aRefusal({ kind: 'business', code: 202 })));
  expect(inbox.get()).not.toBe(before);
});
