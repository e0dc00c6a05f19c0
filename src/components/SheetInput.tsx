import { UploadOutlined } from '@ant-design/icons';
import { Button, Checkbox, Progress } from 'antd';
import { type ComponentPropsWithRef, type DragEvent, useId } from 'react';
import { sizeText } from '@/domain/numbers';
import { countText } from '@/domain/written';
import { useFileDrops } from '@/hooks/useFileDrops';
import { useSheetReading } from '@/hooks/useSheetReading';
import { useLocale, useT } from '@/hooks/useT';
import type { SheetLimits } from '@/sheet/grid';
import type { SheetFile } from '@/sheet/reader';
import { faultWords, noteWords, unseenWords } from './sheetWords';
import './FileInput.css';
import './SheetInput.css';

interface SheetInputProps {
  limits: SheetLimits;
  /**
   * Called with each file that was read; it replaces the previous one. A SheetFault that it throws (mapColumns) is shown at the
   * field.
   */
  onRead: (file: SheetFile) => void;
}

/** Props that the form item passes. */
type Item = Pick<ComponentPropsWithRef<'input'>, 'id' | 'ref' | 'aria-describedby'>;

/** Chooses or drops one file of lines (CSV, XLSX). The browser reads it and checks the general rules. */
export function SheetInput({ limits, onRead, ...item }: SheetInputProps & Item) {
  const t = useT();
  const locale = useLocale();
  const { state, fault, unseen, takeUnseen, take, stop } = useSheetReading(limits, onRead);
  useFileDrops();
  const own = useId();
  const id = item.id ?? `${own}file`;
  const [rules, wrong] = [`${own}rules`, `${own}wrong`];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  };
  const rows = countText(limits.maxRows);
  const words = state && {
    name: state.name,
    size: sizeText(state.size, locale),
    rows: state.is === 'read' ? state.rows : 0,
  };
  return (
    <>
      <div className="file-input">
        <input
          {...item}
          id={id}
          type="file"
          accept=".csv,.xlsx"
          aria-invalid={fault !== undefined}
          aria-describedby={[rules, fault && wrong, item['aria-describedby']].filter(Boolean).join(' ')}
          onDrop={drop}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            // Otherwise choosing the same file again would fire no change event.
            target.value = '';
          }}
        />
        <UploadOutlined aria-hidden /> <label htmlFor={id}>{t('parts.sheet.choose')}</label>
        <small id={rules} className="soft">
          {t('parts.sheet.rules', { size: sizeText(limits.maxBytes, locale), rows })}
        </small>
      </div>
      {fault && (
        <div id={wrong} role="alert" className="text-error">
          {faultWords(fault.name, fault.detail, t, locale)}
        </div>
      )}
      {state?.is === 'read' &&
        noteWords(state, t, locale).map((note) => (
          <div key={note} role="alert" className="text-warning">
            {note}
          </div>
        ))}
      {unseen && state?.is !== 'reading' && (
        <div role="alert" className="text-warning">
          {unseenWords(unseen.file, t, locale)}{' '}
          {(unseen.file.unseen?.lines.length ?? 0) + (unseen.file.unseen?.columns.length ?? 0) > 0 && (
            <Checkbox checked={unseen.isTaken} disabled={unseen.isTaken} onChange={takeUnseen}>
              {t('parts.sheet.unseen.take')}
            </Checkbox>
          )}
        </div>
      )}
      <div className="file-input-state">
        <span role="status">{state && t(`parts.sheet.${state.is}`, words)}</span>
        {state?.is === 'reading' && (
          <>
            <Progress
              className="sheet-progress"
              size="small"
              percent={Math.round(state.share * 100)}
              aria-label={t('parts.sheet.progress', { name: state.name })}
            />
            <Button size="small" onClick={stop}>
              {t('common.action.cancel')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
