/** Answers that break the contract. */
export const answer = {
  wrong: 'The answer to {operation} breaks the contract: {field} should be {expected} and is {got}.',
  isUnknown: 'Such fields are treated as unknown.',
  isRead: 'It was read exactly.',
  others: '{count, plural, one {# other field breaks} other {# other fields break}} it too.',
  lost: '{count, plural, one {# record has} other {# records have}} no number and cannot be shown.',
  closed: 'The server sent facts of this record wrong, so it cannot be changed. Open or refresh it.',
  text: 'a text',
  decimal: 'a decimal text',
  time: 'a time in UTC',
  integer: 'a whole number',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  object: 'an object',
  missing: 'missing',
} as const;
