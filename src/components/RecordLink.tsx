import { history, Link } from '@umijs/max';
import type { MouseEvent, ReactNode } from 'react';
import { canOpenRecord, isKnownEntity, RECORD_PARAM, recordAddress } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';

/** Address of this screen with a record open; the present filter is kept. */
export function detailAddress(no: string): string {
  const params = new URLSearchParams(history.location.search);
  params.set(RECORD_PARAM, no);
  return `${history.location.pathname}?${params}`;
}

/** True for clicks that the browser handles, for example to open a new tab. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

interface RowLinkProps {
  /** Address for a new tab. */
  href: string;
  /** Handles a plain click in this tab. */
  onOpen: () => void;
  'aria-label': string;
  children: ReactNode;
}

/** A link for table rows: a native element, for the same reason as RowButton. */
export function RowLink({ href, onOpen, ...rest }: RowLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className="row-button row-button-link number"
      onClick={(event) => {
        // Do not trigger the row's own click.
        event.stopPropagation();
        if (isForBrowser(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

interface RecordLinkProps {
  /** The server's name; this console may have no screen for it. */
  entity: string | null | undefined;
  /** Number of the record. */
  no: string | null | undefined;
  /** Shown instead of the number. What is no text, like a time, keeps its own name. */
  children?: ReactNode;
}

/** Links a number to its record. Without the right to open it, the number is plain text; without a number, a dash. */
export function RecordLink({ entity, no, children = no }: RecordLinkProps) {
  const t = useT();
  const granted = useAccess();
  if (!no) return children ?? '–';
  if (!isKnownEntity(entity) || !canOpenRecord(granted, entity)) return <span className="number">{children}</span>;
  return (
    <Link
      to={recordAddress({ entity, no })}
      className="row-button row-button-link number record-link"
      {...(typeof children === 'string'
        ? { 'aria-label': t('common.action.open', { name: children }) }
        : { 'aria-description': t('common.action.open', { name: no }) })}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
