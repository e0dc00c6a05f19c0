import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { readDecimal } from '@/domain/money';

interface DecimalInputProps extends Omit<InputProps, 'value' | 'onChange' | 'inputMode'> {
  /** Given by the form item. */
  value?: string;
  onChange?: (next: string) => void;
  /** Code that may stand before the number, as the console shows amounts. */
  currency?: string;
}

/** Groups and blanks that an amount may have beside its digits. */
const ROOM = 16;

/**
 * A field for an amount or another decimal. It takes one as the console shows it ("THB 1,250.00"), and gives its form plain digits;
 * what is no decimal goes on as it was typed, so that the form can refuse it.
 */
export function DecimalInput({ value = '', onChange, currency, maxLength, ...input }: DecimalInputProps) {
  const [typed, setTyped] = useState(value);
  const read = (text: string) => readDecimal(text, currency) ?? text;
  return (
    <Input
      autoComplete="off"
      {...input}
      inputMode="decimal"
      // The browser would cut a number that is pasted, and say nothing.
      maxLength={maxLength && maxLength + ROOM}
      // The form may have been set by something else than typing.
      value={read(typed) === value ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(read(target.value));
      }}
    />
  );
}
