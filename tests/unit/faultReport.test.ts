import { ApiError } from '../../src/domain/apiError';
import { faultReport } from '../../src/domain/faultReport';

/** A fault with this message, from two places of a build. */
function faultOf(message: string): Error {
  const fault = new TypeError(message);
  fault.stack = [
    `TypeError: ${message}`,
    '    at open (https://console.example.com/umi.1a2b3c4d.js:1:2345)',
    '    at https://console.example.com/p__trade__withdraw.5e6f7a8b.async.js:12:90',
  ].join('\n');
  return fault;
}

test('a report says what, where in the code, in which version and on which screen', () => {
  expect(
    faultReport(faultOf("Cannot read properties of undefined (reading 'amount')"), '/trade/withdraw', '1f8d46fe3e9a'),
  ).toEqual({
    message: "TypeError: Cannot read properties of undefined (reading 'amount')",
    stack: ['umi.1a2b3c4d.js:1:2345', 'p__trade__withdraw.5e6f7a8b.async.js:12:90'],
    version: '1f8d46fe3e9a',
    screen: '/trade/withdraw',
  });
});

test.each([
  [`Unexpected token 'S', "Somchai" is not valid JSON`, 'TypeError: Unexpected token "…", "…" is not valid JSON'],
  ['`THB 1,250.00` is no amount of W20261120063102000001', 'TypeError: "…" is no amount of #'],
  ['Invalid time value 2026-11-20T06:31:02Z', 'TypeError: Invalid time value #'],
  ["undefined is not an object (evaluating 'row.payee')", "TypeError: undefined is not an object (evaluating 'row.payee')"],
])('the message %s is told without values', (message, told) => {
  expect(faultReport(faultOf(message), '/', '').message).toBe(told);
});

test.each([
  ['/trade/settorder/detail/S20261120063102000001', '/trade/settorder/detail/:id'],
  ['/merchant/user/M1001/ip', '/merchant/user/:id/ip'],
])('the screen %s is told without the number of the record', (path, told) => {
  expect(faultReport(faultOf('x'), path, '').screen).toBe(told);
});

test('a fault without end is cut', () => {
  const fault = faultOf('word '.repeat(200));
  fault.stack = '    at x (https://console.example.com/a.js:1:1)\n'.repeat(200);
  const { message, stack } = faultReport(fault, '/', '');
  expect(message).toHaveLength(200);
  expect(stack).toHaveLength(20);
});

test('what is thrown need not be an error, and an answer that could not be read is found by its request number', () => {
  expect(faultReport('gone', '/', '')).toEqual({ message: 'Error: gone', stack: [], version: '', screen: '/' });
  const unread = new ApiError({ kind: 'malformed', requestId: 'R-1' });
  expect(faultReport(unread, '/', '')).toMatchObject({ message: 'ApiError: malformed', requestId: 'R-1' });
});
