import { history, Link, useAccess } from '@umijs/max';
import type { MouseEvent, ReactNode } from 'react';
import type { Access } from '@/access';
import { canOpenRecord, isKnownEntity, RECORD_PARAM, recordAddress } from '@/domain/records';
import { useT } from '@/hooks/useT';

/** Address of this screen with the detail of a record open; the filter that stands there is kept. */
export function detailAddress(no: string): string {
  const params = new URLSearchParams(history.location.search);
  params.set(RECORD_PARAM, no);
  return `${history.location.pathname}?${params}`;
}

/** A click that the browser answers itself, with a new tab or window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

interface RowLinkProps {
  /** What a new tab opens. */
  href: string;
  /** What a plain click does in this one. */
  onOpen: () => void;
  'aria-label': string;
  children: ReactNode;
}

/** A link that stands in every row of a table: the browser's own, for the reason that RowButton has. */
export function RowLink({ href, onOpen, ...rest }: RowLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className="row-button row-button-link number"
      onClick={(event) => {
        // The row has a click of its own.
        event.stopPropagation();
        if (isForBrowser(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

interface RecordLinkProps {
  /** As the server names it: this console may have no screen for it. */
  entity: string | null | undefined;
  /** Its own number. */
  no: string | null | undefined;
  /** What is shown in the place of the number. */
  children?: ReactNode;
}

/** A number that leads to its record, for who may open that; else the number alone, and a dash where there is none. */
export function RecordLink({ entity, no, children = no }: RecordLinkProps) {
  const t = useT();
  const granted = useAccess() as Access;
  if (!no) return children ?? '–';
  if (!isKnownEntity(entity) || !canOpenRecord(granted, entity)) return <span className="number">{children}</span>;
  return (
    <Link
      to={recordAddress({ entity, no })}
      className="row-button row-button-link number record-link"
      aria-label={t('common.action.open', { name: typeof children === 'string' ? children : no })}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
