import { mentionedIn, splitMentions } from '@/domain/mentions';

const NAMES = ['li.na', 'li', 'ops.lee', 'a+b'];

describe('the names that a text mentions', () => {
  test.each([
    ['Ask @li.na about it', ['li.na']],
    ['@li.na, @ops.lee: done', ['li.na', 'ops.lee']],
    ['Ended with @li.na.', ['li.na']],
    ['@li and @li.na', ['li', 'li.na']],
    ['twice @li @li', ['li']],
    ['问一下@li.na吧', ['li.na']],
    ['@a+b', ['a+b']],
    ['@li.nara is somebody else', []],
    ['@li-2 too', []],
    ['mail li@li.na', []],
    ['li.na without the sign', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(mentionedIn(text, NAMES)).toEqual(expected);
  });

  test('are empty when no names are known', () => {
    expect(mentionedIn('@li.na', [])).toEqual([]);
    expect(mentionedIn('@', [''])).toEqual([]);
  });
});

describe('the pieces of a text', () => {
  test('add up to the text, with the names separate', () => {
    const text = '@li.na please ask @ops.lee\nor @nobody.';
    const parts = splitMentions(text, NAMES);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts).toEqual([
      { text: '@li.na', name: 'li.na' },
      { text: ' please ask ' },
      { text: '@ops.lee', name: 'ops.lee' },
      { text: '\nor @nobody.' },
    ]);
  });
});
