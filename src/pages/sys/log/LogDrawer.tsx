import { Alert, Button, Space } from 'antd';
import { ChangedValue } from '@/components/ChangedValue';
import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { ScrollRegion } from '@/components/ScrollRegion';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { LogChange, LogDetail, LogEntry } from '@/contract';
import { logLevelTones, type Trail } from '@/domain/log';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getLog } from '@/services/log';
import { Result, rolesOf, useEntityLabel, useOpenAddress } from './cells';
import type { Dialog } from './dialog';
import { useTrail } from './useTrail';

/** Records of the entry, each with links to the record and its trail. */
function Records({ entry, onTrail }: { entry: LogDetail; onTrail: (trail: Trail) => void }) {
  const t = useT();
  const openAddress = useOpenAddress();
  const labelOf = useEntityLabel();
  const { entity, entityIds = [], failedIds = [] } = entry;
  if (!entity || entityIds.length === 0) return null;
  const title = t('sys.log.detail.records');
  return (
    <Section title={title}>
      <ScrollTable
        label={title}
        rows={entityIds}
        rowKey={(id, index) => `${index} ${id}`}
        columns={[
          {
            title: labelOf(entity),
            isHeader: true,
            render: (id) => (
              <CopyText text={id} name={labelOf(entity)}>
                <RecordLink entity={entity} no={id} />
              </CopyText>
            ),
          },
          {
            title: t('sys.log.field.result'),
            render: (id) => (entry.result === 'PARTIAL' ? t(`sys.log.detail.${failedIds.includes(id) ? 'left' : 'done'}`) : '–'),
          },
          {
            title: t('common.list.actions'),
            render: (id) => {
              const open = openAddress(entity, id);
              return (
                <Space>
                  {open && (
                    <Button size="small" onClick={open} aria-label={`${t('sys.log.action.openRecord')} ${id}`}>
                      {t('sys.log.action.openRecord')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    onClick={() => onTrail({ entity, entityId: id })}
                    aria-label={`${t('sys.log.action.recordTrail')} ${id}`}
                  >
                    {t('sys.log.action.recordTrail')}
                  </Button>
                </Space>
              );
            },
          },
        ]}
      />
    </Section>
  );
}

/** Changed values. Renders nothing without changes. */
function Changes({ changes }: { changes: readonly LogChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  const title = t('sys.log.detail.changes');
  const isOfSeveral = changes.some(({ id }) => id !== undefined);
  return (
    <Section title={title}>
      <ScrollTable
        label={title}
        rows={changes}
        rowKey={({ id, field }, index) => `${index} ${id} ${field}`}
        columns={[
          ...(isOfSeveral ? [{ title: t('sys.log.field.record'), render: ({ id }: LogChange) => id ?? '–' }] : []),
          {
            title: t('sys.log.detail.changedField'),
            isHeader: true,
            render: ({ field, fieldName }) => fieldName ?? <code>{field}</code>,
          },
          {
            title: t('sys.log.detail.before'),
            render: ({ before, beforeName }) => <ChangedValue value={before} name={beforeName} />,
          },
          { title: t('sys.log.detail.after'), render: ({ after, afterName }) => <ChangedValue value={after} name={afterName} /> },
        ]}
      />
    </Section>
  );
}

function Facts({ entry, onTrail }: { entry: LogEntry & Partial<LogDetail>; onTrail: (trail: Trail) => void }) {
  const t = useT();
  const label = (name: NamesIn<'sys.log.field'>) => t(`sys.log.field.${name}`);
  const copy = (name: NamesIn<'sys.log.field'>, text: string | null | undefined) =>
    text && <CopyText text={text} name={label(name)} />;
  const { sessionId } = entry;
  return (
    <div key={entry.logNo}>
      {entry.isCut && <Alert type="info" showIcon title={t('sys.log.message.cutHint')} />}
      {factsOf([
        { label: label('logNo'), value: copy('logNo', entry.logNo) },
        { label: label('createdAt'), value: <Time at={entry.createdAt} withRelative /> },
        { label: label('username'), value: entry.actorType === 'UNKNOWN' ? t('sys.log.message.unknownActor') : entry.username },
        { label: label('roleCodes'), value: rolesOf(entry) },
        { label: label('action'), value: entry.actionName },
        { label: label('actionKey'), value: copy('actionKey', entry.action) },
        { label: label('result'), value: <Result row={entry} /> },
        { label: label('level'), value: <StatusTag group="sys.log.level" value={entry.level} tones={logLevelTones} /> },
        { label: label('entityName'), value: entry.entityName },
        {
          label: label('amount'),
          value: entry.amount && entry.currency && <Money amount={entry.amount} currency={entry.currency} />,
        },
        { label: label('rows'), value: entry.rows },
        { label: label('reasonCode'), value: entry.reasonName ?? entry.reasonCode },
        { label: label('remark'), value: entry.remark },
        {
          label: label('sessionId'),
          value: sessionId && (
            <Space wrap>
              <CopyText text={sessionId} name={label('sessionId')} />
              <Button size="small" onClick={() => onTrail({ sessionId })}>
                {t('sys.log.action.sessionTrail')}
              </Button>
            </Space>
          ),
        },
        { label: label('ip'), value: entry.ip },
        {
          label: label('durationMs'),
          value: entry.durationMs !== undefined && <Duration ms={entry.durationMs} />,
        },
        { label: label('traceId'), value: copy('traceId', entry.traceId) },
        // Only the detail has these fields. They come last so that the others do not move when they arrive.
        { label: label('errorFields'), value: (entry.errorFieldNames ?? entry.errorFields)?.join(', ') },
        { label: label('userAgent'), value: entry.userAgent },
      ])}
    </div>
  );
}

/** Records and changes, request, and place in the hash chain. */
function Rest({ entry, onTrail }: { entry: LogDetail; onTrail: (trail: Trail) => void }) {
  const t = useT();
  const label = (name: NamesIn<'sys.log.field'>) => t(`sys.log.field.${name}`);
  const copy = (name: NamesIn<'sys.log.field'>, text: string | null | undefined) =>
    text && <CopyText text={text} name={label(name)} />;
  const { request } = entry;
  const requestTitle = t('sys.log.detail.request');
  return (
    <div key={entry.logNo}>
      <Records entry={entry} onTrail={onTrail} />
      <Changes changes={entry.changes} />
      {request && (
        <Section title={requestTitle}>
          <ScrollRegion className="scroll-table" label={requestTitle}>
            <pre>{JSON.stringify(request, null, 2)}</pre>
          </ScrollRegion>
        </Section>
      )}
      <Section title={t('sys.log.detail.chain')}>
        {factsOf(
          [
            { label: label('seq'), value: entry.seq },
            { label: label('prevHash'), value: copy('prevHash', entry.prevHash) },
            { label: label('hash'), value: copy('hash', entry.hash) },
            { label: label('requestDigest'), value: copy('requestDigest', entry.requestDigest) },
            ...(entry.approvalNo
              ? [
                  { label: label('approvalNo'), value: copy('approvalNo', entry.approvalNo) },
                  { label: label('approvedBy'), value: entry.approvedBy ?? '–' },
                ]
              : []),
          ],
          1,
        )}
      </Section>
    </div>
  );
}

/** One entry: operator, call, result, changes, request, and place in the hash chain (docs/rules/log.md#entries). */
export function Drawer({ id, screen }: DrawerProps<LogEntry, Dialog>) {
  const t = useT();
  const follow = useTrail(screen);
  const onTrail = (trail: Trail) => {
    screen.open(undefined);
    follow(trail);
  };
  return (
    <ScreenDrawer<LogEntry, LogDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('sys.log.detail.title', { no })}
      fetchDetail={getLog}
      head={(entry) => <Facts entry={entry} onTrail={onTrail} />}
    >
      {(entry) => <Rest entry={entry} onTrail={onTrail} />}
    </ScreenDrawer>
  );
}
