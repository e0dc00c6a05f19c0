import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { fault, insist } from '../../base/faults';
import { demandFound, Refusal, type Text } from '../../engine/text';
import { demandSecond } from '../../flow/approvals';
import { noticeStatus, windowStatus } from '../../flow/maintenance';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, CallWith, PlatformCall } from '../../model/operators';
import type { BothTexts, MaintenanceWindow, Notice, Service } from '../../model/settings';
import type { World } from '../../model/world';
import { demandWindow, noticeTimes, previewTiers, serviceTerms, tiersIn, windowTermsOf } from './rules';
import { isReopenedByTwo, needsOther, showMaintenance, showTier, showTiers } from './view';

const NO_WINDOW: Text = ['Window not found.', '维护窗口不存在。'];
const NO_NOTICE: Text = ['Notice not found.', '公告不存在。'];
const OPEN_ALREADY: Text = ['{code} is already open.', '{code} 已开放。'];
const CLOSED_ALREADY: Text = ['{code} is already closed.', '{code} 已关闭。'];
const BY_OTHER: Text = ['You closed {code}. Another user must open it again.', '{code} 由您关闭，须由其他人重新开放。'];
const BEGUN: Text = ['It has started or ended. Cancel it, or plan a new one.', '已开始或已结束，请取消或另行计划。'];
const OVER: Text = ['It has already ended or was canceled.', '已结束或已取消。'];
const ENDED: Text = ['It has ended or was taken down.', '已结束或已撤回。'];
const MESSAGE: Text = ['Enter the text in both languages.', '请用两种语言填写提示。'];
const SAME: Text = ['There are no changes.', '没有变化。'];

const STOPPED: BothTexts = {
  en: 'Money out is stopped. Withdrawals and payouts wait.',
  zh: '打款已紧急停止，提现与代付等待中。',
};

const MONEY_OUT = ['PAYOUT', 'WITHDRAW'] as const;

