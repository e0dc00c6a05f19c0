import { demand, demandDone, demandSchema, enumOf, type ListResource, type Query, type Row, told } from './conformanceClient';
import {
  demandAllowed,
  demandEmptyEnd,
  demandExport,
  demandKeyword,
  demandOldestFirst,
  demandOrder,
  demandShown,
  demandSorts,
  demandSummary,
  isWhole,
  narrow,
  readPage,
  type Walk,
  walk,
} from './conformanceLists';
import { nameOf, type Run, Skip, steady } from './conformanceRun';
import type { Operation } from './document';

const HOUR_MS = 3600_000;

/** Parameters with another name than their row field. */
const SAID_AS: Readonly<Record<string, string>> = { from: 'baseCurrency', to: 'quoteCurrency' };

/** Values for the required parameters of a read; undefined when no row has them. */
function requiredQuery({ lists }: Run, operation: Operation, rows: readonly Row[]): Query | undefined {
  const query: Record<string, string> = {};
  // When no row has the parameter, its value is the record's number.
  const own = lists.find(({ page }) => operation.path.startsWith(page.path.slice(0, -'page'.length)))?.idField ?? '';
  for (const name of (operation.query.required as string[] | undefined) ?? []) {
    const [choice] = enumOf(operation.query.properties?.[name]) ?? [];
    const source = name === 'no' ? (lists[0]?.idField ?? name) : (SAID_AS[name] ?? name);
    const of = (field: string) => rows.find((row) => typeof row[field] === 'string')?.[field];
    const [example] = (operation.query.properties?.[name]?.examples as string[] | undefined) ?? [];
    const value = choice ?? example ?? of(source) ?? of(own);
    if (typeof value !== 'string') return undefined;
    query[name] = value;
  }
  return query;
}

/** Checks one read. */
export async function checkRead(run: Run, operation: Operation, samples: readonly Row[]): Promise<void> {
  const { user, caller, lists, may, check } = run;
  await check(`${nameOf(operation)} succeeds and matches its schema`, async () => {
    if (!may(operation)) throw new Skip(`${user} does not have ${operation.accessKey}`);
    const needed = requiredQuery(run, operation, samples);
    if (!needed) throw new Skip('no row has values for its parameters');
    const views = lists.find(({ page }) => page.path === operation.path)?.views ?? [];
    for (const view of views.length > 0 ? views : [undefined]) {
      const query: Query = view === undefined ? needed : { ...needed, view, pageSize: 200 };
      const answer = await caller.get(operation.path, query);
      demandDone(answer);
      if (operation.answer) demandSchema(operation.id, operation.answer, answer.body);
    }
  });
}

