import { invalid } from '../engine/schema';
import { type Lang, Refusal, type Text } from '../engine/text';

/** Message for an entry that occurs twice in the file. */
export const TWICE: Text = ['Listed twice in the file.', '文件中重复出现。'];

/** Message for a cell that is not the value itself (docs/rules/batch.md#cells). */
export const INEXACT: Text = [
  'Not exact: an error, scientific notation, a leading apostrophe, or two numbers (shown ≠ stored). Type the value.',
  '不是确切的值：错误值、科学计数法、前置撇号，或显示与存储不同（显示 ≠ 存储）。请输入正确的值。',
];

/** Maximum number of wrong lines that an answer lists. */
const LINES_NAMED = 50;

const ROW_TWICE: Text = ['The file has two lines with the same number.', '文件中的行号重复。'];
const REFUSED: Text = ['Refused entries: {limit}. Nothing was saved.', '有 {limit} 项被拒绝，未保存任何内容。'];
const DRY_RUN_FIRST: Text = ['Do a dry run first and send the version it returns.', '请先预览，并提交其返回的版本号。'];

type Result = 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';
export type ResultCounts = Record<Result, number>;

/** Number of entries for each result. */
export function countResults(entries: readonly { result: Result }[]): ResultCounts {
  const count = (result: Result) => entries.filter((entry) => entry.result === result).length;
  return { ADDED: count('ADDED'), CHANGED: count('CHANGED'), UNCHANGED: count('UNCHANGED'), REFUSED: count('REFUSED') };
}

interface DryRun<Version> {
  /** The version from the dry run, and the current one. */
  version: Version | undefined;
  state: Version;
  counts: ResultCounts;
  /** Message: the data has changed since the dry run. */
  moved: Text;
}

/**
 * Accepts a file when nothing has changed since its dry run and no entry is refused.
 * @throws Refusal 422 without a dry run or with refused entries, 409 when the data has changed since
 */
export function checkDryRun<Version>(lang: Lang, { version, state, counts, moved }: DryRun<Version>): void {
  if (version === undefined) throw invalid(lang, [{ name: 'version', rule: 'required', text: DRY_RUN_FIRST }]);
  if (version !== state) throw new Refusal(409, 'VERSION_CONFLICT', moved);
  if (counts.REFUSED > 0) throw invalid(lang, [{ name: 'content', rule: 'refused', text: REFUSED, limit: counts.REFUSED }]);
}

/** Checks that the row numbers are unique. @throws Refusal 422 */
export function checkRowNumbers(lang: Lang, lines: readonly { rowNo: number }[]): void {
  if (new Set(lines.map(({ rowNo }) => rowNo)).size !== lines.length)
    throw invalid(lang, [{ name: 'lines', rule: 'unique', text: ROW_TWICE }]);
}

type CellFault = { name: string; rule: string; msg: string };

/**
 * 422 with the cells of the first wrong lines. A file is imported completely or not at all.
 * @param text the message, with `{count}` for the number of lines
 * @param faultsOf returns the errors of a line, by cell name
 */
export function refuseLines<Line extends { index: number }>(
  lines: readonly Line[],
  text: Text,
  faultsOf: (line: Line) => readonly CellFault[],
): Refusal {
  const fields = lines
    .slice(0, LINES_NAMED)
    .flatMap((line) => faultsOf(line).map((fault) => ({ ...fault, name: `lines.${line.index}.${fault.name}` })));
  return new Refusal(422, 'VALIDATION', text, { count: lines.length }, { fields });
}
