import { randomUUID } from 'node:crypto';
import {
  type Answer,
  accessIn,
  dataIn,
  demand,
  demandDone,
  demandRefusal,
  demandSchema,
  enumOf,
  isNotBuilt,
  isRecord,
  NotBuilt,
  refusalSchema,
  rowsIn,
  told,
} from './conformanceClient';
import { nameOf, type Run, Skip } from './conformanceRun';
import { BODY_BYTES } from './document';

/** The answer; undefined when the server lacks the call. */
const ifBuilt = (answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof NotBuilt) return undefined;
    throw error;
  });

/** @throws Error unless the session that the server tells is kept by input alone, and never beyond its longest time */
async function demandSessionEnds(caller: Run['caller'], waitMs: number): Promise<void> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, waitMs));
  const toldNow = async () => {
    await wait();
    const { session } = dataIn(await caller.get('/auth/current'));
    if (!isRecord(session)) throw new Skip('the server does not end sessions by time');
    return { idle: Date.parse(String(session.idleEndsAt)), end: Date.parse(String(session.endsAt)) };
  };
  const report = (isBackground: boolean) => caller.send('POST', '/auth/activity', { body: {}, isBackground });
  const first = await toldNow();
  const read = await toldNow();
  demand(read.idle === first.idle, 'a read moves idleEndsAt');
  const marked = await ifBuilt(report(true));
  demand(marked !== undefined, 'the current-user call tells `session`, and POST /auth/activity is missing');
  demandDone(marked);
  demand((await toldNow()).idle === first.idle, 'a change with X-Background: 1 moves idleEndsAt');
  await wait();
  demandDone(await report(false));
  const last = await toldNow();
  demand(last.idle > first.idle, 'input does not move idleEndsAt');
  demand(last.end === first.end, 'endsAt moves');
}

/** Checks sign-in. @returns false when the run cannot continue */
export async function checkSession(run: Run): Promise<boolean> {
  const { options, user, caller, newCaller, operations, operationAt, renewalMs, held, check } = run;
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
    held.access = accessIn(current);
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
  if (isIn && operationAt('/auth/activity'))
    await check('input alone keeps a session, and never beyond its longest time', () => demandSessionEnds(caller, renewalMs));
  return isIn;
}

/** A name that no one has: a server without limits counts a failed sign-in. */
const INVENTED = 'conformance.nobody';
const UNKNOWN_FIELDS = 30;
const MOST_TOLD = 20;

/** Checks the limits of bodies, by calls that change nothing on any server. */
async function checkBodies({ user, caller, newCaller, isReadOnly, may, check, operationAt }: Run): Promise<void> {
  await check('a body before sign-in of more than 64 kB is refused with HTTP 413 and the limit', async () => {
    const password = 'x'.repeat(BODY_BYTES.public);
    const answer = await newCaller().send('POST', '/auth/login', { body: { username: INVENTED, password } });
    demand(answer.status === 413, `expected HTTP 413, got ${told(answer)}`);
    demandRefusal(answer, 413);
  });
  await check('of many wrong fields 20 at most are told, and how many others there are', async () => {
    const wrong = Object.fromEntries(Array.from({ length: UNKNOWN_FIELDS }, (_, at) => [`unknown${at}`, at]));
    const answer = await newCaller().send('POST', '/auth/login', { body: { username: INVENTED, password: 'x', ...wrong } });
    demandRefusal(answer, 422);
    const { fields: wrongOnes, more } = dataIn(answer);
    const fields = rowsIn(wrongOnes);
    const isWhole = fields.length <= MOST_TOLD && fields.length + Number(more) === UNKNOWN_FIELDS;
    demand(isWhole, `of ${UNKNOWN_FIELDS} wrong fields ${fields.length} are told, and ${String(more ?? 'no')} others`);
  });
  const claim = operationAt('/trade/withdraw/claim');
  if (!claim) return;
  await check('an unknown field inside a list is refused with 422', async () => {
    if (isReadOnly) throw new Skip('read-only');
    if (!may(claim)) throw new Skip(`${user} does not have ${claim.accessKey}`);
    const items = [{ withdrawNo: 'no-such-order', version: 1, unknown: 1 }];
    demandRefusal(await caller.send('POST', claim.path, { body: { items }, key: randomUUID() }), 422);
  });
}

const STREAMS = 4;

/** Checks how many live streams a session may have; it closes them. */
export async function checkStreams({ base, caller, operationAt, check }: Run): Promise<void> {
  const stream = operationAt('/common/events');
  if (!stream) return;
  await check('a fifth live stream of a session is refused with 429', async () => {
    const closing = new AbortController();
    try {
      for (let open = 0; open < STREAMS; open += 1) {
        const headers = { authorization: caller.token ?? '' };
        const { status, headers: given } = await fetch(`${base}/api${stream.path}`, { headers, signal: closing.signal });
        if (isNotBuilt({ status, error: undefined })) throw new NotBuilt(`${nameOf(stream)} answers HTTP ${status}`);
        const isStream = given.get('content-type')?.startsWith('text/event-stream');
        demand(status === 200 && isStream === true, `stream ${open + 1} answers HTTP ${status}`);
      }
      demandRefusal(await caller.get(stream.path), 429);
    } finally {
      closing.abort();
    }
  });
}

/** Checks invalid paths, parameters, bodies and fields. */
export async function checkRefusals(run: Run): Promise<void> {
  const { user, caller, operations, isReadOnly, may, check } = run;
  await checkBodies(run);
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
      // With a key: a server may look for the key or at the fields first.
      const answer = await caller.send('POST', operation.path, { body: {}, key: randomUUID() });
      demandRefusal(answer, 422);
      const fields = rowsIn(dataIn(answer).fields);
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
      held.granted = accessIn(current);
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
      const answer = await ifBuilt(limited.send(operation.method, operation.path, { body, key: body && randomUUID() }));
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
