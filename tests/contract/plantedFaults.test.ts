import { staleFaults } from '../mutants/staleFaults';

test('each planted fault still matches one place in the sources, and its tests exist', () => {
  expect(staleFaults()).toEqual([]);
});
