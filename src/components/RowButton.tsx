import type { ButtonHTMLAttributes, Ref } from 'react';

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'plain' | 'danger' | 'link' | 'icon';
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that stands in every row of a table: the browser's own, in antd's colours. Four of antd's per row were half of what a
 * list of fifty rows took to be drawn (`npm run bench`).
 */
export function RowButton({ look = 'plain', className = '', onClick, ...rest }: RowButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`row-button row-button-${look} ${className}`}
      onClick={(event) => {
        // The row has a click of its own.
        event.stopPropagation();
        onClick?.(event);
      }}
    />
  );
}
