import { useModel } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { Alert, Form, type FormProps, Modal, type ModalProps } from 'antd';
import { Component, createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '@/domain/apiError';
import { dropDraft, isSignedOut, keepDraft, openPlace, ownerOf, readDraft, type Typed } from '@/hooks/drafts';
import { keepable } from '@/hooks/keepable';
import { useFaultWords } from '@/hooks/useFaultWords';
import { useFullNumbers } from '@/hooks/useFullNumbers';
import { useOnChange } from '@/hooks/useOnChange';
import { useSendKey } from '@/hooks/useSendKey';
import { useT } from '@/hooks/useT';
import { useWhenLeft } from '@/hooks/useWhenLeft';
import { FieldErrors } from './FieldErrors';
import { Filled, useLeave } from './useLeave';
import './Dialog.css';

/** Content of a dialog reports here why it cannot be sent yet; undefined when it can. */
const Blocked = createContext<(id: string, why: string | undefined) => void>(() => undefined);

/** Disables sending of the surrounding dialog, with the reason, until its data are loaded. */
export function useBlock(why: string | undefined): void {
  const block = useContext(Blocked);
  const id = useId();
  useEffect(() => {
    block(id, why);
    return () => block(id, undefined);
  }, [block, id, why]);
}

interface DialogProps extends Omit<ModalProps, 'onCancel'> {
  /** See useLeave. */
  isFilled?: boolean | 'never';
  /** Why nothing can be sent yet; shown beside the disabled button. */
  whyNot?: string;
  onCancel: () => void;
}

/** A dialog for input. It asks before the input is lost, by keyboard or mouse. A custom footer must include antd's CancelBtn. */
export function Dialog({ isFilled, whyNot: own, onCancel, children, ...rest }: DialogProps) {
  const t = useT();
  const { leave, around } = useLeave(onCancel, isFilled);
  const why = useId();
  const [blocks, setBlocks] = useState<Readonly<Record<string, string | undefined>>>({});
  const block = useCallback((id: string, of: string | undefined) => setBlocks((before) => ({ ...before, [id]: of })), []);
  const whyNot = own ?? Object.values(blocks).find((one) => one !== undefined);
  const blocked: ModalProps = whyNot
    ? {
        okButtonProps: { ...rest.okButtonProps, disabled: true, 'aria-describedby': why },
        footer: (buttons, parts) => (
          <>
            <small id={why} className="soft dialog-why">
              {whyNot}
            </small>
            {typeof rest.footer === 'function' ? rest.footer(buttons, parts) : buttons}
          </>
        ),
      }
    : {};
  // A click outside a dialog is usually a mistake, so it closes none.
  return (
    <Modal open mask={{ closable: false }} cancelText={t('common.action.cancel')} {...rest} {...blocked} onCancel={leave}>
      <Blocked value={block}>{around(children)}</Blocked>
    </Modal>
  );
}

/** A value as text for comparison, because forms have several values for an empty field. */
function written(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) => (inner === '' || inner === null ? undefined : inner)) ?? '';
  return text === '{}' || text === '[]' ? '' : text;
}
const changedIn = (values: Typed, before: Typed): Typed =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => written(value) !== written(before[name])));

interface DraftGuardProps {
  /** Whether a draft is in the fields, which may be of another version. */
  hasDraft: () => boolean;
  /** Takes the draft out of the fields. */
  onFault: () => void;
  children: ReactNode;
}

/** A field that fails over a value of a draft is shown again without it. Any other failure is the screen's. */
class DraftGuard extends Component<DraftGuardProps, { error?: unknown }> {
  state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  componentDidCatch() {
    this.props.onFault();
    this.setState({ error: undefined });
  }

  render() {
    if (this.state.error === undefined) return this.props.children;
    if (!this.props.hasDraft()) throw this.state.error;
    return null;
  }
}

