import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentPropsWithRef, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { FileType } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { checkedFileName } from '@/domain/fileName';
import { sizeText } from '@/domain/numbers';
import { createRequestId } from '@/domain/requestId';
import { fileTypes } from '@/domain/values';
import { useFileDrops } from '@/hooks/useFileDrops';
import { useLocale, useT } from '@/hooks/useT';
import './FileInput.css';

/** A file stored on the platform; calls refer to it by its id. */
export interface StoredFile {
  fileId: string;
  name: string;
}

interface FileContent {
  name: string;
  type: FileType;
  /** Base64 */
  content: string;
}

interface FileInputProps {
  value?: StoredFile;
  /** Called with undefined when another file is chosen, until that one is stored. */
  onChange?: (next: StoredFile | undefined) => void;
  upload: (file: FileContent, options: { idempotencyKey: string; signal: AbortSignal }) => Promise<StoredFile>;
}

/** Props that the form item passes, besides value and onChange. */
type Item = Pick<ComponentPropsWithRef<'input'>, 'id' | 'ref' | 'aria-describedby' | 'aria-invalid'> & {
  'aria-required'?: unknown;
};

interface Attempt {
  file: FileContent;
  bytes: number;
  key: string;
  state: 'uploading' | 'stored' | 'failed';
  msg?: string;
}

type Fault = 'single' | 'empty' | 'tooLarge' | 'wrongType' | 'runs' | 'unreadable';

const MAX_BYTES = 5_000_000;
/** The contract's limit. The end of a name is kept, because it says more than the start. */
const MAX_NAME = 120;
/** Start of the base64 content for each type, because names and system types can be wrong or missing. */
const BEGINNINGS: Readonly<Record<FileType, string>> = {
  'application/pdf': 'JVBER',
  'image/png': 'iVBORw0KGgo',
  'image/jpeg': '/9j/',
};

function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * Uploads one evidence file, by choosing, dropping or pasting it. It is checked here and stored immediately. The form has a value
 * only once the file is stored.
 */
export function FileInput({ value, onChange, upload, 'aria-required': _required, ...item }: FileInputProps & Item) {
  const t = useT();
  const locale = useLocale();
  const [attempt, setAttempt] = useState<Attempt>();
  const [fault, setFault] = useState<{ name: string; what: Fault }>();
  const zone = useRef<HTMLDivElement>(null);
  const chosen = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      chosen.current = undefined;
      running.current?.abort();
    },
    [],
  );

  const send = async (next: Attempt) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setAttempt({ ...next, state: 'uploading', msg: undefined });
    try {
      const { fileId, name } = await upload(next.file, { idempotencyKey: next.key, signal: controller.signal });
      if (controller.signal.aborted) return;
      setAttempt({ ...next, state: 'stored' });
      onChange?.({ fileId, name });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (controller.signal.aborted) return;
      // Without a definite answer keep the key, so that a second upload is not stored twice.
      const key = error.isOutcomeUnknown ? next.key : createRequestId();
      setAttempt({ ...next, key, state: 'failed', msg: error.msg });
    } finally {
      if (running.current === controller) running.current = undefined;
    }
  };

  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refuse = (what: Fault) => setFault({ name: file.name, what });
    if (files.length > 1) return refuse('single');
    if (file.size === 0) return refuse('empty');
    if (file.size > MAX_BYTES) return refuse('tooLarge');
    chosen.current = file;
    const content = await readBase64(file).catch(() => undefined);
    if (chosen.current !== file) return;
    if (content === undefined) return refuse('unreadable');
    const type = fileTypes.find((known) => content.startsWith(BEGINNINGS[known]));
    if (!type) return refuse('wrongType');
    const name = checkedFileName(file.name.slice(-MAX_NAME), type);
    if (name === undefined) return refuse('runs');
    setFault(undefined);
    if (value) onChange?.(undefined);
    const sent = { name, type, content };
    await send({ file: sent, bytes: file.size, key: createRequestId(), state: 'uploading' });
  };

  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const form = zone.current?.closest('form');
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      // A copied cell or paragraph also contains a picture. In a text field, the text is meant.
      const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
      if (files.length === 0 || (isText && clipboardData?.types.includes('text/plain'))) return;
      event.preventDefault();
      void latest.current(files);
    };
    form?.addEventListener('paste', onPaste);
    return () => form?.removeEventListener('paste', onPaste);
  }, []);
  useFileDrops();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  };
  const retry = () => {
    // React state is too slow for a double click: both clicks see the old value.
    if (attempt && !running.current) void send(attempt);
  };

  const own = useId();
  const [rules, wrong] = [`${own}rules`, `${own}wrong`];
  const shown = attempt?.state === 'stored' && !value ? undefined : attempt;
  return (
    <>
      <div ref={zone} className="file-input">
        <input
          {...item}
          type="file"
          accept={fileTypes.join(',')}
          aria-invalid={fault ? true : item['aria-invalid']}
          aria-describedby={[rules, fault && wrong, item['aria-describedby']].filter(Boolean).join(' ')}
          onDrop={drop}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            // Otherwise choosing the same file again would fire no change event.
            target.value = '';
          }}
        />
        <UploadOutlined aria-hidden /> {t('parts.file.choose')}
        <small id={rules} className="soft">
          {t('parts.file.rules', { size: sizeText(MAX_BYTES, locale) })}
        </small>
      </div>
      {fault && (
        <div id={wrong} role="alert" className="text-error">
          {t(`parts.file.${fault.what}`, { name: fault.name })}
        </div>
      )}
      <div className="file-input-state">
        <span role="status">
          {shown && (
            <span>
              {t(`parts.file.${shown.state}`, {
                name: shown.file.name,
                size: sizeText(shown.bytes, locale),
              })}
            </span>
          )}
          {!shown && value?.name && <span>{value?.name}</span>}
          {shown?.msg && <span className="text-error"> {shown.msg}</span>}
        </span>
        {shown?.state === 'failed' && (
          <Button size="small" onClick={retry}>
            {t('common.action.retry')}
          </Button>
        )}
      </div>
    </>
  );
}
