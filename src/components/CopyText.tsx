import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';

const SHOWN_MS = 2_000;

interface CopyTextProps {
  text: string;
  /** What is copied, for the button's name: "Withdraw no." */
  name: string;
}

/** A value with a button that copies it and says so; what is copied is what is shown. */
export function CopyText({ text, name }: CopyTextProps) {
  const t = useT();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };

  return (
    <span className="copy-text">
      {text}
      <Tooltip title={t(isCopied ? 'common.action.copied' : 'common.action.copy', { name })}>
        <Button
          type="text"
          size="small"
          aria-label={t('common.action.copy', { name })}
          icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
          onClick={(event) => {
            event.stopPropagation();
            void copy();
          }}
        />
      </Tooltip>
      <span role="status" className="visually-hidden">
        {isCopied ? t('common.action.copied') : ''}
      </span>
    </span>
  );
}
