import { useMemoizedFn } from 'ahooks';
import { Button, Checkbox, Empty, Table, type TableProps } from 'antd';
import { type ComponentRef, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { countText } from '@/domain/written';
import { alignHeads } from '@/hooks/alignHeads';
import { useT } from '@/hooks/useT';
import { SheetCell } from './SheetCell';
import { type ErrorPlace, errorPlaces, nextError, nextInColumn, type SheetLine } from './sheetErrors';
import './SheetLines.css';

export interface SheetLineColumn {
  /** Wire name. */
  name: string;
  title: string;
  /** In pixels. */
  width: number;
}

interface SheetLinesProps {
  /** Accessible name of the table. Another file needs a new table: set a key. */
  name: string;
  lines: readonly SheetLine[];
  /** Must be stable. */
  columns: readonly SheetLineColumn[];
  /** Called on each change while typing; the caller checks the line again. */
  onChange: (lineNo: number, name: string, value: string) => void;
  /** Lines that will not be sent. */
  leftOut: ReadonlySet<number>;
  onLeaveOut: (lineNo: number, isLeftOut: boolean) => void;
}

const LINE_WIDTH = 72;
const ACTIONS_WIDTH = 176;
const HEIGHT = 480;
/** How many frames a line may take to appear. */
const FRAMES = 30;

/** Focuses an element as soon as it is in the document. */
function focusWhenThere(id: string, frames = FRAMES): void {
  const element = document.getElementById(id);
  if (element) element.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(id, frames - 1));
}

/**
 * Lines of a file for correction in place (docs/rules/batch.md#create). Only cells with errors, and those of the edited line, are
 * fields. Only visible lines are rendered. A line that had an error when the filter was set stays visible after correction, so
 * that nothing moves while you are working.
 */
