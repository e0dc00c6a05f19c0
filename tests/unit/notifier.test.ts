import { ApiError } from '@/domain/apiError';
import { setNotifier, tell } from '@/request/notifier';

const failure = (msg: string) => new ApiError({ kind: 'business', status: 200, code: 461, msg });
const shown: string[] = [];
const show = ({ message }: Error) => void shown.push(message);
beforeEach(() => {
  shown.length = 0;
});

describe('the place that shows failures', () => {
  it('shows what failed before it was there, once, and the last five of them', () => {
    for (const msg of ['1', '2', '3', '4', '5', '6']) tell(failure(msg));
    setNotifier(show)();
    expect(shown).toEqual(['2', '3', '4', '5', '6']);
    setNotifier(show)();
    expect(shown).toHaveLength(5);
  });

  it('shows a failure at once, and gives way to the next place', () => {
    const remove = setNotifier(() => shown.push('old'));
    const removeNext = setNotifier(show);
    // The old page leaves after the new one has come.
    remove();
    tell(failure('A'));
    expect(shown).toEqual(['A']);
    removeNext();
  });
});
