import type { RoleAction } from '@/contract';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { insist } from '../../base/faults';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, type Lang, Refusal, say, type Text } from '../../engine/text';
import { ago, timeOf } from '../../engine/time';
import { demandSecond } from '../../flow/approvals';
import {
  areCritical,
  criticalAdded,
  grantFaults,
  isCritical,
  needsFactor,
  refreshAccess,
  whyNotAssigned,
  whyNotKeys,
} from '../../flow/roles';
import { ruleFaults, rulesIn, withRole } from '../../flow/signIn/rules';
import { endRefused } from '../../flow/signIn/sessions';
import type { Preview, SecondTerms } from '../../model/approvals';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, Operator, PlatformCall, Role, SignInRules } from '../../model/operators';
import type { World } from '../../model/world';
import { down, select } from './roleFile';
import { capTiers, copiedKeys, createRoleBook, memberConflict, membersOf, notHeld, obstacle, sayPair } from './roleRules';
import { compare, fieldsOf, showMatrix, showMember, showRole, showRoleDetail, showStatistics } from './roleView';

const NO_ROLE: Text = ['Role not found.', '角色不存在。'];
const CHANGED: Text = ['The role was changed by {who} {ago} ago.', '该角色已于 {ago}前被 {who} 修改。'];
const NO_NAME: Text = ['Enter a name in at least one language.', '请至少填写一种语言的名称。'];
const CODE_USED: Text = ['Another role uses this code.', '该角色编码已被使用。'];
const NO_KEY: Text = ['The menu has no access key {key}.', '菜单中没有权限标识 {key}。'];
const TIER: Text = ['Not above your own review tier.', '不得高于您自己的审核级别。'];
const REASON: Text = [
  'Enter a reason: this role moves money or administers the system.',
  '该角色涉及资金或系统管理，请说明原因。',
];
const FIELDS = [
  'roleName',
  'roleNameEn',
  'description',
  'withdrawTier',
  'mfaRequired',
  'allowedCidrs',
  'hours',
  'mayGrant',
  'sort',
  'status',
] as const;

/** Defaults of a new role. */
const NEW_ROLE: Pick<Role, 'withdrawTier' | 'mayGrant' | 'mfaRequired' | keyof SignInRules> = {
  withdrawTier: 0,
  mayGrant: [],
  mfaRequired: null,
  allowedCidrs: [],
  hours: null,
};

type Row = ReturnType<typeof fieldsOf>;

/** A 422 with a message made for the case. */
const refuseField = (lang: Lang, name: string, rule: string, sentence: string) =>
  invalid(lang, [{ name, rule, text: [sentence, sentence] }]);

/** The name in both languages; a missing one is copied from the other (docs/rules/role.md#name). Undefined without any. */
function nameIn({ body }: Pick<PlatformCall, 'body'>): Text | undefined {
  const [en, zh] = [body.roleNameEn, body.roleName].map((name) => (typeof name === 'string' ? name.trim() : ''));
  const known = en || zh;
  return known ? [en || known, zh || known] : undefined;
}

/** The description: both languages show a new text, and keep theirs when it is unchanged (docs/rules/role.md#description). */
function descriptionIn({ body, lang }: PlatformCall, before: Text = ['', '']): Text {
  const sent = typeof body.description === 'string' ? body.description.trim() : say(lang, before);
  return sent === say(lang, before) ? before : [sent, sent];
}

