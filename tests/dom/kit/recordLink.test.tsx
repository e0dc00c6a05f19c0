import { createEvent, fireEvent, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { columnsFor } from '@/components/columns';
import { RecordLink } from '@/components/RecordLink';
import type { AccessKey, TradeChannel } from '@/contract';
import { localeState } from '@/locales/store';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const ACCESS: AccessKey[] = ['merchant:user:page', 'merchant:user:detail'];

describe('the number of a row', () => {
  const opened = jest.fn();
  const shown = async (at: string) => {
    opened.mockClear();
    const Cell = () => {
      const col = columnsFor<TradeChannel>()('channel', localeState().t, () => 'THB');
      const { render } = col.number('channelCode', opened);
      return <>{render?.(null, { channelCode: 'TH/1 A' } as TradeChannel, 0, undefined as never, undefined as never) as never}</>;
    };
    await renderKit(<Cell />, { at });
    return screen.getByRole('link', { name: 'Open TH/1 A' });
  };

  test('is a link that opens the record on the screen, with the current filter', async () => {
    const link = await shown('/bank/channel?status=OPEN&no=OLD');
    expect(link).toHaveAttribute('href', '/bank/channel?status=OPEN&no=TH%2F1+A');
  });

  test('opens here on a plain click and on Enter, without a page load', async () => {
    const link = await shown('/bank/channel');
    const click = createEvent.click(link, { button: 0 });
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(true);
    expect(opened).toHaveBeenCalledTimes(1);
    link.focus();
    await aUser().keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %p to the browser, which opens a new tab or window',
    async (how) => {
      const link = await shown('/bank/channel');
      const click = createEvent.click(link, { button: 0, ...how });
      fireEvent(link, click);
      expect(click.defaultPrevented).toBe(false);
      expect(opened).not.toHaveBeenCalled();
    },
  );
});

describe('the number of another record', () => {
  test('leads there with permission', async () => {
    await renderKit(<RecordLink entity="merchant" no="M 1&2" />, { access: ACCESS });
    const link = screen.getByRole('link', { name: 'Open M 1&2' });
    expect(link).toHaveAttribute('href', '/merchant/user?no=M+1%262');
    await aUser().click(link);
    expect(`${history.location.pathname}${history.location.search}`).toBe('/merchant/user?no=M+1%262');
  });

  test.each([
    ['without the keys of its screen', 'merchant', [] as AccessKey[]],
    ['with one of two keys', 'merchant', ['merchant:user:page'] as AccessKey[]],
    ['of a kind without a screen', 'batchItem', ACCESS],
    ['of no kind', undefined, ACCESS],
  ])('is plain text %s', async (_why, entity, access) => {
    await renderKit(<RecordLink entity={entity} no="M1" />, { access });
    expect(screen.getByText('M1')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is a dash when it is missing', async () => {
    const { container } = await renderKit(<RecordLink entity="merchant" no={undefined} />, { access: ACCESS });
    expect(container).toHaveTextContent(/^–$/);
  });
});
