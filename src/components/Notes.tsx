import { useModel } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, Button, ConfigProvider, Form, Mentions } from 'antd';
import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react';
import { FIRST_PAGE } from '@/constants';
import type { Note } from '@/contract';
import { mentionedIn, splitMentions } from '@/domain/mentions';
import { asShown } from '@/domain/written';
import { useFullNumbers } from '@/hooks/useFullNumbers';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { FieldErrors } from './FieldErrors';
import type { FetchChoices } from './RemoteSelect';
import { Time } from './Time';
import { longest } from './tooLong';
import './Notes.css';

/** A new note: its text and the ids of the mentioned operators. */
export interface NewNote {
  text: string;
  mentions?: string[];
}

interface NotesProps {
  /** Oldest first, as last read. */
  notes: readonly Note[];
  add: (note: NewNote, options: { idempotencyKey: string }) => Promise<Note>;
  /** Colleagues to mention: id as value, user name as label. */
  fetchPeople: FetchChoices;
  /** Called when a note of this operator is stored; the list already shows it. */
  onNoted: (note: Note) => void;
}

/** The contract's limits. */
const MAX = 500;
const MAX_MENTIONS = 10;
const TYPING_MS = 250;
/** Number of names that are announced; typing finds the others. */
const TOLD_NAMES = 5;
/** Exists while the list of colleagues is open. */
const MEASURE = '.ant-mentions-measure';
/** Errors about mentions are shown at the text field. */
const SHOWN_AT = { mentions: 'text' };

/** Text of a note with highlighted mentions; the operator's own name stands out most. */
function NoteText({ text, mentions = [] }: Pick<Note, 'text' | 'mentions'>) {
  const { initialState } = useModel('@@initialState');
  const own = initialState?.currentUser?.username;
  let at = 0;
  return (
    <p>
      {splitMentions(text, mentions).map((part) => {
        const key = at;
        at += part.text.length;
        if (!part.name) return asShown(part.text);
        const Emphasis = part.name === own ? 'mark' : 'strong';
        return (
          <Emphasis key={key} className="mention">
            {part.text}
          </Emphasis>
        );
      })}
    </p>
  );
}

interface TextFieldProps {
  /** Set by the form item. */
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
  fetchPeople: FetchChoices;
  isReadOnly: boolean;
  /** Ids by user name, for every colleague who was offered. */
  known: Map<string, string>;
  onSend: () => void;
}

