import { Input } from 'antd';
import { type CSSProperties, useId, useState } from 'react';
import { useT } from '@/hooks/useT';
import { KEYWORD_MAX, tooLong } from './tooLong';

interface SearchBoxProps {
  label: string;
  defaultValue?: string;
  /** Gets the trimmed text; not called while it is too long. */
  onSearch: (text: string) => void;
  style?: CSSProperties;
}

/** A search field without a form, in a drawer or above a part of a screen. */
export function SearchBox({ label, defaultValue = '', onSearch, style }: SearchBoxProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(defaultValue);
  const fault = tooLong(text.trim(), KEYWORD_MAX, t);
  return (
    <div style={style}>
      <Input.Search
        allowClear
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        status={fault && 'error'}
        aria-invalid={Boolean(fault)}
        aria-describedby={id}
        onSearch={(typed) => !fault && onSearch(typed.trim())}
      />
      <small id={id} role="alert" className="text-error">
        {fault}
      </small>
    </div>
  );
}
