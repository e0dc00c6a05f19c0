import { createLiveHub } from '@/domain/live';
import { createLiveTab, type TabPlace } from '@/stores/liveTab';

type Outcome = Awaited<ReturnType<TabPlace['connect']>>;

/** A tab whose connections end at once as given, the last one again and again. */
function openTab(outcomes: readonly Outcome[]) {
  let connections = 0;
  const posted: string[] = [];
  const tab = createLiveTab(createLiveHub(), {
    connect: async () => {
      connections += 1;
      return outcomes[connections - 1] ?? outcomes.at(-1) ?? 'lost';
    },
    lead: (run) => run(),
    post: ({ type }) => posted.push(type),
    isOnline: () => true,
    onRights: () => undefined,
    random: () => 0.5,
  });
  return { tab, posted, connections: () => connections };
}

const HOUR = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a server that answers three times in a row with no stream is not asked again, and the other tabs are told', async () => {
  const { posted, connections } = openTab(['wrong']);
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(connections()).toBe(3);
  expect(posted.at(-1)).toBe('off');
});

test('wrong answers between lost connections do not count', async () => {
  const { tab, connections } = openTab(['wrong', 'wrong', 'lost', 'wrong', 'wrong', 'lost']);
  await jest.advanceTimersByTimeAsync(HOUR);
  expect(connections()).toBeGreaterThan(20);
  tab.stop();
});
