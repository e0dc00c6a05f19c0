import type { ReactNode } from 'react';
import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { useCode } from '@/hooks/useCode';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { withTexts } from '@/locales/store';
import type { QualityProps } from './QualityDrawer';

const loadDrawer = () => withTexts(import('./QualityDrawer'));

/** Opens the quality of withdraw reviews. Its code loads with the first click. @param read reads the figures. @param children the label */
export function QualityButton({ read, children }: Pick<QualityProps, 'read'> & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const isBuilt = useIsBuilt('/trade/withdraw/quality');
  const code = useCode(loadDrawer, isOpen);
  if (!isBuilt) return null;
  return (
    <>
      <ActionButton access="trade:withdraw:quality" onClick={() => setIsOpen(true)}>
        {children}
      </ActionButton>
      {isOpen && code && <code.QualityDrawer read={read} onClose={() => setIsOpen(false)} />}
    </>
  );
}
