import { randomBytes } from 'node:crypto';
import type { MerchantAction } from '@/contract';
import { namesOf } from '../../../src/domain/typed';
import { bulk, isUnreasoned, REMARK_SHORT, withCurrent } from '../../base/bulk';
import { fault } from '../../base/faults';
import { maskEmail } from '../../base/mask';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { notFound, Refusal, type Text } from '../../engine/text';
import { HOUR, iso } from '../../engine/time';
import { changer } from '../../flow/change';
import { addMaker } from '../../flow/makers';
import { keptSecret, NO_LIMITS, RESERVE_DAYS } from '../../flow/merchants';
import { createPayee } from '../../flow/payees';
import { priceAt } from '../../flow/prices';
import type { AreaHandlers } from '../../model/area';
import type { PlatformCall } from '../../model/operators';
import type { Agent, Merchant } from '../../model/parties';
import { seesRecord } from '../../model/recordScope';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { demandSecondForAddresses } from './addresses';
import { showMerchantDetail } from './detail';
import { merchantFile } from './file';
import {
  accountOf,
  changesSince,
  currencyOfCountry,
  faultsOf,
  limitsWith,
  type MerchantValues,
  putValues,
  snapshotOf,
} from './form';
import { findMerchants, statisticsOf } from './list';
import { draftHolder, priceText, productsFor, readPrices, showProduct, writePrices } from './prices';
import { demand, findMerchant, holdWithdrawals, letWithdrawalsGo, merchantConflict, moveMerchant, passObstacle } from './rules';
import { figuresOf, showMerchant } from './view';

const LINK_MS = 24 * HOUR;

/** Share of orders of a new merchant. */
const NEW_WEIGHT = 0.02;

const REASON: Text = ['Enter a reason.', '请填写原因。'];
const SAME_ON: Text = ['Already enabled.', '已处于开启状态。'];
const SAME_OFF: Text = ['Already disabled.', '已处于关闭状态。'];
const SWITCHED: Text = ['Switch set for {done} of {all} merchants.', '已切换 {done} / {all} 个商户。'];
const SHOWN_ONCE: Text = ['The new secret is shown once.', '新密钥仅显示一次。'];
const MAILED: Text = ['Link sent to {mailTo}, valid for 24 hours.', '链接已发送至 {mailTo}，24 小时内有效。'];
const NO_AGENT: Text = ['Agent not found, or outside your data scope.', '代理不存在或不在您的数据范围内。'];
const WIDER: Text = ['The merchant would be outside your data scope.', '该商户将不在您的数据范围内。'];

interface Reason {
  reasonCode?: string;
  remark?: string;
}