export function SheetLines({ name, lines, columns, onChange, leftOut, onLeaveOut }: SheetLinesProps) {
  const t = useT();
  const own = useId();
  const table = useRef<ComponentRef<typeof Table>>(null);
  useEffect(alignHeads, []);
  const [edited, setEdited] = useState<number>();
  const [isOnly, setOnly] = useState<boolean>();
  const kept = useRef<Set<number>>(new Set());
  const last = useRef<ErrorPlace>(undefined);

  const wrong = useMemo(() => lines.filter(({ lineNo, errors }) => errors.length > 0 && !leftOut.has(lineNo)), [lines, leftOut]);
  // Set once, at the first error; afterwards the operator decides.
  if (isOnly === undefined && wrong.length > 0) setOnly(true);
  const shown = useMemo(() => {
    if (!isOnly) return lines;
    for (const { lineNo } of wrong) kept.current.add(lineNo);
    return lines.filter(({ lineNo }) => kept.current.has(lineNo));
  }, [isOnly, lines, wrong]);
  const filter = (next: boolean) => {
    kept.current = new Set();
    setOnly(next);
  };

  const names = useMemo(() => columns.map((column) => column.name), [columns]);
  const idOf = useCallback((place: ErrorPlace) => `${own}${place.lineNo}-${place.name ?? 'edit'}`, [own]);
  const go = useMemoizedFn((place: ErrorPlace | undefined) => {
    if (!place) return;
    last.current = place;
    table.current?.scrollTo({ key: place.lineNo });
    focusWhenThere(idOf(place));
  });
  const jump = (step: 1 | -1) => go(nextError(errorPlaces(wrong, names), names, last.current, step));
  const change = useMemoizedFn(onChange);
  const enter = useMemoizedFn((lineNo: number, column: string) =>
    go(nextInColumn(errorPlaces(wrong, names), { lineNo, name: column })),
  );
  const note = useMemoizedFn((lineNo: number, column: string) => {
    last.current = { lineNo, name: column };
  });
  const leaveOut = useMemoizedFn(onLeaveOut);

  const shownColumns = useMemo((): TableProps<SheetLine>['columns'] => {
    const toggle = (lineNo: number, isOpen: boolean) => {
      setEdited(isOpen ? lineNo : undefined);
      if (isOpen) focusWhenThere(idOf({ lineNo, name: names[0] }));
    };
    return [
      {
        key: 'lineNo',
        title: t('parts.sheet.lines.line'),
        width: LINE_WIDTH,
        fixed: 'left',
        render: (_, { lineNo }) => <span className="number">{countText(lineNo)}</span>,
      },
      ...columns.map((column) => ({
        key: column.name,
        title: column.title,
        width: column.width,
        render: (_: unknown, line: SheetLine) => (
          <SheetCell
            line={line}
            name={column.name}
            id={idOf({ lineNo: line.lineNo, name: column.name })}
            label={t('parts.sheet.lines.cell', { title: column.title, line: line.lineNo })}
            isEdited={edited === line.lineNo}
            isLeftOut={leftOut.has(line.lineNo)}
            onChange={change}
            onEnter={enter}
            onFocus={note}
          />
        ),
      })),
      {
        key: 'actions',
        title: t('parts.sheet.lines.actions'),
        width: ACTIONS_WIDTH,
        render: (_, { lineNo: line, errors }) => {
          const isOut = leftOut.has(line);
          const isOpen = edited === line;
          const whole = isOut ? [] : errors.filter((error) => !names.includes(error.name));
          return (
            <>
              {!isOut && (
                <Button
                  id={idOf({ lineNo: line, name: undefined })}
                  type="link"
                  size="small"
                  aria-label={t(isOpen ? 'parts.sheet.lines.doneLine' : 'parts.sheet.lines.editLine', { line })}
                  aria-describedby={whole.length > 0 ? `${own}${line}-whole` : undefined}
                  onClick={() => toggle(line, !isOpen)}
                >
                  {t(isOpen ? 'parts.sheet.lines.done' : 'parts.sheet.lines.edit')}
                </Button>
              )}
              <Button
                type="link"
                size="small"
                aria-label={t(isOut ? 'parts.sheet.lines.takeBackLine' : 'parts.sheet.lines.leaveOutLine', { line })}
                onClick={() => leaveOut(line, !isOut)}
              >
                {t(isOut ? 'parts.sheet.lines.takeBack' : 'parts.sheet.lines.leaveOut')}
              </Button>
              {whole.length > 0 && (
                <div id={`${own}${line}-whole`} className="text-error">
                  {whole.map(({ msg }) => msg).join(' ')}
                </div>
              )}
            </>
          );
        },
      },
    ];
  }, [t, own, idOf, names, columns, edited, leftOut, change, enter, note, leaveOut]);
  const width = columns.reduce((sum, column) => sum + column.width, LINE_WIDTH + ACTIONS_WIDTH);

  return (
    <section className="sheet-lines" aria-label={name}>
      <div className="table-bar">
        <span role="status" className="soft">
          {t('parts.sheet.lines.count', { all: lines.length, wrong: wrong.length, out: leftOut.size })}
        </span>
        <Checkbox checked={isOnly ?? false} onChange={({ target }) => filter(target.checked)}>
          {t('parts.sheet.lines.onlyWrong', { count: wrong.length })}
        </Checkbox>
        <Button size="small" disabled={wrong.length === 0} onClick={() => jump(-1)}>
          {t('parts.sheet.lines.previous')}
        </Button>
        <Button size="small" disabled={wrong.length === 0} onClick={() => jump(1)}>
          {t('parts.sheet.lines.next')}
        </Button>
      </div>
      <Table<SheetLine>
        ref={table}
        virtual
        size="small"
        rowKey="lineNo"
        columns={shownColumns}
        dataSource={shown}
        pagination={false}
        scroll={{ x: width, y: HEIGHT }}
        rowClassName={({ lineNo }) => (leftOut.has(lineNo) ? 'left-out' : '')}
        locale={{ emptyText: <Empty description={t(isOnly ? 'parts.sheet.lines.none' : 'parts.sheet.lines.empty')} /> }}
      />
    </section>
  );
}
