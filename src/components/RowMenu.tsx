import { MoreOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { Dropdown } from 'antd';
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

/** What can be done with a row beside its first actions: without a key an entry is not there, without any the button is not. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const granted = useAccess() as Access;
  const shown = items.filter(({ access }) => granted[access]);
  if (shown.length === 0) return null;
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
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
          void shown.find((item) => item.key === key)?.onClick();
        },
      }}
    >
      <RowButton look="icon" aria-label={label}>
        <MoreOutlined aria-hidden />
      </RowButton>
    </Dropdown>
  );
}
