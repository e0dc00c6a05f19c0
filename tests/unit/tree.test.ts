import { growTree, heightOf, isAtOrUnder, placeAt, placeOf, rowsOf, search, stepTo, walk } from '@/domain/tree';

/** `a` at the top with b (d, e) and c under it; f beside a. */
const nodes = [
  { menuId: 'e', parentId: 'b', sort: 20 },
  { menuId: 'f', parentId: null, sort: 2 },
  { menuId: 'c', parentId: 'a', sort: 20 },
  { menuId: 'a', parentId: null, sort: 1 },
  { menuId: 'd', parentId: 'b', sort: 10 },
  { menuId: 'b', parentId: 'a', sort: 10 },
];
const tree = growTree(nodes);
const ids = (list: readonly { menuId: string }[]) => list.map(({ menuId }) => menuId).join('');
const branch = (menuId: string) => {
  const found = tree.byId.get(menuId);
  if (!found) throw new Error(`No ${menuId}`);
  return found;
};

describe('a tree of flat nodes', () => {
  test('orders its siblings and knows depth and height', () => {
    expect([...walk(tree.top)].map(({ node, depth }) => `${node.menuId}${depth}`).join(' ')).toBe('a1 b2 d3 e3 c2 f1');
    expect([heightOf(branch('a')), heightOf(branch('b')), heightOf(branch('f'))]).toEqual([3, 2, 1]);
    expect([isAtOrUnder(branch('d'), 'a'), isAtOrUnder(branch('a'), 'a'), isAtOrUnder(branch('f'), 'a')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('keeps every node when a server sends cycles or unknown parents', () => {
    const odd = growTree([
      { menuId: 'x', parentId: 'y', sort: 1 },
      { menuId: 'y', parentId: 'x', sort: 2 },
      { menuId: 'self', parentId: 'self', sort: 3 },
      { menuId: 'lost', parentId: 'nobody', sort: 4 },
      { menuId: 'under', parentId: 'x', sort: 5 },
    ]);
    expect([...walk(odd.top)].map(({ node, depth }) => `${node.menuId}${depth}`).sort()).toEqual([
      'lost1',
      'self1',
      'under2',
      'x1',
      'y1',
    ]);
  });
});

describe('a step', () => {
  test.each([
    ['c', 'up', { parentId: 'a', afterId: null }],
    ['e', 'up', { parentId: 'b', afterId: null }],
    ['b', 'up', undefined],
    ['b', 'down', { parentId: 'a', afterId: 'c' }],
    ['c', 'down', undefined],
    ['a', 'down', { parentId: null, afterId: 'f' }],
    ['d', 'out', { parentId: 'a', afterId: 'b' }],
    ['b', 'out', { parentId: null, afterId: 'a' }],
    ['a', 'out', undefined],
    ['c', 'in', { parentId: 'b', afterId: 'e' }],
    ['f', 'in', { parentId: 'a', afterId: 'c' }],
    ['b', 'in', undefined],
    ['nobody', 'up', undefined],
  ] as const)('%s %s', (menuId, step, place) => {
    expect(stepTo(tree, menuId, step)).toEqual(place);
  });
});

describe('a drop position beside or in another node', () => {
  test.each([
    ['c', 'd', 'before', { parentId: 'b', afterId: null }],
    ['c', 'e', 'before', { parentId: 'b', afterId: 'd' }],
    ['c', 'e', 'after', { parentId: 'b', afterId: 'e' }],
    ['f', 'a', 'into', { parentId: 'a', afterId: 'c' }],
    ['d', 'f', 'into', { parentId: 'f', afterId: null }],
    ['c', 'b', 'before', { parentId: 'a', afterId: null }],
  ] as const)('%s to %s, %s', (menuId, target, side, place) => {
    expect(placeAt(tree, menuId, target, side)).toEqual(place);
  });

  test.each([
    ['a', 'd', 'after', 'under itself'],
    ['a', 'a', 'into', 'into itself'],
    ['c', 'b', 'after', 'where it is already'],
    ['b', 'c', 'before', 'where it is already'],
    ['c', 'a', 'into', 'at the end of its own parent'],
    ['c', 'nobody', 'into', 'beside what is not there'],
  ] as const)('%s to %s, %s: not %s', (menuId, target, side, _) => {
    expect(placeAt(tree, menuId, target, side)).toBeUndefined();
  });

  test('is computed for every node', () => {
    expect(placeOf(tree, 'e')).toEqual({ parentId: 'b', afterId: 'd' });
    expect(placeOf(tree, 'a')).toEqual({ parentId: null, afterId: null });
    expect(placeOf(tree, 'nobody')).toBeUndefined();
  });
});

describe('rows', () => {
  test('leave out the children of a collapsed branch', () => {
    expect(ids(rowsOf(tree, () => true))).toBe('abdecf');
    expect(ids(rowsOf(tree, (id) => id === 'a'))).toBe('abcf');
    expect(ids(rowsOf(tree, (id) => id === 'b'))).toBe('af');
  });

  test('of a search are the matches, their ancestors and their descendants', () => {
    const found = search(tree, ({ menuId }) => menuId === 'b');
    expect([[...found.hits], [...found.opened], [...found.shown].sort()]).toEqual([['b'], ['a'], ['a', 'b', 'd', 'e']]);
    expect(ids(rowsOf(tree, (id) => found.opened.has(id), found))).toBe('ab');
    expect(ids(rowsOf(tree, () => true, found))).toBe('abde');
    expect(
      rowsOf(
        tree,
        () => true,
        search(tree, () => false),
      ),
    ).toEqual([]);
  });
});