/** Handlers of the maintenance by operation id. */
export function maintainHandlers(world: World): AreaHandlers<'maintenance'> {
  const all = world.maintenance;
  const show = ({ actor, at }: PlatformCall) => ({ data: showMaintenance(world, actor, at) });

  /** A refusal with the current configuration. */
  const conflict = (call: PlatformCall, text?: Text, values?: Record<string, string>) =>
    conflictOf(call, all, showMaintenance(world, call.actor, call.at), text, values);

  /** One change of the configuration, in the version that the caller saw. */
  function change(call: PlatformCall, run: () => void) {
    if (call.body.version !== all.version) throw conflict(call);
    run();
    touch(all, call);
    return show(call);
  }

  const logCall = (call: PlatformCall, id: string, name: string, before: object, after: object, fields: readonly string[]) => {
    call.note.about = {
      entity: 'maintenance',
      ids: [id],
      name,
      changes: changesOf(before as Record<string, unknown>, after as Record<string, unknown>, fields),
    };
  };

  const SERVICE_FIELDS = ['status', 'message', 'until', 'allowMchNos'] as const;
  const serviceFields = (service: Service) => ({
    ...service,
    message: service.message && JSON.stringify(service.message),
    until: service.until === null ? null : new Date(service.until).toISOString(),
    allowMchNos: service.allowMchNos.join(),
  });

  /** What users read while the service is closed, as the fields of a form. */
  const CLOSED_TEXTS = ['message.en', 'message.zh', 'until', 'allowMchNos'] as const;
  const closedTexts = (service: Service) => ({
    ...serviceFields(service),
    'message.en': service.message?.en,
    'message.zh': service.message?.zh,
  });

  function close(service: Service, call: PlatformCall, next: Pick<Service, 'message' | 'until' | 'allowMchNos'>) {
    const { reasonCode, remark } = reasonOf(call);
    const by = { changedBy: call.actor.username, changedAt: call.at };
    Object.assign(service, { status: 'CLOSED', ...next, reasonCode, remark: remark ?? null, ...by });
  }

  function setService(call: CallFor<'setMaintenanceService'>) {
    const { code, status, message } = call.body;
    const service = all.services.get(code) as Service;
    const before = serviceFields(service);
    if (status === 'OPEN') {
      if (service.status === 'OPEN') throw conflict(call, OPEN_ALREADY, { code });
      if (needsOther(world, service, call.actor))
        throw new Refusal(403, 'SELF_APPROVAL', BY_OTHER, { code }, { makerName: call.actor.username });
      const { reasonCode, remark } = reasonOf(call);
      const by = { changedBy: call.actor.username, changedAt: call.at };
      const open = { status, message: null, until: null, allowMchNos: [] };
      if (isReopenedByTwo(service))
        demandSecond(world, call, () => ({
          entity: 'maintenance',
          ids: [code],
          name: code,
          preview: {
            changes: changesOf(closedTexts(service), closedTexts({ ...service, ...open }), CLOSED_TEXTS),
            amounts: [],
            was: { status: service.status },
          },
          covers: () => true,
        }));
      Object.assign(service, open, { reasonCode, remark: remark ?? null }, by);
    } else {
      if (service.status === 'CLOSED') throw conflict(call, CLOSED_ALREADY, { code });
      insist(call, [!message && fault('message.en', 'required', MESSAGE)]);
      close(service, call, { message: message as BothTexts, ...serviceTerms(world, call) });
    }
    logCall(call, code, code, before, serviceFields(service), SERVICE_FIELDS);
  }

  const findWindow = ({ body }: CallWith<{ windowId?: string }>): MaintenanceWindow =>
    demandFound(
      all.windows.find(({ id }) => id === body.windowId),
      NO_WINDOW,
    );

  const findNotice = ({ body }: { body: Record<string, unknown> }): Notice =>
    demandFound(
      all.notices.find(({ id }) => id === body.noticeId),
      NO_NOTICE,
    );

  const WINDOW_FIELDS = ['title', 'scopeType', 'scopeCodes', 'from', 'to', 'zone', 'repeat', 'effect', 'canceledAt'] as const;
  const windowFields = (window: MaintenanceWindow) => ({
    ...window,
    scopeCodes: window.scopeCodes.join(),
    from: new Date(window.from).toISOString(),
    to: new Date(window.to).toISOString(),
    canceledAt: window.canceledAt === null ? null : new Date(window.canceledAt).toISOString(),
  });
  const NOTICE_FIELDS = ['level', 'text', 'from', 'to', 'mustAck', 'withdrawnAt'] as const;
  const noticeFields = (notice: Notice) => ({
    ...notice,
    text: JSON.stringify(notice.text),
    from: new Date(notice.from).toISOString(),
    to: new Date(notice.to).toISOString(),
    withdrawnAt: notice.withdrawnAt === null ? null : new Date(notice.withdrawnAt).toISOString(),
  });
  const numberOf = (prefix: string, count: number) => `${prefix}${String(count + 1).padStart(4, '0')}`;
  const audit = ({ actor, at }: PlatformCall) => ({ changedBy: actor.username, changedAt: at });

  function saveWindow(call: CallFor<'saveMaintenanceWindow'>) {
    const terms = windowTermsOf(call);
    if (call.body.windowId === undefined) {
      demandWindow(world, call, terms);
      const id = numberOf('MW', all.windows.length);
      const window = { id, ...terms, canceledAt: null, reasonCode: null, ...audit(call) };
      all.windows.push(window);
      logCall(call, id, window.title, {}, windowFields(window), WINDOW_FIELDS);
      return;
    }
    const window = findWindow(call);
    if (windowStatus(window, call.at) !== 'PLANNED' || window.from <= call.at) throw conflict(call, BEGUN, {});
    demandWindow(world, call, terms, window.id);
    const before = windowFields(window);
    Object.assign(window, terms, audit(call));
    logCall(call, window.id, window.title, before, windowFields(window), WINDOW_FIELDS);
  }

  function cancelWindow(call: CallFor<'cancelMaintenanceWindow'>) {
    const window = findWindow(call);
    if (!['PLANNED', 'RUNNING'].includes(windowStatus(window, call.at))) throw conflict(call, OVER, {});
    const before = windowFields(window);
    Object.assign(window, { canceledAt: call.at, reasonCode: reasonOf(call).reasonCode, ...audit(call) });
    logCall(call, window.id, window.title, before, windowFields(window), WINDOW_FIELDS);
  }

  function saveNotice(call: CallFor<'saveMaintenanceNotice'>) {
    const { noticeId, level, text, mustAck } = call.body;
    const terms = { level, text, mustAck, ...noticeTimes(call), ...audit(call) };
    if (noticeId === undefined) {
      const id = numberOf('MN', all.notices.length);
      const notice = { id, ...terms, withdrawnAt: null, ackedBy: new Set<string>() };
      all.notices.push(notice);
      logCall(call, id, id, {}, noticeFields(notice), NOTICE_FIELDS);
      return;
    }
    const notice = findNotice(call);
    if (['ENDED', 'WITHDRAWN'].includes(noticeStatus(notice, call.at))) throw conflict(call, ENDED, {});
    const before = noticeFields(notice);
    // A changed text must be acknowledged again.
    if (JSON.stringify(notice.text) !== JSON.stringify(text)) notice.ackedBy.clear();
    Object.assign(notice, terms);
    logCall(call, notice.id, notice.id, before, noticeFields(notice), NOTICE_FIELDS);
  }

  function withdrawNotice(call: CallFor<'withdrawMaintenanceNotice'>) {
    const notice = findNotice(call);
    if (['ENDED', 'WITHDRAWN'].includes(noticeStatus(notice, call.at))) throw conflict(call, ENDED, {});
    const before = noticeFields(notice);
    Object.assign(notice, { withdrawnAt: call.at, ...audit(call) });
    logCall(call, notice.id, notice.id, before, noticeFields(notice), NOTICE_FIELDS);
  }

  function savePolicy(call: CallFor<'saveMaintenancePolicy'>) {
    const after = tiersIn(world, call);
    const before = all.policy.tiers;
    const plain = (tiers: typeof after) =>
      Object.fromEntries(showTiers(tiers).map((tier) => [tier.currency, JSON.stringify(tier)]));
    const [old, next] = [plain(before), plain(after)];
    const touched = [...after.keys()].filter((currency) => old[currency] !== next[currency]);
    const { remark, mfaGraceDays: days } = call.body;
    const grace = world.factors.isOn && days !== undefined && days !== world.factors.graceDays && days;
    insist(call, [
      touched.length === 0 && grace === false && fault(days === undefined ? 'tiers' : 'mfaGraceDays', 'changes', SAME),
    ]);
    const part = (tiers: typeof after) => new Map([...tiers].filter(([currency]) => touched.includes(currency)));
    all.history.push({
      version: all.version + 1,
      at: call.at,
      by: call.actor.username,
      remark: remark.trim(),
      before: part(before),
      after: part(after),
      ...(grace !== false && { mfaGraceDays: { before: world.factors.graceDays, after: grace } }),
    });
    const [oldGrace, newGrace] = [world.factors.graceDays, grace === false ? world.factors.graceDays : grace];
    all.policy.tiers = after;
    world.factors.graceDays = newGrace;
    const fields = grace === false ? touched : [...touched, 'mfaGraceDays'];
    logCall(call, 'policy', 'policy', { ...old, mfaGraceDays: oldGrace }, { ...next, mfaGraceDays: newGrace }, fields);
  }

  return {
    getMaintenance: show,
    listPolicyHistory: () => ({
      data: [...all.history].reverse().map(({ version, at, by, remark, before, after, mfaGraceDays }) => ({
        version,
        at: new Date(at).toISOString(),
        by,
        remark,
        changes: [...after].map(([currency, tiers]) => ({
          currency,
          before: showTier(currency, before.get(currency) ?? tiers),
          after: showTier(currency, tiers),
        })),
        mfaGraceDays,
      })),
    }),
    setMaintenanceService: (call) => change(call, () => setService(call)),
    stopMoneyOut(call) {
      const { reasonCode } = call.body;
      const open = MONEY_OUT.map((code) => all.services.get(code) as Service).filter(({ status }) => status === 'OPEN');
      for (const service of open) close(service, call, { message: STOPPED, until: null, allowMchNos: [] });
      call.note.level = 'CRITICAL';
      call.note.about = {
        entity: 'maintenance',
        ids: [...MONEY_OUT],
        reasonCode,
        changes: open.map(({ code }) => ({ id: code, field: 'status', before: 'OPEN', after: 'CLOSED' })),
      };
      touch(all, call);
      return show(call);
    },
    saveMaintenanceWindow: (call) => change(call, () => saveWindow(call)),
    cancelMaintenanceWindow: (call) => change(call, () => cancelWindow(call)),
    saveMaintenanceNotice: (call) => change(call, () => saveNotice(call)),
    withdrawMaintenanceNotice: (call) => change(call, () => withdrawNotice(call)),
    previewMaintenancePolicy: (call) => ({ data: previewTiers(world, tiersIn(world, call)) }),
    saveMaintenancePolicy: (call) => change(call, () => savePolicy(call)),
    ackNotice(call) {
      findNotice(call).ackedBy.add(call.actor.id);
      return { data: null };
    },
  };
}
