import type { SavedView } from '@/contract';
import { changesOf } from '../../base/callLog';
import { noRight } from '../../base/noRight';
import { screens } from '../../base/screens';
import { invalid } from '../../engine/schema';
import { type Lang, notFound, Refusal, say, type Text } from '../../engine/text';
import { ago, timeOf } from '../../engine/time';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, Operator, PlatformCall, View } from '../../model/operators';
import type { World } from '../../model/world';

const VIEW_LIMIT = 50;

/** Filters with personal data or account numbers: never stored (docs/rules/lists.md#saved-views). */
export const PRIVATE = new Set(['payeeName', 'payeeAccountNo', 'counterpartyName', 'counterpartyAccountNo', 'cardHolder']);
export const HIDDEN = '******';

const NO_SCREEN: Text = ['Screen not found.', '页面不存在。'];
const NO_VIEW: Text = ['View not found, or no longer shared with you.', '视图不存在，或已不再与您共享。'];
const NOT_YOURS: Text = ['Only {who} can change this view.', '仅 {who} 可修改该视图。'];
const CHANGED: Text = ['The view was changed by {who} {ago} ago.', '该视图已于 {ago}前被 {who} 修改。'];
const NAME_USED: Text = ['You already have a view with this name here.', '您在此页面已有同名视图。'];
const TOO_MANY: Text = ['You have {limit} views here. Remove one first.', '您在此页面已有 {limit} 个视图，请先删除。'];
const NOT_YOUR_ROLE: Text = ['You can share only with a role of your own.', '只能与您自己的角色共享。'];

const PRIVATE_FILTER: Text = [
  'A view does not store personal data. Clear this filter first.',
  '视图不保存个人信息，请先清除该筛选条件。',
];

const keyOf = ({ id }: Operator, screen: string) => `${id} ${screen}`;

const canOpenScreen = (operator: Operator, path: string) =>
  screens.some((screen) => screen.path === path && operator.access.has(screen.key));

const canSee = (operator: Operator, { owner, roleCode, screen }: View) =>
  (owner === operator || (roleCode !== null && operator.roles.includes(roleCode))) && canOpenScreen(operator, screen);