/** Handlers of the merchants by operation id. */
export function merchantHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'merchant'> {
  /** Reason and remark to store. @throws Refusal 422 */
  function reasonIn({ body, lang }: PlatformCall, remarkName = 'remark'): { reasonCode: string | null; remark: string | null } {
    const { reasonCode = null } = body as Reason;
    const remark = String(body[remarkName] ?? '').trim() || null;
    if (isUnreasoned(reasonCode, remark)) throw invalid(lang, [{ ...REMARK_SHORT, name: remarkName }]);
    return { reasonCode, remark };
  }

  const changes = changer({
    key: 'mchNo',
    find: ({ actor }, no) => findMerchant(world, actor, no),
    nameOf: ({ holder }: Merchant) => holder.name,
    demand: (call, merchant, action: MerchantAction, version) => demand(world, merchant, call, action, version),
    before: snapshotOf,
    changesSince: (before, merchant) => changesSince(merchant, before),
    made: (call, merchant, action) => action !== 'review' && addMaker(merchant, call.actor),
    show: ({ actor, lang }, merchant) => showMerchant(world, merchant, actor, lang),
    refused: withCurrent,
  });
  function change(call: PlatformCall, action: MerchantAction, run: (merchant: Merchant) => void) {
    call.note.about = { entity: 'merchant', ids: [String(call.body.mchNo)] };
    return changes.change(call, action, run);
  }

  const agentOf = (no: string | null | undefined): Agent | undefined =>
    no ? world.agents.find((agent) => agent.no === no) : undefined;

  function nextNo(): string {
    const numbers = [...world.merchants.keys()].map((no) => Number(no.slice(1)));
    return `M${Math.max(100_000, ...numbers) + 1}`;
  }

  return {
    pageMerchants({ actor, lang, query }) {
      const figures = figuresOf(world);
      const found = findMerchants(world, actor, query, figures);
      return { data: pageOf(found, query, (one) => showMerchant(world, one, actor, lang, figures)) };
    },
    getMerchant: ({ actor, lang, query }) => ({
      data: showMerchantDetail(world, logOf(), findMerchant(world, actor, query.mchNo), actor, lang),
    }),
    getMerchantStatistics({ actor, query }) {
      const figures = figuresOf(world);
      return { data: statisticsOf(world, findMerchants(world, actor, query, figures, true), figures) };
    },
    downloadMerchants(call) {
      const figures = figuresOf(world);
      return merchantFile(world, call, findMerchants(world, call.actor, call.query, figures), figures);
    },
    listMerchantProducts({ actor, at, lang, query }) {
      const { mchNo, country, agentNo } = query;
      const known = mchNo ? findMerchant(world, actor, mchNo) : undefined;
      const currency = country && currencyOfCountry(world, country);
      if (agentNo && !seesRecord(world, actor, 'agent', agentNo)) throw notFound(NO_AGENT);
      const one = known ?? {
        holder: draftHolder(country ?? '', currency ? [currency] : [], agentOf(agentNo), 'M', ''),
        prices: new Map(),
      };
      const currencies = one.holder.accounts.map(({ account }) => account.currency);
      const isAnybody = !mchNo && !country;
      const products = isAnybody ? [...world.catalog.products.values()] : productsFor(world, one.holder.country, currencies);
      return { data: products.map((product) => showProduct(world, product, one, at, lang)) };
    },
    addMerchant(call) {
      const { actor, at, lang, body } = call;
      const { prices = [], reasonCode: _why, marginRemark: _said, ...values } = body;
      call.note.about = { entity: 'merchant', name: values.mchName };
      const { reasonCode, remark } = reasonIn(call, 'marginRemark');
      const currency = currencyOfCountry(world, values.country);
      const read = currency ? limitsWith(NO_LIMITS, values as MerchantValues, currency) : { limits: NO_LIMITS, faults: [] };
      const faults = [...faultsOf(world, actor, values as MerchantValues), ...read.faults];
      if (faults.length > 0) throw invalid(lang, faults);
      const no = nextNo();
      const holder = draftHolder(values.country, values.currencies, agentOf(values.agentNo), no, values.mchName.trim());
      // An operator cannot create a merchant outside their own data scope.
      if (!isInScope(actor, holder)) throw new Refusal(403, 'OUT_OF_SCOPE', WIDER);
      const confirmed = { field: 'prices', remark, isConfirmed: reasonCode !== null };
      // A disabled product needs no price.
      const wanted = readPrices(world, call, holder, prices, confirmed).filter(({ price }) => price.isEnabled);
      Object.assign(holder, {
        level: values.level,
        accounts: values.currencies.map((one) => accountOf(world, no, one)),
        weight: NEW_WEIGHT,
      });
      const merchant: Merchant = {
        no,
        holder,
        shortName: values.mchShortName.trim(),
        type: values.mchType,
        switches: { payin: true, payout: true, withdraw: true, api: true, portal: true },
        prices: new Map(),
        owner: null,
        licenceNo: null,
        legalPerson: null,
        industryCode: null,
        websites: [],
        kycStatus: 'NONE',
        kycExpireAt: null,
        contact: { name: '', mobile: '', email: '', telegram: null },
        settlementCycle: values.settlementCycle,
        reservePpm: 0,
        reserveDays: RESERVE_DAYS,
        riskLevel: 'LOW',
        riskTags: [],
        tags: [],
        remark: null,
        limits: NO_LIMITS,
        loginAccount: values.loginAccount,
        passwordSetAt: null,
        linkUntil: null,
        lastLoginAt: null,
        lastLoginIp: null,
        appId: `app${randomBytes(6).toString('hex')}`,
        secret: null,
        oldSecret: null,
        notifyUrl: null,
        notifyHostFixed: false,
        makers: new Set([actor.username]),
        statusReason: null,
        statusRemark: null,
        held: new Map(),
        createdAt: at,
        createdBy: actor.username,
        updatedAt: at,
        updatedBy: actor.username,
        version: 1,
        events: [],
        notes: [],
      };
      putValues(world, merchant, values as MerchantValues, read.limits);
      writePrices(merchant.prices, wanted);
      world.merchants.set(no, merchant);
      world.holders.push(holder);
      const changes = [
        ...changesSince(merchant, { facts: {}, personal: {} }),
        ...wanted.map(({ product, price }) => ({ field: product.code, before: null, after: priceText(price, product) })),
      ];
      call.note.about = { entity: 'merchant', ids: [no], name: holder.name, changes };
      return { data: showMerchant(world, merchant, actor, lang) };
    },
    editMerchant: (call) =>
      change(call, 'edit', (merchant) => {
        const { mchNo: _no, version: _version, ...values } = call.body;
        const read = limitsWith(merchant.limits, values, merchant.holder.accounts[0]?.account.currency ?? '');
        const faults = [...faultsOf(world, call.actor, values, merchant), ...read.faults];
        if (faults.length > 0) throw invalid(call.lang, faults);
        const { status } = merchant.holder;
        const { contact, holder, notifyUrl } = merchant;
        demandSecondForAddresses(world, call, 'merchant', holder, [
          [contact.email, values.contactEmail],
          [notifyUrl, values.notifyUrl],
        ]);
        putValues(world, merchant, values, read.limits);
        if (status === 'REJECTED') moveMerchant(merchant, 'resubmit', 'PENDING_REVIEW');
      }),
    reviewMerchant: (call) =>
      change(call, 'review', (merchant) => {
        const { decision } = call.body;
        const why = reasonIn(call);
        if (decision === 'REJECT') {
          if (!why.reasonCode) throw invalid(call.lang, [fault('reasonCode', 'required', REASON)]);
          moveMerchant(merchant, 'reject', 'REJECTED', why);
          return;
        }
        const refusal = passObstacle(world, merchant, call.lang);
        if (refusal) throw refusal;
        moveMerchant(merchant, 'pass', 'ACTIVE', { remark: why.remark });
        const { holder } = merchant;
        for (const name of namesOf(merchant.switches)) merchant.switches[name] = true;
        if (holder.payees.length === 0) holder.payees.push(createPayee(world, holder.country, call.at));
      }),
    suspendMerchant: (call) =>
      change(call, 'suspend', (merchant) => {
        moveMerchant(merchant, 'suspend', 'SUSPENDED', reasonIn(call));
        holdWithdrawals(world, call, merchant);
      }),
    resumeMerchant: (call) =>
      change(call, 'resume', (merchant) => {
        reasonIn(call);
        moveMerchant(merchant, 'resume', 'ACTIVE');
        letWithdrawalsGo(world, call, merchant);
      }),
    switchMerchants(call) {
      const { actor, lang } = call;
      const { items, switch: name, on } = call.body;
      reasonIn(call);
      const logged: object[] = [];
      const answer = bulk(call, 'mchNo', SWITCHED, ({ mchNo, version }) => {
        const merchant = findMerchant(world, actor, mchNo);
        const changed = changes.apply(call, merchant, 'switch', version, () => {
          if (merchant.switches[name] === on) throw merchantConflict(world, merchant, on ? SAME_ON : SAME_OFF, lang);
          merchant.switches[name] = on;
        });
        logged.push(...changed.map((one) => ({ id: mchNo, ...one })));
        return { version: merchant.version, current: showMerchant(world, merchant, actor, lang) };
      });
      call.note.about = { entity: 'merchant', ids: items.map(({ mchNo }) => mchNo), changes: logged };
      return answer;
    },
    rotateMerchantSecret(call) {
      call.note.level = 'HIGH';
      const { keepHours } = call.body;
      const secret = randomBytes(24).toString('base64url');
      const answer = change(call, 'rotateSecret', (merchant) => {
        const { at } = call;
        merchant.oldSecret = merchant.secret && keepHours > 0 ? { ...merchant.secret, until: at + keepHours * HOUR } : null;
        merchant.secret = keptSecret(secret, at);
      });
      return { ...answer, text: SHOWN_ONCE, data: { ...answer.data, secret } };
    },
    resetMerchantPassword(call) {
      call.note.level = 'HIGH';
      const until = call.at + LINK_MS;
      let mailTo = '';
      const answer = change(call, 'resetPassword', (merchant) => {
        merchant.linkUntil = until;
        mailTo = maskEmail(merchant.contact.email);
      });
      return { text: MAILED, values: { mailTo }, data: { ...answer.data, mailTo, linkUntil: iso(until) } };
    },
    closeMerchant: (call) =>
      change(call, 'close', (merchant) => {
        const why = reasonIn(call);
        if (merchant.holder.status !== 'CLOSING') {
          moveMerchant(merchant, 'wind', 'CLOSING', why);
          letWithdrawalsGo(world, call, merchant);
          return;
        }
        moveMerchant(merchant, 'end', 'CLOSED', why);
        for (const name of namesOf(merchant.switches)) merchant.switches[name] = false;
        Object.assign(merchant, { secret: null, oldSecret: null, linkUntil: null });
      }),
    saveMerchantProducts: (call) =>
      change(call, 'save', (merchant) => {
        const { items } = call.body;
        const { reasonCode, remark } = reasonIn(call);
        const read = readPrices(world, call, merchant.holder, items, {
          field: 'items',
          remark,
          isConfirmed: reasonCode !== null,
        });
        const changes = read.map(({ product, price }) => ({
          field: product.code,
          before: priceText(priceAt(merchant.prices, product.code, price.effectiveAt), product),
          after: priceText(price, product),
        }));
        writePrices(merchant.prices, read);
        call.note.about = { ...call.note.about, changes };
      }),
  };
}
