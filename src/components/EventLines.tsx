import { Button, Timeline } from 'antd';
import type { RecordEvent } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { CopyText } from './CopyText';
import { RecordLink } from './RecordLink';
import { Time } from './Time';

const ACTORS = ['OPERATOR', 'SYSTEM', 'HOLDER', 'UPSTREAM'];

interface EventLinesProps {
  events: readonly RecordEvent[];
  /** Message group of the event kinds, and the kinds with a label. */
  group: string;
  known: readonly string[];
  reasonOf: (code: string, kind: string) => string;
  /** Kind of the records that the events refer to. */
  refEntity?: 'sett';
  /** Saves an evidence file; a failure has already been reported. */
  onFile: (fileId: string) => Promise<unknown>;
}

/** History of a record, newest last: event, actor, time, reason and evidence. */
export function EventLines({ events, group, known, reasonOf, refEntity, onFile }: EventLinesProps) {
  const t = useT();
  const labelOf = useLabel();
  const sorted = [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Timeline
      items={sorted.map(({ kind, actorType, actorId, actorName, refNo, at, reasonCode, remark, fileId, fileName }, index) => {
        const label = labelOf(group, known, kind);
        return {
          key: `${index} ${kind}`,
          content: (
            <>
              <strong>{label}</strong>{' '}
              {actorName ? (
                <RecordLink entity="operator" no={actorId}>
                  {actorName}
                </RecordLink>
              ) : (
                <span>{labelOf('desk.actor', ACTORS, actorType)}</span>
              )}
              <span> </span>
              {refNo && (
                <CopyText text={refNo} name={label}>
                  {refEntity && <RecordLink entity={refEntity} no={refNo} />}
                </CopyText>
              )}
              <Time at={at} withRelative />
              {reasonCode && <div>{reasonOf(reasonCode, kind)}</div>}
              {remark && <div className="soft">{remark}</div>}
              {fileId && (
                <Button type="link" size="small" onClick={() => void onFile(fileId).catch(ignoreApiError)}>
                  {t('desk.detail.evidence', { name: fileName ?? fileId })}
                </Button>
              )}
            </>
          ),
        };
      })}
    />
  );
}
