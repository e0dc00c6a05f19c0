import type { accessKeys } from './keys';
import type { components } from './schema';

type Schemas = components['schemas'];

/** Name of a permission that the contract knows (the API path with `/` written `:`). */
export type AccessKey = (typeof accessKeys)[number];

export type CurrentUser = Schemas['CurrentUser'];
export type MenuItem = Schemas['MenuItem'];
export type OptionType = Schemas['OptionType'];
export type Refusal = Schemas['Refusal'];
export type CurrencyTotal = Schemas['CurrencyTotal'];
export type Denied = Schemas['Denied'];

export type Withdraw = Schemas['Withdraw'];
export type WithdrawDetail = Schemas['WithdrawDetail'];
export type WithdrawStatus = Schemas['WithdrawStatus'];
export type WithdrawView = Schemas['WithdrawView'];
export type WithdrawFilter = Schemas['WithdrawFilter'];
export type WithdrawAction = Schemas['WithdrawAction'];
export type WithdrawTotal = Schemas['WithdrawTotal'];
export type WithdrawStatistics = Schemas['WithdrawStatistics'];
export type WithdrawBulkResult = Schemas['WithdrawBulkResult'];
export type WithdrawRejectReason = Schemas['WithdrawRejectReason'];
export type WithdrawHoldReason = Schemas['WithdrawHoldReason'];
export type WithdrawUnholdReason = Schemas['WithdrawUnholdReason'];
export type WithdrawRefundReason = Schemas['WithdrawRefundReason'];
export type LedgerEntry = Schemas['LedgerEntry'];
export type FileType = Schemas['FileType'];
export type Note = Schemas['Note'];
export type Mention = Schemas['Mention'];
export type FoundRecord = Schemas['FoundRecord'];
export type RecordEntity = Schemas['RecordEntity'];
export type SavedView = Schemas['SavedView'];
export type ViewContent = Schemas['ViewContent'];
export type StoredLayout = Schemas['TableLayout'];
export type RiskFlag = Schemas['RiskFlag'];
export type RiskFlagCode = Schemas['RiskFlagCode'];
export type RiskSeverity = Schemas['RiskSeverity'];
export type PayeeVerified = Schemas['PayeeVerified'];
