import { QuestionOutlined, SearchOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { App, Button, Input, Modal } from 'antd';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { pasteLines } from '@/components/pasteLines';
import { tooLong } from '@/components/tooLong';
import { findBy, numberIn } from '@/domain/palette';
import type { RecordRef } from '@/domain/records';
import { joinedText } from '@/domain/written';
import { useCode } from '@/hooks/useCode';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import type { KeyLayer } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { searchNames, searchRecords } from '@/services/commonSearch';
import { readPins, togglePin } from '@/stores/pins';
import { MAX_PINS } from '@/stores/recents';
import './CommandPalette.css';
import { elementId, PaletteOption } from './PaletteOption';
import { useNameItems } from './useNameItems';
import { type PaletteGroup, type PaletteItem, useNumberItems, usePaletteItems } from './usePaletteItems';
import { useSearchLine } from './useSearchLine';
import { useTypedSearch } from './useTypedSearch';

interface CommandPaletteProps {
  /** The layer below the palette; the palette offers its shortcuts. */
  layer: KeyLayer;
  /** Closes the palette, then runs the chosen item once the focus is back. */
  onClose: (run?: () => void) => void;
  onLeave: () => Promise<void>;
}

const loadCallbacks = () => withTexts(import(/* webpackChunkName: "callbacks" */ '../screen/Callbacks'));
const LIST = 'palette-list';
/** The contract's limit of a name that is searched. */
const NAME_MAX = 64;
/** Typed alone, it explains the search line. */
const HELP = '?';
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Search over screens, pinned and recent records, saved views and actions. It also finds records by number and by name, and reads a
 * search line for the list on the screen.
 */
export function CommandPalette({ layer, onClose, onLeave }: CommandPaletteProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [movedTo, setMovedTo] = useState<string>();
  /** The number to open when its answer comes: Enter was pressed before that. */
  const [wantedNo, setWantedNo] = useState<string>();
  const isSearchBuilt = useIsBuilt('/common/search');
  const number = numberIn(text);
  const no = isSearchBuilt ? number : undefined;
  const search = useTypedSearch(no, searchRecords);
  const line = useSearchLine(text, setText);
  const areNamesBuilt = useIsBuilt('/common/search/name');
  const isHelp = line.hasList && text.trim() === HELP;
  const sought = areNamesBuilt && no === undefined && !line.isLine && !isHelp ? text.trim() || undefined : undefined;
  const fault = sought && tooLong(sought, NAME_MAX, t);
  const names = useTypedSearch(fault ? undefined : sought, searchNames);
  const { message } = App.useApp();
  const { initialState } = useModel('@@initialState');
  const operatorId = initialState?.currentUser?.operatorId ?? initialState?.currentUser?.username ?? '';
  const [pins, setPins] = useState(() => readPins(operatorId));
  const isPinned = ({ record }: PaletteItem) => pins.some(({ entity, no: of }) => entity === record?.entity && of === record.no);
  const pin = (record: RecordRef) => {
    const next = togglePin(operatorId, record);
    if (next) setPins(next);
    else void message.warning(t('palette.pinsFull', { count: MAX_PINS }));
  };
  const [isAtCallbacks, setIsAtCallbacks] = useState(false);
  const showCallbacks = useCallback(() => setIsAtCallbacks(true), []);
  const callbacks = useCode(loadCallbacks, isAtCallbacks);
  const { groups, screens } = usePaletteItems(layer, pins, onLeave, showCallbacks);
  const { hits, others } = useNumberItems(no, search, screens);
  const named = useNameItems(sought, names, screens);
  useDialogFocus('.palette input');

  const found = useMemo(
    () => groups.map((group): PaletteGroup => ({ name: group.name, items: findBy(text, group.items) })),
    [groups, text],
  );
  const lines: PaletteGroup = { name: 'line', items: line.items };
  const byNumber: PaletteGroup = { name: 'number', items: [...hits, ...others] };
  // Records found by name come last: nothing moves under the selection when they arrive.
  const shown = [
    byNumber,
    ...(line.isLine ? [lines, ...found] : [...found.slice(0, 2), lines, ...found.slice(2)]),
    ...named,
  ].filter(({ items }) => items.length > 0);
  const options = shown.flatMap(({ items }) => items);
  const isWaiting = search.status === 'waiting';
  const moved = options.find(({ id }) => id === movedTo);
  // While a number is being searched, Enter waits for it. So nothing else is selected unless the operator moves there.
  const active = moved ?? (isWaiting ? undefined : options[0]);
  const activeId = active && elementId(active);

  const [hit] = hits;
  const isMeant = hits.length === 1 || hit?.text.toUpperCase() === no?.toUpperCase();
  const toOpen = no !== undefined && wantedNo === no && isMeant ? hit : undefined;
  useEffect(() => {
    if (toOpen) onClose(toOpen.run);
  }, [toOpen, onClose]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (item: PaletteItem) => {
    if (item.isStaying) item.run();
    else onClose(item.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers send 229 while an input method composes.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab' && !event.shiftKey && line.complete()) return event.preventDefault();
    const move = MOVES[event.key];
    if (move && options.length > 0) setMovedTo(options[move(active ? options.indexOf(active) : -1, options.length)]?.id);
    else if (event.key !== 'Enter') return;
    else if (event.repeat) return event.preventDefault();
    else if (event.shiftKey && active?.record) pin(active.record);
    else if (active) choose(active);
    else if (isWaiting) setWantedNo(no);
    event.preventDefault();
  };

  /** What the server cannot search for, instead of a number of results that nobody looked for. */
  const cannot = () => {
    if (number !== undefined) return isSearchBuilt ? undefined : t('palette.cannot.number');
    const isName = text.trim() !== '' && !line.isLine && !isHelp;
    return isName && !areNamesBuilt && options.length === 0 ? t('palette.cannot.name') : undefined;
  };
  const unsearched = cannot();

  const aboutNumber = () => {
    if (no === undefined) return fault ?? unsearched;
    if (isWaiting) return t(wantedNo === no ? 'palette.opening' : 'palette.searching', { no });
    return search.status === 'found' && hits.length === 0 ? t('palette.none', { no }) : undefined;
  };

  const close = useCallback(() => onClose(), [onClose]);
  if (callbacks) return <callbacks.CallbacksDrawer onClose={close} />;
  return (
    <Modal
      open
      className="palette"
      title={<span className="visually-hidden">{t('common.header.palette')}</span>}
      onCancel={() => onClose()}
      closable={false}
      footer={null}
      width={620}
      style={{ top: 72 }}
    >
      <Input
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        suffix={
          line.hasList && (
            <Button
              type="text"
              size="small"
              icon={<QuestionOutlined aria-hidden />}
              aria-label={t('palette.line.help')}
              aria-pressed={isHelp}
              onClick={() => setText(isHelp ? '' : HELP)}
            />
          )
        }
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMovedTo(undefined);
          setWantedNo(undefined);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={t('palette.field')}
        placeholder={t('palette.field')}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={LIST}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        onPaste={pasteLines}
      />
      {options.length > 0 && (
        // Keeps the focus in the field when the list is clicked.
        <div
          id={LIST}
          className="palette-list"
          role="listbox"
          tabIndex={-1}
          aria-label={t('palette.results')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map(({ name, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={name} role="group" aria-label={t(`palette.group.${name}`)}>
              <div className="palette-group soft" aria-hidden="true">
                {t(`palette.group.${name}`)}
              </div>
              {items.map((item) => (
                <PaletteOption
                  key={item.id}
                  item={item}
                  isActive={item === active}
                  isPinned={isPinned(item)}
                  onChoose={choose}
                  onPin={pin}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {isHelp && <pre className="palette-help">{t('palette.line.grammar')}</pre>}
      <p role="status" className="palette-status soft">
        {joinedText([
          aboutNumber() ?? line.about,
          active?.record && t(isPinned(active) ? 'palette.unpinKey' : 'palette.pinKey'),
          !(unsearched && options.length === 0) && t('palette.count', { count: options.length }),
        ])}
      </p>
    </Modal>
  );
}
