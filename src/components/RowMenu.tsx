import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import type { AccessKey } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { useAccess } from '@/hooks/useAccess';
import { RowButton } from './RowButton';

export interface RowMenuItem {
  key: string;
  access: AccessKey;
  label: string;
  onClick: () => unknown;
  /** Whether the record allows the action, and the reason if not. */
  state?: ActionState;
  isDanger?: boolean;
}

/** Position of the button inside its scroll container, so that the menu stays beside its row. */
function placeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) {
  return { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
}

/** More actions of a row. Entries without their key are hidden; without any entry, so is the button. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const granted = useAccess();
  const shown = items.filter(({ access }) => granted[access]);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Pressing the button closes the menu before the click event, like any press outside.
  const wasOpen = useRef(false);
  if (shown.length === 0) return null;
  return (
    <>
      <RowButton
        ref={button}
        look="icon"
        className="icon-more"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setIsOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      />
      {isOpen && (
        <Dropdown
          autoFocus
          open
          trigger={['click']}
          onOpenChange={(next) => {
            if (next) return;
            setIsOpen(false);
            // Return the focus if it was in the menu. A press outside has already moved it.
            if (document.activeElement?.closest('.ant-dropdown')) button.current?.focus();
          }}
          menu={{
            items: shown.map(({ key, access, label: text, state, isDanger }) => {
              const why = state && !state.isAllowed ? state.why : undefined;
              return {
                key,
                danger: isDanger,
                disabled: state && !state.isAllowed,
                'data-access': access,
                label: why ? (
                  <span className="stack">
                    {text}
                    <small>{why}</small>
                  </span>
                ) : (
                  text
                ),
              };
            }),
            onClick: ({ key, domEvent }) => {
              domEvent.stopPropagation();
              // A dialog takes the focus immediately. Do not let the same Enter press its focused button.
              domEvent.preventDefault();
              setIsOpen(false);
              void shown.find((item) => item.key === key)?.onClick();
            },
          }}
        >
          <span className="menu-anchor" style={button.current ? placeOf(button.current) : undefined} aria-hidden />
        </Dropdown>
      )}
    </>
  );
}
