import { createElement, forwardRef, useSyncExternalStore } from 'react';

/**
 * antd's table, fetched when it is drawn for the first time: lists draw their rows themselves (src/components/PlainTable.tsx), and
 * only long pages, trees and tables in dialogs need it.
 */
let Table;
const waiting = new Set();

function subscribe(tell) {
  waiting.add(tell);
  // The bundler gives the same promise for the same file.
  if (!Table)
    import('antd/es/table/Table').then((module) => {
      Table = module.default;
      tell();
    });
  return () => waiting.delete(tell);
}

export default forwardRef((props, ref) => {
  const Real = useSyncExternalStore(subscribe, () => Table);
  return Real ? createElement(Real, { ...props, ref }) : createElement('div', { className: 'table-later' });
});
