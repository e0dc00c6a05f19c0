import { Alert, Button, Form, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import type { Note } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { FieldErrors } from './FieldErrors';
import { Time } from './Time';

interface NotesProps {
  /** Oldest first, as the record was last read. */
  notes: readonly Note[];
  add: (text: string, options: { idempotencyKey: string }) => Promise<Note>;
  /** A note of this operator is stored; it stands in the list already. */
  onNoted: (note: Note) => void;
}

const FORM = 'note-form';
/** The contract's limit. */
const MAX = 500;

/** Notes of colleagues on one record, and a form for a further one; what was typed stays until the server has it. */
export function Notes({ notes, add, onNoted }: NotesProps) {
  const t = useT();
  const [form] = Form.useForm<{ text: string }>();
  // Shown at once: the record may not be read again for a while.
  const [own, setOwn] = useState<readonly Note[]>([]);
  const shown = [...notes, ...own.filter(({ noteNo }) => !notes.some((note) => note.noteNo === noteNo))];

  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    ({ text }: { text: string }, options) => add(text.trim(), options),
    (note) => {
      // A reset would draw the field anew and take the focus from it.
      form.setFieldsValue({ text: '' });
      setOwn((before) => [...before, note]);
      onNoted(note);
    },
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.submit();
  };

  return (
    <>
      {shown.length === 0 ? (
        <p className="soft">{t('common.notes.empty')}</p>
      ) : (
        <ul className="note-list inline-times">
          {shown.map(({ noteNo, by, at, text }) => (
            <li key={noteNo}>
              <strong>{by}</strong> <Time at={at} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} id={FORM} name={FORM} layout="vertical" onFinish={(values) => void submit(values)}>
        {isUnknown && <Alert type="warning" showIcon role="alert" className="note-unknown" title={t('common.notes.unknown')} />}
        <FieldErrors refusal={refusal} />
        <Form.Item
          name="text"
          label={t('common.notes.label')}
          extra={t('common.notes.hint')}
          required={false}
          validateTrigger="onSubmit"
          rules={[{ required: true, whitespace: true, message: t('common.notes.blank') }]}
        >
          <Input.TextArea rows={2} maxLength={MAX} showCount readOnly={isBusy} onKeyDown={onKeyDown} />
        </Form.Item>
        <Button htmlType="submit" loading={isBusy}>
          {t('common.notes.add')}
        </Button>
        <span role="status" className="visually-hidden">
          {own.length > 0 && <span key={own.length}>{t('common.notes.added')}</span>}
        </span>
      </Form>
    </>
  );
}
