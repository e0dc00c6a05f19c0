import { DownOutlined } from '@ant-design/icons';
import { type ProColumns, ProTable } from '@ant-design/pro-components';
import {
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { Side, Step, TreeNode } from '@/domain/tree';
import { useFormat } from '@/hooks/useFormat';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import { useShortcuts } from '@/hooks/useShortcuts';
import type { TreeView } from '@/hooks/useTreeView';
import { SAMPLE_ROWS, useVirtualRows } from '@/hooks/useVirtualRows';
import { RowButton } from './RowButton';
import './TreeTable.css';
import { TREE_WIDTH, useTreeColumns } from './useTreeColumns';

/** How nodes are moved; without it, they cannot be. */
export interface TreeMoves {
  step: (menuId: string, step: Step) => void;
  canDrop: (menuId: string, targetId: string, side: Side) => boolean;
  drop: (menuId: string, targetId: string, side: Side) => void;
}

interface TreeTableProps<Node extends TreeNode> {
  view: TreeView<Node>;
  /** Name of the tree, for screen readers. */
  name: string;
  /** Title of the tree column, and text of its cells. */
  title: string;
  titleOf: (node: Node) => string;
  /** Shown before the title; stable. */
  iconOf?: (node: Node) => ReactNode;
  /** Each with a width, the most important first and the actions last: those without room are left out. */
  columns: ProColumns<Node>[];
  /** Name of the button that opens or closes a branch. */
  toggleName: (name: string, isOpen: boolean) => string;
  moves?: TreeMoves;
  onOpen: (node: Node) => void;
  isBusy: boolean;
  toolbar: ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

type TableHandle = NonNullable<Extract<ComponentProps<typeof ProTable>['actionRef'], RefObject<unknown>>['current']>;

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' };
const DROP = 'data-drop';
/** Dropping on the top or bottom quarter of a row puts the node beside it, in the middle into it. */
const EDGE = 0.25;
const INDENT = 16;

const columnOf = ({ key, dataIndex }: { key?: unknown; dataIndex?: unknown }) => ({ 'data-column': String(key ?? dataIndex) });

function sideOf({ clientY, currentTarget }: DragEvent<HTMLElement>): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  const at = (clientY - top) / height;
  return at < EDGE ? 'before' : at > 1 - EDGE ? 'after' : 'into';
}

function clearMark(region: HTMLElement | null): void {
  region?.querySelector(`[${DROP}]`)?.removeAttribute(DROP);
}

/**
 * A tree as a table. Its rows are a flat list without those of closed branches. It has the shortcuts of every list. Right and
 * Left open and close branches, and Alt with an arrow moves the row, as dragging its handle does (WCAG 2.5.7).
 */
export function TreeTable<Node extends TreeNode>(props: TreeTableProps<Node>) {
  const { view, name, title, titleOf, iconOf, toggleName, columns, moves, onOpen, isBusy, toolbar, empty } = props;
  const { tree, rows, cursor, isOpen, setOpen } = view;
  const { locale } = useFormat();
  const region = useRef<HTMLElement>(null);
  const table = useRef<TableHandle>(undefined);
  const dragged = useRef<string>(undefined);
  // A ref, so that an unstable callback does not render the cells again.
  const toggleNow = useRef(toggleName);
  toggleNow.current = toggleName;
  // Print all rows of open branches.
  const isOnPaper = useIsPrinting();
  // Counts all nodes, not the visible ones: switching the mode when a branch opens would lose the focus.
  const { fitting, under } = useTreeColumns(region, columns, isOnPaper);
  const virtual = useVirtualRows(region, isOnPaper ? 0 : tree.byId.size, `${fitting.length}${locale}`);
  useEffect(() => (virtual.isOn ? cursor.reach((key) => table.current?.scrollTo?.({ key })) : undefined), [cursor, virtual.isOn]);

  const moving = { layers: ['page'], isRepeatable: true } as const;
  useShortcuts([
    { keys: 'j', label: 'common.keys.down', run: () => cursor.move(1), ...moving },
    { keys: 'k', label: 'common.keys.up', run: () => cursor.move(-1), ...moving },
  ]);

  const turn = (node: Node, key: 'ArrowLeft' | 'ArrowRight') => {
    const { menuId } = node;
    const branch = tree.byId.get(menuId);
    if (key === 'ArrowLeft') {
      if (isOpen(menuId)) setOpen(menuId, false);
      else if (branch?.parent) cursor.focus(branch.parent.node.menuId);
    } else if (isOpen(menuId)) cursor.move(1);
    else if (branch && branch.children.length > 0) setOpen(menuId, true);
  };
  const onKeyDown = (node: Node) => (event: KeyboardEvent<HTMLElement>) => {
    // Keys on a button inside the row belong to the button.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    const step = STEPS[key];
    if (event.altKey) {
      if (!step || !moves) return;
      if (!event.repeat) moves.step(node.menuId, step);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') cursor.move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') turn(node, key);
    else if (key === 'Enter' && !event.repeat) onOpen(node);
    else return;
    event.preventDefault();
  };

  const onDrag = (node: Node) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const side = sideOf(event);
      const isFit = dragged.current !== undefined && moves?.canDrop(dragged.current, node.menuId, side);
      if (event.currentTarget.getAttribute(DROP) !== (isFit ? side : null)) clearMark(region.current);
      if (!isFit) return;
      event.preventDefault();
      event.currentTarget.setAttribute(DROP, side);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      if (dragged.current !== undefined) moves?.drop(dragged.current, node.menuId, sideOf(event));
      clearMark(region.current);
    },
  });

  const isEmpty = rows.length === 0;
  const shown = useMemo((): ProColumns<Node>[] => {
    const label = (node: Node) => {
      const { depth = 1, children = [] } = tree.byId.get(node.menuId) ?? {};
      const isNowOpen = isOpen(node.menuId);
      return (
        <span className="tree-cell" style={{ paddingInlineStart: (depth - 1) * INDENT }}>
          {moves && (
            <span
              className="tree-handle"
              aria-hidden
              draggable
              onDragStart={(event) => {
                dragged.current = node.menuId;
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', node.menuId);
                const row = event.currentTarget.closest('.ant-table-row');
                if (row) event.dataTransfer.setDragImage(row, 0, 0);
              }}
              onDragEnd={() => {
                dragged.current = undefined;
                clearMark(region.current);
              }}
            />
          )}
          {children.length > 0 ? (
            <RowButton
              look="icon"
              className="tree-toggle"
              aria-expanded={isNowOpen}
              aria-label={toggleNow.current(titleOf(node), isNowOpen)}
              onClick={() => setOpen(node.menuId, !isNowOpen)}
            >
              <DownOutlined aria-hidden />
            </RowButton>
          ) : (
            <span className="tree-leaf" />
          )}
          {iconOf?.(node)}
          <span className="tree-name" title={titleOf(node)}>
            {titleOf(node)}
            {under && <small className="line">{under.render?.(null, node, 0, undefined, under as never) as ReactNode}</small>}
          </span>
        </span>
      );
    };
    const first: ProColumns<Node> = { key: 'tree', title, fixed: 'left', width: TREE_WIDTH, render: (_, node) => label(node) };
    return [first, ...fitting].map((column) => ({
      ...column,
      width: column.width ?? virtual.widths?.[columnOf(column)['data-column']],
      // Without rows nothing else can take the focus, so the keyboard could not scroll a wide header.
      onHeaderCell: () => ({ ...columnOf(column), ...(isEmpty && column === first && { tabIndex: 0 }) }) as object,
    }));
  }, [tree, isOpen, setOpen, fitting, under, title, titleOf, iconOf, moves, virtual.widths, isEmpty]);

  // Not the measured width: the page may have been wider then.
  const width = shown.reduce((sum, column) => sum + Number(column.width ?? 0), 0);
  return (
    <section ref={region} className="resource-table tree-table" aria-label={name} aria-busy={isBusy}>
      <div className="table-bar">{toolbar}</div>
      <ProTable<Node>
        actionRef={table}
        rowKey="menuId"
        columns={shown}
        virtual={virtual.isOn}
        onRow={(node) => ({
          tabIndex: -1,
          // A row that scrolls back into view is rendered again, without its mark.
          'data-current': virtual.isOn && cursor.isAt(node.menuId) ? '' : undefined,
          onFocus: () => cursor.note(node.menuId),
          onClick: () => cursor.note(node.menuId),
          onKeyDown: onKeyDown(node),
          ...(moves && onDrag(node)),
        })}
        dataSource={virtual.isMeasuring ? rows.slice(0, SAMPLE_ROWS) : [...rows]}
        loading={{ spinning: isBusy, delay: 200 }}
        search={false}
        size="small"
        ErrorBoundary={false}
        toolBarRender={false}
        options={false}
        cardProps={false}
        tableAlertRender={false}
        scroll={virtual.scroll ? { ...virtual.scroll, x: width } : { x: 'max-content' }}
        locale={{ emptyText: empty }}
        pagination={false}
      />
    </section>
  );
}
