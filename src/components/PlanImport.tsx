import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Table } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { Tone } from '@/domain/status';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { Dialog } from './Dialog';
import { StatusTag } from './StatusTag';
import { SubmitAlerts } from './SubmitAlerts';

type Result = 'REFUSED' | 'ADDED' | 'CHANGED' | 'UNCHANGED';
interface PlannedEntry {
  result: Result;
  changes?: readonly { field: string; before?: string | null; after?: string | null }[];
  why?: string;
}
interface Plan<Entry, Version> {
  version: Version;
  counts: Readonly<Record<Result, number>>;
  entries: readonly Entry[];
}

interface PlanImportProps<Content, Entry extends PlannedEntry, Version> {
  /** Its texts are under `<group>.import`. */
  group: 'sys.dict' | 'mchMenu';
  title: string;
  maxBytes: number;
  isContent: (content: unknown) => content is Content;
  /** Why a valid file is still rejected here. */
  faultOf?: (content: Content) => MessageKey | undefined;
  call: (
    body: { dryRun: true; content: Content } | { dryRun: false; content: Content; version: Version },
    options: { idempotencyKey: string },
  ) => Promise<Plan<Entry, Version>>;
  nameOf: (entry: Entry) => ReactNode;
  fieldOf: (name: string) => string;
  /** Description of a new entry. */
  addedOf?: (entry: Entry) => string | undefined;
  /** @param count number of new and changed entries */
  onDone: (count: number) => void;
  onClose: () => void;
}

const ROWS = 50;
const FAULTS = 5;
const TONES: Readonly<Record<Result, Tone>> = {
  REFUSED: 'error',
  ADDED: 'success',
  CHANGED: 'processing',
  UNCHANGED: 'neutral',
};
const ORDER = Object.keys(TONES);

/** Imports an exported file: first shows the effect entry by entry, then asks for confirmation. */
export function PlanImport<Content, Entry extends PlannedEntry, Version>(props: PlanImportProps<Content, Entry, Version>) {
  const { group, title, maxBytes, isContent, faultOf, call, nameOf, fieldOf, addedOf, onDone, onClose } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; content?: Content; fault?: MessageKey }>();
  const [plan, setPlan] = useState<Plan<Entry, Version>>();
  const dry = useSubmit(
    (content: Content, options) => call({ dryRun: true, content }, options),
    (answer) => setPlan(answer),
  );
  const real = useSubmit(
    ({ content, version }: { content: Content; version: Version }, options) => call({ dryRun: false, version, content }, options),
    ({ counts: done }) => onDone(done.ADDED + done.CHANGED),
    // The data changed after the dry run, so repeat the dry run.
    (refusal) => refusal.code === 409 && chosen?.content && void dry.submit(chosen.content),
  );

  const read = async (file: File): Promise<{ content: Content } | { fault: MessageKey }> => {
    const not = (why: 'tooLarge' | 'unreadable' | 'notJson' | 'foreign') => ({ fault: `${group}.import.${why}` as const });
    if (file.size > maxBytes) return not('tooLarge');
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return not('unreadable');
    try {
      const content: unknown = JSON.parse(text);
      if (!isContent(content)) return not('foreign');
      const fault = faultOf?.(content);
      return fault ? { fault } : { content };
    } catch {
      return not('notJson');
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setPlan(undefined);
    const next = { name: file.name, ...(await read(file)) };
    setChosen(next);
    if ('content' in next) await dry.submit(next.content);
  };
  const wordsOf = (entry: Entry) => {
    const { why, changes = [], result } = entry;
    if (why) return why;
    if (result === 'ADDED') return addedOf?.(entry) ?? '';
    return changes
      .map(({ field, before, after }) =>
        t(`${group}.import.change`, { field: fieldOf(field), before: before ?? '–', after: after ?? '–' }),
      )
      .join('; ');
  };

  const { name = '', content, fault } = chosen ?? {};
  const faults = dry.refusal?.data?.fields ?? [];
  const counts = plan?.counts;
  const count = counts ? counts.ADDED + counts.CHANGED : 0;
  const entries = (plan?.entries ?? [])
    .filter(({ result }) => result !== 'UNCHANGED')
    .sort((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result))
    // A file may contain an entry twice.
    .map((entry, key) => ({ entry, key }));
  return (
    <Dialog
      width={760}
      title={title}
      isFilled={chosen !== undefined}
      onCancel={onClose}
      okText={t(`${group}.import.apply`, { count })}
      okButtonProps={{ disabled: !plan || count === 0 || plan.counts.REFUSED > 0 || dry.isBusy, loading: real.isBusy }}
      onOk={() => plan && content && void real.submit({ content, version: plan.version })}
    >
      <SubmitAlerts refusal={real.refusal ?? dry.refusal} isUnknown={real.isUnknown} />
      <p>{t(`${group}.import.hint`)}</p>
      <p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // Allows choosing the same file again after it was corrected.
            target.value = '';
          }}
        />
        <Button icon={<UploadOutlined aria-hidden />} loading={dry.isBusy} onClick={() => input.current?.click()}>
          {t(`${group}.import.choose`)}
        </Button>{' '}
        {name && <span>{t(`${group}.import.file`, { name })}</span>}
      </p>
      <div role="status">
        {fault && <Alert type="error" showIcon title={t(fault, { name })} />}
        {faults.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t(`${group}.import.foreign`, { name })}
            description={faults
              .slice(0, FAULTS)
              .map(({ name: field, msg }) => <div key={`${field} ${msg}`}>{`${field}: ${msg}`}</div>)}
          />
        )}
        {counts && (
          <Alert
            type={counts.REFUSED > 0 ? 'error' : count > 0 ? 'info' : 'success'}
            showIcon
            title={t(`${group}.import.summary`, {
              added: counts.ADDED,
              changed: counts.CHANGED,
              unchanged: counts.UNCHANGED,
              refused: counts.REFUSED,
            })}
            description={counts.REFUSED > 0 ? t(`${group}.import.refused`) : count === 0 ? t(`${group}.import.same`) : undefined}
          />
        )}
      </div>
      {entries.length > 0 && (
        <Table
          size="small"
          aria-label={t(`${group}.import.table`)}
          rowKey="key"
          dataSource={entries}
          pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ y: 320 }}
          columns={[
            { title: t(`${group}.import.entry`), render: (_, { entry }) => <span className="stack">{nameOf(entry)}</span> },
            {
              title: t(`${group}.import.result`),
              width: 120,
              render: (_, { entry }) => <StatusTag group={`${group}.import`} value={entry.result} tones={TONES} />,
            },
            { title: t(`${group}.import.detail`), render: (_, { entry }) => wordsOf(entry) },
          ]}
        />
      )}
    </Dialog>
  );
}
