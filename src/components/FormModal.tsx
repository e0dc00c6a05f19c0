import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { type ApiError, ASKED } from '@/domain/apiError';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useSubmit } from '@/hooks/useSubmit';
import { Dialog, DialogForm } from './Dialog';
import { ReasonForm, type ReasonFormProps, type ReasonValues } from './ReasonForm';
import { type ApprovalKey, SecondPerson } from './SecondPerson';
import { SubmitAlerts } from './SubmitAlerts';

interface SendProps<Values, Answer> {
  /** Form id; its fields are `#<id>_<name>`. */
  id: string;
  title: ReactNode;
  okText: string;
  isDanger?: boolean;
  width?: number;
  /** Key of a call that may need a second person: the dialog announces it. */
  access?: ApprovalKey;
  /** See Dialog. */
  whyNot?: string;
  isFilled?: boolean | 'never';
  send: (values: Values, options: { idempotencyKey: string }) => Promise<Answer>;
  onDone: (answer: Answer, values: Values) => void;
  /** Called on a conflict, because the record has changed since the dialog opened. */
  onRefusal?: (refusal: ApiError) => void;
  /** Called when the change waits for a second person; by default the dialog closes. */
  onAsked?: () => void;
  onClose: () => void;
}

interface FormModalProps<Values extends object, Answer> extends SendProps<Values, Answer> {
  initialValues?: Partial<Values>;
  /** For a dialog that reads its own fields. */
  form?: FormInstance<Values>;
  /** See FieldErrors; must be stable. */
  shownAt?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const WIDTH = 560;

/** A change that waits for a second person is sent, so its dialog closes. */
const orClose =
  ({ onClose, onAsked = onClose, onRefusal }: Pick<SendProps<never, never>, 'onClose' | 'onAsked' | 'onRefusal'>) =>
  (refusal: ApiError): void =>
    refusal.code === ASKED ? onAsked() : onRefusal?.(refusal);

function Frame({ title, okText, isDanger, width = WIDTH, access, whyNot, isFilled, onClose, id, isBusy, children }: FrameProps) {
  return (
    <Dialog
      width={width}
      title={title}
      whyNot={whyNot}
      isFilled={isFilled}
      onCancel={onClose}
      okText={okText}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isBusy, danger: isDanger }}
    >
      {access && <SecondPerson access={access} />}
      {children}
    </Dialog>
  );
}

type FrameProps = Pick<
  SendProps<never, never>,
  'id' | 'title' | 'okText' | 'isDanger' | 'width' | 'access' | 'whyNot' | 'isFilled' | 'onClose'
> & {
  isBusy: boolean;
  children: ReactNode;
};

/**
 * A dialog that sends one change. Its fields use the wire's names and show the server's errors. Input survives every failure. A
 * missing answer is shown as an unknown outcome (docs/rules/calls.md#unknown-outcome, docs/rules/calls.md#conflicts).
 */
export function FormModal<Values extends object, Answer>(props: FormModalProps<Values, Answer>) {
  const { id, send, onDone, initialValues, shownAt, children } = props;
  useDialogFocus(`#${id} input:not([disabled]), #${id} textarea:not([disabled])`);
  const { submit, isBusy, isUnknown, refusal } = useSubmit(send, onDone, orClose(props));
  return (
    <Frame {...props} isBusy={isBusy}>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      <DialogForm<Values>
        form={props.form}
        id={id}
        refusal={refusal}
        shownAt={shownAt}
        initialValues={initialValues}
        onFinish={(values) => void submit(values)}
      >
        {children}
      </DialogForm>
    </Frame>
  );
}

/** A dialog that explains an action and needs only confirmation. */
export function ConfirmModal<Answer>({ children, ...props }: SendProps<object, Answer> & { children: ReactNode }) {
  useDialogFocus(`button[form="${props.id}"]`);
  return (
    <FormModal<object, Answer> {...props}>
      <p>{children}</p>
    </FormModal>
  );
}

interface ReasonModalProps<Code extends string, Values extends ReasonValues<Code>, Answer>
  extends SendProps<Values, Answer>,
    Pick<ReasonFormProps<Code, Values>, 'reasons' | 'offered' | 'labelOf'> {
  /** Effect of the action, shown above the reason. */
  text: ReactNode;
  /** More fields, with wire names. */
  children?: ReactNode;
}

/** A dialog that explains an action and requires a reason (docs/rules/calls.md#reason). */
export function ReasonModal<Code extends string, Answer, Values extends ReasonValues<Code> = ReasonValues<Code>>(
  props: ReasonModalProps<Code, Values, Answer>,
) {
  const { id, send, onDone, reasons, offered, labelOf, text, children } = props;
  const { submit, isBusy, isUnknown, refusal } = useSubmit(send, onDone, orClose(props));
  return (
    <Frame {...props} isBusy={isBusy}>
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} />
      <div className="reason-text">{text}</div>
      <ReasonForm<Code, Values>
        id={id}
        reasons={reasons}
        offered={offered}
        labelOf={labelOf}
        refusal={refusal}
        onFinish={(values) => void submit({ ...values, remark: values.remark?.trim() || undefined })}
      >
        {children}
      </ReasonForm>
    </Frame>
  );
}
