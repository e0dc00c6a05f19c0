/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session; the token comes in the authorization response header */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in operator and the closure of the access keys */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Order, visibility, titles and icons of the side menu, by path; what is not named keeps the console's own values */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names for select boxes, inside the operator's data scope, in pages */
        get: operations["listOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/sensitive/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The full value of one masked field, for 60 seconds; logged with level HIGH */
        post: operations["revealSensitive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/note/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A note on a record, for colleagues; never changed or removed afterwards */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/note/mention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes that mention the operator, newest first */
        get: operations["listMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/note/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks mentions of the operator as read; all of them when no number is given */
        post: operations["readMentions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The records that bear this number, whichever of theirs it is; only those that the operator may open */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/view/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved views of the operator and those shared with one of the operator's roles, in the operator's own order */
        get: operations["listViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/view/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a view; 50 for each screen at most */
        post: operations["addView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/view/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a view of the operator, shares it, or stores other content under it */
        post: operations["editView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/view/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a view of the operator, also for those it was shared with */
        post: operations["removeView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/view/arrange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The operator's own order of the views of a screen, and the one it opens with */
        post: operations["arrangeViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a file (evidence, voucher) before the call that names it; PDF, PNG or JPEG, 5 MB at most */
        post: operations["addFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored file, for who may see the record it belongs to, and for who stored it */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdraw orders, newest first; queue views by due time, oldest first */
        get: operations["pageWithdraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders waiting for a decision that this operator could make (the total of view NEEDS_ME); the menu badge */
        get: operations["countPendingWithdraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, per currency, over the filtered set but without view and status */
        get: operations["getWithdrawStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its policy, timeline and payouts */
        get: operations["getWithdraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve; the last stage makes the payout order, earlier stages move to SECOND_REVIEW */
        post: operations["passWithdraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse; the frozen amount goes back to available at once */
        post: operations["rejectWithdraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Soft lock for five minutes, renewed by a further call; changes neither state nor version; 423 when a colleague holds it */
        post: operations["claimWithdraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives own claims back */
        post: operations["releaseWithdraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops orders without a decision; a colleague with the key `unhold`, or the time, lets them go on */
        post: operations["holdWithdraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/unhold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lifts the hold; the order returns to where it was */
        post: operations["unholdWithdraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the upstream how its payouts stand (PAYING, UNKNOWN); an order without an answer stays as it is */
        post: operations["queryWithdraws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the own last decision back until `undoUntil`; a payout order that was not sent yet is canceled */
        post: operations["undoWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays a failed or returned order again by a new payout order; the money stays frozen */
        post: operations["retryWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an unknown payout by evidence; nobody who decided on the order may do it */
        post: operations["resolveWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a failed or returned order up and returns the money to the holder; nobody who decided on the order may do it */
        post: operations["refundWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/withdraw/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadWithdraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description ISO 8601 UTC with milliseconds
         */
        Time: string;
        Envelope: {
            /** @description 200-299 means done; 207 some items of a bulk call failed */
            code: number;
            /** @description One complete sentence in the language of Accept-Language */
            msg: string;
            success?: boolean;
            traceId?: string;
            serverTime?: components["schemas"]["Time"];
        };
        /** @enum {string} */
        ErrorCode: "BAD_REQUEST" | "UNAUTHENTICATED" | "FORBIDDEN" | "OUT_OF_SCOPE" | "SELF_APPROVAL" | "NOT_FOUND" | "STATE_CONFLICT" | "VERSION_CONFLICT" | "DUPLICATE" | "IDEMPOTENCY_REUSED" | "GONE" | "VALIDATION" | "CLAIMED" | "UPSTREAM_FAILED" | "UPSTREAM_UNKNOWN" | "RATE_LIMITED" | "COMPLIANCE_HOLD" | "BALANCE_SHORT" | "LIMIT_EXCEEDED" | "MAINTENANCE" | "INTERNAL";
        FieldError: {
            name: string;
            rule?: string;
            msg: string;
        };
        /** @description What the refusal's code adds; every field is optional */
        RefusalData: {
            /** @description The access keys that are missing */
            required?: string[];
            fields?: components["schemas"]["FieldError"][];
            /** @description The record as it is now */
            current?: {
                [key: string]: unknown;
            };
            changedBy?: string;
            changedAt?: components["schemas"]["Time"];
            claimedBy?: string;
            claimedUntil?: components["schemas"]["Time"];
            makerName?: string;
            firstSeenAt?: components["schemas"]["Time"];
            retryAfterSec?: number;
            lockedUntil?: components["schemas"]["Time"];
        } | null;
        Refusal: components["schemas"]["Envelope"] & {
            error?: components["schemas"]["ErrorCode"];
            data?: components["schemas"]["RefusalData"];
        };
        Id: string;
        /** @description Optimistic lock; the version the operator saw */
        Version: number;
        /** @description Path of a screen in the browser, for example /trade/withdraw */
        ScreenPath: string;
        TableLayout: {
            /** @enum {string} */
            density?: "compact" | "middle" | "roomy";
            /** @description From left to right */
            columns: {
                key: string;
                isHidden?: boolean;
                /** @enum {string} */
                pin?: "start" | "end";
                /** @description Pixels */
                width?: number;
            }[];
        };
        ViewContent: {
            /** @description Filters by their wire names, without those that hold personal data */
            filters: {
                [key: string]: string;
            };
            /** @description Ranges of time that move with the calendar, by the wire name of their beginning */
            ranges?: {
                [key: string]: "today" | "twoDays" | "sevenDays" | "thirtyDays";
            };
            sortField?: string;
            /** @enum {string} */
            sortOrder?: "ascend" | "descend";
            /** @enum {integer} */
            pageSize?: 10 | 20 | 50 | 100 | 200;
            layout?: components["schemas"]["TableLayout"];
        };
        SavedView: {
            viewId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            screen: components["schemas"]["ScreenPath"];
            name: string;
            /** @description Only its owner changes or removes a view */
            isMine: boolean;
            /** @description User name */
            ownerName?: string;
            roleCode?: string | null;
            roleName?: string | null;
            /** @description The screen opens with it for this operator */
            isDefault: boolean;
            content: components["schemas"]["ViewContent"];
        };
        CurrentUser: {
            operatorId?: components["schemas"]["Id"];
            username: string;
            realName?: string;
            avatar?: string | null;
            roles?: {
                roleCode: string;
                roleName: string;
            }[];
            /** @description Names of permissions; each name counts as granted */
            access: string[];
            withdrawTier?: number;
            dataScope?: {
                /** @enum {string} */
                type: "ALL" | "COUNTRY" | "AGENT" | "MERCHANT";
                values?: string[];
            };
            /** @description IANA name, Asia/Singapore when missing */
            timeZone?: string;
            /** @enum {string} */
            language?: "en-US" | "zh-CN";
            /** Format: date-time */
            lastLoginAt?: string | null;
            lastLoginIp?: string | null;
            /** @description The saved view that each screen opens with, so that a list need not wait for one more answer */
            defaultViews?: components["schemas"]["SavedView"][];
        };
        MenuItem: {
            /** @description Path of the screen or of its section */
            path: string;
            /** @description zh-CN */
            title?: string;
            titleEn?: string;
            icon?: string | null;
            sort: number;
            visible: boolean;
        };
        Paging: {
            /** @default 1 */
            current?: number;
            /** @default 10 */
            pageSize?: number;
            sortField?: string;
            /** @enum {string} */
            sortOrder?: "ascend" | "descend";
        };
        /** @enum {string} */
        OptionType: "holder" | "agent" | "operator" | "channel" | "bank";
        PageInfo: {
            /** @description Rows of the whole filtered set */
            total: number;
            current: number;
            pageSize: number;
        };
        Option: {
            value: string;
            label: string;
        };
        /** @enum {string} */
        RecordEntity: "withdraw";
        Note: {
            noteNo: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @description User name */
            by: string;
            text: string;
            /** @description User names */
            mentions?: string[];
        };
        Mention: {
            entity: components["schemas"]["RecordEntity"];
            id: components["schemas"]["Id"];
            isRead: boolean;
            note: components["schemas"]["Note"];
        };
        FoundRecord: {
            entity: components["schemas"]["RecordEntity"];
            id: components["schemas"]["Id"];
            /** @description Which number of the record it is, as the wire names it, for example payoutNo */
            matched?: string;
            status?: string;
        };
        /** @enum {string} */
        FileType: "application/pdf" | "image/png" | "image/jpeg";
        /** @enum {string} */
        WithdrawView: "NEEDS_ME" | "WAITING" | "HELD" | "PAYOUT" | "DONE" | "ALL";
        /** @description Decimal string with exactly the minor digits of its currency, never negative */
        Money: string;
        /**
         * Format: date-time
         * @description ISO 8601 with offset; ranges are half open, [from, to)
         */
        OffsetTime: string;
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        WithdrawFilter: {
            /** @description Exact match over withdrawNo, settNo and bankRefNo; ignores the time range */
            keyword?: string;
            view?: components["schemas"]["WithdrawView"];
            /** @description Numbers, to see how rows on the screen stand now; ignores the time range */
            withdrawNo?: string;
            status?: string;
            holderType?: string;
            holderNo?: string;
            /** @description Substring */
            holderName?: string;
            agentNo?: string;
            level?: string;
            currency?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            netMin?: components["schemas"]["Money"];
            netMax?: components["schemas"]["Money"];
            /** @description Exact */
            payeeName?: string;
            /** @description Exact */
            payeeAccountNo?: string;
            payeeBankCode?: string;
            payeeVerified?: string;
            riskFlag?: string;
            riskScoreMin?: number;
            source?: string;
            payoutMode?: string;
            channelCode?: string;
            requiredStages?: number;
            /** @description operatorId */
            decidedBy?: string;
            /** @description operatorId */
            claimedBy?: string;
            overdue?: boolean;
            hasNotes?: boolean;
            /** @description Exact */
            failCode?: string;
            submittedFrom?: components["schemas"]["OffsetTime"];
            submittedTo?: components["schemas"]["OffsetTime"];
            decidedFrom?: components["schemas"]["OffsetTime"];
            decidedTo?: components["schemas"]["OffsetTime"];
            finishedFrom?: components["schemas"]["OffsetTime"];
            finishedTo?: components["schemas"]["OffsetTime"];
        };
        /** @enum {string} */
        HolderType: "MERCHANT" | "AGENT" | "PLATFORM";
        /** @enum {string} */
        HolderLevel: "S" | "A" | "B" | "C";
        /** @enum {string} */
        WithdrawSource: "PORTAL" | "API" | "AUTO" | "CONSOLE";
        /** @enum {string} */
        AccountType: "BALANCE" | "PAYOUT" | "RESERVE" | "COMMISSION" | "PROFIT";
        /** @description ISO 4217 */
        Currency: string;
        /**
         * @description INNER: net = requested - fee; OUTER: amount = requested + fee
         * @enum {string}
         */
        FeeMode: "INNER" | "OUTER";
        Rate: string;
        /** @enum {string} */
        PayeeAccountType: "BANK_CARD" | "BANK_ACCOUNT" | "E_WALLET";
        /** @enum {string} */
        PayeeVerified: "NONE" | "NAME_MATCH" | "MISMATCH" | "UNVERIFIED";
        /** @enum {string} */
        WithdrawStatus: "PENDING" | "SECOND_REVIEW" | "HELD" | "PASSED" | "PAYING" | "SUCCESS" | "FAILED" | "UNKNOWN" | "REVERSED" | "REJECTED" | "CANCELED" | "EXPIRED";
        Decision: {
            stage: number;
            /** @enum {string} */
            decision: "PASS" | "REJECT";
            operatorId: components["schemas"]["Id"];
            operatorName: string;
            at: components["schemas"]["Time"];
            reasonCode?: string | null;
            remark?: string | null;
            ip?: string;
        };
        /** @enum {string} */
        RiskFlagCode: "FIRST_WITHDRAW" | "NEW_PAYEE" | "PAYEE_CHANGED_24H" | "PAYEE_NAME_MISMATCH" | "PAYEE_SHARED" | "AMOUNT_SPIKE" | "NEAR_LIMIT" | "SPLIT_SUSPECT" | "VELOCITY" | "EMPTYING" | "NIGHT" | "NEW_IP_OR_DEVICE" | "CREDENTIAL_RESET_24H" | "BLACKLIST_HIT" | "OPEN_DISPUTES" | "LOW_SUCCESS_RATE" | "UNMATCHED_COLLECTIONS" | "NEGATIVE_MARGIN" | "KYC_EXPIRED" | "TEST_MERCHANT";
        /** @enum {string} */
        RiskSeverity: "LOW" | "MEDIUM" | "HIGH";
        RiskFlag: {
            code: components["schemas"]["RiskFlagCode"];
            severity: components["schemas"]["RiskSeverity"];
            /** @description One sentence in the language of Accept-Language */
            text?: string;
        };
        /** @enum {string} */
        PayoutMode: "UPSTREAM" | "CARD_POOL" | "MANUAL";
        /** @enum {string} */
        WithdrawAction: "pass" | "reject" | "claim" | "release" | "takeOver" | "hold" | "unhold" | "query" | "undo" | "retry" | "resolve" | "refund";
        Denied: {
            action: string;
            /** @description One sentence in the language of Accept-Language */
            why: string;
        };
        Withdraw: {
            withdrawNo: components["schemas"]["Id"];
            holderType?: components["schemas"]["HolderType"];
            holderNo?: string;
            holderName?: string;
            level?: components["schemas"]["HolderLevel"];
            agentNo?: string | null;
            agentName?: string | null;
            source?: components["schemas"]["WithdrawSource"];
            accountNo?: string;
            accountType?: components["schemas"]["AccountType"];
            currency: components["schemas"]["Currency"];
            requestedAmount?: components["schemas"]["Money"];
            feeMode?: components["schemas"]["FeeMode"];
            amount: components["schemas"]["Money"];
            fee?: components["schemas"]["Money"];
            netAmount?: components["schemas"]["Money"];
            payoutCurrency?: components["schemas"]["Currency"];
            fxRate?: components["schemas"]["Rate"];
            fxRateId?: string | null;
            payoutAmount?: components["schemas"]["Money"];
            payeeId?: string;
            /** @description Masked */
            payeeName?: string;
            /** @description Masked */
            payeeAccountNo?: string;
            payeeAccountType?: components["schemas"]["PayeeAccountType"];
            payeeBankCode?: string;
            payeeBankName?: string;
            payeeCountry?: string;
            payeeVerified?: components["schemas"]["PayeeVerified"];
            /** Format: date-time */
            payeeFirstUsedAt?: string | null;
            /** Format: date-time */
            payeeChangedAt?: string | null;
            status: components["schemas"]["WithdrawStatus"];
            /** @description Decisions still needed */
            reviewStage?: number;
            requiredStages?: number;
            policyVersion?: number;
            decisions?: components["schemas"]["Decision"][];
            claimedBy?: string | null;
            claimedByName?: string | null;
            /** Format: date-time */
            claimedUntil?: string | null;
            holdReasonCode?: string | null;
            /** Format: date-time */
            holdUntil?: string | null;
            /**
             * Format: date-time
             * @description Until when the last decider may take the decision back; null when nobody may
             */
            undoUntil?: string | null;
            availableAtRequest?: components["schemas"]["Money"];
            availableNow?: components["schemas"]["Money"];
            frozenNow?: components["schemas"]["Money"];
            riskScore?: number;
            riskFlags?: components["schemas"]["RiskFlag"][];
            slaMinutes?: number;
            /** Format: date-time */
            dueAt?: string | null;
            overdue?: boolean;
            settNos?: string[];
            payoutMode?: components["schemas"]["PayoutMode"];
            channelCode?: string | null;
            rejectReasonCode?: string | null;
            rejectRemark?: string | null;
            messageToHolder?: string | null;
            failCode?: string | null;
            failMsg?: string | null;
            bankRefNo?: string | null;
            clientIp?: string;
            /** @description How many notes stand on the order */
            notes?: number;
            createdAt?: components["schemas"]["Time"];
            submittedAt: components["schemas"]["Time"];
            /** Format: date-time */
            firstDecisionAt?: string | null;
            /** Format: date-time */
            passedAt?: string | null;
            /** Format: date-time */
            rejectedAt?: string | null;
            /** Format: date-time */
            finishedAt?: string | null;
            updatedAt?: components["schemas"]["Time"];
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["WithdrawAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        CurrencyTotal: {
            currency: components["schemas"]["Currency"];
            count: number;
            amount: components["schemas"]["Money"];
        };
        WithdrawTotal: components["schemas"]["CurrencyTotal"] & {
            fee: components["schemas"]["Money"];
            netAmount: components["schemas"]["Money"];
        };
        CountAmount: {
            count: number;
            amount: components["schemas"]["Money"];
        };
        WithdrawStatistics: {
            currencies: {
                currency: components["schemas"]["Currency"];
                waiting: components["schemas"]["CountAmount"];
                mine: components["schemas"]["CountAmount"];
                overdue: components["schemas"]["CountAmount"];
                held: components["schemas"]["CountAmount"];
                paying: components["schemas"]["CountAmount"];
                unknown: components["schemas"]["CountAmount"];
                passedToday: components["schemas"]["CountAmount"];
                rejectedToday: components["schemas"]["CountAmount"];
                successToday: components["schemas"]["CountAmount"];
            }[];
            /** Format: date-time */
            oldestDueAt?: string | null;
            medianFirstDecisionSec?: number | null;
            medianPayoutSec?: number | null;
        };
        WithdrawPolicy: {
            requiredStages: number;
            tier1?: components["schemas"]["Money"];
            tier2?: components["schemas"]["Money"];
            tier3?: components["schemas"]["Money"];
            /** @description One sentence in the language of Accept-Language */
            why?: string;
        };
        RecordEvent: {
            at: components["schemas"]["Time"];
            /** @description UPPER_SNAKE, for example SUBMITTED, PASSED, PAYOUT_SENT */
            kind: string;
            /** @enum {string} */
            actorType: "OPERATOR" | "SYSTEM" | "HOLDER" | "UPSTREAM";
            actorName?: string | null;
            reasonCode?: string | null;
            remark?: string | null;
            /** @description Number of the record the event speaks of, for example a payout order */
            refNo?: string | null;
            /** @description Evidence */
            fileId?: string | null;
            fileName?: string | null;
        };
        WithdrawPayout: {
            settNo: components["schemas"]["Id"];
            /** @enum {string} */
            status: "QUEUED" | "PAYING" | "SUCCESS" | "FAILED" | "UNKNOWN" | "REVERSED" | "CANCELED";
            channelCode?: string | null;
            bankRefNo?: string | null;
            failMsg?: string | null;
            createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            finishedAt?: string | null;
        };
        /** @description What this beneficiary received from the holder of the order, and who else pays to it */
        PayeeHistory: {
            /** @description Paid withdrawals of this holder */
            count: number;
            totals?: components["schemas"]["CurrencyTotal"][];
            /** Format: date-time */
            lastAt?: string | null;
            others?: {
                holderNo: string;
                holderName?: string;
                /** @description Orders of any state */
                count: number;
            }[];
        };
        /** @description Decimal string with exactly the minor digits of its currency; negative only on accounts of the platform */
        SignedMoney: string;
        LedgerEntry: {
            entryNo: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @description UPPER_SNAKE, for example FREEZE, RELEASE, WITHDRAW, REVERSAL, PAYIN */
            kind: string;
            refNo?: string | null;
            accountNo: string;
            /** @enum {string} */
            bucket: "AVAILABLE" | "FROZEN" | "PENDING";
            /** @enum {string} */
            direction: "IN" | "OUT";
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            afterAmount?: components["schemas"]["SignedMoney"];
        };
        /** @description The account that the order debits */
        HolderMoney: {
            accountNo?: string;
            currency: components["schemas"]["Currency"];
            available: components["schemas"]["Money"];
            frozen: components["schemas"]["Money"];
            pending?: components["schemas"]["Money"];
            /** @description The last ones, newest first */
            entries?: components["schemas"]["LedgerEntry"][];
            /** @description Business days, oldest first; days without a movement are there too */
            days?: {
                /** Format: date */
                date: string;
                paidIn: components["schemas"]["Money"];
                withdrawn: components["schemas"]["Money"];
                returned?: components["schemas"]["Money"];
            }[];
        };
        /** @description One entry of the operation log that speaks of the record */
        LogLine: {
            seq: number;
            at: components["schemas"]["Time"];
            operatorName: string;
            /** @description Access key of the call */
            action: string;
            /** @enum {string} */
            result: "OK" | "PARTIAL" | "REFUSED";
            code?: number;
            /** @enum {string} */
            level?: "NORMAL" | "HIGH" | "CRITICAL";
            ip?: string;
            traceId?: string;
        };
        WithdrawDetail: components["schemas"]["Withdraw"] & {
            policy?: components["schemas"]["WithdrawPolicy"];
            events?: components["schemas"]["RecordEvent"][];
            payouts?: components["schemas"]["WithdrawPayout"][];
            payeeHistory?: components["schemas"]["PayeeHistory"];
            holderMoney?: components["schemas"]["HolderMoney"];
            /** @description What the ledger says of this order */
            entries?: components["schemas"]["LedgerEntry"][];
            noteList?: components["schemas"]["Note"][];
            logs?: components["schemas"]["LogLine"][];
        };
        /** @description Pass takes 50 at most */
        WithdrawRefs: {
            withdrawNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        /** @description Number of the order to claim in the same call; `claimed` of the answer tells when that was done */
        ClaimNext: string;
        /** @description The order of `claimNext`, when the call claimed it */
        Claimed: {
            withdrawNo: components["schemas"]["Id"];
            claimedUntil: components["schemas"]["Time"];
            /** @description The order as it is now */
            current?: components["schemas"]["Withdraw"] | null;
        };
        /** @description What /trade/withdraw/count would answer after this call; saves the console asking */
        PendingCount: number;
        WithdrawBulkResult: {
            succeeded: {
                withdrawNo: components["schemas"]["Id"];
                status: components["schemas"]["WithdrawStatus"];
                reviewStage?: number;
                version?: components["schemas"]["Version"];
                settNo?: string;
                /** Format: date-time */
                claimedUntil?: string | null;
                /** @description The order as it is now */
                current?: components["schemas"]["Withdraw"] | null;
            }[];
            claimed?: components["schemas"]["Claimed"];
            pendingCount?: components["schemas"]["PendingCount"];
            failed: {
                withdrawNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["Withdraw"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
                claimedBy?: string;
                claimedUntil?: components["schemas"]["Time"];
            }[];
        };
        /** @enum {string} */
        WithdrawRejectReason: "PAYEE_INVALID" | "PAYEE_NAME_MISMATCH" | "RISK_REVIEW" | "DOCUMENTS_MISSING" | "BALANCE_IN_DISPUTE" | "LIMIT" | "DUPLICATE" | "HOLDER_REQUEST" | "CHANNEL_UNAVAILABLE" | "OTHER";
        /** @enum {string} */
        WithdrawHoldReason: "RISK_REVIEW" | "PAYEE_CHECK" | "DOCUMENTS_MISSING" | "HOLDER_REQUEST" | "OTHER";
        /** @enum {string} */
        WithdrawUnholdReason: "CHECKED_OK" | "DOCUMENTS_RECEIVED" | "HOLDER_REQUEST" | "OTHER";
        WithdrawChanged: components["schemas"]["Withdraw"] & {
            pendingCount?: components["schemas"]["PendingCount"];
        };
        /** @enum {string} */
        WithdrawRefundReason: "PAYEE_INVALID" | "CHANNEL_UNAVAILABLE" | "HOLDER_REQUEST" | "OTHER";
    };
    responses: {
        /** @description A refusal. Business refusals come as HTTP 200 with a body code outside 200-299; transport refusals (no session, unknown path, overload, server fault) with that HTTP status. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Code 200 when every item succeeded, 207 when some failed; items are independent */
        WithdrawBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["WithdrawBulkResult"];
                };
            };
        };
        /** @description The order as it is now; `202` with `approvalNo` stays free for a second person */
        WithdrawRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["WithdrawChanged"];
                };
            };
        };
    };
    parameters: {
        Paging: components["schemas"]["Paging"];
        /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
        IdempotencyKey: string;
        WithdrawFilter: components["schemas"]["WithdrawFilter"];
    };
    requestBodies: never;
    headers: {
        /** @description A newer session token; replaces the stored one */
        RenewedToken: string;
        /** @description Name of the file, percent-encoded UTF-8; wins over content-disposition */
        FileName: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. A wrong name and a wrong password give the same refusal (422 VALIDATION with one field error on `password`); after five failures the account is locked for 15 minutes (429 RATE_LIMITED with lockedUntil). */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Always false in the first release */
                            mfaRequired: boolean;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MenuItem"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listOptions: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                type: components["schemas"]["OptionType"];
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Option"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revealSensitive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entity: components["schemas"]["RecordEntity"];
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    field: "payeeAccountNo" | "payeeName";
                    /** @enum {string} */
                    reasonCode: "VERIFY_PAYEE" | "HOLDER_REQUEST" | "INVESTIGATION" | "OTHER";
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The value; the console forgets it after visibleSec */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            value: string;
                            visibleSec: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entity: components["schemas"]["RecordEntity"];
                    id: components["schemas"]["Id"];
                    text: string;
                    /** @description Operators who are told of it; each is named in the text as @ and the user name */
                    mentions?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The note as it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMentions: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentions, and how many of them all are unread */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Mention"][];
                            unread: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    readMentions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    noteNos?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description How many are unread now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            unread: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                no: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Usually one; none when there is no such record, or it is outside the operator's scope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["FoundRecord"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description Path of the screen; all screens without it */
                screen?: components["schemas"]["ScreenPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    screen: components["schemas"]["ScreenPath"];
                    /** @description Unique among the views of one owner and screen */
                    name: string;
                    /** @description The role it is shared with (one of the operator's own); null keeps it personal */
                    roleCode?: string | null;
                    content: components["schemas"]["ViewContent"];
                };
            };
        };
        responses: {
            /** @description The view as it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    viewId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Unique among the views of one owner and screen */
                    name: string;
                    /** @description The role it is shared with (one of the operator's own); null keeps it personal */
                    roleCode?: string | null;
                    content?: components["schemas"]["ViewContent"];
                };
            };
        };
        responses: {
            /** @description The view as it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    viewId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The views of the screen that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    arrangeViews: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    screen: components["schemas"]["ScreenPath"];
                    /** @description In order; views that are not named follow by age */
                    viewIds: components["schemas"]["Id"][];
                    defaultViewId: string | null;
                };
            };
        };
        responses: {
            /** @description The views of the screen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    type: components["schemas"]["FileType"];
                    /** @description Base64 (RFC 4648) */
                    content: string;
                };
            };
        };
        responses: {
            /** @description The number by which other calls name the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            fileId: components["schemas"]["Id"];
                            name: string;
                            /** @description Bytes */
                            size?: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                fileId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "file-name": components["headers"]["FileName"];
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageWithdraws: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["WithdrawFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page and the totals of the whole filtered set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Withdraw"][];
                            summary?: components["schemas"]["WithdrawTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countPendingWithdraws: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A plain number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: number;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWithdrawStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["WithdrawFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Header figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["WithdrawStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWithdraw: {
        parameters: {
            query: {
                withdrawNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["WithdrawDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    passWithdraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawRefs"];
                    /** @description HIGH flags ticked as seen */
                    acknowledgedFlags?: components["schemas"]["RiskFlagCode"][];
                    remark?: string;
                    claimNext?: components["schemas"]["ClaimNext"];
                    controlCount?: number;
                    /** @description Typed totals, needed when a sum exceeds tier 2 */
                    controlAmount?: components["schemas"]["CurrencyTotal"][];
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawBulk"];
            default: components["responses"]["Error"];
        };
    };
    rejectWithdraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawRefs"];
                    reasonCode: components["schemas"]["WithdrawRejectReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                    messageToHolder?: string;
                    claimNext?: components["schemas"]["ClaimNext"];
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawBulk"];
            default: components["responses"]["Error"];
        };
    };
    claimWithdraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawRefs"];
                    /** @description Takes the claim of a colleague away; needs the action takeOver in `allowed`, logged with level HIGH */
                    takeOver?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawBulk"];
            default: components["responses"]["Error"];
        };
    };
    releaseWithdraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawBulk"];
            default: components["responses"]["Error"];
        };
    };
    holdWithdraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawRefs"];
                    reasonCode: components["schemas"]["WithdrawHoldReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                    /**
                     * Format: date-time
                     * @description The platform lifts the hold by itself at this time
                     */
                    holdUntil?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawBulk"];
            default: components["responses"]["Error"];
        };
    };
    unholdWithdraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawRefs"];
                    reasonCode: components["schemas"]["WithdrawUnholdReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawBulk"];
            default: components["responses"]["Error"];
        };
    };
    queryWithdraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["WithdrawRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawBulk"];
            default: components["responses"]["Error"];
        };
    };
    undoWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    withdrawNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawRow"];
            default: components["responses"]["Error"];
        };
    };
    retryWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    withdrawNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Another channel than the policy would choose */
                    channelCode?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawRow"];
            default: components["responses"]["Error"];
        };
    };
    resolveWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    withdrawNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @enum {string} */
                    result: "SUCCESS" | "FAILED";
                    /** @description Needed when the result is SUCCESS */
                    bankRefNo?: string;
                    evidenceFileId: components["schemas"]["Id"];
                    remark: string;
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawRow"];
            default: components["responses"]["Error"];
        };
    };
    refundWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    withdrawNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["WithdrawRefundReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["WithdrawRow"];
            default: components["responses"]["Error"];
        };
    };
    downloadWithdraws: {
        parameters: {
            query?: {
                filter?: components["parameters"]["WithdrawFilter"];
                format?: "xlsx" | "csv";
                /** @description Ordered field names, comma separated */
                columns?: string;
                sortField?: string;
                sortOrder?: "ascend" | "descend";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; first row tells who, when, which filters and how many rows, last row the totals per currency */
            200: {
                headers: {
                    "file-name": components["headers"]["FileName"];
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