interface DraftProps {
  id: string;
  before: { current: Typed | undefined };
  /** Called after each change, also by a draft. */
  onChange: () => void;
  children: ReactNode;
}

/** Keeps the input of the surrounding form as a draft, and restores it when the operator returns. */
function Draft({ id, before, onChange, children }: DraftProps) {
  const t = useT();
  const form = Form.useFormInstance();
  const values: unknown = Form.useWatch([], form);
  const note = useContext(Filled);
  const { initialState } = useModel('@@initialState');
  const operatorId = ownerOf(initialState?.currentUser);
  const [place] = useState(() => openPlace.now);
  const [outcome, setOutcome] = useState<'restored' | 'dropped'>();
  const typed = useRef<Typed>(undefined);

  useEffect(() => {
    const kept = operatorId && place && readDraft(operatorId, place, id);
    if (!(kept instanceof Object)) return;
    typed.current = kept;
    before.current = form.getFieldsValue(true);
    form.setFieldsValue(kept);
    setOutcome('restored');
  }, [operatorId, place, id, form, before]);
  const dropIt = () => {
    if (operatorId && place) dropDraft(operatorId, place);
    const emptied = Object.fromEntries(Object.keys(typed.current ?? {}).map((name) => [name, undefined]));
    typed.current = undefined;
    form.setFieldsValue({ ...emptied, ...before.current });
    setOutcome('dropped');
  };

  const keep = () => {
    if (!before.current || !operatorId || !place) return;
    keepDraft(operatorId, place, id, keepable(changedIn(form.getFieldsValue(true), before.current)));
  };
  useOnChange(values, () => {
    keep();
    onChange();
  });
  // The watch comes after the last keystroke, so store it here. After sign-out nothing may be stored, because the drafts are already
  // wiped.
  const keepLast = () => void (isSignedOut() || keep());
  useWhenLeft(keepLast);
  useEventListener('pagehide', keepLast);
  // Reads the form directly: watched values arrive too late.
  useEffect(
    () =>
      note(() => before.current !== undefined && Object.keys(changedIn(form.getFieldsValue(true), before.current)).length > 0),
    [note, form, before],
  );

  return (
    <>
      {outcome && (
        <Alert type={outcome === 'restored' ? 'info' : 'warning'} showIcon role="status" title={t(`parts.draft.${outcome}`)} />
      )}
      <DraftGuard hasDraft={() => typed.current !== undefined} onFault={dropIt}>
        {children}
      </DraftGuard>
    </>
  );
}

interface DialogFormProps<Values> extends Omit<FormProps<Values>, 'children' | 'name'> {
  /** Form id; its fields are `#<id>_<name>`. */
  id: string;
  /** The server's field errors. */
  refusal?: ApiError;
  /** See FieldErrors; must be stable. */
  shownAt?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The form of a dialog. It shows the server's errors at its fields, and its input survives the end of a session. */
export function DialogForm<Values extends object>({ id, refusal, shownAt, children, ...rest }: DialogFormProps<Values>) {
  const [form] = Form.useForm<Values>(rest.form);
  useFaultWords(form);
  const before = useRef<Typed>(undefined);
  const sayNumbers = useFullNumbers(form);
  useSendKey(id);
  // Initial values set by the dialog itself are not input, so the baseline is taken at the first interaction.
  const begin = () => {
    before.current ??= form.getFieldsValue(true) as Typed;
  };
  return (
    <Form<Values>
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      {...rest}
      form={form}
      id={id}
      name={id}
      onFieldsChange={sayNumbers}
      onKeyDownCapture={begin}
      onPointerDownCapture={begin}
      onClickCapture={begin}
      onInputCapture={begin}
      onPasteCapture={begin}
      onDropCapture={begin}
    >
      <FieldErrors refusal={refusal} shownAt={shownAt} />
      <Draft id={id} before={before} onChange={sayNumbers}>
        {children}
      </Draft>
    </Form>
  );
}
