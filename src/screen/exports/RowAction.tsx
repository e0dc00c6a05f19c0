import { Button } from 'antd';

interface RowActionProps {
  label: string;
  /** What the row is about, for the name of the button. */
  of: string;
  isBusy?: boolean;
  onClick: () => void;
}

/** A button of one row of a list, named by its row. */
export function RowAction({ label, of, isBusy = false, onClick }: RowActionProps) {
  return (
    <Button size="small" loading={isBusy} aria-label={`${label}: ${of}`} onClick={onClick}>
      {label}
    </Button>
  );
}