/** The text field of a new note; after an @ it offers colleagues. */
function TextField({ fetchPeople, isReadOnly, known, onSend, ...item }: TextFieldProps) {
  const t = useT();
  const { getPopupContainer } = useContext(ConfigProvider.ConfigContext);
  const [keyword, setKeyword] = useState<string>();
  const { data, error, run } = useRequest(
    async (wanted: string) => {
      const { list } = await fetchPeople(wanted, FIRST_PAGE);
      for (const { value, label } of list) known.set(label, value);
      return { keyword: wanted, names: list.map(({ label }) => label) };
    },
    { manual: true, debounceWait: TYPING_MS, onError: () => undefined },
  );
  const isThere = data !== undefined && data.keyword === keyword && !error;
  const names = isThere ? data.names : [];
  // A disabled option: Enter then closes the list.
  const nothing = { value: '', label: t(error ? 'mention.failed' : 'mention.nobody'), disabled: true };
  const search = (next: string) => {
    // The component searches on every key, even arrow keys. Repeat the same keyword only after a failure.
    if (next === keyword && !error) return;
    setKeyword(next);
    run(next);
  };
  const isOpen = (event: KeyboardEvent) => event.currentTarget.querySelector(MEASURE) !== null;
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter during composition belongs to the input method.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    if (!(event.ctrlKey || event.metaKey)) return;
    // Handle the key before the list of colleagues takes it as a choice.
    event.stopPropagation();
    event.preventDefault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Esc closes the list of colleagues, but must not close the drawer.
    if (event.key === 'Escape' && isOpen(event)) event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the field inside
    <div onKeyDownCapture={onKeyDownCapture} onKeyDown={onKeyDown}>
      <Mentions
        {...item}
        rows={2}
        autoComplete="off"
        readOnly={isReadOnly}
        getPopupContainer={getPopupContainer as (() => HTMLElement) | undefined}
        onSearch={search}
        // The platform has already filtered them, by its own criteria.
        filterOption={false}
        loading={!isThere && !error}
        options={names.length > 0 ? names.map((name) => ({ value: name, label: name })) : [nothing]}
      />
      <span role="status" className="visually-hidden">
        {[
          names.length > 0 && t('mention.found', { count: names.length, names: names.slice(0, TOLD_NAMES).join(', ') }),
          isThere && names.length === 0 && t('mention.nobody'),
          error && t('mention.failed'),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </div>
  );
}

/**
 * Notes of colleagues on a record, with a form for a new one. The input stays until the server has stored it. If the server does
 * not support notes, there is no form.
 */
export function Notes({ notes, add, fetchPeople, onNoted }: NotesProps) {
  const t = useT();
  // Unique per record, because two records can be kept open.
  const formName = useId();
  const [form] = Form.useForm<{ text: string }>();
  const isBuilt = useIsBuilt('/common/note/add');
  const sayNumbers = useFullNumbers(form);
  const length = (Form.useWatch('text', form) ?? '').length;
  const known = useRef(new Map<string, string>()).current;
  // Shown immediately, because the record may not be read again for a while.
  const [own, setOwn] = useState<readonly Note[]>([]);
  const shown = [...notes, ...own.filter(({ noteNo }) => !notes.some((note) => note.noteNo === noteNo))];
  const mentionedBy = (text: string) => mentionedIn(text, [...known.keys()]).flatMap((name) => known.get(name) ?? []);

  const { submit, isBusy, isUnknown, refusal } = useSubmit(
    ({ text }: { text: string }, options) => {
      const mentions = mentionedBy(text);
      return add({ text: text.trim(), ...(mentions.length > 0 && { mentions }) }, options);
    },
    (note) => {
      // A reset would render the field again, and it would lose the focus.
      form.setFieldsValue({ text: '' });
      setOwn((before) => [...before, note]);
      onNoted(note);
    },
  );

  return (
    <>
      {shown.length === 0 ? (
        <p className="soft">{t('mention.note.empty')}</p>
      ) : (
        <ul className="note-list inline-times">
          {shown.map(({ noteNo, by, at, text, mentions }) => (
            <li key={noteNo}>
              <strong>{by}</strong> <Time at={at} />
              <NoteText text={text} mentions={mentions} />
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="soft">
        {!isBuilt && refusal && t('mention.notBuilt', { text: form.getFieldValue('text') })}
      </div>
      {isBuilt && (
        <Form
          form={form}
          name={formName}
          layout="vertical"
          className="no-print"
          onFieldsChange={sayNumbers}
          onFinish={(values) => void submit(values)}
        >
          {isUnknown && <Alert type="warning" showIcon role="alert" className="note-unknown" title={t('mention.note.unknown')} />}
          <FieldErrors refusal={refusal} shownAt={SHOWN_AT} />
          <Form.Item
            name="text"
            label={t('parts.notes.label')}
            extra={
              <span className="note-extra">
                {t('mention.hint')} <span className="number">{t('mention.count', { count: length, max: MAX })}</span>
              </span>
            }
            required={false}
            validateTrigger="onSubmit"
            rules={[
              { required: true, whitespace: true, message: t('mention.note.blank') },
              longest(MAX, t),
              {
                validator: (_, text: string | undefined) =>
                  mentionedBy(text ?? '').length > MAX_MENTIONS
                    ? Promise.reject(new Error(t('mention.tooMany', { max: MAX_MENTIONS })))
                    : Promise.resolve(),
              },
            ]}
          >
            <TextField fetchPeople={fetchPeople} isReadOnly={isBusy} known={known} onSend={form.submit} />
          </Form.Item>
          <Button htmlType="submit" loading={isBusy}>
            {t('mention.note.add')}
          </Button>
          <span role="status" className="visually-hidden">
            {own.length > 0 && <span key={own.length}>{t('mention.note.added')}</span>}
          </span>
        </Form>
      )}
    </>
  );
}
