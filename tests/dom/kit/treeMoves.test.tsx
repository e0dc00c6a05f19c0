import { act, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useTreeMoves } from '@/hooks/useTreeMoves';
import { useTreeView } from '@/hooks/useTreeView';
import { screenTexts } from '@/locales/store';
import { renderKit } from '../../support/domKit';
import { aDeferred } from '../../support/domUser';

interface Node {
  menuId: string;
  parentId: string | null;
  sort: number;
  name: string;
}
const BEFORE: readonly Node[] = [
  { menuId: 'S', parentId: null, sort: 1, name: 'Trade' },
  { menuId: 'A', parentId: 'S', sort: 1, name: 'Records' },
  { menuId: 'B', parentId: 'S', sort: 2, name: 'Orders' },
];
const AFTER = BEFORE.map((node) => (node.menuId === 'B' ? { ...node, parentId: 'A', sort: 1 } : node));

beforeAll(() => screenTexts('/sys/menu')?.());

test('a second key waits for the reloaded tree, and is never applied to the old one', async () => {
  const reading = aDeferred<void>();
  const sent: (string | null)[] = [];
  let moves: ReturnType<typeof useTreeMoves<Node>> | undefined;

  function Screen() {
    const [nodes, setNodes] = useState(BEFORE);
    const view = useTreeView(nodes, undefined);
    const turn = useRef(0);
    moves = useTreeMoves<Node>({
      view,
      canMove: true,
      isFiltered: false,
      titleOf: ({ name }) => name,
      faultOf: (_tree, _node, parentId) => (parentId === null ? 'Sections stand at the top' : undefined),
      send: async (node, { parentId }) => {
        sent.push(parentId);
        return { ...node, parentId };
      },
      changed: async () => {
        turn.current += 1;
        if (turn.current === 1) await reading.promise;
        setNodes(turn.current === 1 ? AFTER : BEFORE);
      },
    });
    return <output>{moves.told}</output>;
  }

  const { container } = await renderKit(<Screen />);
  const told = () => container.querySelector('output')?.textContent;
  await act(async () => moves?.step('B', 'in'));
  expect(sent).toEqual(['A']);
  // Out of the section that the former tree has it under: refused there, and right in the new tree.
  await act(async () => moves?.step('B', 'out'));
  expect(told()).toBe('');
  await act(async () => reading.resolve());
  await waitFor(() => expect(told()).toBe('Orders is now under Records, 1 of 1'));
  await act(async () => moves?.step('B', 'out'));
  await waitFor(() => expect(told()).toBe('Orders is now under Trade, 2 of 2'));
  expect(sent).toEqual(['A', 'S']);
});
