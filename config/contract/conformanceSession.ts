import {
  type Answer,
  demand,
  demandDone,
  demandRefusal,
  demandSchema,
  enumOf,
  isRecord,
  NotBuilt,
  type Row,
  refusalSchema,
  told,
} from './conformanceClient';
import { nameOf, type Run, Skip } from './conformanceRun';

const accessOf = (data: unknown): Set<string> =>
  new Set(isRecord(data) && Array.isArray(data.access) ? (data.access as string[]) : []);

/** The answer; undefined when the server lacks the call. */
const ifBuilt = (answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof NotBuilt) return undefined;
    throw error;
  });

/** Checks sign-in. @returns false when the run cannot continue */
export async function checkSession({ options, user, caller, newCaller, operations, held, check }: Run): Promise<boolean> {
  const { password } = options;
  await check('login refuses a wrong password', async () => {
    const stranger = newCaller();
    const answer = await stranger.login(user, `${password}-wrong`);
    demandRefusal(answer, 422);
    demand(answer.headers.get('authorization') === null, 'a refused login returns a token');
  });
  await check('login refuses a wrong code of the second factor', async () => {
    const stranger = newCaller();
    const answer = await stranger.login(user, password, '000000');
    if (stranger.token !== undefined) throw new Skip(`the server asks for no second factor of ${user}`);
    demandRefusal(answer, 422);
  });
  const isIn = await check('login returns a token in the authorization header', async () => {
    demandDone(await caller.login(user, password));
    demand(caller.token !== undefined && caller.token !== '', 'the authorization header is missing');
    const current = await caller.get('/auth/current');
    demandDone(current);
    held.access = accessOf(current.data);
    return `${user} has ${held.access.size} keys`;
  });
  await check('a call without a token answers HTTP 401', async () => {
    const stranger = newCaller();
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      const body = operation.method === 'POST' ? {} : undefined;
      const answer = await ifBuilt(stranger.send(operation.method, operation.path, { body }));
      demand(!answer || answer.status === 401, `${nameOf(operation)} answers ${answer && told(answer)}`);
    }
  });
  await check('a call with an unknown token answers HTTP 401', async () => {
    const stranger = newCaller();
    stranger.token = 'never-given';
    const answer = await stranger.get('/auth/current');
    demand(answer.status === 401, told(answer));
  });
  return isIn;
}

/** Checks invalid paths, parameters and fields. */
export async function checkRefusals({ user, caller, operations, isReadOnly, may, check }: Run): Promise<void> {
  await check('an unknown path answers HTTP 404', async () => {
    const answer = await caller.get('/no/such/path');
    demand(answer.status === 404, told(answer));
    demandSchema('refusal', refusalSchema, answer.body);
  });
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const strict = Object.entries(operation.query.properties ?? {}).find(([, schema]) => enumOf(schema) !== undefined);
    if (!strict) continue;
    const [name] = strict;
    await check(`${nameOf(operation)} refuses a bad ${name} with 400`, async () => {
      if (!may(operation)) throw new Skip(`${user} does not have ${operation.accessKey}`);
      demandRefusal(await caller.get(operation.path, { [name]: 'no-such-value' }), 400);
    });
  }
  for (const operation of operations.filter(({ method }) => method === 'POST')) {
    const required = operation.body?.required as string[] | undefined;
    if (!required || operation.isPublic) continue;
    await check(`${nameOf(operation)} refuses an empty body with 422 and names the fields`, async () => {
      if (isReadOnly) throw new Skip('read-only');
      if (!may(operation)) throw new Skip(`${user} does not have ${operation.accessKey}`);
      const answer = await caller.send('POST', operation.path, { body: {} });
      demandRefusal(answer, 422);
      const fields = isRecord(answer.data) && Array.isArray(answer.data.fields) ? (answer.data.fields as Row[]) : [];
      const missing = required.filter((name) => !fields.some((field) => field.name === name));
      demand(missing.length === 0, `the refusal does not name ${missing.join(', ')}`);
    });
  }
}

/** Checks that missing access keys are refused. */
export async function checkKeys({ options, limited, limitedUser, operations, isReadOnly, held, check }: Run): Promise<void> {
  const { limitedPassword } = options;
  let obstacle = limitedUser === undefined || limitedPassword === undefined ? 'no limited user is configured' : '';
  if (limitedUser !== undefined && limitedPassword !== undefined) {
    const isIn = await check('the limited user can sign in', async () => {
      demandDone(await limited.login(limitedUser, limitedPassword));
      const current = await limited.get('/auth/current');
      demandDone(current);
      held.granted = accessOf(current.data);
      return `${limitedUser} has ${held.granted.size} keys`;
    });
    if (!isIn) obstacle = 'the limited user could not sign in';
  }
  await check('every call without its access key is refused with 403', async () => {
    if (obstacle !== '') throw new Skip(obstacle);
    const closed = operations.filter(({ accessKey }) => accessKey !== undefined && !held.granted.has(accessKey));
    const tried = closed.filter(({ method }) => method === 'GET' || !isReadOnly);
    if (tried.length === 0) throw new Skip(`${limitedUser} has every key`);
    for (const operation of tried) {
      // If the server does not check the key, an empty body still changes nothing.
      const body = operation.method === 'POST' ? {} : undefined;
      const answer = await ifBuilt(limited.send(operation.method, operation.path, { body }));
      if (!answer) continue;
      demand(answer.code === 403, `${nameOf(operation)} without ${operation.accessKey} answers ${told(answer)}`);
      demandSchema('refusal', refusalSchema, answer.body);
    }
    return tried.map(({ accessKey }) => accessKey).join(', ');
  });
}

/** Checks sign-out. */
export async function checkLogout({ caller, check }: Run): Promise<void> {
  await check('logout ends the session', async () => {
    const { token } = caller;
    demandDone(await caller.send('POST', '/auth/logout', { body: {} }));
    caller.token = token;
    const answer = await caller.get('/auth/current');
    demand(answer.status === 401, `the token is still valid: ${told(answer)}`);
  });
}
