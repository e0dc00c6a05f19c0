import { MoreOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Dropdown } from 'antd';
import { RowButton } from '@/components/RowButton';
import { StatusTag } from '@/components/StatusTag';
import type { LogEntry } from '@/contract';
import { errorCodes, logEntities, logResultTones, type Trail } from '@/domain/log';
import { canOpenRecord, isKnownEntity, isRecordNo, recordAddress } from '@/domain/records';
import { isOneOf, namesOf } from '@/domain/typed';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** Links of an entry. */
type Step = 'openRecord' | 'sessionTrail' | 'recordTrail';

/** Record type in words. An unknown one shows its code. */
export function useEntityLabel(): (entity: string) => string {
  const t = useT();
  return (entity) => {
    const known = logEntities.find((one) => one === entity);
    return known ? t(`sys.log.entity.${known}`) : entity;
  };
}

/** Opens a record. Undefined if the console has no screen for it or you may not open it. */
export function useOpenAddress(): (entity: string | null | undefined, no: string) => (() => void) | undefined {
  const granted = useAccess();
  return (entity, no) =>
    isKnownEntity(entity) && isRecordNo(no) && canOpenRecord(granted, entity)
      ? () => history.push(recordAddress({ entity, no }))
      : undefined;
}

/** Role names at the time of the call, or codes if the server sent no names. */
export const rolesOf = ({ roleNames, roleCodes }: LogEntry) => (roleNames ?? roleCodes).join(', ');

export function Who({ row }: { row: LogEntry }) {
  const t = useT();
  return (
    <span className="stack">
      <span>{row.actorType === 'UNKNOWN' ? t('sys.log.message.unknownActor') : row.username}</span>
      <small className="soft">{rolesOf(row)}</small>
    </span>
  );
}

export function Action({ row }: { row: LogEntry }) {
  return (
    <span className="stack">
      <span>{row.actionName}</span>
      <small className="soft">{row.action}</small>
    </span>
  );
}

export function Subject({ row }: { row: LogEntry }) {
  const t = useT();
  const labelOf = useEntityLabel();
  if (!row.entity) return '–';
  const [first, ...others] = row.entityIds ?? [];
  return (
    <span className="stack">
      <span className="number">
        {first ?? '–'}
        {others.length > 0 && <span>{` +${others.length}`}</span>}
      </span>
      <small className="soft">{joinedText([labelOf(row.entity), row.entityName, row.isCut && t('sys.log.message.cut')])}</small>
    </span>
  );
}

export function Result({ row }: { row: LogEntry }) {
  const labelOf = useLabel();
  const error = row.error && labelOf('sys.log.error', errorCodes, row.error);
  return (
    <span className="stack">
      <span>
        <StatusTag group="sys.log.result" value={row.result} tones={logResultTones} />
      </span>
      {row.result !== 'SUCCESS' && <small className="soft">{joinedText([row.code, error])}</small>}
    </span>
  );
}

export function Reason({ row }: { row: LogEntry }) {
  if (!row.reasonCode && !row.remark) return '–';
  return (
    <span className="stack">
      <span>{row.reasonName ?? row.reasonCode}</span>
      <small className="soft">{row.remark}</small>
    </span>
  );
}

/** Links to the record, and to the trails of session and record. */
export function RowActions({ row, onTrail }: { row: LogEntry; onTrail: (trail: Trail) => void }) {
  const t = useT();
  const openAddress = useOpenAddress();
  const { entity, entityIds = [], sessionId } = row;
  const no = entityIds.length === 1 ? entityIds[0] : undefined;
  const runs: Readonly<Record<Step, (() => void) | undefined>> = {
    openRecord: no === undefined ? undefined : openAddress(entity, no),
    sessionTrail: sessionId ? () => onTrail({ sessionId }) : undefined,
    recordTrail: entity && no !== undefined ? () => onTrail({ entity, entityId: no }) : undefined,
  };
  const steps = namesOf(runs).filter((step) => runs[step]);
  if (steps.length === 0) return null;
  return (
    <span className="row-actions">
      <Dropdown
        autoFocus
        trigger={['click']}
        menu={{
          items: steps.map((step) => ({ key: step, label: t(`sys.log.action.${step}`) })),
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            if (isOneOf(steps, key)) runs[key]?.();
          },
        }}
      >
        <RowButton look="icon" aria-label={t('sys.log.action.more', { no: row.logNo })}>
          <MoreOutlined aria-hidden />
        </RowButton>
      </Dropdown>
    </span>
  );
}
