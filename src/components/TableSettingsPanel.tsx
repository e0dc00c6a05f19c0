import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber, Segmented, Select } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { changeColumn, densities, fitWidth, type LayoutColumn, MAX_WIDTH, MIN_WIDTH, moveColumn } from '@/domain/tableLayout';
import { asShown } from '@/domain/written';
import { useT } from '@/hooks/useT';
import type { TableLayoutChoice } from '@/hooks/useTableLayout';
import './TableSettingsPanel.css';

interface TableSettingsPanelProps {
  choice: TableLayoutChoice;
  titleOf: (key: string) => string;
  /** Keys of the shown columns that have no room. */
  left: readonly string[];
}

const PINS = ['start', 'none', 'end'] as const;
const WIDTH_STEP = 8;

/** Table settings: order of columns by drag or buttons, their pin and width, and the row density. */
export default function TableSettingsPanel({ choice, titleOf, left }: TableSettingsPanelProps) {
  const t = useT();
  const { layout, setLayout, reset, isChanged } = choice;
  const { columns } = layout;
  const dragged = useRef<string>(undefined);
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState('');
  const shown = columns.filter(({ isHidden }) => !isHidden);

  const move = (key: string, to: number) => {
    const next = moveColumn(layout, key, to);
    setLayout(next);
    setSaid(t('parts.columns.moved', { name: titleOf(key), place: next.columns.findIndex((column) => column.key === key) + 1 }));
  };
  /** The neighbour to swap with: pinned columns stay among themselves. */
  const placeOf = (index: number, delta: 1 | -1) => {
    const to = index + delta;
    return columns[to] && columns[to].pin === columns[index]?.pin ? to : undefined;
  };
  const moveByKey = (column: LayoutColumn, index: number, delta: 1 | -1) => {
    const to = placeOf(index, delta);
    if (to !== undefined) move(column.key, to);
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    setOver(undefined);
    if (dragged.current) move(dragged.current, index);
    dragged.current = undefined;
  };

  return (
    <fieldset>
      <legend className="visually-hidden">{t('common.list.columns')}</legend>
      <Segmented
        block
        size="small"
        aria-label={t('parts.columns.density')}
        value={layout.density}
        onChange={(density) => setLayout({ ...layout, density })}
        options={densities.map((density) => ({ value: density, label: t(`parts.columns.${density}`) }))}
      />
      <ul>
        {columns.map((column, index) => {
          const { key, isHidden, pin, width } = column;
          const name = titleOf(key);
          return (
            <li
              key={key}
              draggable
              className={over === key ? 'over' : undefined}
              onDragStart={(event) => {
                dragged.current = key;
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', key);
              }}
              onDragEnd={() => setOver(undefined)}
              onDragOver={(event) => {
                if (!dragged.current) return;
                event.preventDefault();
                setOver(key);
              }}
              onDrop={(event) => drop(event, index)}
            >
              <HolderOutlined aria-hidden className="grip" />
              <Checkbox
                checked={!isHidden}
                disabled={!isHidden && shown.length === 1}
                onChange={({ target }) => setLayout(changeColumn(layout, key, { isHidden: target.checked ? undefined : true }))}
              >
                {asShown(name)} {left.includes(key) && <small className="soft">{t('parts.columns.noRoom')}</small>}
              </Checkbox>
              {([-1, 1] as const).map((delta) => (
                <Button
                  key={delta}
                  type="text"
                  size="small"
                  icon={delta < 0 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
                  aria-label={t(delta < 0 ? 'parts.columns.earlier' : 'parts.columns.later', { name })}
                  // Not `disabled`: the button would lose the focus when a column reaches the end.
                  aria-disabled={placeOf(index, delta) === undefined}
                  onClick={() => moveByKey(column, index, delta)}
                />
              ))}
              <Select
                size="small"
                variant="borderless"
                aria-label={t('parts.columns.pin', { name })}
                value={pin ?? 'none'}
                onChange={(next: (typeof PINS)[number]) =>
                  setLayout(changeColumn(layout, key, { pin: next === 'none' ? undefined : next }))
                }
                options={PINS.map((value) => ({ value, label: t(`parts.columns.${value}`) }))}
              />
              <InputNumber
                size="small"
                aria-label={t('parts.columns.width', { name })}
                placeholder={t('parts.columns.auto')}
                min={MIN_WIDTH}
                max={MAX_WIDTH}
                step={WIDTH_STEP}
                precision={0}
                changeOnWheel={false}
                value={width ?? null}
                onChange={(px) => setLayout(changeColumn(layout, key, { width: px === null ? undefined : fitWidth(px) }))}
              />
            </li>
          );
        })}
      </ul>
      {left.length > 0 && <p className="soft">{t('parts.columns.noRoomHint')}</p>}
      <Button size="small" disabled={!isChanged} onClick={reset}>
        {t('parts.columns.reset')}
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </fieldset>
  );
}
