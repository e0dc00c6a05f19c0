import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { readDecimal } from '@/domain/money';

interface DecimalInputProps extends Omit<InputProps, 'value' | 'onChange' | 'inputMode'> {
  /** Set by the form item; null where a record has none. */
  value?: string | null;
  onChange?: (next: string) => void;
  /** Currency code that may precede the number, as the console shows amounts. */
  currency?: string;
}

/**
 * A field for an amount or another decimal. It accepts the console's format ("THB 1,250.00") and passes plain digits to the form.
 * An invalid decimal is passed on as typed, so that the form can reject it.
 */
export function DecimalInput({ value: given, onChange, currency, ...input }: DecimalInputProps) {
  const value = given ?? '';
  const [typed, setTyped] = useState(value);
  const read = (text: string) => readDecimal(text, currency) ?? text;
  return (
    <Input
      {...input}
      inputMode="decimal"
      // The form's value may have changed by other means than typing.
      value={read(typed) === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(read(target.value));
      }}
    />
  );
}
