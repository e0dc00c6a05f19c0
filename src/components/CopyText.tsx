import { type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { RowButton } from './RowButton';

const SHOWN_MS = 2_000;

interface CopyTextProps {
  text: string;
  /** What is copied, for the button's name: "Withdraw no." */
  name: string;
  /** How the value is shown, where the text alone does not do: as a link. */
  children?: ReactNode;
}

/** A value with a button that copies it and says so, also when that failed; what is copied is what is shown. */
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
