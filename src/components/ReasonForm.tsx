import { Form, type FormInstance, Input, Select } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { local } from '@/browserStore';
import type { ApiError } from '@/domain/apiError';
import { keyName } from '@/domain/keyName';
import { countText } from '@/domain/written';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { areShortcutsOn } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { DialogForm } from './Dialog';
import { longest } from './tooLong';

export interface ReasonValues<Code extends string> {
  reasonCode: Code;
  remark?: string;
}

export interface ReasonFormProps<Code extends string, Values extends ReasonValues<Code>> {
  id: string;
  /** Every reason, in the contract's order: its position is the number of a reason. */
  reasons: readonly Code[];
  /** Those that apply here; the numbers of the others stay free. All when left out. */
  offered?: readonly Code[];
  labelOf: (code: Code) => string;
  onFinish: (values: Values) => void;
  onReason?: (code: Code) => void;
  /** The server's field errors. */
  refusal?: ApiError;
  /** For a dialog that sets its extra fields itself. */
  form?: FormInstance<Values>;
  /** Extra fields; each one with a name is part of the values. */
  children?: ReactNode;
}

const REMARK_MAX = 200;
const REMARK_MIN_OTHER = 4;

const RECENT_MAX = 9;
/** Reasons beyond the tenth have no key; the key of the tenth is 0. */
const KEYED_MAX = 10;

function readRecent(id: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(local.get(`reasons:${id}`) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Reason code and remark (docs/rules/calls.md#reason). OTHER requires a remark of at least 4 characters. Recently used reasons
 * come first and keep their number. A digit key chooses the reason with that number and moves the focus to the submit button.
 */
export function ReasonForm<Code extends string, Values extends ReasonValues<Code> = ReasonValues<Code>>(
  props: ReasonFormProps<Code, Values>,
) {
  const { id, reasons, offered = reasons, labelOf, onFinish, onReason, refusal, children } = props;
  const t = useT();
  const [form] = Form.useForm<Values>(props.form);
  /** Typed loosely for the two fixed fields, because a dialog can add others. */
  const own: FormInstance = form;
  useDialogFocus(`#${id}_reasonCode`);
  const [recent] = useState(() => readRecent(id));
  const [isOpen, setIsOpen] = useState(false);
  const rank = (code: Code) => (recent.includes(code) ? recent.indexOf(code) : RECENT_MAX);
  const keyed = reasons.slice(0, KEYED_MAX);
  const ordered = reasons.filter((code) => offered.includes(code)).sort((a, b) => rank(a) - rank(b));

  const chooseByDigit = (event: KeyboardEvent<HTMLElement>) => {
    const digit = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey ? '' : keyName(event);
    const numbered = /^\d$/.test(digit) ? keyed[(Number(digit) + KEYED_MAX - 1) % KEYED_MAX] : undefined;
    const code = ordered.find((one) => one === numbered);
    const isSearching = (event.target as HTMLInputElement).value !== '';
    if (!code || isSearching || event.repeat || !areShortcutsOn()) return;
    event.preventDefault();
    // A key press also opens the list. Close it, because the focus moves on.
    setIsOpen(false);
    own.setFieldsValue({ reasonCode: code });
    own.setFields([{ name: 'remark', errors: [] }]);
    onReason?.(code);
    const next = code === 'OTHER' ? `#${id}_remark` : `button[form="${id}"]`;
    document.querySelector<HTMLElement>(next)?.focus();
  };
  const finish = (values: Values) => {
    onFinish(values);
    const used = [values.reasonCode, ...recent.filter((code) => code !== values.reasonCode)].slice(0, RECENT_MAX);
    local.put(`reasons:${id}`, JSON.stringify(used));
  };
  return (
    <DialogForm<Values> form={form} id={id} refusal={refusal} onFinish={finish}>
      <Form.Item
        name="reasonCode"
        label={t('parts.reason.code')}
        rules={[{ required: true, message: t('parts.reason.codeRequired') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={ordered.map((code) => ({ value: code, label: labelOf(code), number: keyed.indexOf(code) + 1 }))}
          optionRender={({ label, data }) => (
            <>
              <kbd className={data.number > 0 ? 'key-hint' : undefined}>
                {data.number > 0 && countText(data.number % KEYED_MAX)}
              </kbd>{' '}
              {label}
            </>
          )}
          open={isOpen}
          onOpenChange={setIsOpen}
          onChange={onReason}
          onKeyDown={chooseByDigit}
        />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t('parts.reason.remark')}
        dependencies={['reasonCode']}
        rules={[
          longest(REMARK_MAX, t),
          ({ getFieldValue }) => ({
            validator: (_, value?: string) =>
              getFieldValue('reasonCode') === 'OTHER' && (value ?? '').trim().length < REMARK_MIN_OTHER
                ? Promise.reject(new Error(t('parts.reason.remarkRequired')))
                : Promise.resolve(),
          }),
        ]}
      >
        <Input.TextArea rows={2} count={{ show: true, max: REMARK_MAX }} />
      </Form.Item>
      {children}
    </DialogForm>
  );
}
