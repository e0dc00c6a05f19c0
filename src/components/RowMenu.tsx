import { useAccess } from '@umijs/max';
import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import type { Access } from '@/access';
import type { AccessKey } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import { RowButton } from './RowButton';

export interface RowMenuItem {
  key: string;
  access: AccessKey;
  label: string;
  onClick: () => unknown;
  /** What the record allows; disabled with the reason when it does not. */
  state?: ActionState;
  isDanger?: boolean;
}

/** Where the button stands in what it scrolls with: the list stays beside its own row. */
function placeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) {
  return { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
}

/** What can be done with a row beside its first actions: without a key an entry is not there, without any the button is not. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const granted = useAccess() as Access;
  const shown = items.filter(({ access }) => granted[access]);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A press on the button closes the list before the click comes, as any press beside it does.
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
            // The list goes, and with it what has the focus; where a press beside it has closed it, that has its own.
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
              // A dialog takes the focus at once: the same Enter must not press the button that it finds there.
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
