import {
  accessIn,
  dataIn,
  demand,
  demandDone,
  isRecord,
  type ListResource,
  type Query,
  readRows,
  textOf,
  told,
} from './conformanceClient';
import { type Run, Skip } from './conformanceRun';

const ROWS = 100;
/** As much of a keyword as the log takes. */
const KEYWORD = 2000;
/** Records per list that are asked for one by one. */
const TRIED = 3;

/** Checks that what the lists of a user with a narrow data scope leave out is shown nowhere else (law `scope`). */
export async function checkScope(run: Run): Promise<void> {
  const { options, caller, lists, may, check, newCaller, operationAt } = run;
  const { scopedUser, scopedPassword } = options;
  const scoped = newCaller();
  let obstacle = scopedUser === undefined || scopedPassword === undefined ? 'no user with a narrow data scope is configured' : '';
  let granted = new Set<string>();
  if (scopedUser !== undefined && scopedPassword !== undefined) {
    const isIn = await check('the user with a narrow data scope can sign in', async () => {
      demandDone(await scoped.login(scopedUser, scopedPassword));
      const current = await scoped.get('/auth/current');
      demandDone(current);
      const { dataScope } = dataIn(current);
      granted = accessIn(current);
      demand(isRecord(dataScope) && dataScope.type !== 'ALL', `the data scope of ${scopedUser} is not narrow`);
    });
    if (!isIn) obstacle = 'the user with a narrow data scope could not sign in';
  }
  const mayBoth = (operation: ListResource['page'] | undefined) =>
    may(operation) && (operation?.accessKey === undefined || granted.has(operation.accessKey));
  /** Numbers that a list shows to the user and hides from the one with the narrow scope. */
  const hidden = new Set<string>();

  /** The records of the newest rows that the narrow scope lacks. */
  async function hiddenIn({ page, idField }: ListResource): Promise<string[]> {
    const view: Query = page.query.properties?.view ? { view: 'ALL' } : {};
    const ids = (await readRows(caller, page.path, { ...view, pageSize: ROWS })).map((row) => textOf(row[idField]));
    const known = await readRows(scoped, page.path, { ...view, pageSize: ROWS, [idField]: ids.join(',') });
    const seen = new Set(known.map((row) => textOf(row[idField])));
    return ids.filter((id) => id !== '' && !seen.has(id));
  }

  await check('a record outside the data scope is not found by its number', async () => {
    if (obstacle !== '') throw new Skip(obstacle);
    for (const list of lists) {
      const { page, idField } = list;
      const detail = operationAt(`${page.path.slice(0, -'page'.length)}detail`);
      const asks = detail?.query.required as string[] | undefined;
      // Only a list that finds rows by their number tells what the scope lacks.
      if (!page.query.properties?.[idField] || !mayBoth(page) || !mayBoth(detail) || asks?.join() !== idField) continue;
      const ids = await hiddenIn(list);
      for (const id of ids) hidden.add(id);
      for (const id of ids.slice(0, TRIED)) {
        const answer = await scoped.get(detail?.path ?? '', { [idField]: id });
        demand(answer.code === 404, `${detail?.path} of ${id}, which the list hides, answers ${told(answer)}`);
      }
    }
    if (hidden.size === 0) throw new Skip(`${scopedUser} sees every row of ${options.user}`);
    return `${hidden.size} records`;
  });

  if (operationAt('/common/search'))
    await check('the search finds no record outside the data scope', async () => {
      if (hidden.size === 0) throw new Skip('no record is known to be hidden');
      for (const id of [...hidden].slice(0, TRIED)) {
        const found = await scoped.get('/common/search', { no: id });
        demandDone(found);
        demand(!JSON.stringify(found.data).includes(id), `the search finds ${id}, which the list hides`);
      }
    });
  const entries = operationAt('/sys/log/page');
  const entry = operationAt('/sys/log/detail');
  if (entries)
    await check('the operation log hides what is outside the data scope', async () => {
      if (hidden.size === 0) throw new Skip('no record is known to be hidden');
      if (!mayBoth(entries) || !mayBoth(entry)) throw new Skip(`${scopedUser} or ${options.user} may not read the log`);
      const sought = [...hidden].reduce((text, id) => (text.length + id.length < KEYWORD ? `${text},${id}` : text));
      const about = (await readRows(caller, entries.path, { keyword: sought, pageSize: ROWS })).flatMap(
        ({ logNo, entityIds }) => {
          const ids = Array.isArray(entityIds) ? (entityIds as string[]).filter((id) => hidden.has(id)) : [];
          return ids.length > 0 ? [{ logNo: textOf(logNo), ids }] : [];
        },
      );
      if (about.length === 0) throw new Skip('no entry is about a hidden record');
      for (const { logNo, ids } of about) {
        const [row] = await readRows(scoped, entries.path, { logNo });
        const whole = await scoped.get('/sys/log/detail', { logNo });
        for (const shown of [row, whole.data]) {
          demand(isRecord(shown) && shown.isCut === true, `${logNo} is not cut`);
          const text = JSON.stringify(shown);
          for (const id of ids) demand(!text.includes(id), `${logNo} shows ${id}, which the list hides`);
        }
        demand(isRecord(whole.data) && whole.data.request === null, `${logNo} shows its request`);
      }
      return `${about.length} entries`;
    });
}
