import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { RowAction } from '@/components/ActionButton';
import { RowButton } from '@/components/RowButton';
import { ScrollRegion } from '@/components/ScrollRegion';
import { StatusTag } from '@/components/StatusTag';
import { versioned } from '@/components/versioned';
import type { DictDetail, DictItem } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { dictActionState, dictStatusTones, movedTo } from '@/domain/dict';
import { toneOfColor } from '@/domain/dictionary';
import { asShown } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useLocale, useT } from '@/hooks/useT';
import { enableDictItem } from '@/services/dict';
import type { Dialog, Finish } from './dialog';
import '@/components/ScrollTable.css';
import './Items.css';
import { useOrder } from './useOrder';

interface ItemsProps {
  type: DictDetail;
  /** Takes the type in the state a colleague saved. */
  learn: (next: DictDetail) => void;
  finish: Finish;
  ask: (dialog: Dialog) => void;
  refresh: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function LabelTag({ label, color = 'default' }: { label: string; color?: DictItem['color'] }) {
  return <span className={`tag tag-${toneOfColor[color]}`}>{label}</span>;
}

function ItemActions({ type, item, ask, finish }: Omit<ItemsProps, 'learn' | 'refresh'> & { item: DictItem }) {
  const t = useT();
  const { dictType, version } = type;
  const words = (action: 'edit' | 'enable' | 'disable') => t(`sys.dict.action.${action}`);
  const label = (action: Parameters<typeof words>[0]) => `${words(action)} ${item.value}`;
  const enable = async () => {
    const next = await enableDictItem({ dictType, version, itemId: item.itemId }).catch(ignoreApiError);
    if (next) finish(t('sys.dict.message.enabled', { name: item.value }), next);
  };
  return (
    <span className="row-actions">
      <RowAction
        access="sys:dict:item:edit"
        label={label('edit')}
        state={versioned(type, dictActionState(item, 'edit'))}
        onClick={() => ask({ kind: 'editItem', row: type, item })}
      >
        {words('edit')}
      </RowAction>
      {item.status === 'DISABLED' ? (
        <RowAction
          access="sys:dict:item:enable"
          label={label('enable')}
          state={versioned(type, dictActionState(item, 'enable'))}
          onClick={enable}
        >
          {words('enable')}
        </RowAction>
      ) : (
        <RowAction
          access="sys:dict:item:disable"
          isDanger
          label={label('disable')}
          state={versioned(type, dictActionState(item, 'disable'))}
          onClick={() => ask({ kind: 'disableItem', row: type, item })}
        >
          {words('disable')}
        </RowAction>
      )}
    </span>
  );
}

/** Use count of the value, with a link to the places if you may see them. */
function Used({ type, item, ask }: Pick<ItemsProps, 'type' | 'ask'> & { item: DictItem }) {
  const t = useT();
  const granted = useAccess();
  const count = item.usedCount ?? '–';
  if (!granted['sys:dict:usage']) return count;
  return (
    <RowButton
      look="link"
      aria-label={`${asShown(count)} · ${t('sys.dict.action.usage', { name: item.value })}`}
      onClick={() => ask({ kind: 'usage', row: type, item })}
    >
      {asShown(count)}
    </RowButton>
  );
}

/** Items can be moved by dragging, with buttons, or with Alt and an arrow key. Each move is one call. */
export function Items({ type, ask, learn, finish, refresh }: ItemsProps) {
  const t = useT();
  const isChinese = useLocale() === 'zh-CN';
  const granted = useAccess();
  const sorting = versioned(type, { isAllowed: granted['sys:dict:item:sort'] });
  const canSort = sorting.isAllowed;
  const dragged = useRef<string>(undefined);
  const focused = useRef<Element>(undefined);
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState('');
  const { items, save } = useOrder(
    type,
    (next) => finish(t('sys.dict.message.saved', { name: t('sys.dict.field.order') }), next),
    (error) => {
      setSaid(t('sys.dict.detail.orderFailed'));
      const current = error.data?.current as DictDetail | undefined;
      if (current?.items) learn(current);
      else refresh();
    },
  );
  const ids = items.map(({ itemId }) => itemId);

  useLayoutEffect(() => {
    // React loses the focus when it moves a row in the document.
    if (focused.current instanceof HTMLElement && document.activeElement === document.body) focused.current.focus();
    focused.current = undefined;
  });

  const move = (id: string, place: number) => {
    const next = movedTo(ids, id, place);
    if (next.join() === ids.join()) return;
    focused.current = document.activeElement ?? undefined;
    setSaid(
      t('sys.dict.detail.moved', {
        name: items.find(({ itemId }) => itemId === id)?.value ?? '',
        place: next.indexOf(id) + 1,
        count: next.length,
      }),
    );
    void save(next);
  };
  const onKey = (event: KeyboardEvent, id: string) => {
    const step = STEPS[event.key];
    if (!canSort || !event.altKey || !step) return;
    event.preventDefault();
    move(id, ids.indexOf(id) + step);
  };
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    setOver(undefined);
    if (dragged.current) move(dragged.current, place);
    dragged.current = undefined;
  };

