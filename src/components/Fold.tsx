import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useIsPrinting } from '@/hooks/useIsPrinting';

interface FoldProps {
  /** Labels of the button when collapsed and expanded. */
  show: string;
  hide: string;
  children: ReactNode;
}

/** Rarely needed content: rendered only when expanded, and in print. */
export function Fold({ show, hide, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnPaper = useIsPrinting();
  return (
    <>
      <Button type="link" size="small" className="fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? hide : show}
      </Button>
      {(isOpen || isOnPaper) && children}
    </>
  );
}
