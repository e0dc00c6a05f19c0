import { createHistory } from '@umijs/max';
import { type ComponentType, lazy } from 'react';
import { goWhenLoaded } from '@/layouts/goWhenLoaded';
import { registerRoutes } from '@/layouts/preload';

let count = 0;

/** Three screens whose code comes when the test says so, and a history on the first of them that waits for it. */
function aHistory() {
  count += 1;
  const give: Record<string, () => void> = {};
  // A screen stays loaded, so each test has its own.
  const paths = ['here', 'slow', 'other'].map((name) => `/${name}${count}`) as [string, string, string];
  const screenOf = (path: string) =>
    lazy(
      () =>
        new Promise<{ default: ComponentType }>((resolve) => {
          give[path] = () => resolve({ default: () => null });
        }),
    );
  registerRoutes(
    Object.fromEntries(paths.map((path) => [path, { id: path, path }])),
    Object.fromEntries(paths.map((path) => [path, screenOf(path)])),
  );
  const history = createHistory({ type: 'memory', initialEntries: [paths[0]] });
  goWhenLoaded(history);
  const come = async (path: string) => {
    give[path]?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { history, come, paths, address: () => history.location.pathname + history.location.search };
}

test('a screen that is not loaded is opened when it is', async () => {
  const { history, come, address, paths } = aHistory();
  const [here, slow] = paths;
  history.push(`${slow}?status=FAILED`);
  expect(address()).toBe(here);
  await come(slow);
  expect(address()).toBe(`${slow}?status=FAILED`);
});

test('the present screen may write its address while the next one loads, and the click still counts', async () => {
  const { history, come, address, paths } = aHistory();
  const [here, slow] = paths;
  history.push(slow);
  history.replace(`${here}?current=2`);
  expect(address()).toBe(`${here}?current=2`);
  await come(slow);
  expect(address()).toBe(slow);
});

test('a second click counts instead of the first', async () => {
  const { history, come, address, paths } = aHistory();
  const [here, slow, other] = paths;
  history.push(slow);
  history.push(other);
  await come(slow);
  expect(address()).toBe(here);
  await come(other);
  expect(address()).toBe(other);
});

test('the way back to another screen ends the waiting', async () => {
  const { history, come, address, paths } = aHistory();
  const [here, slow, other] = paths;
  history.push(slow);
  await come(slow);
  history.push(other);
  history.back();
  await come(other);
  expect(address()).toBe(here);
});
