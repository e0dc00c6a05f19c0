import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Table } from 'antd';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { StatusTag } from '@/components/StatusTag';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { DictFile, DictImport, DictImportResult } from '@/contract';
import { isDictFile } from '@/domain/dict';
import type { Tone } from '@/domain/status';
import { useSubmit } from '@/hooks/useSubmit';
import { useLocale, useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { importDict } from '@/services/dict';
import type { DialogProps } from './dialog';

const FILE_BYTES = 2_000_000;
const ROWS = 50;
const FAULTS = 5;
const TONES: Readonly<Record<DictImportResult, Tone>> = {
  REFUSED: 'error',
  ADDED: 'success',
  CHANGED: 'processing',
  UNCHANGED: 'neutral',
};
const ORDER = Object.keys(TONES);

type Entry = DictImport['entries'][number];
type Fault = 'tooLarge' | 'unreadable' | 'notJson' | 'foreign';

/** The content of a file, or why it is none. */
async function readFile(file: File): Promise<DictFile | Fault> {
  if (file.size > FILE_BYTES) return 'tooLarge';
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return 'unreadable';
  try {
    const content: unknown = JSON.parse(text);
    return isDictFile(content) ? content : 'foreign';
  } catch {
    return 'notJson';
  }
}

function useEntryWords() {
  const t = useT();
  const named = useLocale() === 'zh-CN' ? ['label', 'name'] : ['labelEn', 'nameEn'];
  return ({ why, changes = [], result }: Entry) => {
    if (why) return why;
    if (result === 'ADDED') return changes.find(({ field }) => named.includes(field))?.after ?? '';
    return changes
      .map(({ field, before, after }) =>
        t('sys.dict.import.change', {
          field: t(`sys.dict.field.${field}` as MessageKey),
          before: before ?? '–',
          after: after ?? '–',
        }),
      )
      .join('; ');
  };
}

/** Takes in an exported file: first tells what would happen, entry by entry, then asks. */
export function ImportModal({ finish, onClose }: Omit<DialogProps, 'learn'>) {
  const t = useT();
  const wordsOf = useEntryWords();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; content?: DictFile; fault?: Fault }>();
  const [plan, setPlan] = useState<DictImport>();
  const dry = useSubmit(
    (content: DictFile, options) => importDict({ dryRun: true, content }, options),
    (answer) => setPlan(answer),
  );
  const real = useSubmit(
    ({ content, version }: { content: DictFile; version: number }, options) =>
      importDict({ dryRun: false, version, content }, options),
    ({ counts }) => finish(t('sys.dict.import.done', { count: counts.ADDED + counts.CHANGED })),
    // Changed since it was looked at: it is looked at again.
    (refusal) => refusal.code === 409 && chosen?.content && void dry.submit(chosen.content),
  );

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setPlan(undefined);
    const content = await readFile(file);
    if (typeof content === 'string') return setChosen({ name: file.name, fault: content });
    setChosen({ name: file.name, content });
    await dry.submit(content);
  };

  const { name = '', content, fault } = chosen ?? {};
  const faults = dry.refusal?.data?.fields ?? [];
  const counts = plan?.counts;
  const count = counts ? counts.ADDED + counts.CHANGED : 0;
  const entries = (plan?.entries ?? [])
    .filter(({ result }) => result !== 'UNCHANGED')
    .sort((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result))
    // A value may stand in a file twice.
    .map((entry, key) => ({ ...entry, key }));
  return (
    <Dialog
      width={760}
      title={t('sys.dict.import.title')}
      isFilled={chosen !== undefined}
      onCancel={onClose}
      okText={t('sys.dict.import.apply', { count })}
      okButtonProps={{ disabled: !plan || count === 0 || plan.counts.REFUSED > 0 || dry.isBusy, loading: real.isBusy }}
      onOk={() => plan && content && void real.submit({ content, version: plan.version })}
    >
      <SubmitAlerts refusal={real.refusal ?? dry.refusal} isUnknown={real.isUnknown} />
      <p>{t('sys.dict.import.hint')}</p>
      <p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file can be chosen again, once it is mended.
            target.value = '';
          }}
        />
        <Button icon={<UploadOutlined aria-hidden />} loading={dry.isBusy} onClick={() => input.current?.click()}>
          {t('sys.dict.import.choose')}
        </Button>{' '}
        {name && t('sys.dict.import.file', { name })}
      </p>
      <div role="status">
        {fault && <Alert type="error" showIcon title={t(`sys.dict.import.${fault}`, { name })} />}
        {faults.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('sys.dict.import.foreign', { name })}
            description={faults
              .slice(0, FAULTS)
              .map(({ name: field, msg }) => <div key={`${field} ${msg}`}>{`${field}: ${msg}`}</div>)}
          />
        )}
        {counts && (
          <Alert
            type={counts.REFUSED > 0 ? 'error' : count > 0 ? 'info' : 'success'}
            showIcon
            title={t('sys.dict.import.summary', {
              added: counts.ADDED,
              changed: counts.CHANGED,
              unchanged: counts.UNCHANGED,
              refused: counts.REFUSED,
            })}
            description={counts.REFUSED > 0 ? t('sys.dict.import.refused') : count === 0 ? t('sys.dict.import.same') : undefined}
          />
        )}
      </div>
      {entries.length > 0 && (
        <Table<Entry>
          size="small"
          aria-label={t('sys.dict.import.table')}
          rowKey="key"
          dataSource={entries}
          pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ y: 320 }}
          columns={[
            {
              title: t('sys.dict.import.entry'),
              render: (_, { dictType, value }) => (
                <span className="stack">
                  {value ?? dictType}
                  {value && <small className="soft">{dictType}</small>}
                </span>
              ),
            },
            {
              title: t('sys.dict.import.result'),
              width: 120,
              render: (_, { result }) => <StatusTag group="sys.dict.import" value={result} tones={TONES} />,
            },
            { title: t('sys.dict.import.detail'), render: (_, entry) => wordsOf(entry) },
          ]}
        />
      )}
    </Dialog>
  );
}