  if (items.length === 0) return <p className="soft">{t('sys.dict.detail.empty')}</p>;
  const heads = ['value', 'label', 'isDefault', 'usedCount', 'status'] as const;
  return (
    <>
      {granted['sys:dict:item:sort'] && (
        <p className="soft">{sorting.isAllowed ? t('sys.dict.detail.orderHint') : sorting.why}</p>
      )}
      <ScrollRegion className="scroll-table dict-items" label={t('sys.dict.detail.items')}>
        <table>
          <thead>
            <tr>
              {canSort && (
                <th scope="col" className="cell head">
                  {t('sys.dict.field.order')}
                </th>
              )}
              {heads.map((head) => (
                <th key={head} scope="col" className={`cell head ${head === 'usedCount' ? 'is-numeric' : ''}`}>
                  {t(`sys.dict.field.${head === 'label' && !isChinese ? 'labelEn' : head}`)}
                </th>
              ))}
              <th scope="col" className="cell head">
                {t('common.list.actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <tr
                key={item.itemId}
                draggable={canSort}
                className={over === item.itemId ? 'over' : undefined}
                onKeyDown={(event) => onKey(event, item.itemId)}
                onDragStart={(event) => {
                  dragged.current = item.itemId;
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', item.value);
                }}
                onDragEnd={() => setOver(undefined)}
                onDragOver={(event) => {
                  if (!dragged.current) return;
                  event.preventDefault();
                  setOver(item.itemId);
                }}
                onDrop={(event) => drop(event, index)}
              >
                {canSort && (
                  <td className="cell">
                    <HolderOutlined aria-hidden className="grip" />
                    {([-1, 1] as const).map((step) => (
                      <RowButton
                        key={step}
                        look="icon"
                        data-access="sys:dict:item:sort"
                        aria-label={t(step < 0 ? 'sys.dict.action.up' : 'sys.dict.action.down', { name: item.value })}
                        // Not `disabled`: the button would lose the focus when the item reaches the end.
                        aria-disabled={!ids[index + step]}
                        onClick={() => move(item.itemId, index + step)}
                      >
                        {step < 0 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
                      </RowButton>
                    ))}
                  </td>
                )}
                <th scope="row" className="cell">
                  <span className="stack">
                    {item.value}
                    {item.parentValue && <small className="soft">{item.parentValue}</small>}
                  </span>
                </th>
                <td className="cell">
                  <LabelTag label={isChinese ? item.label : (item.labelEn ?? item.label)} color={item.color} />
                  <small className="soft other-label">{isChinese ? item.labelEn : item.label}</small>
                </td>
                <td className="cell">{item.isDefault ? t('sys.dict.detail.isDefault') : '–'}</td>
                <td className="cell is-numeric">
                  <Used type={type} item={item} ask={ask} />
                </td>
                <td className="cell">
                  <StatusTag group="sys.dict.status" value={item.status} tones={dictStatusTones} />
                </td>
                <td className="cell">
                  <ItemActions type={type} item={item} ask={ask} finish={finish} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
