import { screen } from '@testing-library/react';
import { RawText } from '@/components/RawText';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf } from '@/components/Section';
import type { Withdraw } from '@/contract';
import { Payee } from '@/pages/trade/withdraw/cells';
import { usePayeeWords } from '@/pages/trade/withdraw/PassFacts';
import { renderKit } from '../../support/domKit';

const ARABIC = '\u0633\u0627\u0631\u0629';
const ISOLATED = `\u2068${ARABIC}\u2069`;
const TURNED = 'An\u202en';
const MARKED = 'An\u27e8U+202E\u27e9n';

const payee = (payeeName: string) => ({ payeeName, payeeBankName: 'Siam Bank', payeeAccountNo: '622202******7890' }) as Withdraw;

function Words({ name }: { name: string }) {
  return <p data-testid="words">{usePayeeWords()(payee(name))}</p>;
}

describe.each([
  ['an Arabic name', ARABIC, ISOLATED],
  ['a name with U+202E', TURNED, MARKED],
  ['a plain name', 'Ann Lee', 'Ann Lee'],
])('%s', (_, name, shown) => {
  test('stands alone in the words of the pass dialog', async () => {
    await renderKit(<Words name={name} />);
    expect((await screen.findByTestId('words')).textContent).toBe(`${shown} \u00b7 Siam Bank \u00b7 622202******7890`);
  });

  test('stands alone in a row of a list, beside its account', async () => {
    await renderKit(<Payee row={payee(name)} />);
    const account = await screen.findByText('622202******7890');
    expect(account).toHaveClass('number');
    expect(account.parentElement?.textContent).toContain(`${shown} 622202******7890`);
  });

  test('stands alone in a drawer: its facts, its tables and its raw text', async () => {
    await renderKit(
      <>
        {factsOf([{ label: 'Holder', value: name }])}
        <ScrollTable
          label="Rows"
          rows={[name]}
          rowKey={(row) => row}
          columns={[
            { title: 'Name', isHeader: true, render: (row: string) => row },
            { title: 'No', render: () => '12' },
          ]}
        />
        <RawText label="Raw" text={name} />
      </>,
    );
    expect((await screen.findAllByText((text) => text === shown)).length).toBe(3);
    if (name !== shown) expect(screen.queryByText((text) => text === name)).toBeNull();
  });
});
