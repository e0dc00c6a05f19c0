import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import type { RecordRef } from '@/domain/records';
import { useT } from '@/hooks/useT';
import type { PaletteItem } from './usePaletteItems';

/** Id of an option's element. */
export const elementId = (item: PaletteItem) => `palette-${item.id}`;

interface OptionProps {
  item: PaletteItem;
  isActive: boolean;
  isPinned: boolean;
  onChoose: (item: PaletteItem) => void;
  onPin: (record: RecordRef) => void;
}

/** An option of the palette; a record can be pinned. */
export function PaletteOption({ item, isActive, isPinned, onChoose, onPin }: OptionProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field keeps the focus and handles the keys
    <div
      id={elementId(item)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="palette-option"
      onClick={() => onChoose(item)}
    >
      <span>{item.label}</span>
      {item.hint && <small className="soft">{item.hint}</small>}
      {item.keys && <kbd>{item.keys}</kbd>}
      {item.record && (
        // An option may hold no button of its own. By keyboard and for a screen reader, Shift+Enter does the same.
        <i
          className="palette-pin"
          aria-hidden="true"
          title={t(isPinned ? 'palette.unpin' : 'palette.pin')}
          onClick={(event) => {
            event.stopPropagation();
            if (item.record) onPin(item.record);
          }}
        >
          {isPinned ? <PushpinFilled /> : <PushpinOutlined />}
        </i>
      )}
    </div>
  );
}
