import { Input } from 'antd';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import type { SheetLine } from './sheetErrors';

export interface SheetCellProps {
  line: SheetLine;
  name: string;
  /** Id of the input, to focus it when its line is visible. */
  id: string;
  label: string;
  /** The line is open for editing. */
  isEdited: boolean;
  /** A line that is left out is read-only. */
  isLeftOut: boolean;
  onChange: (lineNo: number, name: string, value: string) => void;
  onEnter: (lineNo: number, name: string) => void;
  onFocus: (lineNo: number, name: string) => void;
}

/**
 * A cell of an imported file. It is a field if it has an error or its line is being edited, otherwise text. It stays a field
 * while it has the focus, even after the error is corrected. Enter moves on, Escape restores the value at focus.
 */
export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { line, name, id, label, isEdited, isLeftOut, onChange, onEnter, onFocus } = props;
  const { lineNo, cells } = line;
  const value = cells[name] ?? '';
  const before = useRef(value);
  const [isHeld, setHeld] = useState(false);
  const of = (problems: SheetLine['errors']) => problems.filter((one) => one.name === name).map(({ msg }) => msg);
  const [errors, warnings] = [of(line.errors), of(line.warnings)];
  const isField = !isLeftOut && (errors.length > 0 || isEdited || isHeld);
  const [wrong, doubt] = [`${id}-error`, `${id}-warning`];

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms a composed character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter(lineNo, name);
    else if (event.key === 'Escape' && value !== before.current) onChange(lineNo, name, before.current);
    else return;
    // Otherwise a surrounding drawer would close, or a form would be submitted.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {isField ? (
        <Input
          id={id}
          size="small"
          value={value}
          status={errors.length > 0 ? 'error' : undefined}
          aria-label={label}
          aria-invalid={errors.length > 0}
          aria-describedby={[errors.length > 0 && wrong, warnings.length > 0 && doubt].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onChange(lineNo, name, target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => {
            before.current = value;
            setHeld(true);
            onFocus(lineNo, name);
          }}
          onBlur={() => setHeld(false)}
        />
      ) : (
        <span>{value}</span>
      )}
      {errors.length > 0 && !isLeftOut && (
        <div id={wrong} className="text-error">
          {errors.join(' ')}
        </div>
      )}
      {warnings.length > 0 && !isLeftOut && (
        <div id={doubt} className="text-warning">
          {warnings.join(' ')}
        </div>
      )}
    </>
  );
});
