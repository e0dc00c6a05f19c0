import { screen, within } from '@testing-library/react';
import { useSuccess } from '@/screen/useSuccess';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

/** Tells this after a change on the list of pay orders. */
async function tell(...args: Parameters<ReturnType<typeof useSuccess>>): Promise<HTMLElement> {
  const Change = () => {
    const success = useSuccess();
    return (
      <button type="button" onClick={() => success(...args)}>
        Change
      </button>
    );
  };
  const { baseElement } = await renderKit(<Change />, { at: '/trade/payorder?status=PAYING' });
  await aUser().click(screen.getByRole('button', { name: 'Change' }));
  const [message] = await within(baseElement).findAllByText((_, node) => node?.matches('.ant-message-notice') ?? false);
  return message as HTMLElement;
}

test('the number in a message of success opens the record beside its list', async () => {
  const message = await tell('P1 completed: P1 is paid', 'P1');
  expect(message).toHaveTextContent('P1 completed: P1 is paid');
  expect(within(message).getByRole('link', { name: 'Open P1' })).toHaveAttribute('href', '/trade/payorder?status=PAYING&no=P1');
});

test('a message that does not name the number ends with it', async () => {
  const message = await tell('Mango Pay is suspended', 'M1', '/merchant/user?no=M1');
  expect(message).toHaveTextContent('Mango Pay is suspended M1');
  expect(within(message).getByRole('link', { name: 'Open M1' })).toHaveAttribute('href', '/merchant/user?no=M1');
});

test('a message about no record or several has no link', async () => {
  expect(within(await tell('3 orders closed')).queryByRole('link')).not.toBeInTheDocument();
});
