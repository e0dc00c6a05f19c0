import { staleFaults } from '../mutants/staleFaults';

test('each planted fault still has its one place in the sources, and its tests', () => {
  expect(staleFaults()).toEqual([]);
});
