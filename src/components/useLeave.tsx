import { useEventListener } from 'ahooks';
import { App } from 'antd';
import { createContext, type ReactNode, useCallback, useRef } from 'react';
import { isReplaced } from '@/hooks/drafts';
import { useT } from '@/hooks/useT';

type IsFilled = () => boolean;
/** Forms register here how to check for input. Returns a function that unregisters. */
export const Filled = createContext<(isFilled: IsFilled) => () => void>(() => () => undefined);

interface Leaving {
  /** Leaves immediately without input, otherwise after confirmation. */
  leave: () => void;
  /** Wraps the forms to check. */
  around: (children: ReactNode) => ReactNode;
}

/** Asks before input is lost, also when the tab is closed. @param isFilled input outside the kit's forms, such as a file; `never`: it only asks and shows answers */
export function useLeave(onLeave: (() => void) | undefined, isFilled: boolean | 'never' = false): Leaving {
  const t = useT();
  const { modal } = App.useApp();
  const forms = useRef(new Set<IsFilled>()).current;
  const note = useCallback(
    (one: IsFilled) => {
      forms.add(one);
      return () => void forms.delete(one);
    },
    [forms],
  );
  const isAsked = () => isFilled !== 'never' && (isFilled || [...forms].some((one) => one()));
  // Drafts go with their tab. One that shows another operator than is signed in reloads by itself.
  useEventListener('beforeunload', (event: BeforeUnloadEvent) => {
    if (!isAsked() || isReplaced()) return;
    event.preventDefault();
    // For Chrome before 119.
    event.returnValue = true;
  });
  const leave = () => {
    if (!isAsked()) return onLeave?.();
    void modal.confirm({
      title: t('parts.draft.leave'),
      content: t('parts.draft.leaveText'),
      okText: t('parts.draft.discard'),
      okButtonProps: { danger: true },
      cancelText: t('parts.draft.stay'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => onLeave?.(),
    });
  };
  return { leave, around: (children) => <Filled value={note}>{children}</Filled> };
}
