import { contract, operations } from '../../config/contract/conformanceClient';
import { withNeeds } from '../../config/contract/profiles';
import { screens } from '../../config/routes';

const profiles = Object.entries(contract['x-profiles']);

test('every screen of the console has a profile with the call of its access key', () => {
  const named = profiles.flatMap(([, { screens: own }]) => own);
  expect([...new Set(named)].sort()).toEqual(screens.map(({ path }) => path as string).sort());
  for (const { path, access } of screens) {
    const own = profiles.filter(([, profile]) => profile.screens.includes(path)).map(([name]) => name);
    const called = operations.filter(({ accessKey }) => accessKey === access).map(({ profile }) => profile);
    expect([path, called.some((name) => own.includes(name))]).toEqual([path, true]);
  }
});

test('a profile includes its dependencies, and the desk', () => {
  expect([...withNeeds(contract, ['role'])].sort()).toEqual(['desk', 'menu', 'role']);
  for (const [name] of profiles) expect(withNeeds(contract, [name])).toContain('desk');
  expect(() => withNeeds(contract, ['desk', 'noSuch'])).toThrow('Unknown profile noSuch');
});

test('an optional call moves no money and is not part of the desk', () => {
  const optional = operations.filter(({ isOptional }) => isOptional);
  expect(optional.length).toBeGreaterThan(10);
  expect(optional.filter(({ needsKey, profile }) => needsKey || profile === 'desk')).toEqual([]);
});
