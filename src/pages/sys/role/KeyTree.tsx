import { Tree } from 'antd';
import type { Key, ReactNode } from 'react';
import { StatusTag } from '@/components/StatusTag';
import { keyRiskTones } from '@/domain/keyRisk';
import { asShown } from '@/domain/written';
import { isMarked } from './labels';
import { type BoxState, type KeyNode, leavesOf } from './tree';

interface KeyTreeProps {
  label: string;
  tree: readonly KeyNode[];
  height: number;
  expanded: readonly string[];
  onExpand: (ids: string[]) => void;
  /** Shows checkboxes. */
  boxes?: ReadonlyMap<string, BoxState>;
  isFixed?: (key: string) => boolean;
  onToggle?: (node: KeyNode) => void;
  /** A note beside a key. */
  noteOf?: (key: string) => ReactNode;
}

interface DataNode {
  key: string;
  title: string;
  node: KeyNode;
  disableCheckbox: boolean;
  children: DataNode[];
}

/** Permission tree with name, key and risk. Renders visible rows only. */
export function KeyTree({
  label,
  tree,
  height,
  expanded,
  onExpand,
  boxes,
  isFixed = () => false,
  onToggle,
  noteOf,
}: KeyTreeProps) {
  const dataOf = (node: KeyNode): DataNode => ({
    key: node.id,
    title: node.title,
    node,
    disableCheckbox: leavesOf([node]).every(({ key }) => isFixed(key)),
    children: node.children.map(dataOf),
  });
  const idsOf = (state: BoxState): Key[] => [...(boxes ?? [])].flatMap(([id, box]) => (box === state ? [id] : []));
  return (
    <section className="key-tree" aria-label={label} style={{ minHeight: boxes && height }}>
      <Tree<DataNode>
        treeData={tree.map(dataOf)}
        height={height}
        blockNode
        motion={false}
        selectable={false}
        checkable={boxes !== undefined}
        checkStrictly
        checkedKeys={{ checked: idsOf('all'), halfChecked: idsOf('some') }}
        expandedKeys={[...expanded]}
        onExpand={(ids) => onExpand(ids.map(String))}
        onCheck={(_, { node }) => onToggle?.(node.node)}
        titleRender={({ node }) => (
          <span className={node.key === undefined ? 'key-group' : 'key-line'}>
            {asShown(node.title)}
            {node.key !== undefined && <code className="soft">{node.key}</code>}
            {isMarked(node.risk) && <StatusTag group="sys.keyRisk" value={node.risk} tones={keyRiskTones} />}
            {node.key !== undefined && noteOf?.(node.key)}
          </span>
        )}
      />
    </section>
  );
}
