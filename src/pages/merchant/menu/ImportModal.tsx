import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Table } from 'antd';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { StatusTag } from '@/components/StatusTag';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { MchMenuFile, MchMenuImport, MchMenuImportResult, MchPortal } from '@/contract';
import { isPortalFile } from '@/domain/mchMenu';
import type { Tone } from '@/domain/status';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { importMchMenu } from '@/services/mchMenu';

const FILE_BYTES = 500_000;
const ROWS = 50;
const TONES: Readonly<Record<MchMenuImportResult, Tone>> = {
  REFUSED: 'error',
  ADDED: 'success',
  CHANGED: 'processing',
  UNCHANGED: 'neutral',
};
const ORDER = Object.keys(TONES);

type Entry = MchMenuImport['entries'][number];
type Fault = 'tooLarge' | 'unreadable' | 'notJson' | 'foreign' | 'otherPortal';
/** Wire names that have another label here. */
const LABELS: Readonly<Record<string, NamesIn<'mchMenu.field'>>> = { name: 'nameZh' };

/** The content of a file, or why it is none for this portal. */
async function readFile(file: File, portal: MchPortal): Promise<MchMenuFile | Fault> {
  if (file.size > FILE_BYTES) return 'tooLarge';
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return 'unreadable';
  try {
    const content: unknown = JSON.parse(text);
    if (!isPortalFile(content)) return 'foreign';
    return content.portal === portal ? content : 'otherPortal';
  } catch {
    return 'notJson';
  }
}

interface ImportModalProps {
  portal: MchPortal;
  titleOf: (named: { name: string; nameEn: string }) => string;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Takes in an exported menu: first tells what would happen, entry by entry, then asks. */
export function ImportModal({ portal, titleOf, onDone, onClose }: ImportModalProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; content?: MchMenuFile; fault?: Fault }>();
  const [plan, setPlan] = useState<MchMenuImport>();
  const dry = useSubmit(
    (content: MchMenuFile, options) => importMchMenu({ dryRun: true, content }, options),
    (answer) => setPlan(answer),
  );
  const real = useSubmit(
    ({ content, version }: { content: MchMenuFile; version: string }, options) =>
      importMchMenu({ dryRun: false, version, content }, options),
    ({ counts: done }) => onDone(t('mchMenu.import.done', { count: done.ADDED + done.CHANGED })),
    // Changed since it was looked at: it is looked at again.
    (refusal) => refusal.code === 409 && chosen?.content && void dry.submit(chosen.content),
  );

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setPlan(undefined);
    const content = await readFile(file, portal);
    if (typeof content === 'string') return setChosen({ name: file.name, fault: content });
    setChosen({ name: file.name, content });
    await dry.submit(content);
  };
  const wordsOf = ({ why, changes = [], result }: Entry) => {
    if (why) return why;
    if (result === 'ADDED') return '';
    return changes
      .map(({ field, before, after }) =>
        t('mchMenu.import.change', {
          field: t(`mchMenu.field.${LABELS[field] ?? (field as 'path')}`),
          before: before ?? '–',
          after: after ?? '–',
        }),
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
    .map((entry, key) => ({ ...entry, key }));
  return (
    <Dialog
      width={760}
      title={t('mchMenu.import.title', { portal: t(`mchMenu.portal.${portal}`) })}
      isFilled={chosen !== undefined}
      onCancel={onClose}
      okText={t('mchMenu.import.apply', { count })}
      okButtonProps={{ disabled: !plan || count === 0 || plan.counts.REFUSED > 0 || dry.isBusy, loading: real.isBusy }}
      onOk={() => plan && content && void real.submit({ content, version: plan.version })}
    >
      <SubmitAlerts refusal={real.refusal ?? dry.refusal} isUnknown={real.isUnknown} />
      <p>{t('mchMenu.import.hint')}</p>
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
          {t('mchMenu.import.choose')}
        </Button>{' '}
        {name && t('mchMenu.import.file', { name })}
      </p>
      <div role="status">
        {fault && <Alert type="error" showIcon title={t(`mchMenu.import.${fault}`, { name })} />}
        {faults.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('mchMenu.import.foreign', { name })}
            description={faults.map(({ name: field, msg }) => <div key={`${field} ${msg}`}>{`${field}: ${msg}`}</div>)}
          />
        )}
        {counts && (
          <Alert
            type={counts.REFUSED > 0 ? 'error' : count > 0 ? 'info' : 'success'}
            showIcon
            title={t('mchMenu.import.summary', {
              added: counts.ADDED,
              changed: counts.CHANGED,
              unchanged: counts.UNCHANGED,
              refused: counts.REFUSED,
            })}
            description={counts.REFUSED > 0 ? t('mchMenu.import.refused') : count === 0 ? t('mchMenu.import.same') : undefined}
          />
        )}
      </div>
      {entries.length > 0 && (
        <Table<Entry>
          size="small"
          aria-label={t('mchMenu.import.table')}
          rowKey="key"
          dataSource={entries}
          pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ y: 320 }}
          columns={[
            {
              title: t('mchMenu.import.entry'),
              render: (_, entry) => (
                <span className="stack">
                  {titleOf(entry)}
                  <small className="soft">{entry.accessKey}</small>
                </span>
              ),
            },
            {
              title: t('mchMenu.import.result'),
              width: 120,
              render: (_, { result }) => <StatusTag group="mchMenu.import" value={result} tones={TONES} />,
            },
            { title: t('mchMenu.import.detail'), render: (_, entry) => wordsOf(entry) },
          ]}
        />
      )}
    </Dialog>
  );
}
