import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useIsPrinting } from '@/hooks/useIsPrinting';

interface FoldProps {
  /** Texts of the button while the content is away and while it is there. */
  show: string;
  hide: string;
  children: ReactNode;
}

/** Content that few people need: drawn only when somebody asks for it, and on paper. */
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