/** Checks one list with its related calls. @returns its rows */
export async function checkList({ user, caller, may, check }: Run, list: ListResource): Promise<Row[]> {
  const stem = list.page.path;
  const walks = new Map<string | undefined, Walk>();
  const filterOf = (view: string | undefined): Query => (view === undefined ? {} : { view });
  const views: (string | undefined)[] = list.views.length > 0 ? list.views : [undefined];
  const walkOf = (view: string | undefined): Walk => {
    const found = walks.get(view);
    if (!found) throw new Skip('its pages could not be read');
    return found;
  };
  const wholeOf = (view: string | undefined): Walk => {
    const found = walkOf(view);
    if (!isWhole(found)) throw new Skip(`${found.total} rows are too many to read, and the list has no range of time`);
    return found;
  };
  if (!may(list.page)) return [];
  /** The end of the range of time of all views. */
  let end: number | undefined;
  const endAt = (now: number) => {
    end ??= now - HOUR_MS;
    return end;
  };
  /** Reads a view, again with the filter of before. */
  const read = async (view: string | undefined): Promise<Walk> => {
    const filter = walks.get(view)?.filter ?? (await narrow(caller, list, filterOf(view), endAt));
    const walked = await walk(caller, list, filter);
    await demandEmptyEnd(caller, list, walked);
    walks.set(view, walked);
    return walked;
  };
  for (const view of views) {
    await check(`${stem} ${view ?? ''}: the pages match the total, and no row occurs twice`, async () => {
      const { rows, total } = await steady(() => read(view));
      return rows.length < total ? `${rows.length} of ${total} rows` : `${total} rows`;
    });
    if (list.summedFields.length > 0)
      await check(`${stem} ${view ?? ''}: the summary is the exact sum of all rows`, async () => {
        wholeOf(view);
        await steady(async (before) => {
          const walked = before > 0 ? await read(view) : walkOf(view);
          if (walked.summary === undefined && !list.needsSummary) throw new Skip('the server sends no summary');
          demandSummary(list, walked);
        });
      });
  }
  const widest = views.reduce((best, view) => ((walks.get(view)?.total ?? -1) > (walks.get(best)?.total ?? -1) ? view : best));
  await check(`${stem}: rows are in the requested order`, async () => {
    const fields = await demandOrder(caller, list, filterOf(widest));
    return fields.join(', ') || 'no money or time field can be sorted';
  });
  await check(`${stem}: it sorts by the fields of the contract and refuses others`, async () => demandSorts(caller, list));
  if (list.page.query.properties?.keyword?.['x-match'] === 'number')
    await check(`${stem}: keyword finds a row by its whole number, in any case and outside the time range`, async () => {
      const id = walkOf(widest).rows[0]?.[list.idField];
      if (typeof id !== 'string') throw new Skip('the list is empty');
      await demandKeyword(caller, list, id);
    });
  for (const view of list.views.filter((one) => list.meanings[one]?.status))
    await check(`${stem} ${view}: the view shows all rows in its states and no others`, async () => {
      wholeOf(view);
      await steady(async (before) => {
        const was = new Map(walks.get('ALL')?.rows.map((row) => [row[list.idField], row.status]));
        if (before > 0) for (const one of [view, 'ALL']) await read(one);
        // A row that has moved while the views were read may be in neither.
        const settled = walks.get('ALL')?.rows.filter((row) => was.get(row[list.idField]) === row.status);
        demandShown(list, view, walkOf(view).rows, settled);
      });
    });
  for (const view of list.views) {
    const field = list.meanings[view]?.oldestFirst;
    if (field !== undefined)
      await check(`${stem} ${view}: the oldest rows come first`, async () =>
        // Assigned orders come first in the queue of the assignee.
        demandOldestFirst(
          field,
          walkOf(view).rows.filter(({ assignment }) => !assignment),
        ),
      );
  }
  if (list.machine)
    await check(`${stem}: a row only allows actions of its state`, async () => demandAllowed(list, walkOf(widest).rows));
  const { count, down } = list;
  if (count && views.includes('NEEDS_ME'))
    await check(`${count.path} equals the total of the view NEEDS_ME`, async () => {
      if (!may(count)) throw new Skip(`${user} does not have ${count.accessKey}`);
      await steady(async () => {
        const { total } = await readPage(caller, list, { ...filterOf('NEEDS_ME'), pageSize: 1 });
        const answer = await caller.get(count.path);
        demandDone(answer);
        demand(answer.data === total, `the count is ${String(answer.data)}, the total is ${total}: ${told(answer)}`);
      });
    });
  if (down) {
    let headers: Headers | undefined;
    await check(`${down.path}: the file has exactly the rows of the list`, async () => {
      if (!may(down)) throw new Skip(`${user} does not have ${down.accessKey}`);
      wholeOf(widest);
      headers = await steady(async () => demandExport(caller, list, await read(widest)));
      return `${walkOf(widest).rows.length} rows`;
    });
    await check(`${down.path}: the header file-name has the name of the file`, async () => {
      if (!headers) throw new Skip('no file was received');
      const name = decodeURIComponent(headers.get('file-name') ?? '');
      demand(/^[^/\\]+\.csv$/.test(name), `file-name is ${JSON.stringify(name)}`);
      demand(headers.get('content-disposition') !== null, 'the header content-disposition is missing');
      return name;
    });
  }
  return [...walks.values()].flatMap(({ rows }) => rows);
}
