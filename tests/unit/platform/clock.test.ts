import { setTimeout } from 'node:timers/promises';
import { createClock } from '../../../mock/engine/clock';

/** Lets a clock live until it has moved. @returns the real time before and after its last step */
async function live(clock: ReturnType<typeof createClock>, since?: number): Promise<[number, number]> {
  const start = clock.now();
  const began = Date.now();
  clock.goLive(since);
  while (clock.now() === start) await setTimeout(20);
  clock.stop();
  return [began, Date.now()];
}

test('a living clock makes up for the time that its world took to begin', async () => {
  const real = Date.now();
  const clock = createClock(real - 45_000);
  const ran: number[] = [];
  clock.schedule(real - 20_000, () => ran.push(clock.now()));
  const [began, ended] = await live(clock, real - 45_000);
  expect(clock.now()).toBeGreaterThanOrEqual(began);
  expect(clock.now()).toBeLessThanOrEqual(ended);
  expect(ran).toEqual([real - 20_000]);
});

test('a living clock begins at its own time, whatever the real one is', async () => {
  const clock = createClock(0);
  const [began, ended] = await live(clock);
  expect(clock.now()).toBeGreaterThan(0);
  expect(clock.now()).toBeLessThanOrEqual(ended - began);
});
