import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Withdraw } from '@/contract';
import { useCode } from '@/hooks/useCode';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';

const loadDrawer = () => import('./HandoverDrawer');

interface HandoverButtonProps {
  /** Selected orders, offered for the next handover. */
  rows: readonly Withdraw[];
  onOpen: (no: string) => void;
}

/** Opens the handovers of the team. Their code loads with the first click. */
export function HandoverButton({ rows, onOpen }: HandoverButtonProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const isBuilt = useIsBuilt('/trade/withdraw/handover/page');
  const code = useCode(loadDrawer, isOpen);
  if (!isBuilt) return null;
  return (
    <>
      <ActionButton access="trade:withdraw:handover:page" onClick={() => setIsOpen(true)}>
        {t('desk.handover.title')}
      </ActionButton>
      {isOpen && code && <code.HandoverDrawer rows={rows} onOpen={onOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
