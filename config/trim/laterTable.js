import { createElement, forwardRef, useEffect, useState } from 'react';

let Table;

/**
 * antd's table, loaded at its first render. Lists render their own rows (src/components/PlainTable.tsx); only long pages, trees
 * and tables in dialogs need it. A failed load throws during render, as other lazy code of the console does
 * (src/hooks/useCode.ts).
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
