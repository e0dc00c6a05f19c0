import type { StoredFile } from '@/components/FileInput';
import { ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type {
  AccountAdjustReason,
  AccountBlockMode,
  AccountBlockReason,
  AccountDirection,
  AccountFreezeReason,
  AccountHold,
  AccountReleaseReason,
  AccountTopUpReason,
  AccountTransferReason,
  AccountUnblockReason,
  AccountUnfreezeReason,
  MoneyAccount,
  MoneyAccountTotal,
} from '@/contract';
import {
  accountAdjustReasons,
  accountBlockModes,
  accountBlockReasons,
  accountDirections,
  accountFreezeReasons,
  accountReleaseReasons,
  accountTopUpReasons,
  accountTransferReasons,
  accountUnblockReasons,
  accountUnfreezeReasons,
} from '@/domain/account';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { DialogsProps } from '@/screen/useListScreen';
import { type RowProps, useOutcomes } from '@/screen/useOutcomes';
import {
  adjustAccount,
  blockAccount,
  freezeAccount,
  releaseAccountReserve,
  topUpAccount,
  transferAccount,
  unblockAccount,
  unfreezeAccount,
} from '@/services/account';
import type { Dialog } from './dialog';
import { AmountField, EvidenceField, SureField } from './fields';
import { Preview } from './Preview';
import { ProofDrawer } from './ProofDrawer';

interface MoneyValues<Code extends string> extends ReasonValues<Code> {
  amount: string;
  sure?: boolean;
}

const REF_MAX = 64;
const WIDTH = 720;

const refOf = ({ accountNo, version }: MoneyAccount) => ({ accountNo, version });
const nameOf = ({ holderName, holderNo }: MoneyAccount) => holderName ?? holderNo;

function useReason() {
  const t = useT();
  return (code: Parameters<typeof reasonKey>[0]) => t(reasonKey(code));
}
const reasonKey = <
  Code extends
    | AccountFreezeReason
    | AccountUnfreezeReason
    | AccountAdjustReason
    | AccountTopUpReason
    | AccountTransferReason
    | AccountReleaseReason
    | AccountBlockReason
    | AccountUnblockReason,
>(
  code: Code,
) => `account.info.reason.${code}` as const;

interface FreezeValues extends MoneyValues<AccountFreezeReason> {
  until?: string;
}

function FreezeModal({ row, ...rest }: RowProps<MoneyAccount>) {
  const t = useT();
  const field = fieldsFor<typeof freezeAccount>()('account.info', t);
  return (
    <ReasonModal<AccountFreezeReason, MoneyAccount, FreezeValues>
      id="account-freeze"
      title={t('account.info.dialog.freeze.title', { name: nameOf(row) })}
      okText={t('account.info.action.freeze')}
      width={WIDTH}
      reasons={accountFreezeReasons}
      labelOf={useReason()}
      text={t('account.info.dialog.freeze.text')}
      send={({ amount, until, reasonCode, remark = '' }, options) =>
        freezeAccount({ ...refOf(row), amount: amount.trim(), until, reasonCode, remark }, options)
      }
      {...rest}
    >
      <AmountField currency={row.currency} most={row.availableAmount} />
      {field.until('until')}
      <Preview row={row} kind="freeze" />
      <SureField />
    </ReasonModal>
  );
}

function UnfreezeModal({ row, hold, ...rest }: RowProps<MoneyAccount> & { hold: AccountHold }) {
  const t = useT();
  const format = useFormat();
  const money = format.money(hold.amount, hold.currency);
  return (
    <ReasonModal<AccountUnfreezeReason, MoneyAccount, ReasonValues<AccountUnfreezeReason> & { sure?: boolean }>
      id="account-unfreeze"
      title={t('account.info.dialog.unfreeze.title', { no: hold.holdNo })}
      okText={t('account.info.action.unfreeze')}
      width={WIDTH}
      reasons={accountUnfreezeReasons}
      labelOf={useReason()}
      text={t('account.info.dialog.unfreeze.text', { money, name: nameOf(row) })}
      send={({ reasonCode, remark }, options) =>
        unfreezeAccount({ holdNo: hold.holdNo, version: hold.version, reasonCode, remark }, options)
      }
      {...rest}
    >
      <Preview row={row} kind="unfreeze" amount={hold.amount} />
      <SureField />
    </ReasonModal>
  );
}

interface AdjustValues extends MoneyValues<AccountAdjustReason> {
  direction: AccountDirection;
  relatedNo?: string;
  evidenceFileId: StoredFile;
}

function AdjustModal({ row, ...rest }: RowProps<MoneyAccount>) {
  const t = useT();
  const field = fieldsFor<typeof adjustAccount>()('account.info', t);
  const format = useFormat();
  const max = row.adjustMax ?? '0';
  return (
    <ReasonModal<AccountAdjustReason, MoneyAccount, AdjustValues>
      id="account-adjust"
      access="user:account:adjust"
      title={t('account.info.dialog.adjust.title', { name: nameOf(row) })}
      okText={t('account.info.action.adjust')}
      isDanger
      width={WIDTH}
      reasons={accountAdjustReasons}
      labelOf={useReason()}
      text={
        <>
          <p>{t('account.info.dialog.adjust.text', { max: format.money(max, row.currency) })}</p>
          <p className="soft">
            {t('account.info.dialog.remark')}: {t('account.info.dialog.remarkForm')}
          </p>
        </>
      }
      send={({ amount, direction, relatedNo, evidenceFileId, reasonCode, remark = '' }, options) =>
        adjustAccount(
          {
            ...refOf(row),
            direction,
            amount: amount.trim(),
            reasonCode,
            remark,
            relatedNo: relatedNo?.trim() || undefined,
            evidenceFileId: evidenceFileId.fileId,
          },
          options,
        )
      }
      {...rest}
    >
      {field.radio('direction', accountDirections, { isRequired: true })}
      <AmountField currency={row.currency} most={max} />
      {field.text('relatedNo', REF_MAX)}
      <EvidenceField />
      <Preview row={row} kind="adjust" />
      <SureField />
    </ReasonModal>
  );
}

interface TopUpValues extends MoneyValues<AccountTopUpReason> {
  bankRefNo: string;
  evidenceFileId: StoredFile;
}

function TopUpModal({ row, ...rest }: RowProps<MoneyAccount>) {
  const t = useT();
  const field = fieldsFor<typeof topUpAccount>()('account.info', t);
  return (
    <ReasonModal<AccountTopUpReason, MoneyAccount, TopUpValues>
      id="account-topUp"
      title={t('account.info.dialog.topUp.title', { name: nameOf(row) })}
      okText={t('account.info.action.topUp')}
      width={WIDTH}
      reasons={accountTopUpReasons}
      labelOf={useReason()}
      text={t('account.info.dialog.topUp.text')}
      send={({ amount, bankRefNo, evidenceFileId, reasonCode, remark }, options) =>
        topUpAccount(
          {
            ...refOf(row),
            amount: amount.trim(),
            bankRefNo: bankRefNo.trim(),
            evidenceFileId: evidenceFileId.fileId,
            reasonCode,
            remark,
          },
          options,
        )
      }
      {...rest}
    >
      <AmountField currency={row.currency} />
      {field.text('bankRefNo', REF_MAX, { isRequired: true })}
      <EvidenceField />
      <Preview row={row} kind="topUp" />
      <SureField />
    </ReasonModal>
  );
}

function TransferModal({ row, ...rest }: RowProps<MoneyAccount>) {
  const t = useT();
  return (
    <ReasonModal<AccountTransferReason, MoneyAccount, MoneyValues<AccountTransferReason>>
      id="account-transfer"
      access="user:account:transfer"
      title={t('account.info.dialog.transfer.title', { name: nameOf(row) })}
      okText={t('account.info.action.transfer')}
      width={WIDTH}
      reasons={accountTransferReasons}
      labelOf={useReason()}
      text={t(row.accountType === 'PAYOUT' ? 'account.info.dialog.transfer.back' : 'account.info.dialog.transfer.text')}
      send={({ amount, reasonCode, remark }, options) =>
        transferAccount({ ...refOf(row), amount: amount.trim(), reasonCode, remark }, options)
      }
      {...rest}
    >
      <AmountField currency={row.currency} most={row.availableAmount} />
      <Preview row={row} kind="transfer" />
      <SureField />
    </ReasonModal>
  );
}

function ReleaseModal({ row, ...rest }: RowProps<MoneyAccount>) {
  const t = useT();
  const format = useFormat();
  const max = row.releasableAmount ?? '0';
  return (
    <ReasonModal<AccountReleaseReason, MoneyAccount, MoneyValues<AccountReleaseReason>>
      id="account-release"
      title={t('account.info.dialog.releaseReserve.title', { name: nameOf(row) })}
      okText={t('account.info.action.releaseReserve')}
      width={WIDTH}
      reasons={accountReleaseReasons}
      labelOf={useReason()}
      text={t('account.info.dialog.releaseReserve.text', { max: format.money(max, row.currency) })}
      send={({ amount, reasonCode, remark }, options) =>
        releaseAccountReserve({ ...refOf(row), amount: amount.trim(), reasonCode, remark }, options)
      }
      {...rest}
    >
      <AmountField currency={row.currency} most={max} />
      <Preview row={row} kind="releaseReserve" />
      <SureField />
    </ReasonModal>
  );
}

interface BlockValues extends ReasonValues<AccountBlockReason> {
  mode: AccountBlockMode;
}

function BlockModal({ row, ...rest }: RowProps<MoneyAccount>) {
  const t = useT();
  const field = fieldsFor<typeof blockAccount>()('account.info', t);
  return (
    <ReasonModal<AccountBlockReason, MoneyAccount, BlockValues>
      id="account-block"
      title={t('account.info.dialog.block.title', { name: nameOf(row) })}
      okText={t('account.info.action.block')}
      isDanger
      reasons={accountBlockReasons}
      labelOf={useReason()}
      text={t('account.info.dialog.block.text')}
      send={(values, options) => blockAccount({ ...refOf(row), ...values }, options)}
      {...rest}
    >
      {field.radio('mode', accountBlockModes, { isRequired: true })}
    </ReasonModal>
  );
}

function UnblockModal({ row, ...rest }: RowProps<MoneyAccount>) {
  const t = useT();
  return (
    <ReasonModal<AccountUnblockReason, MoneyAccount>
      id="account-unblock"
      title={t('account.info.dialog.unblock.title', { name: nameOf(row) })}
      okText={t('account.info.action.unblock')}
      reasons={accountUnblockReasons}
      labelOf={useReason()}
      text={t('account.info.dialog.unblock.text')}
      send={(values, options) => unblockAccount({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

const MODALS = {
  freeze: FreezeModal,
  adjust: AdjustModal,
  topUp: TopUpModal,
  transfer: TransferModal,
  releaseReserve: ReleaseModal,
  block: BlockModal,
  unblock: UnblockModal,
} as const;

export function Dialogs({ dialog, screen }: DialogsProps<MoneyAccount, Dialog, MoneyAccountTotal>) {
  const t = useT();
  const { close, open, list } = screen;
  const { saved, moved, shared } = useOutcomes(screen);
  if (dialog.kind === 'proof') return <ProofDrawer onProved={list.reload} onClose={close} onOpen={open} />;
  const { kind, row } = dialog;
  // The change also affects another account.
  const done = kind === 'transfer' || kind === 'releaseReserve' ? moved : saved;
  const own = { row, ...shared, onDone: done((next) => t(`account.info.message.${kind}`, { no: next.accountNo })) };
  if (dialog.kind === 'unfreeze') return <UnfreezeModal {...own} hold={dialog.hold} />;
  const Modal = MODALS[dialog.kind];
  return <Modal {...own} />;
}
