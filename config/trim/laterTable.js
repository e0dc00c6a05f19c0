import { createElement, forwardRef, useEffect, useState } from 'react';

let Table;

/**
 * antd's table, fetched when it is drawn for the first time: lists draw their rows themselves (src/components/PlainTable.tsx), and
 * only long pages, trees and tables in dialogs need it. Throws, in the render, what the fetching was rejected with, as the console's
 * own late code does (src/hooks/useCode.ts).
 */
export default forwardRef((props, ref) => {
  const [answer, setAnswer] = useState();
  useEffect(() => {
    if (Table) return;
    import('antd/es/table/Table').then(
      (module) => {
        Table = module.default;
        setAnswer({});
      },
      (error) => setAnswer({ error }),
    );
  }, []);
  if (answer?.error) throw answer.error;
  return Table ? createElement(Table, { ...props, ref }) : createElement('div', { className: 'table-later' });
});
