import { act, screen, within } from '@testing-library/react';
import { useRequest } from 'ahooks';
import { ActionButton } from '@/components/ActionButton';
import { useBlock } from '@/components/Dialog';
import { FormModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import { Part, useWhyWaiting } from '@/components/Part';
import { RecordDrawer } from '@/components/RecordDrawer';
import { RemoteSelect } from '@/components/RemoteSelect';
import { ignoreApiError } from '@/domain/apiError';
import { aRefusal, onePage } from '../../support/domBuilders';
import { endKeySequence } from '../../support/domKeys';
import { renderKit } from '../../support/domKit';
import { aDeferred, aUser } from '../../support/domUser';

/*
 * What drawers and dialogs show while their parts are on the way, and when one has failed
 * (docs/rules/quality.md#parts-of-a-record).
 */
const access = ['trade:withdraw:pass'] as const;

/** A call whose answers come when the test says so, one for each time that it is asked. */
function aCall<Answer>() {
  let asked = aDeferred<Answer>();
  return {
    ask: () => {
      asked = aDeferred<Answer>();
      return asked.promise;
    },
    reply: (answer: Answer) => act(async () => asked.resolve(answer)),
    fail: () => act(async () => asked.reject(aRefusal({ kind: 'http', status: 500 }))),
  };
}

beforeEach(endKeySequence);

interface Order {
  no: string;
  amount: string;
}

describe('the drawer of a record', () => {
  const show = async (known: Order | undefined) => {
    const call = aCall<Order & { history: string }>();
    const onPass = jest.fn();
    await renderKit(
      <RecordDrawer<Order, Order & { history: string }>
        id="W1"
        ids={['W1']}
        pages={onePage(1)}
        title={(no) => `Order ${no}`}
        fetchDetail={call.ask}
        onOpen={jest.fn()}
        versionOf={() => 1}
        known={known}
        head={({ amount }) => (
          <>
            <p>{amount}</p>
            <ActionButton access="trade:withdraw:pass" onClick={onPass}>
              Pass
            </ActionButton>
          </>
        )}
      >
        {({ history }) => <p>{history}</p>}
      </RecordDrawer>,
      { access },
    );
    await screen.findByRole('dialog', { name: 'Order W1' });
    return { call, onPass, user: aUser() };
  };
  const pass = () => screen.getByRole('button', { name: 'Pass' });
  const KNOWN = { no: 'W1', amount: 'USD 250.00' };

  test('shows the list data at once, and its actions only when the rest is loaded', async () => {
    const { call, onPass, user } = await show(KNOWN);
    expect(screen.getByText('USD 250.00')).toBeVisible();
    expect(document.querySelector('.ant-skeleton')).toBeInTheDocument();
    const button = pass();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Details are still loading');
    expect(onPass).not.toHaveBeenCalled();

    await call.reply({ ...KNOWN, history: 'Submitted' });
    expect(screen.getByText('Submitted')).toBeVisible();
    // The same one: what is under the pointer is not exchanged.
    expect(pass()).toBe(button);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    await user.click(button);
    expect(onPass).toHaveBeenCalledTimes(1);
  });

  test('keeps the list data when the rest fails, without actions until a retry succeeds', async () => {
    const { call, onPass, user } = await show(KNOWN);
    await call.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('The record could not be loaded');
    expect(screen.getByText('USD 250.00')).toBeVisible();
    await user.click(pass());
    expect(onPass).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await call.reply({ ...KNOWN, history: 'Submitted' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(pass()).toHaveAttribute('aria-disabled', 'false');
  });

  test('of a record outside the list shows nothing to decide until it is loaded', async () => {
    const { call } = await show(undefined);
    expect(screen.queryByRole('button', { name: 'Pass' })).not.toBeInTheDocument();
    await call.reply({ ...KNOWN, history: 'Submitted' });
    expect(pass()).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('a dialog', () => {
  function Rates({ ask }: { ask: () => Promise<string> }) {
    const asked = useRequest(ask, { onError: ignoreApiError });
    useBlock(useWhyWaiting(asked));
    return <Part asked={asked}>{(rate) => <p>Rate {rate}</p>}</Part>;
  }
  const send = () => screen.getByRole('button', { name: 'Send' });
  const show = async () => {
    const call = aCall<string>();
    await renderKit(
      <FormModal id="rates" title="Rates" okText="Send" send={jest.fn()} onDone={jest.fn()} onClose={jest.fn()}>
        <Rates ask={call.ask} />
      </FormModal>,
    );
    await screen.findByRole('dialog', { name: 'Rates' });
    return { call, user: aUser() };
  };

  test('cannot be sent, with a reason, until the required part is loaded', async () => {
    const { call } = await show();
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Some parts are still loading');
    await call.reply('0.9');
    expect(screen.getByText('Rate 0.9')).toBeVisible();
    expect(send()).toBeEnabled();
  });

  test('cannot be sent after that part failed, until a retry succeeds', async () => {
    const { call, user } = await show();
    await call.fail();
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Some parts could not be loaded. Try again there');
    const retry = within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' });
    await user.click(retry);
    // The button stays where it is while the other try is on its way.
    expect(retry).toBeVisible();
    await call.reply('0.9');
    expect(screen.getByText('Rate 0.9')).toBeVisible();
    expect(send()).toBeEnabled();
  });
});

describe('a select whose options failed to load', () => {
  test('shows the failure below itself, with a retry', async () => {
    const call = aCall<string[]>();
    function Ways() {
      const asked = useRequest(call.ask, { onError: ignoreApiError });
      return <LoadedSelect asked={asked} open options={(asked.data ?? []).map((value) => ({ value, label: value }))} />;
    }
    await renderKit(<Ways />);
    await call.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await aUser().click(screen.getByRole('button', { name: 'Try again' }));
    await call.reply(['Bank']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByText('Bank').length).toBeGreaterThan(0);
  });

  test('shows the failure in its list, with a retry', async () => {
    const call = aCall<{ list: { value: string; label: string }[]; total: number }>();
    await renderKit(<RemoteSelect id="way" cacheKey="ways of this test" fetchChoices={call.ask} />);
    const user = aUser();
    await user.click(screen.getByRole('combobox'));
    await call.fail();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await call.reply({ list: [{ value: 'B1', label: 'Bank' }], total: 1 });
    expect(await screen.findByText('Bank (B1)')).toBeInTheDocument();
  });
});
