import { type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { RowButton } from './RowButton';

const SHOWN_MS = 2_000;

interface CopyTextProps {
  text: string;
  /** Label of the value, for the button's name: "Withdraw no." */
  name: string;
  /** Shown instead of the text, for example a link. */
  children?: ReactNode;
}

/** A value with a copy button. It announces success, and failure is reported too. It copies exactly the displayed value. */
export function CopyText({ text, name, children = text }: CopyTextProps) {
  const t = useT();
  const copyText = useCopy();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => setIsCopied(await copyText(text));

  return (
    <span className="copy-text">
      {children}
      <RowButton
        look="icon"
        className={isCopied ? 'icon-check' : 'icon-copy'}
        aria-label={t('common.action.copy', { name })}
        data-hint={t(isCopied ? 'common.action.copied' : 'common.action.copy', { name })}
        onClick={() => void copy()}
      />
      <span role="status" className="visually-hidden">
        {isCopied ? t('common.action.copied') : ''}
      </span>
    </span>
  );
}
