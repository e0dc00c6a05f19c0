import { Alert, Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { SheetInput } from '@/components/SheetInput';
import { SheetLines } from '@/components/SheetLines';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { type SheetLine, withCellFaults } from '@/components/sheetErrors';
import type { CardImport, CardImportRow } from '@/contract';
import { keepTyped } from '@/hooks/keepTyped';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { importCards } from '@/services/card';
import { mapColumns } from '@/sheet/columns';
import type { SheetFile } from '@/sheet/reader';

const LIMITS = { maxRows: 500, maxBytes: 1_000_000 } as const;
/** Columns of the file, in the order of the template. */
const NAMES = [
  'cardNo',
  'holderName',
  'holderType',
  'ownership',
  'bankCode',
  'currency',
  'usage',
  'groupCode',
  'minPerTxn',
  'maxPerTxn',
  'dailyInLimit',
  'dailyOutLimit',
  'dailyCountLimit',
  'monthlyLimit',
  'authorisationNo',
  'authorisationExpireAt',
] as const;
const OPTIONAL: readonly string[] = ['authorisationNo', 'authorisationExpireAt'];
const FREE_TEXTS: readonly string[] = ['holderName'];
const WIDTH = 150;
/** API names work in both languages. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${NAMES.join(',')}\r\n`)}`;
const NONE: ReadonlySet<number> = new Set();

interface Checked {
  name: string;
  of: readonly SheetLine[];
  /** Counts edits of the lines, to detect an answer about an earlier state. */
  turn: number;
}

/** The lines with the platform's findings. */
function withReport(lines: readonly SheetLine[], report: CardImport): SheetLine[] {
  const said = new Map(report.lines.map((one) => [one.line, one]));
  return lines.map(({ lineNo, cells }) => {
    const { errors = [], warnings = [] } = said.get(lineNo) ?? {};
    return { lineNo, cells, errors, warnings };
  });
}

/** Editing a cell drops its findings: the next check judges it again. */
const typed = (line: SheetLine, name: string, value: string): SheetLine => ({
  ...line,
  cells: { ...line.cells, [name]: value },
  errors: line.errors.filter((one) => one.name !== name),
  warnings: line.warnings.filter((one) => one.name !== name),
});

/**
 * Imports cards. The platform checks the file, you correct its lines, and nothing is saved while a line has an error
 * (docs/rules/card.md#import).
 */
export function ImportModal({ onDone, onClose }: { onDone: (count: number) => void; onClose: () => void }) {
  const t = useT();
  const [fileName, setFileName] = useState('');
  const [lines, setLines] = useState<readonly SheetLine[]>([]);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState(NONE);
  const [isChecked, setIsChecked] = useState(false);
  const turn = useRef(0);
  const sha = useRef('');
  const columns = useMemo(() => NAMES.map((name) => ({ name, title: t(`card.field.${name}`), width: WIDTH })), [t]);

  const judged = (line: SheetLine) => withCellFaults(line, FREE_TEXTS, t);
  const kept = lines.filter(({ lineNo }) => !leftOut.has(lineNo));
  const bodyOf = (name: string, of: readonly SheetLine[], dryRun: boolean) => ({
    fileName: name,
    dryRun,
    rows: of.map(({ lineNo, cells }) => ({ line: lineNo, ...cells }) as CardImportRow),
  });
  const check = useSubmit(
    ({ name, of }: Checked, options) => importCards(bodyOf(name, of, true), options),
    (report, { turn: asked }) => {
      // Ignores the report if the lines have changed meanwhile: they need another check.
      if (asked !== turn.current) return;
      setLines((now) => withReport(now, report).map(judged));
      setIsChecked(true);
    },
  );
  const save = useSubmit(
    (of: readonly SheetLine[], options) => importCards(bodyOf(fileName, of, false), options),
    ({ cardIds }) => onDone(cardIds.length),
    // A colleague may have added one of the cards meanwhile: check again.
    (refusal) => refusal.code === 422 && void check.submit({ name: fileName, of: kept, turn: turn.current }),
  );
  const changed = () => {
    turn.current += 1;
    setIsChecked(false);
  };

  const read = (file: SheetFile) => {
    const specs = NAMES.map((name) => ({
      name,
      titles: [name, t(`card.field.${name}`)],
      isRequired: !OPTIONAL.includes(name),
      isDate: name === 'authorisationExpireAt',
    }));
    const { lines: found, unknownColumns } = mapColumns(file, specs);
    const isSame = file.isAgain && file.sha256 === sha.current;
    sha.current = file.sha256;
    const fresh = keepTyped(isSame ? lines : [], found).map((line) => judged({ ...line, errors: [], warnings: [] }));
    setFileName(file.fileName);
    setUnknown(unknownColumns);
    if (!isSame) setLeftOut(NONE);
    changed();
    setLines(fresh);
    const of = isSame ? fresh.filter(({ lineNo }) => !leftOut.has(lineNo)) : fresh;
    void check.submit({ name: file.fileName, of, turn: turn.current });
  };
  const change = (lineNo: number, name: string, value: string) => {
    setLines((now) => now.map((line) => (line.lineNo === lineNo ? judged(typed(line, name, value)) : line)));
    changed();
  };
  const leave = (lineNo: number, isLeftOut: boolean) => {
    setLeftOut((now) => new Set(isLeftOut ? [...now, lineNo] : [...now].filter((one) => one !== lineNo)));
    changed();
  };

  const wrong = kept.filter(({ errors }) => errors.length > 0).length;
  const isReady = isChecked && wrong === 0 && kept.length > 0;
  const state = !isChecked
    ? t('card.dialog.import.unchecked')
    : t(`card.dialog.import.${wrong ? 'wrong' : 'clean'}`, { count: wrong || kept.length });
  return (
    <Dialog
      width={1080}
      title={t('card.dialog.import.title')}
      isFilled={lines.length > 0}
      whyNot={kept.length === 0 ? t('parts.sheet.needed') : undefined}
      onCancel={onClose}
      okText={t('card.dialog.import.ok', { count: kept.length })}
      okButtonProps={{ disabled: !isReady, loading: save.isBusy }}
      onOk={() => void save.submit(kept)}
    >
      <SubmitAlerts refusal={save.refusal ?? check.refusal} isUnknown={save.isUnknown} />
      <p>
        {t('card.dialog.import.hint')}{' '}
        <a href={TEMPLATE} download="cards.csv">
          {t('card.action.template')}
        </a>
      </p>
      <SheetInput limits={LIMITS} onRead={read} />
      {unknown.length > 0 && (
        <Alert type="warning" showIcon title={t('card.dialog.import.unknown', { titles: unknown.join(', ') })} />
      )}
      {lines.length > 0 && (
        <>
          <div className="panel-line">
            <span role="status">{check.isBusy ? '' : state}</span>
            {!isChecked && (
              <Button loading={check.isBusy} onClick={() => void check.submit({ name: fileName, of: kept, turn: turn.current })}>
                {t('card.dialog.import.check')}
              </Button>
            )}
          </div>
          <SheetLines
            key={fileName}
            name={t('card.dialog.import.title')}
            lines={lines}
            columns={columns}
            onChange={change}
            leftOut={leftOut}
            onLeaveOut={leave}
          />
        </>
      )}
    </Dialog>
  );
}
