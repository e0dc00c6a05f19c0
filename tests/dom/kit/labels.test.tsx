import { act, screen } from '@testing-library/react';
import { choicesOf, codeChoices } from '@/components/choices';
import { columnsFor } from '@/components/columns';
import { StatusTag } from '@/components/StatusTag';
import type { Withdraw } from '@/contract';
import type { StoredLabel } from '@/domain/dictionary';
import { withdrawStatusTones } from '@/domain/status';
import { applyLocale, localeState, putLabels, toneOf } from '@/locales/store';
import { renderKit } from '../../support/domKit';

const STATUS = 'trade.withdraw.status';
const WAITS: StoredLabel = [`${STATUS}.PENDING`, 'Waits {soon', '等待 {0', 'error'];
const FROZEN: StoredLabel = [`${STATUS}.FROZEN`, 'Frozen by court', '司法冻结', 'warning'];
const texts = () => choicesOf(localeState().t, STATUS, ['PENDING', 'HELD']).map(({ label }) => label);

describe('dictionary labels over messages', () => {
  afterEach(() => act(() => putLabels([])));
  const show = (value: string) => renderKit(<StatusTag group={STATUS} value={value as never} tones={withdrawStatusTones} />);

  test('are shown as entered, in the current language and their colour, also when they arrive later', async () => {
    await show('PENDING');
    expect(await screen.findByText('Awaiting review')).toHaveClass('tag-warning');
    act(() => putLabels([WAITS, FROZEN]));
    expect(screen.getByText('Waits {soon')).toHaveClass('tag-error');
    await act(() => applyLocale('zh-CN'));
    expect(screen.getByText('等待 {0')).toBeVisible();
    await act(() => applyLocale('en-US'));
    act(() => putLabels([]));
    expect(screen.getByText('Awaiting review')).toHaveClass('tag-warning');
  });

  test('label a code that this console does not know', async () => {
    await show('FROZEN');
    expect(await screen.findByText('FROZEN')).toHaveClass('tag-neutral');
    act(() => putLabels([FROZEN]));
    expect(screen.getByText('Frozen by court')).toHaveClass('tag-warning');
  });

  test('leave the labels of other codes alone', async () => {
    await show('HELD');
    act(() => putLabels([WAITS, FROZEN]));
    expect(await screen.findByText('Held')).toHaveClass('tag-neutral');
    expect(toneOf(`${STATUS}.HELD`)).toBeUndefined();
  });

  test('are the choices of a filter in their order, before those known only to this console', async () => {
    await renderKit(<p />);
    expect(texts()).toEqual(['Awaiting review', 'Held']);
    act(() => putLabels([FROZEN, WAITS]));
    expect(texts()).toEqual(['Frozen by court', 'Waits {soon', 'Held']);
  });

  test('are the countries of a filter, which are codes as long as the dictionary has none', async () => {
    await renderKit(<p />);
    const offered = () => codeChoices(localeState().t, 'country', ['TH', 'VN']).map(({ label }) => label);
    expect(offered()).toEqual(['TH', 'VN']);
    act(() =>
      putLabels([
        ['country.LA', 'Laos', '老挝', 'neutral'],
        ['country.TH', 'Thailand', '泰国', 'neutral'],
      ]),
    );
    expect(offered()).toEqual(['Laos (LA)', 'Thailand (TH)']);
  });

  test('are used in enum columns', async () => {
    const { t } = localeState();
    const column = columnsFor<Withdraw>()('trade.withdraw', t, () => '').enumText('source', ['API']);
    const cell = (source: string) => column.render?.(null, { source } as Withdraw, 0, undefined, column as never);
    expect(cell('FAX')).toBe('FAX');
    act(() => putLabels([['trade.withdraw.source.FAX', 'By fax', '传真', 'neutral']]));
    expect(cell('FAX')).toBe('By fax');
    expect(cell('API')).toBe('API');
  });
});
