import { strengthOf } from '../../src/domain/passwordStrength';

const NAMES = ['li.na', 'Lina Nadeem'];

// Steps judged by hand. An attacker tries common passwords, seasons with years, rows of keys and names first. Words without relation
// hold, even if everybody has read them: the lists do not have this famous phrase.
test.each([
  ['password1234', 1, 'common'],
  ['P@ssw0rd123456', 1, 'common'],
  ['aaaaaaaaaaaa', 1, 'repeats'],
  ['x7!x7!x7!x7!x7!', 1, 'repeats'],
  ['qwertyuiop12', 1, 'common'],
  ['Summer2026!!!!', 2, 'short'],
  ['Nadeem nadeem', 2, undefined],
  ['eleven lette', 3, undefined],
  ['correcthorsebatterystaple', 4, undefined],
  ['tram-olive-77-cabinet', 4, undefined],
  ['v9#Kq2!xLm8Zp', 4, undefined],
])('%j has strength %d', (password, step, weakness) => {
  expect(strengthOf(password, NAMES)).toMatchObject({ step, ...(weakness && { weakness }) });
});

test('the own name makes a password weaker', () => {
  expect(strengthOf('Aurelianoxyz12', []).step).toBeGreaterThan(2);
  expect(strengthOf('Aurelianoxyz12', ['aurelianoxyz'])).toEqual({ step: 1, weakness: 'name' });
});

test('the longest password is judged, too', () => {
  expect(strengthOf('k3 '.repeat(42), NAMES).step).toBe(1);
  expect(
    strengthOf(Array.from({ length: 128 }, (_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join(''), NAMES).step,
  ).toBe(4);
});
