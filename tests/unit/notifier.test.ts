import { ApiError } from '@/domain/apiError';
import { setNotifier, tell } from '@/request/notifier';

const failure = (msg: string) => new ApiError({ kind: 'business', status: 200, code: 461, msg });
const shown: string[] = [];
const show = ({ message }: Error) => void shown.push(message);
beforeEach(() => {
  shown.length = 0;
});

describe('the error notifier', () => {
  it('shows the last five failures from before it was set, once', () => {
    for (const msg of ['1', '2', '3', '4', '5', '6']) tell(failure(msg));
    setNotifier(show)();
    expect(shown).toEqual(['2', '3', '4', '5', '6']);
    setNotifier(show)();
    expect(shown).toHaveLength(5);
  });

  it('shows a failure at once, and is replaced by the next one', () => {
    const remove = setNotifier(() => shown.push('old'));
    const removeNext = setNotifier(show);
    // The old page leaves after the new one has come.
    remove();
    tell(failure('A'));
    expect(shown).toEqual(['A']);
    removeNext();
  });
});
