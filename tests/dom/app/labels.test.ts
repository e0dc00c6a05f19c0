import { act, waitFor } from '@testing-library/react';
import { LABELS_AFTER_MS } from '@/constants';
import { localeState } from '@/locales/store';
import { endSession } from '@/request/session';
import { refreshRights } from '@/stores/rights';
import { exhaustiveTest } from '../../support/depth';
import { startApp, withCleanApp } from '../../support/domApp';
import { withNetwork } from '../../support/domNetwork';
import { withHeldTimers } from '../../support/domTime';

describe('the console', () => {
  const passTime = withHeldTimers(LABELS_AFTER_MS);
  withCleanApp();
  jest.setTimeout(120_000);
  const network = withNetwork();
  const DICT = '/common/dict';
  const at = '/trade/withdraw?view=HELD';
  const seeRows = () => waitFor(() => expect(document.querySelectorAll('tr[data-row-key]').length).toBeGreaterThan(0));
  const tags = () => [...document.querySelectorAll('tr[data-row-key] .tag')].map(({ textContent }) => textContent);
  const rename = (labelEn: string) => {
    const { world } = network().platform;
    const item = world.dict.types.get('withdraw_status')?.items.find(({ value }) => value === 'HELD');
    if (!item) throw new Error('No item HELD');
    item.labelEn = labelEn;
    world.dict.revision += 1;
  };

  exhaustiveTest('requests labels once per version after the rows, shows them, and drops them with the session', async () => {
    rename('Stopped');
    await startApp(network(), { at });
    await seeRows();
    expect(tags()).toContain('Held');
    expect(network().callsOf(DICT)).toEqual([]);
    await passTime(LABELS_AFTER_MS);
    await waitFor(() => expect(tags()).toContain('Stopped'));
    expect(tags()).not.toContain('Held');
    expect(network().callsOf(DICT)).toHaveLength(1);
    expect(localStorage.getItem('labels')).toContain('Stopped');

    refreshRights();
    await network().settle();
    await passTime(LABELS_AFTER_MS);
    await network().settle();
    expect(network().callsOf(DICT)).toHaveLength(1);

    rename('Halted');
    refreshRights();
    await network().settle();
    await passTime(LABELS_AFTER_MS);
    await waitFor(() => expect(tags()).toContain('Halted'));
    expect(network().callsOf(DICT)).toHaveLength(2);

    act(() => endSession('logout'));
    expect(localStorage.getItem('labels')).toBeNull();
    expect(localeState().t('trade.withdraw.status.HELD')).toBe('Held');
  });

  test('keeps its own labels without a dictionary, and shows no message', async () => {
    rename('Stopped');
    network().platform.faults.push({ match: DICT, kind: { status: 404 } });
    await startApp(network(), { at });
    await seeRows();
    await passTime(LABELS_AFTER_MS);
    await waitFor(() => expect(network().callsOf(DICT)).toHaveLength(1));
    await network().settle();
    expect(tags()).toContain('Held');
    expect(document.querySelector('.ant-notification-notice, .ant-message-notice')).toBeNull();
    expect(localStorage.getItem('labels')).toBeNull();
  });
});

describe('stored labels', () => {
  type Store = typeof import('@/locales/store');
  const HELD = ['trade.withdraw.status.HELD', 'Stopped', '停止', 'warning'];

  /** The tone of a label after the next start. */
  function toneNext(labels: unknown): ReturnType<Store['toneOf']> {
    localStorage.setItem('labels', JSON.stringify({ version: '1', labels }));
    let tone: ReturnType<Store['toneOf']>;
    jest.isolateModules(() => {
      const store = jest.requireActual<Store>('@/locales/store');
      jest.requireActual('@/stores/labels');
      tone = store.toneOf('trade.withdraw.status.HELD');
    });
    return tone;
  }
  afterEach(() => localStorage.clear());

  test('are used from the first row on', () => {
    expect(toneNext([HELD])).toBe('warning');
  });

  test.each([[[HELD, [...HELD, 'a part of a release to come']]], [[HELD, ['too', 'few']]], [{ HELD }], [null]])(
    'of another version are all read again: %j',
    (labels) => {
      expect(toneNext(labels)).toBeUndefined();
    },
  );
});