/** Views of the operator in their own order; new views follow by age. */
function viewsOf(world: World, operator: Operator, screen?: string): View[] {
  const place = ({ id, screen: own }: View) => {
    const at = world.arrangements.get(keyOf(operator, own))?.viewIds.indexOf(id) ?? -1;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const seen = [...world.views.values()].filter((view) => (!screen || view.screen === screen) && canSee(operator, view));
  return seen
    .map((view) => [view, place(view)] as const)
    .sort(([, a], [, b]) => (a === b ? 0 : a - b))
    .map(([view]) => view);
}

const isDefault = (world: World, operator: Operator, { id, screen }: View) =>
  world.arrangements.get(keyOf(operator, screen))?.defaultViewId === id;

function showView(world: World, view: View, operator: Operator, lang: Lang): SavedView {
  const { id, version, owner, screen, name, roleCode, content } = view;
  const role = roleCode === null ? undefined : world.roles.get(roleCode);
  return {
    viewId: id,
    version,
    screen,
    name,
    isMine: owner === operator,
    ownerName: owner.username,
    roleCode,
    roleName: role ? say(lang, role.name) : roleCode,
    isDefault: isDefault(world, operator, view),
    content,
  };
}

/** Default views of the operator's screens; a view that is no longer visible is ignored. */
export const defaultViewsOf = (world: World, operator: Operator, lang: Lang): SavedView[] =>
  viewsOf(world, operator)
    .filter((view) => isDefault(world, operator, view))
    .map((view) => showView(world, view, operator, lang));

/** Saved views: personal ones, and those shared with a role (docs/rules/lists.md#saved-views). */
export function viewHandlers(world: World) {
  const shown = ({ actor, lang }: PlatformCall, screen?: string) => ({
    data: viewsOf(world, actor, screen).map((view) => showView(world, view, actor, lang)),
  });

  /** @throws Refusal 404 or 403 */
  function demandScreen({ actor, lang }: PlatformCall, path: string) {
    const screen = screens.find((one) => one.path === path);
    if (!screen) throw notFound(NO_SCREEN);
    if (canOpenScreen(actor, path)) return;
    throw noRight(lang, screen.key);
  }

  /** A view that the operator may change, in the version that they saw. @throws Refusal 404, 403 or 409 */
  function findOwn({ actor, at, body, lang }: CallFor<'editView' | 'removeView'>): View {
    const view = world.views.get(body.viewId);
    if (!view || !canSee(actor, view)) throw notFound(NO_VIEW);
    const who = view.owner.username;
    if (view.owner !== actor) throw new Refusal(403, 'FORBIDDEN', NOT_YOURS, { who });
    if (view.version === body.version) return view;
    const current = showView(world, view, actor, lang);
    const values = { who, ago: ago(lang, at - view.updatedAt) };
    throw new Refusal(409, 'VERSION_CONFLICT', CHANGED, values, { current, changedBy: who, changedAt: timeOf(view.updatedAt) });
  }

  /** Validates a view. @throws Refusal 422 */
  function check({ actor, lang, body }: CallFor<'addView' | 'editView'>, screen: string, self?: View) {
    const { name, roleCode, content } = body;
    const mine = [...world.views.values()].filter((view) => view.owner === actor && view.screen === screen && view !== self);
    const wanted = name.trim().toLowerCase();
    const faults: Parameters<typeof invalid>[1][number][] = [];
    if (mine.length >= VIEW_LIMIT) faults.push({ name: 'name', rule: 'maxItems', text: TOO_MANY, limit: VIEW_LIMIT });
    else if (mine.some((view) => view.name.toLowerCase() === wanted))
      faults.push({ name: 'name', rule: 'unique', text: NAME_USED });
    if (roleCode && !actor.roles.includes(roleCode)) faults.push({ name: 'roleCode', rule: 'own', text: NOT_YOUR_ROLE });
    for (const [key, value] of Object.entries(content?.filters ?? {}))
      if (PRIVATE.has(key) || value.includes(HIDDEN))
        faults.push({ name: `content.filters.${key}`, rule: 'private', text: PRIVATE_FILTER });
    if (faults.length > 0) throw invalid(lang, faults);
  }

  return {
    listViews(call) {
      const screen = call.query.screen;
      if (screen) demandScreen(call, screen);
      return shown(call, screen);
    },
    addView(call) {
      const { actor, at, lang } = call;
      const { screen, name, roleCode, content } = call.body;
      demandScreen(call, screen);
      check(call, screen);
      const view: View = {
        id: world.numberOf('V'),
        version: 1,
        owner: actor,
        screen,
        name: name.trim(),
        roleCode: roleCode || null,
        content,
        updatedAt: at,
      };
      world.views.set(view.id, view);
      call.note.about = { entity: 'view', ids: [view.id], name: view.name };
      return { data: showView(world, view, actor, lang) };
    },
    editView(call) {
      const { actor, at, lang } = call;
      const view = findOwn(call);
      check(call, view.screen, view);
      const { name, roleCode = view.roleCode, content = view.content } = call.body;
      const before = { ...view };
      Object.assign(view, { name: name.trim(), roleCode: roleCode || null, content, version: view.version + 1, updatedAt: at });
      call.note.about = { name: view.name, changes: changesOf(before, view, ['name', 'roleCode', 'content']) };
      return { data: showView(world, view, actor, lang) };
    },
    removeView(call) {
      const view = findOwn(call);
      world.views.delete(view.id);
      call.note.about = { name: view.name };
      return shown(call, view.screen);
    },
    arrangeViews(call) {
      const { screen, viewIds, defaultViewId } = call.body;
      demandScreen(call, screen);
      const seen = new Set(viewsOf(world, call.actor, screen).map(({ id }) => id));
      const named = defaultViewId === null ? viewIds : [...viewIds, defaultViewId];
      if (named.some((id) => !seen.has(id))) throw notFound(NO_VIEW);
      world.arrangements.set(keyOf(call.actor, screen), { viewIds, defaultViewId });
      return shown(call, screen);
    },
  } satisfies Partial<AreaHandlers<'common'>>;
}