/** Roles: bundles of access keys. */
export function roleHandlers(world: World): AreaHandlers<'role'> {
  /** @throws Refusal 404 */
  const find = (code: unknown): Role => demandFound(world.roles.get(String(code)), NO_ROLE);

  const rowOf = ({ actor, lang }: PlatformCall, role: Role) => showRole(world, createRoleBook(world), role, actor, lang);

  /** A role on which this action is possible, in the version that the operator saw. @throws Refusal 403, 404 or 409 */
  function demand(call: PlatformCall, action: RoleAction): Role {
    const { actor, at, body, lang } = call;
    const role = find(body.roleCode);
    const refusal = obstacle(world, createRoleBook(world), role, action, actor, lang);
    const isOld = action !== 'copy' && body.version !== role.version;
    if (isOld && refusal?.code !== 403) {
      const values = { who: role.updatedBy, ago: ago(lang, at - role.updatedAt) };
      const changed = { changedBy: role.updatedBy, changedAt: timeOf(role.updatedAt) };
      throw new Refusal(409, 'VERSION_CONFLICT', CHANGED, values, { current: rowOf(call, role), ...changed });
    }
    if (!refusal) return role;
    const { code, error, text, values, data } = refusal;
    throw code === 409 ? new Refusal(code, error, text, values, { current: rowOf(call, role), ...data }) : refusal;
  }

  /** @throws Refusal 422 */
  function checkFields(
    { actor, body, lang }: PlatformCall,
    code?: string,
    { withdrawTier: before, mayGrant: listed } = NEW_ROLE,
  ) {
    const faults: Parameters<typeof invalid>[1][number][] = [];
    if (!nameIn({ body })) faults.push({ name: 'roleNameEn', rule: 'required', text: NO_NAME });
    if (code && world.roles.has(code))
      faults.push({ name: body.newRoleCode ? 'newRoleCode' : 'roleCode', rule: 'unique', text: CODE_USED });
    const tier = Number(body.withdrawTier ?? before);
    if (tier > before && tier > actor.withdrawTier) faults.push({ name: 'withdrawTier', rule: 'own', text: TIER });
    faults.push(...grantFaults(world, actor, (body.mayGrant as string[] | undefined) ?? [], listed));
    if (faults.length > 0) throw invalid(lang, faults);
  }

  /** Applies a change, effective from the next call of each affected operator. */
  function apply(call: PlatformCall, role: Role, change: Partial<Role>) {
    const { actor, at, lang, note } = call;
    const before = fieldsOf(world, createRoleBook(world), role, lang);
    Object.assign(role, change, { version: role.version + 1, updatedAt: at, updatedBy: actor.username });
    const { withdrawTier = 0 } = change;
    if (withdrawTier < before.withdrawTier) capTiers(world, role);
    refreshAccess(world);
    const after = fieldsOf(world, createRoleBook(world), role, lang);
    note.level = [before, after].every(({ riskLevel }) => riskLevel === 'LOW') ? 'MEDIUM' : 'HIGH';
    note.about = { name: role.name[0], changes: changesOf<Row>(before, after, FIELDS) };
    return { data: rowOf(call, role) };
  }

  /** The sign-in rules of a role may be new to its members. */
  function endRefusedMembers({ actor }: PlatformCall, role: Role): void {
    for (const member of membersOf(world, role)) endRefused(world, member, actor);
  }

  /** Asks a second person before a role decides about money or rights (docs/rules/approval.md#actions). */
  function demandSecondFor(
    call: PlatformCall,
    role: Pick<Role, 'code' | 'name'>,
    covers: SecondTerms['covers'],
    changes: Preview['changes'] = [],
  ) {
    demandSecond(world, call, () => ({
      entity: 'role',
      ids: world.roles.has(role.code) ? [role.code] : [],
      name: role.name[0],
      preview: { changes, amounts: [] },
      // Nobody widens the own rights.
      covers: (operator) => !operator.roles.includes(role.code) && covers(operator),
    }));
  }

  /** Nobody lets others hold what is not held. */
  const mayGive = (role: Role, keys: readonly string[]) => (operator: Operator) =>
    notHeld(keys, operator, 'en') === undefined && whyNotKeys(world, operator, role, keys) === undefined;

  /** Asks a second person before the members of a role may assign a critical role, or a critical role reviews up to a higher tier. */
  function demandSecondForTerms(
    call: CallFor<'addRole' | 'editRole'>,
    role: Pick<Role, 'code' | 'name' | 'keys' | 'mayGrant' | 'withdrawTier'>,
  ) {
    const { withdrawTier: tier = role.withdrawTier, mayGrant = role.mayGrant } = call.body;
    const listed = mayGrant.filter((code) => !role.mayGrant.includes(code));
    const isHigher = tier > role.withdrawTier && isCritical(role);
    if (!isHigher && !areCritical(world, listed)) return;
    const covers = (operator: Operator) =>
      tier <= operator.withdrawTier && grantFaults(world, operator, mayGrant, role.mayGrant).length === 0;
    demandSecondFor(call, role, covers);
  }

  function born(call: CallFor<'addRole' | 'copyRole'>, code: string, keys: string[], own: typeof NEW_ROLE) {
    const { actor, at, body, note } = call;
    const { sort } = body as { sort?: number };
    const audit = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
    const role: Role = {
      code,
      name: nameIn(call) as Text,
      description: descriptionIn(call),
      keys,
      status: 'ACTIVE',
      builtin: false,
      ...own,
      sort: sort ?? (world.roles.size + 1) * 10,
      version: 1,
      ...audit,
    };
    world.roles.set(code, role);
    note.level = createRoleBook(world).riskOfRole(role) === 'LOW' ? 'MEDIUM' : 'HIGH';
    note.about = { entity: 'role', ids: [code], name: role.name[0] };
    return { data: rowOf(call, role) };
  }

  return {
    pageRoles(call) {
      const { actor, lang, query } = call;
      const book = createRoleBook(world);
      const found = select(world, book, call);
      return { data: pageOf(found, query, (role) => showRole(world, book, role, actor, lang)) };
    },
    getRoleStatistics: ({ lang }) => ({ data: showStatistics(world, createRoleBook(world), lang) }),
    getRole: ({ actor, lang, query }) => ({
      data: showRoleDetail(world, createRoleBook(world), find(query.roleCode), actor, lang),
    }),
    compareRoles: ({ actor, lang, query }) => ({
      data: compare(world, createRoleBook(world), [find(query.a), find(query.b)], actor, lang),
    }),
    getRoleMatrix: ({ actor, lang }) => ({ data: showMatrix(world, createRoleBook(world), actor, lang) }),
    pageRoleMembers: ({ query }) => ({ data: pageOf(membersOf(world, find(query.roleCode)), query, showMember) }),
    downloadRoles: (call) => down(world, call),
    addRole(call) {
      const { roleCode, withdrawTier = 0, mayGrant = [], mfaRequired = null } = call.body;
      checkFields(call, roleCode);
      demandSecondForTerms(call, { ...NEW_ROLE, code: roleCode, name: nameIn(call) as Text, keys: [] });
      return born(call, roleCode, [], { ...NEW_ROLE, withdrawTier, mayGrant, mfaRequired });
    },
    copyRole(call) {
      const role = demand(call, 'copy');
      const { newRoleCode } = call.body;
      const withdrawTier = Math.min(role.withdrawTier, call.actor.withdrawTier);
      checkFields(call, newRoleCode);
      const keys = copiedKeys(createRoleBook(world), role);
      const change = { field: 'accessKeys', before: null, after: keys };
      if (isCritical({ keys }))
        demandSecondFor(call, { code: newRoleCode, name: nameIn(call) as Text }, mayGive(role, keys), [change]);
      return born(call, newRoleCode, keys, {
        ...NEW_ROLE,
        withdrawTier,
        mfaRequired: role.mfaRequired,
        allowedCidrs: role.allowedCidrs,
        hours: role.hours,
      });
    },
    editRole(call) {
      const role = demand(call, 'edit');
      checkFields(call, undefined, role);
      demandSecondForTerms(call, role);
      const { withdrawTier = role.withdrawTier, mayGrant = role.mayGrant, sort = role.sort } = call.body;
      const wanted = call.body.mfaRequired;
      // A form sends what it showed: that is no choice.
      const mfaRequired = wanted === undefined || wanted === needsFactor(role) ? role.mfaRequired : wanted;
      const name = nameIn(call) as Text;
      const description = descriptionIn(call, role.description);
      return apply(call, role, { name, description, withdrawTier, mayGrant, mfaRequired, sort });
    },
    setRoleSignInRules(call) {
      const role = demand(call, 'edit');
      const why = whyNotAssigned(world, call.actor, role);
      if (why) throw new Refusal(403, 'FORBIDDEN', why);
      // Nobody edits a role they hold, so nobody is shut out by the own change.
      insist(
        call,
        ruleFaults(world, call, false, (rules) => withRole(world, role, rules)),
      );
      const rules = rulesIn(call);
      if (isCritical(role)) demandSecondFor(call, role, (operator) => whyNotAssigned(world, operator, role) === undefined);
      const answer = apply(call, role, rules);
      endRefusedMembers(call, role);
      // Unlike another edit of a role, which is MEDIUM: this one lets people in or keeps them out.
      call.note.level = 'HIGH';
      return answer;
    },
    grantRole(call) {
      const { actor, body, lang } = call;
      const role = demand(call, 'grant');
      const keys = body.accessKeys;
      const added = keys.filter((key) => !role.keys.includes(key));
      const removed = role.keys.filter((key) => !keys.includes(key));
      const book = createRoleBook(world);
      const unknown = added.find((key) => !book.grantable.has(key));
      if (unknown) throw refuseField(lang, 'accessKeys', 'enum', say(lang, NO_KEY, { key: unknown }));
      const refusal = notHeld(added, actor, lang);
      if (refusal) throw refusal;
      // Uses a separate role book, so that a refused change leaves no traces.
      const next = { ...role, keys };
      const nextBook = createRoleBook(world);
      const pair = nextBook.pairOf(nextBook.openedOf(next).keys());
      const sentence = pair ? sayPair(pair, lang) : memberConflict(world, book, next, lang);
      if (sentence) throw refuseField(lang, 'accessKeys', 'separation', sentence);
      const withheld = whyNotKeys(world, actor, role, keys);
      if (withheld) throw invalid(lang, [{ name: 'accessKeys', rule: 'critical', text: withheld }]);
      const isLow = book.riskOfRole(role) === 'LOW' && nextBook.riskOfRole(next) === 'LOW';
      if (!isLow && !body.reasonCode) throw invalid(lang, [{ name: 'reasonCode', rule: 'required', text: REASON }]);
      reasonOf(call);
      if (criticalAdded(role, keys).length > 0) demandSecondFor(call, role, mayGive(role, added));
      const change = { field: 'accessKeys', before: removed.join(', ') || null, after: added.join(', ') || null };
      const answer = apply(call, role, { keys });
      call.note.about = { ...call.note.about, changes: [change] };
      return answer;
    },
    enableRole(call) {
      const role = demand(call, 'enable');
      const change = { field: 'status', before: role.status, after: 'ACTIVE' };
      if (isCritical(role)) demandSecondFor(call, role, mayGive(role, role.keys), [change]);
      const answer = apply(call, role, { status: 'ACTIVE' });
      endRefusedMembers(call, role);
      return answer;
    },
    disableRole(call) {
      const role = demand(call, 'disable');
      reasonOf(call);
      return apply(call, role, { status: 'DISABLED' });
    },
    removeRole(call) {
      const role = demand(call, 'remove');
      world.roles.delete(role.code);
      // Views shared with the role become personal again.
      for (const view of world.views.values()) if (view.roleCode === role.code) view.roleCode = null;
      for (const other of world.roles.values()) other.mayGrant = other.mayGrant.filter((code) => code !== role.code);
      call.note.level = 'HIGH';
      call.note.about = { name: role.name[0] };
      return { data: { roleCode: role.code } };
    },
  };
}
