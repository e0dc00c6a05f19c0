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
        /** Notes that mention the operator, newest first, and what everybody is told now */
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
        /** The records that bear this number, whichever of theirs it is, the one whose own it is first; only those that the operator may open */
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
    "/bank/card/order/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collection orders, newest first */
        get: operations["pageCollects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One collection order with everything about it */
        get: operations["getCollect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Header figures over the filter without status */
        get: operations["getCollectStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/candidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that may belong to the order, the likeliest first, 20 at most; and what the merchant would be credited */
        get: operations["getCollectCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadCollects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ties a payment to the order, by its line or by hand with evidence; another amount than payable waits as AMOUNT_DIFF until the merchant has agreed */
        post: operations["confirmCollect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends orders that nobody is to pay any more, with their pay orders; several at once only after their time */
        post: operations["closeCollects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the payer more time, 240 minutes in all */
        post: operations["extendCollect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/reallocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the order another card, and with it an amount of its own there */
        post: operations["reallocateCollect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets an order aside while people find out whose money it is */
        post: operations["disputeCollect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/order/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the merchant once more how the pay orders stand */
        post: operations["notifyCollects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pay orders, newest first */
        get: operations["pagePayOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pay order with everything about it */
        get: operations["getPayOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Header figures over the filter without status, each with its change against the same window a day before */
        get: operations["getPayOrderStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/notify/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Callback tries of one order, oldest first */
        get: operations["listPayOrderNotifies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/event/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Timeline of one order, oldest first */
        get: operations["listPayOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the upstream about each order, 50 at most; money that it knows of is booked */
        post: operations["queryPayOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the merchant again how each order ended, 100 at most; notifyStatus says whether it was taken */
        post: operations["notifyPayOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/supplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Books an order as paid by evidence; irreversible, a refund is the only way back */
        post: operations["supplementPayOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an order that nobody has paid; money that arrives later is booked all the same */
        post: operations["closePayOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives money back to the payer, and the fee in proportion; 460 when the merchant has not enough left */
        post: operations["refundPayOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the merchant's money of the order aside; 460 when the merchant has not enough left */
        post: operations["disputePayOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/undispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a dispute: the money set aside goes back to the merchant */
        post: operations["undisputePayOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payorder/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadPayOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payrecord/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pay records, newest request first */
        get: operations["pagePayRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payrecord/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One try with its raw messages */
        get: operations["getPayRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payrecord/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header over the filtered set but without status; on demand also per channel */
        get: operations["getPayRecordStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payrecord/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the upstream how tries without a clear answer stand (ACCEPTED, TIMEOUT, UNKNOWN); items are independent */
        post: operations["queryPayRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payrecord/mapCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what a code means that nobody knows: kept in the dictionary (type upstream_code, value `<upstreamCode>.<rawCode>`), tries that bear it are read anew. A code with a meaning is refused (409, `mappedTo` and the code as it stands) */
        post: operations["mapUpstreamCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payrecord/handleDiff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a reconciliation difference as dealt with */
        post: operations["handlePayRecordDiff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/payrecord/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; no raw messages */
        get: operations["downloadPayRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payout orders, newest first; the review and unknown views by due time, oldest first */
        get: operations["pageSetts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout order with every section but the raw messages */
        get: operations["getSett"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What went over the wire to and from the upstream, oldest first; secrets and the beneficiary are cut; written to the operation log */
        get: operations["listSettMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/event/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The timeline alone, oldest first */
        get: operations["listSettEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/notify/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tries to tell the merchant alone, newest first */
        get: operations["pageSettNotifies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of a paid or returned payout, in Chinese and English, the beneficiary masked; 409 in other states */
        get: operations["downloadSettReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/profit/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sums per group, with the totals of all groups and the change against an earlier period */
        get: operations["getProfitStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/profit/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same sums over time, per currency, with every period of the range */
        get: operations["getProfitTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/profit/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What made the profit change against the earlier period; the contributions add up exactly to the change */
        get: operations["explainProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/profit/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All groups as a file, with the cut of the table */
        get: operations["downloadProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures over the filtered set, whatever view and status are chosen */
        get: operations["getSettStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payout orders that wait for a review or have no known result */
        get: operations["countSetts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadSetts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets payouts in review go on to the queue; 50 at most */
        post: operations["passSetts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses payouts in review; the frozen money goes back at once */
        post: operations["rejectSetts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends payouts that are not sent yet by another channel */
        post: operations["routeSetts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the upstream how payouts stand (PAYING, UNKNOWN); one without an answer stays as it is */
        post: operations["querySetts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the merchant once more how payouts ended */
        post: operations["notifySetts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays a failed payout again by a new order, linked both ways; 460 when the balance is short */
        post: operations["retrySett"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls a payout back that is not sent yet; the frozen money goes back at once */
        post: operations["cancelSett"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an unknown payout by evidence */
        post: operations["resolveSett"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trade/sett/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Books that the bank returned a paid payout; the merchant has amount and fee back */
        post: operations["reverseSett"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches, newest first; the queue of those that wait for approval by due time, oldest first */
        get: operations["pageBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One batch with its approval trail */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures over the filtered set, whatever view and status are chosen */
        get: operations["getBatchStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The columns of a file of lines with one example line; its money and bank fit the currency */
        get: operations["downloadBatchTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every line with how it ended; masked data only */
        get: operations["downloadBatchResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the lines of a file and, unless it is a dry run, makes a batch of them or puts them in the place of those of a batch that is not submitted; 409 DUPLICATE when a file of this content came within seven days */
        post: operations["importBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what is not in the lines; after a submit the batch is a draft again and what was frozen is free */
        post: operations["editBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for approval and freezes amount and fee; 460 when the balance is short */
        post: operations["submitBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Releases the exact content that was submitted; not by its maker nor by who edited it last */
        post: operations["approveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses it; what was frozen is free at once */
        post: operations["rejectBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up every line that was not sent */
        post: operations["cancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No further line is paid until it goes on */
        post: operations["pauseBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on paying */
        post: operations["resumeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new line for every failed one and freezes its money; never for one without a known result */
        post: operations["retryBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own cards, newest first, with their sums per currency */
        get: operations["pageCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One card with what it carried today, its statement, orders, messages, pairings and changes */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getCardStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; personal data is masked */
        get: operations["downloadCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new card; somebody else reviews it before it carries anything */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a card; what is left out stays. Number, bank and currency never change; another holder or agreement is reviewed again */
        post: operations["editCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a card in, or not; never by who filed it or changed its holder. A card that must be listened to and is not begins as PAUSED */
        post: operations["reviewCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put cards to work; each needs its holder's valid agreement, and those that collect a device that listens */
        post: operations["enableCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take cards out; what waits on them may still be paid */
        post: operations["pauseCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set limits or the pool of cards of one currency; what is left out stays */
        post: operations["limitCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a card for good: paused, empty and without open orders */
        post: operations["retireCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/queryBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the bank for the balance of a card */
        post: operations["queryCardBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** File many cards; each waits for its review and for the file of its authorization. With `dryRun` only say what is wrong; nothing is saved while a line has an error */
        post: operations["importCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/card/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the book balance: the difference is booked as a manual line that no order explains */
        post: operations["correctCardBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Merchants, newest first */
        get: operations["pageMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One merchant with everything about it */
        get: operations["getMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getMerchantStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products that a merchant can buy, each with the price that counts, those to come and those before; of a merchant yet to come by country and agent; all of them when neither is named */
        get: operations["listMerchantProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** File a new merchant; somebody else reviews it before it may trade */
        post: operations["addMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change what is agreed with a merchant; what is left out stays. A rejected one waits for review again */
        post: operations["editMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a new merchant in, or not; never by who filed or corrected it */
        post: operations["reviewMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a merchant; its calls are refused, its balances stay, its withdrawals are held */
        post: operations["suspendMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a suspended merchant go on; withdrawals that the suspension held go on too */
        post: operations["resumeMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch one thing on or off for several merchants; items are independent, one alone that is refused is the answer itself */
        post: operations["switchMerchants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give out a new secret, shown in this answer and never again; the one before stays valid for so many hours */
        post: operations["rotateMerchantSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to set the password of the portal, valid for 24 hours */
        post: operations["resetMerchantPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to close a merchant; of one that is closing, end it, which needs empty accounts and no open orders and is final */
        post: operations["closeMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/user/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set prices from a time on. Below the floor or below the base of an agent above is refused (422); below cost too (rule margin, with the sum), unless a reason is given */
        post: operations["saveMerchantProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pay products, by their sort */
        get: operations["pageProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its ways and the log entries of its changes */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getProductStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new product; it begins switched off */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a product; what is left out stays. Code, country and currency never change */
        post: operations["editProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new product with the terms of another, without its ways and prices; it begins switched off */
        post: operations["cloneProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open products; items are independent, one alone that is refused is the answer itself */
        post: operations["enableProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close products: no order is taken for them any more; items as in enable */
        post: operations["disableProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a product that nobody has used: without price, way and order */
        post: operations["removeProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/merchant/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each merchant within the scope pays for a product, now and later */
        get: operations["pageProductPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/pay/merchant/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the price of a product for merchants. A price below the floor, below what an agent above pays, or at which the platform loses is refused with the sum (422, rules floor, chain and margin) unless reasonCode says why; merchants are independent */
        post: operations["setProductPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bindings of card and device, those in trouble first */
        get: operations["pageCardChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One binding with its devices of before, what has happened to it and the log entries that name it */
        get: operations["getCardChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without listenStatus */
        get: operations["getCardChannelStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; neither messages nor codes */
        get: operations["downloadCardChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to listen to a card whose holder agrees: a device that is told the code within ten minutes takes it. A newer code replaces an older one of the card */
        post: operations["pairCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/unpair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a binding for good; it stays in the history */
        post: operations["unpairCardChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Listen again; the holder must still agree */
        post: operations["enableCardChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop listening; the card takes no collections until somebody listens again */
        post: operations["disableCardChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the device for a sign of life; changes nothing. 424 when it does not answer */
        post: operations["pingCardChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/rotateKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the device another key to sign with; the key is shown to nobody. 424 when the device does not answer */
        post: operations["rotateCardChannelKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/message/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the devices have sent, newest first. Neither the text of a message nor a code is ever in it */
        get: operations["pageDeviceMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/message/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the movement down that a receipt tells of and no template could read, as the bank shows it. One that is written down already is not written twice: the message is then its duplicate */
        post: operations["lineDeviceMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/message/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a message aside that no template could read and that tells of no movement */
        post: operations["ignoreDeviceMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/message/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The one-time code of a batch item, once, to the operator who holds the item. 404 for everybody else, 410 when it was shown already or has expired. The answer is never repeated, whatever the Idempotency-Key */
        post: operations["revealCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/template/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the messages of banks are read, by bank and kind */
        get: operations["listMessageTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/template/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a template as a new version: a new one without version, switched off, else the next version of the one of this bank and kind. While it is enabled its samples must parse */
        post: operations["saveMessageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/template/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a text by a template or by a draft. The text is neither stored nor logged */
        post: operations["testMessageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/channel/template/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read messages by it; all its samples must parse */
        post: operations["enableMessageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Movements on own cards, newest first by the bank's time */
        get: operations["pageBankLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One movement: where it was read, its neighbors on the card, what it did in the ledger */
        get: operations["getBankLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Per currency: opening + in - out = closing over the chosen cards and time, whatever else is filtered; what is unmatched over the filtered set without its match status */
        get: operations["getBankLineStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadBankLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/candidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that may explain a movement, the best first, 20 at most: collections for money in, items of batches for money out */
        get: operations["listBankLineCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ties a movement to an order. A collection of the exact amount is credited at once, one of another amount waits as AMOUNT_DIFF unless the merchant agreed; a payout is booked as paid */
        post: operations["matchBankLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/unmatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a movement again that was ignored, or tied to a collection that is not credited */
        post: operations["unmatchBankLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Explains movements by no order; their money leaves suspense */
        post: operations["ignoreBankLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries again to tie unmatched money in to its collections, as the platform does when it comes */
        post: operations["rematchBankLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/history/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Books the lines of a bank's file that are not known yet; with dryRun nothing is saved, and each line says what would become of it */
        post: operations["importBankLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pay ways, by product and sort */
        get: operations["pagePayways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One way with the log entries of its changes */
        get: operations["getPayway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getPaywayStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadPayways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new way; it begins switched off, with the channels of its currency as rounds that are switched off */
        post: operations["addPayway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a way; what is left out stays. Code and product never change */
        post: operations["editPayway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a way; it needs an enabled round, and weights with WEIGHTED */
        post: operations["enablePayway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a way; orders for it go to its fallback */
        post: operations["disablePayway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a way that is closed and was never used: no order, no channel of its own, no way that falls back on it */
        post: operations["removePayway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new way in a product of the same currency, with terms and rounds of another, within the limits of the product; it begins switched off and without fallback */
        post: operations["copyPayway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds in their order: those of the draft where a way has one, and after them those that the draft leaves out. Of one way when `wayCode` is given, else of all */
        get: operations["pageRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One round with what its breaker has counted and how it stood in the versions before */
        get: operations["getRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the rounds that pass the filter, without regard to their status; with one `wayCode` also the way itself and its draft */
        get: operations["getRoundStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/version/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published versions of a way's rounds, newest first, each with what it changed */
        get: operations["listRoundVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the draft of a way: all its rounds in their order. What a round leaves out stays as it is; a channel that is new begins with the limits of the way. Whether a round is enabled is not part of the draft */
        post: operations["saveRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the draft the version that counts; with `dryRun` only say what it would change, and what the last hour would have been with it */
        post: operations["publishRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the draft up */
        post: operations["discardRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish an earlier version again, as a new one; a draft stays */
        post: operations["rollBackRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let rounds take orders again, at once and in the draft; makes a new version */
        post: operations["enableRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep rounds out of the rotation, at once and in the draft; makes a new version. The last one of a way with traffic stays */
        post: operations["disableRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the breaker by hand; it cools down as if it had opened by itself */
        post: operations["tripRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/resetBreaker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the breaker by hand; what it has counted is forgotten */
        post: operations["resetRoundBreakers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/payway/round/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which channels an order would be offered to, in which order, and which rule keeps each of the others out. Changes nothing */
        post: operations["simulateRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money accounts, the greatest total first; those without any money are hidden unless withZero or accountNo says otherwise */
        get: operations["pageAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account: buckets, 90 days, last 50 entries, what is held and why */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Per currency what is owed to whom; the grand total is zero in double entry and told only to who sees everything */
        get: operations["getAccountStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets an amount of the available money aside until it is released by hand, or until a time */
        post: operations["freezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the money of one hold that was made by hand back */
        post: operations["unfreezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects a holder's available money against the platform's profit; at most what the operator's tier allows */
        post: operations["adjustAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/topUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits money that the platform's own bank has received for a merchant */
        post: operations["topUpAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves available money between the balance and the payout balance of a merchant, which is opened by the first transfer; a payout draws from the payout balance as long as that covers it */
        post: operations["transferAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/releaseReserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives money of a reserve to the merchant's balance before it falls due, what falls due first before the rest; not that of orders which are not settled or in dispute */
        post: operations["releaseAccountReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops what leaves the account, what is credited by hand, or both; money of payers still comes in */
        post: operations["blockAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a block */
        post: operations["unblockAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/hold/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is set aside on an account and why: holds made by hand, withdrawals, payouts, disputes, batches */
        get: operations["pageAccountHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/reserve/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept back on a reserve, pay order by pay order, what falls due first before the rest */
        get: operations["pageAccountReserves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proves the ledger now: every currency sums to zero, and the entries of every bucket follow from each other; keeps the verdict on the accounts */
        get: operations["proveAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accountHistory/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of the ledger, newest first; without holder or account those of 7 days at most, which are the last 7 when no time is given */
        get: operations["pageAccountEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accountHistory/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry with all sides of its transaction, its cause and who made it */
        get: operations["getAccountEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accountHistory/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For one account opening + in - out = closing over the chosen time and bucket, whatever else is filtered; for many the sums per currency and business type */
        get: operations["getAccountEntryStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accountHistory/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadAccountEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accountHistory/txn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A transaction with its two or more sides; those outside the data scope are only counted */
        get: operations["getAccountTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accountHistory/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance of an account day by day, 93 days at most */
        get: operations["listAccountDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/accountHistory/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The holder's statement of a month: opening, entries, closing, digest of the entries */
        get: operations["downloadAccountStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Channels; recycled ones only when they are asked for */
        get: operations["pageChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One channel with its events and the log entries of its changes */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getChannelStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new channel; it begins switched off */
        post: operations["addChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name, remark and the rule by which it closes itself; what is left out stays */
        post: operations["editChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When channels work; items are independent, one alone that is refused is the answer itself */
        post: operations["setChannelHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Limits of one order and of a business day */
        post: operations["limitChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the channel takes from an instant on, never from one that is past; the former costs stay in the history */
        post: operations["setChannelCost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/cost/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All costs of a channel, the newest first */
        get: operations["listChannelCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds, products and merchants that use a channel */
        get: operations["getChannelUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tries and successes by channel and hour */
        get: operations["getChannelHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open channels; items as in hours */
        post: operations["enableChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close channels: they take no order any more; items as in hours */
        post: operations["disableChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/recycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a channel out of sight: a closed one without rounds and without payouts that wait for it */
        post: operations["recycleChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/channel/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a recycled channel back; it stays closed */
        post: operations["restoreChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agents, newest first */
        get: operations["pageAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All agents inside the operator's scope, each naming the one above; a filter marks those it fits */
        get: operations["treeAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One agent with terms, prices, money, team and history */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getAgentStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new agent, which somebody else reviews; it begins with the base prices of the one above */
        post: operations["addAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change who an agent is and what it may; a rejected one comes up for review again */
        post: operations["editAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on a new agent; not who made it or sent it last */
        post: operations["reviewAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an agent; its merchants go on, with or without its share */
        post: operations["suspendAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a suspended agent go on, with its share */
        post: operations["resumeAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set how an agent shares, and its base prices from a time on; along the chain cost <= parent <= child <= merchant */
        post: operations["setAgentPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an agent with all that is below it under another one, from now on */
        post: operations["moveAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/moveMerchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give merchants of an agent to another one, or to none; all of them or nothing */
        post: operations["moveAgentMerchants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to set a new password for the portal, valid for 24 hours */
        post: operations["resetAgentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the contract for good; its merchants and sub-agents are elsewhere and its balance is zero */
        post: operations["closeAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row per period, agent and currency; the largest share first */
        get: operations["pageSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Totals of the same rows; an order of several agents counts once */
        get: operations["getSalesStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shares over time, of all agents together or of up to five beside each other */
        get: operations["getSalesTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row with its merchants, corrections and history */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All rows as a file, with the filters of the list */
        get: operations["downloadSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statement for one agent, period and currency, every order and correction with its share */
        get: operations["downloadSalesStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a month that is over; its figures stay as they are from then on. Nothing is posted */
        post: operations["confirmSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an agent more or take something back, at once and on the ledger; it counts in the month of today */
        post: operations["correctSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/agent/sales/target": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set what an agent shall earn in a month that is not over */
        post: operations["setSalesTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pairs with the rate that counts now, by pair */
        get: operations["pageExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pair with the log entries of its changes */
        get: operations["getExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getExchangeStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rates that a pair has had, newest first; none of them is ever changed */
        get: operations["getExchangeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an amount would become now, and at which rate; nothing is booked */
        get: operations["convertCurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new pair, with its first rate. Pairs of the feed take theirs from it */
        post: operations["addExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change spread, band and what else belongs to a pair; what is left out stays. A mid rate is typed only where none is fetched */
        post: operations["editExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A typed rate counts until a time, then the automatic one again by itself */
        post: operations["overrideExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/endOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The automatic rate counts again at once */
        post: operations["endExchangeOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nothing is converted with the pair until it is resumed */
        post: operations["suspendExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pair converts again */
        post: operations["resumeExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/exchange/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the feed now. A rate outside the band is refused; one that steps too far waits until the call names it in acceptRate */
        post: operations["fetchExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is configured: services, the windows and notices of the last 90 days and those to come, the limits of review */
        get: operations["getMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/policy/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of the limits, newest first */
        get: operations["listPolicyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close or open a service. PAYOUT, WITHDRAW and CONSOLE_WRITE are opened by somebody else than who closed them */
        post: operations["setMaintenanceService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emergency stop: closes PAYOUT and WITHDRAW at once, by one person and whatever version he has seen */
        post: operations["stopMoneyOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/window/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plan a window, or change one that has not begun */
        post: operations["saveMaintenanceWindow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/window/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a window that is planned or running */
        post: operations["cancelMaintenanceWindow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/notice/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a notice, or change one that has not ended */
        post: operations["saveMaintenanceNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/notice/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a notice back before its end */
        post: operations["withdrawMaintenanceNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/policy/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What other limits would have done: how many of the last 1,000 withdrawals would have gone another way */
        post: operations["previewMaintenancePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/maintenance/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the limits of review; they count for orders made from now on */
        post: operations["saveMaintenancePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/notice/ack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the caller has read a notice */
        post: operations["ackNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Test runs, newest first */
        get: operations["pageTrials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run with its steps as far as they have come, and the log entries of it */
        get: operations["getTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs of this business day, and the channels that nobody has tested for 7 days */
        get: operations["getTrialStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadTrials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a test can be made of: test merchants, ways, channels, and the greatest amount per currency */
        get: operations["listTrialOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a test: DRY_RUN routes and moves nothing, SANDBOX makes a small order of a test merchant. Repetitions are runs of one set */
        post: operations["runTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a run; an order that waits for its payer is closed */
        post: operations["cancelTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/case/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved tests, by name */
        get: operations["listTrialCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/case/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a test under a name; with caseId and version an existing one is changed */
        post: operations["saveTrialCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/case/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget a saved test; its runs stay */
        post: operations["removeTrialCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/test/case/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run saved tests as one set: each as it is kept, or over every channel of an upstream that fits it */
        post: operations["runTrialCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operators, newest first */
        get: operations["pageOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One operator with the last log entries */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getOperatorStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody may do in effect, each key with the roles it comes from */
        get: operations["getOperatorAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open sessions of an operator, the one seen last first */
        get: operations["listOperatorSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/whoCan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who holds a key, and by which roles */
        get: operations["listKeyHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; masked data only */
        get: operations["downloadOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody with roles that the caller may assign; a link to set the password is mailed, valid for 24 hours */
        post: operations["addOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change who somebody is; neither what the person may do nor the user name */
        post: operations["editOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the roles; the caller may add those that the caller's roles list in mayGrant, super administrators every role, and none that one person may not hold together */
        post: operations["setOperatorRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/scope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the data scope, and lower the withdraw tier below that of the roles */
        post: operations["setOperatorScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep somebody out; ends the sessions and gives the claims on withdraw orders back. LEFT_COMPANY is final */
        post: operations["disableOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody in again who was disabled */
        post: operations["enableOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody in again who was locked */
        post: operations["unlockOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to set a new password, valid for 24 hours; the invitation again to somebody who was invited */
        post: operations["resetOperatorPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one session of an operator; all of them when none is named */
        post: operations["endOperatorSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/operator/reviewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that the rights of somebody were looked at and are right */
        post: operations["confirmOperatorReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of one merchant, newest first, with how each part of the interface stands */
        get: operations["pageWhiteIps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls of the merchant that were refused by their address within 24 hours, by address and interface, the last first */
        get: operations["listRefusedIps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a call from this address would pass now, and why */
        get: operations["testWhiteIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadWhiteIps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds all of the entries, or none of them when one is refused; each that is is named */
        post: operations["addWhiteIps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes remark and end date; a later end opens an entry again that had ended */
        post: operations["editWhiteIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts an entry in force, a disabled one or one that the merchant asks for */
        post: operations["enableWhiteIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an entry out of force; calls from there are refused from now on */
        post: operations["disableWhiteIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/white/ip/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes an entry */
        post: operations["removeWhiteIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole tree of one portal, flat and in the order of the tree */
        get: operations["listMchMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a merchant of this type and level with these products sees and may do, in the order of the tree; or an agent */
        get: operations["previewMchMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tree of one portal as JSON, in the form that `import` takes */
        get: operations["downloadMchMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a node as the last of its siblings */
        post: operations["addMchMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what is named */
        post: operations["editMchMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a node with all that stands under it in another place of its portal */
        post: operations["moveMchMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens what was disabled */
        post: operations["enableMchMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a node and all that stands under it for every merchant or agent */
        post: operations["disableMchMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a node that has nothing under it and that nobody can use */
        post: operations["removeMchMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch/menu/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes in a file of `down`; what it does not name stays; all of it or, when one entry is refused (422), nothing */
        post: operations["importMchMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles in their own order */
        get: operations["pageRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures over all roles, with the keys that nobody holds and those that the menu no longer has */
        get: operations["getRoleStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role with its keys, what each of them brings along, and the roles it may not be held together with */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What two roles grant in effect, apart and together */
        get: operations["compareRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All roles against all keys */
        get: operations["getRoleMatrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/member/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operators who hold the role, by user name; names masked */
        get: operations["pageRoleMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list */
        get: operations["downloadRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new role without any key; keys come by `grant` */
        post: operations["addRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names, description, order, review tier and the roles its holders may assign; nobody edits a role held by oneself */
        post: operations["editRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the keys of a role; one may only add keys that one holds, and separation rules hold for the role and for each of its members. Keys of the critical kind are added to a role with members by super administrators alone, and to no role that another one lists in mayGrant */
        post: operations["grantRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new role with the keys of another; one may only copy keys that one holds */
        post: operations["copyRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its members get its keys back from their next call on */
        post: operations["enableRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes its keys from its members from their next call on */
        post: operations["disableRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Only a role that is not builtin and has no members */
        post: operations["removeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole tree, flat and in the order of the tree, and what granting each key brings along */
        get: operations["listMenuNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the tree and the program differ, and what in it is likely to be a mistake */
        get: operations["checkMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nodes that match, in the order of the tree, as a file */
        get: operations["downloadMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a node as the last of its siblings */
        post: operations["addMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what is named; of a builtin node only names, icon, visibility and remark */
        post: operations["editMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a node with all that stands under it in another place */
        post: operations["moveMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens what was disabled, for everybody who holds its key */
        post: operations["enableMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a node and all that stands under it for everybody, from the next call on */
        post: operations["disableMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a node that is not builtin, has nothing under it, and whose key no role holds */
        post: operations["removeMenuNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds what the program knows and the tree lacks; removes and changes nothing */
        post: operations["syncMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/dict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All enabled items of all enabled types, for the labels of every screen; CurrentUser.dictVersion tells when to ask again */
        get: operations["getLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of the dictionary by their code */
        get: operations["pageDictTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One type with all its items in their order */
        get: operations["getDictType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header over the filtered types */
        get: operations["getDictStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The filtered types with their items as JSON, in the form that `import` takes */
        get: operations["downloadDict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a value is used, or any value of the type, and how often */
        get: operations["getDictUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new type of category BUSINESS, without items; types of category SYSTEM come with the program */
        post: operations["addDictType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names and remark of a type of category BUSINESS */
        post: operations["editDictType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers the items of the type again */
        post: operations["enableDictType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the items of the type out of all screens; needs a reason when one of them is used, or may be */
        post: operations["disableDictType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/item/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of one type in their order */
        get: operations["pageDictItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/item/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new item at the end of its type */
        post: operations["addDictItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/item/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes an item; of a type of category SYSTEM labels and color alone, and a value only before it is used */
        post: operations["editDictItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/item/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The order of the items of a type; every item is named once */
        post: operations["sortDictItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/item/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers the item again */
        post: operations["enableDictItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/item/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the item out of all screens, and its mark as default with it; needs a reason when it is used, or may be */
        post: operations["disableDictItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes in a file of `down`; what it does not name stays; all of it or, when one entry is refused (422), nothing */
        post: operations["importDict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of the operation log, newest first */
        get: operations["pageLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry with the fields it changed, its request without secrets, and its place in the chain */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures over the filtered set without view, and up to where the chain is verified */
        get: operations["getLogStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; itself an entry of the log */
        get: operations["downloadLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Computes the chain of a range anew and compares; the whole log without a range */
        get: operations["verifyLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which card would pay which lines; nothing is saved */
        post: operations["planBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the cards that pay lines, or takes them back; everything is checked again */
        post: operations["assignBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/applyPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the banks for payments; the first one begins the batch */
        post: operations["applyBatchPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of one batch, by row; one that is asked for alone comes with its history and its card */
        get: operations["pageBatchItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the payment of a batch has come, over all of its lines */
        get: operations["getBatchItemStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines as a file, with the filters of the list; personal data is masked */
        get: operations["downloadBatchItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The one-time code that the bank asks for; without one it is taken from the device that listens to the card */
        post: operations["enterBatchItemOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a line as paid by hand in the bank's own page */
        post: operations["payBatchItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a payment as failed; its money is free again */
        post: operations["failBatchItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/unknown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a payment as unknown: it is neither paid again nor given up before it is resolved */
        post: operations["loseBatchItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an unknown payment by evidence */
        post: operations["resolveBatchItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays failed lines of one batch again by new ones, linked both ways; 460 when the balance is short */
        post: operations["retryBatchItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the caller the one who works on the lines; 423 where a colleague does */
        post: operations["takeBatchItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/card/proxy/batch/item/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives lines back that the caller had taken */
        post: operations["releaseBatchItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upstreams, by code */
        get: operations["pageUpstreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One upstream with its channels, credentials without their values, balances of late, codes and what was done with it */
        get: operations["getUpstream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the header, over the filtered set but without status */
        get: operations["getUpstreamStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list as a file, with the filters of the list; no credentials */
        get: operations["downloadUpstreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs that talk to upstreams, and which credentials each needs */
        get: operations["getUpstreamSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/callback/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Callbacks that an upstream sent, newest first, with what became of their signature */
        get: operations["pageUpstreamCallbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/recon/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reconciliation files of an upstream, newest first */
        get: operations["pageUpstreamRecons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/recon/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An upstream's file of one business day, held against the pay records; a dry run only says what it would find */
        post: operations["importUpstreamRecon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new upstream; it begins closed and without credentials */
        post: operations["addUpstream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an upstream; what is left out stays. Code, program and environment never change */
        post: operations["editUpstream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write new credentials: they are tested first, and become active only when the test passes. They are never shown again */
        post: operations["setUpstreamCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version of the credentials active again */
        post: operations["rollbackUpstreamCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A signed call that does nothing, step by step */
        post: operations["testUpstream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/queryBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask an upstream what is kept there */
        post: operations["queryUpstreamBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an upstream; it needs active credentials where its program has any */
        post: operations["enableUpstream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an upstream: no round uses it, payouts through it wait */
        post: operations["disableUpstream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/config/errorCode/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what a code means that nobody knows; the same store as that of the pay records */
        post: operations["saveUpstreamErrorCode"];
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
        /** @enum {string} */
        CollectStatus: "ALLOCATING" | "NO_CARD" | "WAIT_PAY" | "PAID_DECLARED" | "SUCCESS" | "AMOUNT_DIFF" | "DISPUTED" | "EXPIRED" | "CLOSED";
        /**
         * @description What tied the money to the order
         * @enum {string}
         */
        CollectMatchType: "NONE" | "AUTO_AMOUNT" | "AUTO_POSTSCRIPT" | "AUTO_REF" | "MESSAGE" | "MANUAL";
        /** @enum {string} */
        CollectRiskFlag: "SAME_AMOUNT_TWICE" | "PAYER_NAME_DIFF" | "LATE_PAYMENT" | "DUPLICATE_REF";
        /** @enum {string} */
        CardStatus: "PENDING_REVIEW" | "ENABLED" | "PAUSED" | "COOLING" | "BANK_FROZEN" | "RETIRED";
        /** @enum {string} */
        CardStatusReason: "DAILY_LIMIT_REACHED" | "LISTENER_OFFLINE" | "FAIL_STREAK" | "REVIEW_REFUSED" | "AUTHORISATION_ENDED" | "BY_HAND";
        /** @enum {string} */
        CardUsage: "COLLECT" | "PAYOUT" | "BOTH";
        /** @enum {string} */
        CardHolderType: "CORPORATE" | "PERSONAL";
        /** @enum {string} */
        CardOwnership: "PLATFORM" | "CONTRACTED";
        /** @enum {string} */
        CardListenStatus: "ONLINE" | "DEGRADED" | "OFFLINE" | "DISABLED";
        /** @enum {string} */
        CardListenReason: "NO_HEARTBEAT" | "NO_PERMISSION" | "QUEUE_BACKLOG" | "LOW_BATTERY" | "CLOCK_SKEW" | "OLD_APP";
        /** @enum {string} */
        CardListenPurpose: "RECEIPT" | "PAYOUT_OTP" | "BOTH";
        /** @enum {string} */
        DeviceMessageType: "RECEIPT" | "OTP" | "BALANCE" | "OTHER";
        /** @enum {string} */
        MessageParseStatus: "PARSED" | "UNPARSED" | "DUPLICATE" | "IGNORED";
        /** @enum {string} */
        BankLineSource: "MESSAGE" | "APP_NOTICE" | "ONLINE_BANKING" | "FILE" | "API" | "MANUAL";
        /** @enum {string} */
        BankLineMatchStatus: "UNMATCHED" | "MATCHED" | "PARTIAL" | "IGNORED" | "DUPLICATE" | "REVERSED";
        /** @enum {string} */
        BankLineBizType: "COLLECT" | "PAYOUT" | "SWEEP" | "BANK_FEE" | "INTEREST" | "RETURN" | "OTHER";
        /**
         * @description Why a line and an order may belong together
         * @enum {string}
         */
        BankLineMatchReason: "EXACT_AMOUNT" | "NEAR_AMOUNT" | "POSTSCRIPT" | "PAYER_NAME" | "SAME_CARD" | "TIME_NEAR" | "BANK_REF";
        /** @enum {string} */
        BatchStatus: "DRAFT" | "VALIDATING" | "INVALID" | "WAIT_APPROVE" | "REJECTED" | "APPROVED" | "PAYING" | "PAUSED" | "PARTIAL" | "SUCCESS" | "FAILED" | "CANCELED";
        /** @enum {string} */
        BatchSource: "FILE" | "API" | "WITHDRAW" | "SETT";
        /** @enum {string} */
        BatchItemStatus: "INVALID" | "WAIT" | "ASSIGNED" | "APPLYING" | "WAIT_OTP" | "PAYING" | "SUCCESS" | "FAILED" | "UNKNOWN" | "CANCELED" | "REVERSED";
        /** @description Many payouts that are paid together out of the pool of own cards. Amounts are what the payees get; the counts add up to the total, the amounts too */
        Batch: {
            batchNo: components["schemas"]["Id"];
            batchName: string;
            source?: components["schemas"]["BatchSource"];
            /** @description Null is the platform's own */
            mchNo?: string | null;
            mchName?: string | null;
            currency: components["schemas"]["Currency"];
            payMode?: components["schemas"]["BatchPayMode"];
            /** @description Null is every pool of the currency */
            groupCode?: string | null;
            status: components["schemas"]["BatchStatus"];
            totalCount: number;
            totalAmount: components["schemas"]["Money"];
            successCount?: number;
            successAmount?: components["schemas"]["Money"];
            failCount?: number;
            /** @description FAILED and REVERSED */
            failAmount?: components["schemas"]["Money"];
            processingCount?: number;
            /** @description ASSIGNED to PAYING */
            processingAmount?: components["schemas"]["Money"];
            unknownCount?: number;
            unknownAmount?: components["schemas"]["Money"];
            canceledCount?: number;
            canceledAmount?: components["schemas"]["Money"];
            waitingCount?: number;
            /** @description WAIT */
            waitingAmount?: components["schemas"]["Money"];
            invalidCount?: number;
            invalidAmount?: components["schemas"]["Money"];
            totalFee?: components["schemas"]["Money"];
            /** @description Amount and fee that are frozen for it now */
            heldAmount?: components["schemas"]["Money"];
            /** @description Lines that repeat payee and amount */
            duplicateCount?: number;
            /** @description Lines with a warning */
            warnCount?: number;
            fileName?: string | null;
            fileSha256?: string | null;
            /** Format: date-time */
            scheduleAt?: string | null;
            /** Format: date-time */
            startedAt?: string | null;
            /** Format: date-time */
            finishedAt?: string | null;
            /** @description When the approval is due */
            dueAt?: components["schemas"]["Time"];
            overdue?: boolean;
            makerName?: string;
            /** Format: date-time */
            submittedAt?: string | null;
            checkerName?: string | null;
            /** Format: date-time */
            decidedAt?: string | null;
            decisionRemark?: string | null;
            /** @description Share of the lines that have ended */
            progress?: number;
            notes?: number;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["BatchAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        BatchAction: "import" | "edit" | "submit" | "approve" | "reject" | "cancel" | "pause" | "resume" | "retry" | "result";
        /** @description One line of a batch: amount = fee + netAmount, the payee gets netAmount. Personal data is masked */
        BatchItem: {
            itemNo: components["schemas"]["Id"];
            batchNo: components["schemas"]["Id"];
            /** @description Line in the file */
            rowNo: number;
            outItemNo?: string;
            /** @description Masked */
            payeeName?: string;
            payeeAccountNo?: components["schemas"]["MaskedNo"];
            payeeBankCode?: string;
            payeeBankName?: string | null;
            /** @description Last 4 */
            payeeMobile?: string | null;
            payeeCountry?: string;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            fee?: components["schemas"]["Money"];
            netAmount: components["schemas"]["Money"];
            status: components["schemas"]["BatchItemStatus"];
            faults?: components["schemas"]["BatchLineFault"][];
            warnings?: components["schemas"]["BatchLineFault"][];
            riskFlags?: components["schemas"]["BatchItemRiskFlag"][];
            cardId?: string | null;
            cardNo?: components["schemas"]["MaskedNo"] | null;
            cardBankCode?: string | null;
            bankRefNo?: string | null;
            /** @description Line of the card's statement */
            lineNo?: string | null;
            voucherFileId?: string | null;
            voucherFileName?: string | null;
            failCode?: string | null;
            failMsg?: string | null;
            attempts?: number;
            replacesItemNo?: string | null;
            replacedByItemNo?: string | null;
            assigneeId?: string | null;
            /** @description User name of who works on it */
            assigneeName?: string | null;
            /** @enum {string|null} */
            otpMode?: "MANUAL" | "LISTEN" | null;
            /** @description Message with the one-time code; the code itself never stands here */
            otpMsgNo?: string | null;
            /** Format: date-time */
            otpExpiresAt?: string | null;
            /** @description Wrong codes that may still be typed */
            otpLeft?: number | null;
            /** Format: date-time */
            appliedAt?: string | null;
            /** Format: date-time */
            otpRequestedAt?: string | null;
            /** Format: date-time */
            paidAt?: string | null;
            remark?: string | null;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["BatchItemAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        BatchItemAction: "assign" | "applyPay" | "otp" | "paid" | "fail" | "unknown" | "resolve" | "retry" | "take" | "release";
        /** @enum {string} */
        BatchView: "ALL" | "NEEDS_ME" | "WAIT_APPROVE" | "PAYING" | "UNKNOWN" | "DONE";
        /** @enum {string} */
        BatchRejectReason: "CONTENT_WRONG" | "PAYEE_INVALID" | "DUPLICATE" | "RISK_REVIEW" | "LIMIT" | "OTHER";
        /** @enum {string} */
        BatchCancelReason: "MERCHANT_REQUEST" | "CONTENT_WRONG" | "DUPLICATE" | "RISK_REVIEW" | "CARDS_UNAVAILABLE" | "OTHER";
        /** @enum {string} */
        BatchPauseReason: "RISK_REVIEW" | "CARDS_UNAVAILABLE" | "BANK_DOWN" | "MERCHANT_REQUEST" | "OTHER";
        /**
         * @description What the check of the line warned of
         * @enum {string}
         */
        BatchItemRiskFlag: "DUPLICATE_IN_FILE" | "DUPLICATE_RECENT" | "BLACKLIST_HIT";
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
            /** @description Version of /common/dict; another one than before means other labels */
            dictVersion?: string;
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
        OptionType: "holder" | "merchant" | "agent" | "operator" | "channel" | "payChannel" | "upstream" | "product" | "way" | "bank" | "role" | "assignableRole" | "delegableRole" | "accessKey" | "card" | "device";
        PageInfo: {
            /** @description Rows of the whole filtered set */
            total: number;
            current: number;
            pageSize: number;
        };
        Option: {
            value: string;
            label: string;
            /** @description Of assignableRole and delegableRole: why the caller cannot choose it (assign it to an operator, list it in the mayGrant of a role), in the language of Accept-Language */
            denied?: string;
        };
        /**
         * @description Kinds of records with masked fields that can be shown in full
         * @enum {string}
         */
        RevealEntity: "withdraw" | "batchItem" | "card";
        /**
         * @description Kinds of records that take notes
         * @enum {string}
         */
        RecordEntity: "withdraw" | "payorder" | "sett" | "collect" | "merchant" | "agent" | "card" | "batch";
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
        /** @enum {string} */
        MaintenanceLevel: "INFO" | "WARN" | "CRITICAL";
        /** @description Both languages, each of them needed */
        MaintenanceText: {
            zh: string;
            en: string;
        };
        /** @enum {string} */
        MaintenanceServiceCode: "PAYIN" | "PAYOUT" | "WITHDRAW" | "CONSOLE_WRITE";
        ConsoleNotice: {
            noticeId: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "SERVICE" | "WINDOW" | "NOTICE";
            level: components["schemas"]["MaintenanceLevel"];
            text: components["schemas"]["MaintenanceText"];
            serviceCode?: components["schemas"]["MaintenanceServiceCode"];
            /** @description Of a window */
            title?: string | null;
            from?: components["schemas"]["Time"] | null;
            until?: components["schemas"]["Time"] | null;
            /** @description The caller has not said yet that he has read it */
            mustAck?: boolean;
        };
        /**
         * @description Kinds of records that the search finds by their numbers
         * @enum {string}
         */
        FoundEntity: "withdraw" | "payorder" | "payrecord" | "sett" | "collect" | "merchant" | "agent" | "card" | "bankLine" | "batch" | "log";
        /** @enum {string} */
        NumberName: "withdrawNo" | "settNo" | "payOrderNo" | "mchOrderNo" | "upstreamOrderNo" | "bankRefNo" | "sourceNo" | "recordNo" | "lineNo" | "collectNo" | "statementLineNo" | "mchNo" | "agentNo" | "batchNo" | "itemNo" | "cardId" | "noteNo" | "fileId" | "logNo";
        FoundRecord: {
            entity: components["schemas"]["FoundEntity"];
            id: components["schemas"]["Id"];
            /** @description Which number of the record it is, as the wire names it */
            matched?: components["schemas"]["NumberName"] | string;
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
            /** @description Exact match, one or several, comma separated, over withdrawNo, settNo and bankRefNo; ignores the time range */
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
            /** @description Numbers of the other orders that wait for a decision and pay to the same beneficiary account */
            samePayee?: string[];
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
        /** @enum {string} */
        SettStatus: "CREATED" | "REVIEW" | "QUEUED" | "PAYING" | "SUCCESS" | "FAILED" | "UNKNOWN" | "REVERSED" | "CANCELED" | "REJECTED";
        WithdrawPayout: {
            settNo: components["schemas"]["Id"];
            status: components["schemas"]["SettStatus"];
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
                holderType?: components["schemas"]["HolderType"];
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
        /** @description One entry of the operation log that names the record, or changed it */
        LogLine: {
            seq: number;
            at: components["schemas"]["Time"];
            operatorName: string;
            /** @description Access key of the call */
            action: string;
            /** @description In the language of Accept-Language */
            actionName?: string;
            /** @enum {string} */
            result: "SUCCESS" | "PARTIAL" | "REFUSED" | "FAILED";
            code?: number;
            /** @enum {string} */
            level?: "INFO" | "MEDIUM" | "HIGH" | "CRITICAL";
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
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        CollectFilter: {
            /** @description Exact match, one or several, comma separated, over collectNo, payOrderNo, mchOrderNo, bankRefNo and statementLineNo; ignores the time ranges */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now; ignores the time ranges */
            collectNo?: string;
            mchNo?: string;
            agentNo?: string;
            cardId?: string;
            bankCode?: string;
            currency?: string;
            status?: string;
            matchType?: string;
            notifyStatus?: string;
            riskFlag?: string;
            hasVoucher?: boolean;
            payableMin?: components["schemas"]["Money"];
            payableMax?: components["schemas"]["Money"];
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
            paidFrom?: components["schemas"]["OffsetTime"];
            paidTo?: components["schemas"]["OffsetTime"];
        };
        /** @description Account or card number: first 6 + ****** + last 4, the last 4 alone when it is short */
        MaskedNo: string;
        /**
         * @description Callback to the merchant
         * @enum {string}
         */
        NotifyStatus: "NONE" | "PENDING" | "SUCCESS" | "FAILED" | "STOPPED";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        CollectAction: "confirm" | "close" | "extend" | "reallocate" | "dispute" | "notify";
        /** @description One collection on an own card: payableAmount = amount, plus or minus offsetAmount. Personal data is masked */
        Collect: {
            collectNo: components["schemas"]["Id"];
            payOrderNo?: components["schemas"]["Id"];
            mchOrderNo?: string;
            mchNo?: string;
            mchName?: string;
            agentNo?: string | null;
            agentName?: string | null;
            currency: components["schemas"]["Currency"];
            /** @description What the merchant asked for */
            amount: components["schemas"]["Money"];
            /** @description What tells this amount from the others on the card */
            offsetAmount?: components["schemas"]["Money"];
            /** @enum {string} */
            offsetSign?: "PLUS" | "MINUS";
            /** @description What the payer is told */
            payableAmount?: components["schemas"]["Money"];
            /** @description What really came */
            paidAmount?: components["schemas"]["Money"] | null;
            cardId?: string | null;
            cardNo?: components["schemas"]["MaskedNo"] | null;
            bankCode?: string | null;
            bankName?: string | null;
            /** @description What listens to the card */
            cardChannelNo?: string | null;
            /** @description Code in the text of the transfer */
            postscript?: string;
            payerName?: string | null;
            payerAccountNo?: components["schemas"]["MaskedNo"] | null;
            payerBankCode?: string | null;
            status: components["schemas"]["CollectStatus"];
            matchType?: components["schemas"]["CollectMatchType"];
            statementLineNo?: string | null;
            bankRefNo?: string | null;
            /** @description Proof of the payment */
            voucherFileId?: string | null;
            expireAt?: components["schemas"]["Time"];
            extendedMinutes?: number;
            /**
             * Format: date-time
             * @description By the clock of the bank
             */
            paidAt?: string | null;
            /** Format: date-time */
            matchedAt?: string | null;
            /** @description User name; null when the machine did it */
            confirmedBy?: string | null;
            riskFlags?: components["schemas"]["CollectRiskFlag"][];
            notifyStatus?: components["schemas"]["NotifyStatus"];
            notifyCount?: number;
            notifyLimit?: number;
            /** Format: date-time */
            lastNotifyAt?: string | null;
            /** Format: date-time */
            nextNotifyAt?: string | null;
            lastHttpStatus?: number | null;
            notes?: number;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["CollectAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        CollectTotal: components["schemas"]["CurrencyTotal"] & {
            /** @description What the payers were told */
            amount?: components["schemas"]["Money"];
            paidAmount: components["schemas"]["Money"];
        };
        /** @description One step of the waterfall from the amount to the profit, signed; kinds are AMOUNT, FEE, NET, PAYEE, COST, AGENT, PROFIT, REFUND */
        MoneyPart: {
            kind: string;
            amount: components["schemas"]["SignedMoney"];
            /** @description Of whom, for example an agent */
            name?: string | null;
        };
        /** @description What an agent of the merchant's chain gets of one order, nearest first */
        AgentPart: {
            agentNo: string;
            agentName?: string;
            share: components["schemas"]["Money"];
        };
        /**
         * @description What speaks for a payment
         * @enum {string}
         */
        CollectHint: "EXACT_AMOUNT" | "NEAR_AMOUNT" | "POSTSCRIPT" | "PAYER_NAME" | "SAME_CARD" | "TIME_NEAR" | "BANK_REF";
        /** @description The payment that is tied to the order, and the message that told of it; never the text of the message */
        CollectEvidence: {
            statementLineNo: components["schemas"]["Id"];
            cardId?: string;
            cardNo?: components["schemas"]["MaskedNo"];
            amount: components["schemas"]["Money"];
            bankTime: components["schemas"]["Time"];
            source: components["schemas"]["BankLineSource"];
            counterpartyName?: string | null;
            counterpartyAccountNo?: components["schemas"]["MaskedNo"] | null;
            postscript?: string | null;
            bankRefNo?: string | null;
            /** @description SYSTEM, or a user name */
            matchedBy?: string | null;
            hints?: components["schemas"]["CollectHint"][];
            /** @description Evidence of a line that was added by hand */
            fileId?: string | null;
            fileName?: string | null;
            msgNo?: string | null;
            msgSender?: string | null;
            /** Format: date-time */
            msgReceivedAt?: string | null;
            templateCode?: string | null;
        };
        /** @description A card that the order could be moved to, or why it could not */
        CollectCard: {
            cardId: string;
            cardNo: components["schemas"]["MaskedNo"];
            bankCode?: string;
            bankName?: string;
            openOrders?: number;
            maxOpenOrders?: number;
            /** @description What the payer would be told there */
            payableAmount?: components["schemas"]["Money"] | null;
            canCarry: boolean;
            /** @description What keeps it from carrying the order, in the language of Accept-Language */
            why?: string | null;
        };
        /** @description One try to tell the merchant; secrets and personal data are cut from request and answer */
        NotifyTry: {
            tryNo: number;
            at: components["schemas"]["Time"];
            url?: string;
            httpStatus?: number | null;
            latencyMs?: number | null;
            isSuccess?: boolean;
            /** @description User name of who asked for it; null when it was the schedule */
            by?: string | null;
            request?: string;
            response?: string | null;
        };
        CollectDetail: components["schemas"]["Collect"] & {
            money?: components["schemas"]["MoneyPart"][];
            /** @description Only for who holds trade:profit:statistics */
            agents?: components["schemas"]["AgentPart"][];
            evidence?: components["schemas"]["CollectEvidence"] | null;
            /** @description Where the order could go; only while it can be moved */
            cards?: components["schemas"]["CollectCard"][];
            events?: components["schemas"]["RecordEvent"][];
            entries?: components["schemas"]["LedgerEntry"][];
            notifies?: components["schemas"]["NotifyTry"][];
            noteList?: components["schemas"]["Note"][];
            logs?: components["schemas"]["LogLine"][];
        };
        /** @description Rates are of the orders that have ended one way or the other; amounts are what the payers were told */
        CollectStatistics: {
            currencies: {
                currency: components["schemas"]["Currency"];
                /** @description Only the states that occur */
                byStatus: {
                    status: components["schemas"]["CollectStatus"];
                    count: number;
                    amount: components["schemas"]["Money"];
                }[];
                /** @description SUCCESS among all that have ended, as a ratio; null when there is none */
                successRate: components["schemas"]["Rate"] | null;
                /** @description The same by amount */
                amountRate: components["schemas"]["Rate"] | null;
            }[];
            /** @description Over all currencies */
            successRate: components["schemas"]["Rate"] | null;
            /** @description From the order to its match */
            medianMatchSec: number | null;
            /** @description Share of the matched ones that no person had to match */
            machineRate: components["schemas"]["Rate"] | null;
            /** @description Orders that found no card within the last hour, whatever range is asked for */
            noCardLastHour: number;
        };
        /** @description What the merchant is credited for a payment by the price of the order */
        CollectCredit: {
            paidAmount: components["schemas"]["Money"];
            mchFee: components["schemas"]["Money"];
            netAmount: components["schemas"]["SignedMoney"];
        };
        CollectCandidate: {
            statementLineNo: components["schemas"]["Id"];
            cardId?: string;
            cardNo?: components["schemas"]["MaskedNo"];
            bankCode?: string;
            amount: components["schemas"]["Money"];
            bankTime: components["schemas"]["Time"];
            counterpartyName?: string | null;
            postscript?: string | null;
            bankRefNo?: string | null;
            score: number;
            reasons: components["schemas"]["CollectHint"][];
            credit: components["schemas"]["CollectCredit"];
        };
        CollectCandidates: {
            list: components["schemas"]["CollectCandidate"][];
            /** @description Of the amount that was asked about, else of what came, else of what is payable */
            credit: components["schemas"]["CollectCredit"];
        };
        /** @enum {string} */
        CollectConfirmReason: "MONEY_SEEN" | "PAYER_PROOF" | "MERCHANT_AGREED" | "BANK_CONFIRMED" | "OTHER";
        CollectRefs: {
            collectNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        /** @enum {string} */
        CollectCloseReason: "PAST_DUE" | "MERCHANT_REQUEST" | "PAYER_GAVE_UP" | "WRONG_ORDER" | "NO_CARD_FREE" | "RETURN_TO_PAYER" | "OTHER";
        CollectBulkResult: {
            succeeded: {
                collectNo: components["schemas"]["Id"];
                status: components["schemas"]["CollectStatus"];
                version?: components["schemas"]["Version"];
                /** @description Of a notify: whether the merchant took it */
                isDelivered?: boolean;
                /** @description Of a notify: what the merchant's address answered; null for nothing */
                httpStatus?: number | null;
                /** @description The order as it is now */
                current?: components["schemas"]["Collect"] | null;
            }[];
            failed: {
                collectNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["Collect"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /** @enum {string} */
        CollectDisputeReason: "AMOUNT_UNCLEAR" | "PAYER_UNCLEAR" | "MERCHANT_REFUSES" | "PAYER_COMPLAINT" | "FRAUD_SUSPECT" | "OTHER";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        PayOrderFilter: {
            /** @description Exact match, one or several, comma separated, over payOrderNo, mchOrderNo, upstreamOrderNo, bankRefNo and recordNo; ignores the time ranges */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now; ignores the time ranges */
            payOrderNo?: string;
            mchNo?: string;
            agentNo?: string;
            productCode?: string;
            wayCode?: string;
            channelCode?: string;
            upstreamCode?: string;
            currency?: string;
            status?: string;
            successType?: string;
            notifyStatus?: string;
            settleStatus?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            clientIp?: string;
            /** @description Last four digits of the payer's account */
            payerTail?: string;
            errorCode?: string;
            riskFlag?: string;
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
            paidFrom?: components["schemas"]["OffsetTime"];
            paidTo?: components["schemas"]["OffsetTime"];
        };
        /** @enum {string} */
        PayOrderStatus: "CREATED" | "PAYING" | "SUCCESS" | "FAILED" | "EXPIRED" | "CLOSED" | "PART_REFUNDED" | "REFUNDED" | "DISPUTED";
        /**
         * @description How success became known
         * @enum {string}
         */
        SuccessType: "NORMAL" | "QUERY" | "SUPPLEMENT";
        /** @enum {string} */
        SettleStatus: "PENDING" | "SETTLED" | "RESERVED";
        /** @enum {string} */
        PayRiskFlag: "LATE_PAYMENT" | "DOUBLE_PAID" | "AMOUNT_SPIKE" | "NEW_DEVICE";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        PayOrderAction: "query" | "notify" | "supplement" | "close" | "refund" | "dispute" | "undispute";
        /** @description Pay-in. upstreamFeeRate, upstreamCost, agentShare and profit only for who holds trade:profit:statistics */
        PayOrder: {
            payOrderNo: components["schemas"]["Id"];
            mchOrderNo?: string;
            upstreamOrderNo?: string | null;
            bankRefNo?: string | null;
            mchNo?: string;
            mchName?: string;
            agentNo?: string | null;
            agentName?: string | null;
            productCode?: string;
            productName?: string;
            wayCode?: string;
            wayName?: string;
            channelCode?: string | null;
            channelName?: string | null;
            upstreamCode?: string | null;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            paidAmount?: components["schemas"]["Money"];
            netAmount?: components["schemas"]["SignedMoney"];
            mchFeeRate?: components["schemas"]["Rate"];
            mchFee?: components["schemas"]["Money"];
            upstreamFeeRate?: components["schemas"]["Rate"];
            upstreamCost?: components["schemas"]["Money"];
            agentShare?: components["schemas"]["Money"];
            profit?: components["schemas"]["SignedMoney"];
            status: components["schemas"]["PayOrderStatus"];
            successType?: components["schemas"]["SuccessType"] | null;
            attemptCount?: number;
            payerName?: string;
            payerAccountNo?: string;
            clientIp?: string;
            device?: string;
            subject?: string;
            notifyUrl?: string;
            notifyStatus?: components["schemas"]["NotifyStatus"];
            notifyCount?: number;
            notifyLimit?: number;
            /** Format: date-time */
            lastNotifyAt?: string | null;
            /** Format: date-time */
            nextNotifyAt?: string | null;
            lastHttpStatus?: number | null;
            settleStatus?: components["schemas"]["SettleStatus"] | null;
            /** Format: date-time */
            settleAt?: string | null;
            refundedAmount?: components["schemas"]["Money"];
            refundCount?: number;
            riskFlags?: components["schemas"]["PayRiskFlag"][];
            errorCode?: string | null;
            errorMsg?: string | null;
            notes?: number;
            /** Format: date-time */
            expireAt?: string | null;
            /** Format: date-time */
            paidAt?: string | null;
            durationSec?: number | null;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["PayOrderAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        PayOrderTotal: components["schemas"]["CurrencyTotal"] & {
            paidAmount: components["schemas"]["Money"];
        };
        /** @enum {string} */
        PayRecordStatus: "REQUESTING" | "ACCEPTED" | "SUCCESS" | "FAILED" | "TIMEOUT" | "UNKNOWN" | "ABANDONED";
        /** @enum {string} */
        PayRecordFailClass: "NONE" | "CONFIG" | "AUTH" | "LIMIT" | "BALANCE" | "UPSTREAM_DOWN" | "TIMEOUT" | "RISK" | "PAYER" | "OTHER";
        /** @enum {string} */
        PayRecordReconStatus: "NOT_RUN" | "MATCHED" | "AMOUNT_DIFF" | "MISSING_UPSTREAM" | "MISSING_PLATFORM" | "STATUS_DIFF";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        PayRecordAction: "query" | "handleDiff" | "mapCode";
        /** @description One try at a channel */
        PayRecord: {
            recordNo: components["schemas"]["Id"];
            payOrderNo: components["schemas"]["Id"];
            mchOrderNo?: string;
            mchNo?: string;
            mchName?: string;
            agentNo?: string | null;
            agentName?: string | null;
            attemptNo?: number;
            productCode?: string;
            wayCode?: string;
            roundId?: string;
            channelCode?: string;
            channelName?: string;
            upstreamCode?: string;
            upstreamOrderNo?: string | null;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            status: components["schemas"]["PayRecordStatus"];
            failClass?: components["schemas"]["PayRecordFailClass"];
            unifiedCode?: string | null;
            unifiedMsg?: string | null;
            upstreamCodeRaw?: string | null;
            upstreamMsgRaw?: string | null;
            httpStatus?: number | null;
            latencyMs?: number | null;
            requestAt?: components["schemas"]["Time"];
            /** Format: date-time */
            responseAt?: string | null;
            /** Format: date-time */
            callbackAt?: string | null;
            callbackCount?: number;
            callbackVerified?: boolean | null;
            upstreamCost?: string | null;
            reconStatus?: components["schemas"]["PayRecordReconStatus"];
            reconBatchNo?: string | null;
            handledBy?: string | null;
            /** Format: date-time */
            handledAt?: string | null;
            traceId?: string;
            updatedAt?: components["schemas"]["Time"];
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["PayRecordAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /** @description What went over the wire, with secrets and personal data cut */
        RawMessage: {
            /** @description UPPER_SNAKE, for example REQUEST, ANSWER, CALLBACK */
            name: string;
            /** @description Which try of a payout order it belongs to */
            attemptNo?: number;
            at: components["schemas"]["Time"];
            body?: string;
        };
        /** @description One channel that was thought of when the order came, in the order of thought */
        RouteStep: {
            channelCode: string;
            channelName?: string;
            weight?: number;
            isChosen: boolean;
            /** @description One sentence in the language of Accept-Language */
            why?: string;
        };
        PayRefund: {
            refundNo: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            amount: components["schemas"]["Money"];
            fee?: components["schemas"]["Money"];
            /** @description User name */
            by?: string;
            reasonCode?: string;
            remark?: string | null;
        };
        PayOrderDetail: components["schemas"]["PayOrder"] & {
            money?: components["schemas"]["MoneyPart"][];
            /** @description Only for who holds trade:profit:statistics */
            agents?: components["schemas"]["AgentPart"][];
            records?: components["schemas"]["PayRecord"][];
            events?: components["schemas"]["RecordEvent"][];
            entries?: components["schemas"]["LedgerEntry"][];
            notifies?: components["schemas"]["NotifyTry"][];
            raw?: components["schemas"]["RawMessage"][];
            routeTrace?: components["schemas"]["RouteStep"][];
            refunds?: components["schemas"]["PayRefund"][];
            noteList?: components["schemas"]["Note"][];
            logs?: components["schemas"]["LogLine"][];
        };
        /** @description The amount stands in the figures of one currency only */
        PayOrderFigure: {
            count: number;
            amount?: components["schemas"]["Money"];
            /** @description The same window a day before */
            countBefore?: number;
            amountBefore?: components["schemas"]["Money"];
            /** @description (now - before) / before; null when there was nothing before */
            countChange?: components["schemas"]["Rate"] | null;
            amountChange?: components["schemas"]["Rate"] | null;
        };
        /** @description A rate as a ratio, a duration in seconds; null when there is nothing to divide by */
        PayOrderRatio: {
            value: components["schemas"]["Rate"] | null;
            /** @description Of a rate in points, of a duration relative, against the same window a day before */
            change?: components["schemas"]["Rate"] | null;
        };
        PayOrderFigures: {
            orders: components["schemas"]["PayOrderFigure"];
            success: components["schemas"]["PayOrderFigure"];
            countRate: components["schemas"]["PayOrderRatio"];
            amountRate: components["schemas"]["PayOrderRatio"];
            averageSec: components["schemas"]["PayOrderRatio"];
            pending: components["schemas"]["PayOrderFigure"];
            notifyFailed: components["schemas"]["PayOrderFigure"];
        };
        /** @description The window is the filter's created range, up to now at the latest; without one, everything up to now. Orders of test merchants are left out */
        PayOrderStatistics: {
            /** Format: date-time */
            windowFrom?: string | null;
            windowTo?: components["schemas"]["Time"];
            total: components["schemas"]["PayOrderFigures"];
            currencies: (components["schemas"]["PayOrderFigures"] & {
                currency: components["schemas"]["Currency"];
            })[];
        };
        /** @description A query takes 50 at most */
        PayOrderRefs: {
            payOrderNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        PayOrderBulkResult: {
            succeeded: {
                payOrderNo: components["schemas"]["Id"];
                status: components["schemas"]["PayOrderStatus"];
                version?: components["schemas"]["Version"];
                /** @description Of a query */
                before?: components["schemas"]["PayOrderStatus"] | null;
                /** @description Of a query */
                after?: components["schemas"]["PayOrderStatus"] | null;
                /** @description What the upstream said: SUCCESS, PAYING, FAILED */
                upstreamStatus?: string | null;
                /** @description Of a notify: whether the merchant took it */
                isDelivered?: boolean;
                /** @description Of a notify: what the merchant's address answered; null for nothing */
                httpStatus?: number | null;
                /** @description The order as it is now */
                current?: components["schemas"]["PayOrder"] | null;
            }[];
            failed: {
                payOrderNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["PayOrder"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /** @enum {string} */
        PaySupplementReason: "MONEY_SEEN" | "UPSTREAM_CONFIRMED" | "MERCHANT_CLAIM" | "OTHER";
        /** @enum {string} */
        PayCloseReason: "MERCHANT_REQUEST" | "PAYER_GAVE_UP" | "WRONG_ORDER" | "RISK_REVIEW" | "OTHER";
        /** @enum {string} */
        PayRefundReason: "MERCHANT_REQUEST" | "PAID_TWICE" | "WRONG_AMOUNT" | "NOT_DELIVERED" | "RISK_REVIEW" | "OTHER";
        /** @enum {string} */
        PayDisputeReason: "PAYER_COMPLAINT" | "CHARGEBACK" | "FRAUD_SUSPECT" | "UPSTREAM_NOTICE" | "OTHER";
        /** @enum {string} */
        PayUndisputeReason: "COMPLAINT_WITHDRAWN" | "MERCHANT_PROVED" | "UPSTREAM_CONFIRMED" | "OTHER";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        PayRecordFilter: {
            /** @description Exact match, one or several, comma separated, over recordNo, payOrderNo, mchOrderNo, upstreamOrderNo, bankRefNo and traceId; ignores the time range */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now; ignores the time range */
            recordNo?: string;
            payOrderNo?: string;
            mchNo?: string;
            channelCode?: string;
            upstreamCode?: string;
            wayCode?: string;
            currency?: string;
            status?: string;
            failClass?: string;
            unifiedCode?: string;
            /** @description ms */
            latencyMin?: number;
            callbackVerified?: boolean;
            reconStatus?: string;
            /** @description Only differences: those that somebody has dealt with, or those that nobody has */
            isHandled?: boolean;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            requestFrom?: components["schemas"]["OffsetTime"];
            requestTo?: components["schemas"]["OffsetTime"];
        };
        PayRecordDetail: components["schemas"]["PayRecord"] & {
            messages?: components["schemas"]["RawMessage"][];
            handledReasonCode?: string | null;
            handledRemark?: string | null;
            logs?: components["schemas"]["LogLine"][];
        };
        /** @description Tries; successShare is SUCCESS over all tries, latencies are nearest-rank percentiles of those that are known; null over nothing */
        TryFigures: {
            tries: number;
            /** @description A ratio of 1 */
            successShare: components["schemas"]["Rate"] | null;
            p50Ms: number | null;
            p95Ms: number | null;
        };
        ChannelFigures: components["schemas"]["TryFigures"] & {
            channelCode: string;
            channelName?: string;
            upstreamCode?: string;
            previous: components["schemas"]["TryFigures"];
        };
        PayRecordStatistics: components["schemas"]["TryFigures"] & {
            /** @description Tries whose answer did not come in time */
            timeouts: number;
            /** @description The commonest unified errors, the commonest first */
            errors: {
                unifiedCode: string;
                /** @description In the language of Accept-Language */
                unifiedMsg?: string;
                count: number;
            }[];
            /** @description What `channels` counts */
            window?: {
                from: components["schemas"]["Time"];
                to: components["schemas"]["Time"];
            };
            /** @description Only with perChannel, the most used first */
            channels?: components["schemas"]["ChannelFigures"][];
        };
        PayRecordRefs: {
            recordNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        /**
         * @description What the upstream says of the payment: paid, still waiting for the payer, not paid
         * @enum {string}
         */
        UpstreamAnswer: "SUCCESS" | "PAYING" | "FAILED";
        PayRecordBulkResult: {
            succeeded: {
                recordNo: components["schemas"]["Id"];
                before: components["schemas"]["PayRecordStatus"];
                after: components["schemas"]["PayRecordStatus"];
                upstreamStatus?: components["schemas"]["UpstreamAnswer"];
                version?: components["schemas"]["Version"];
                /** @description The try as it is now */
                current?: components["schemas"]["PayRecord"] | null;
            }[];
            failed: {
                recordNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["PayRecord"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /**
         * @description What an upstream's code can mean; a try whose code has no meaning yet bears UNMAPPED
         * @enum {string}
         */
        UnifiedCode: "UPSTREAM_UNAVAILABLE" | "UPSTREAM_TIMEOUT" | "CHANNEL_LIMIT" | "PAYER_REFUSED" | "RISK_REFUSED" | "BALANCE_SHORT" | "SIGNATURE_INVALID" | "CHANNEL_CONFIG";
        CodeMapping: {
            upstreamCode: string;
            rawCode: string;
            unifiedCode: string;
            /** @description Tries that were read anew */
            records?: number;
        };
        /** @enum {string} */
        PayRecordDiffReason: "UPSTREAM_CORRECTED" | "PLATFORM_CORRECTED" | "DAY_SHIFT" | "FEE_OR_ROUNDING" | "REFUNDED" | "CLAIMED" | "OTHER";
        /**
         * @description Tab of the list; ALL when left out
         * @enum {string}
         */
        SettView: "REVIEW" | "QUEUED" | "PAYING" | "UNKNOWN" | "DONE" | "ALL";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        SettFilter: {
            /** @description Exact match, one or several, comma separated, over settNo, mchOrderNo, upstreamOrderNo, bankRefNo and the number of the source; ignores the time ranges */
            keyword?: string;
            view?: components["schemas"]["SettView"];
            /** @description Numbers, to see how rows on the screen stand now; ignores the time ranges */
            settNo?: string;
            mchNo?: string;
            agentNo?: string;
            source?: string;
            status?: string;
            queueReason?: string;
            reviewReason?: string;
            channelCode?: string;
            upstreamCode?: string;
            payeeBankCode?: string;
            /** @description Exact */
            payeeAccountNo?: string;
            /** @description Exact */
            payeeName?: string;
            currency?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            unifiedCode?: string;
            notifyStatus?: string;
            overdue?: boolean;
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
            finishedFrom?: components["schemas"]["OffsetTime"];
            finishedTo?: components["schemas"]["OffsetTime"];
        };
        /** @enum {string} */
        SettSource: "API" | "PORTAL" | "WITHDRAW" | "BATCH" | "CONSOLE";
        /** @enum {string} */
        SettQueueReason: "NONE" | "BALANCE_SHORT" | "OUT_OF_HOURS" | "CHANNEL_DOWN" | "SCHEDULED" | "MAINTENANCE";
        /** @enum {string} */
        SettReviewReason: "ABOVE_LIMIT" | "BLACKLIST_NEAR" | "NEW_PAYEE" | "DUPLICATE_SUSPECT";
        /**
         * @description Why a payment failed; a server may send others beside failMsg
         * @enum {string}
         */
        FailureCode: "BENEFICIARY_BANK_REFUSED" | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_TIMEOUT" | "CHANNEL_LIMIT" | "PAYER_REFUSED" | "RISK_REFUSED" | "BALANCE_SHORT" | "SIGNATURE_INVALID" | "CHANNEL_CONFIG" | "UNMAPPED";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        SettAction: "pass" | "reject" | "route" | "query" | "retry" | "cancel" | "resolve" | "reverse" | "notify";
        /** @description Payout order: amount = fee + netAmount. upstreamFeeRate, upstreamCost, agentShare and profit only for who holds trade:profit:statistics */
        Sett: {
            settNo: components["schemas"]["Id"];
            mchOrderNo?: string | null;
            upstreamOrderNo?: string | null;
            bankRefNo?: string | null;
            source?: components["schemas"]["SettSource"];
            sourceNo?: string | null;
            mchNo?: string;
            mchName?: string;
            agentNo?: string | null;
            agentName?: string | null;
            productCode?: string | null;
            channelCode?: string | null;
            channelName?: string | null;
            upstreamCode?: string | null;
            /** @enum {string} */
            payMode?: "CARD_POOL" | "UPSTREAM" | "MANUAL";
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            fee?: components["schemas"]["Money"];
            netAmount?: components["schemas"]["Money"];
            mchFeeRate?: components["schemas"]["Rate"];
            mchFee?: components["schemas"]["Money"];
            upstreamFeeRate?: components["schemas"]["Rate"];
            upstreamCost?: components["schemas"]["Money"];
            agentShare?: components["schemas"]["Money"];
            profit?: components["schemas"]["SignedMoney"];
            payeeName?: string;
            payeeAccountNo?: string;
            payeeAccountType?: string;
            payeeBankCode?: string;
            payeeBankName?: string;
            payeeCountry?: string;
            status: components["schemas"]["SettStatus"];
            queueReason?: components["schemas"]["SettQueueReason"];
            reviewReasons?: components["schemas"]["SettReviewReason"][];
            attemptCount?: number;
            /** @description Known, or one of the server's own */
            failCode?: components["schemas"]["FailureCode"] | (string | null);
            /** @description The failure in words */
            failMsg?: string | null;
            unifiedCode?: string | null;
            retryOf?: string | null;
            retriedBy?: string | null;
            /** Format: date-time */
            dueAt?: string | null;
            overdue?: boolean;
            /** Format: date-time */
            sentAt?: string | null;
            /** Format: date-time */
            finishedAt?: string | null;
            /** Format: date-time */
            reversedAt?: string | null;
            durationSec?: number | null;
            notifyStatus?: components["schemas"]["NotifyStatus"];
            notifyCount?: number;
            notifyLimit?: number;
            /** Format: date-time */
            lastNotifyAt?: string | null;
            /** Format: date-time */
            nextNotifyAt?: string | null;
            lastHttpStatus?: number | null;
            notes?: number;
            createdAt?: components["schemas"]["Time"];
            updatedAt?: components["schemas"]["Time"];
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["SettAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        SettTotal: components["schemas"]["CurrencyTotal"] & {
            fee: components["schemas"]["Money"];
            netAmount: components["schemas"]["Money"];
        };
        SettAttempt: {
            attemptNo: number;
            channelCode?: string;
            at: components["schemas"]["Time"];
            /** Format: date-time */
            answeredAt?: string | null;
            httpStatus?: number | null;
            latencyMs?: number | null;
            /** @enum {string} */
            status: "PAYING" | "SUCCESS" | "FAILED" | "UNKNOWN";
            unifiedCode?: string | null;
        };
        /** @description One payout order of a chain of retries */
        SettLineage: {
            settNo: components["schemas"]["Id"];
            status: components["schemas"]["SettStatus"];
            channelCode?: string | null;
            failMsg?: string | null;
            createdAt?: components["schemas"]["Time"];
            /** Format: date-time */
            finishedAt?: string | null;
        };
        SettDetail: components["schemas"]["Sett"] & {
            money?: components["schemas"]["MoneyPart"][];
            /** @description Only for who holds trade:profit:statistics */
            agents?: components["schemas"]["AgentPart"][];
            attempts?: components["schemas"]["SettAttempt"][];
            /** @description Every payout order over the same money, this one among them, oldest first */
            lineage?: components["schemas"]["SettLineage"][];
            events?: components["schemas"]["RecordEvent"][];
            /** @description Of the merchant's account; those of the other accounts only for who holds trade:profit:statistics */
            entries?: components["schemas"]["LedgerEntry"][];
            notifies?: components["schemas"]["NotifyTry"][];
            noteList?: components["schemas"]["Note"][];
            logs?: components["schemas"]["LogLine"][];
        };
        /** @enum {string} */
        ProfitGranularity: "HOUR" | "DAY" | "WEEK" | "MONTH";
        /** @enum {string} */
        ProfitCurrencyMode: "ORIGINAL" | "REPORT";
        /** @enum {string} */
        ProfitCompare: "NONE" | "PREVIOUS" | "LAST_WEEK";
        /** @description Empty values are ignored; several values of one filter are separated by commas (x-values names the enum they come from), and NONE stands for records that have no such thing. Only final money counts: a success on the business day it was known, a refund or a return negative on its own day, so that a day that is over never changes. */
        ProfitFilter: {
            /**
             * Format: date
             * @description First business day (UTC+8); without it six days before `to`
             */
            from?: string;
            /**
             * Format: date
             * @description Last business day, included; without it today
             */
            to?: string;
            /** @description Length of a period, DAY without it. A range is at most 7 days by HOUR, 93 by DAY, 366 by WEEK and 1,096 by MONTH; else 422 that names `from` */
            granularity?: components["schemas"]["ProfitGranularity"];
            /** @description One or two groupings, MERCHANT without any; of agents the nearest one counts */
            groupBy?: string;
            bizType?: string;
            mchNo?: string;
            agentNo?: string;
            productCode?: string;
            wayCode?: string;
            channelCode?: string;
            upstreamCode?: string;
            currency?: string;
            country?: string;
            /** @description ORIGINAL keeps currencies apart: one row per group and currency. REPORT, also without it, converts fee, cost, share and amount of every posting to US dollars at the rate of its own business day, rounded half up to cents; profit is fee less cost less share of these, so that sums are the same under any grouping */
            currencyMode?: components["schemas"]["ProfitCurrencyMode"];
            /** @description PREVIOUS, also without it: as many days just before; LAST_WEEK: the same range seven days earlier. A range that is still running is compared up to the same moment */
            compare?: components["schemas"]["ProfitCompare"];
            /** @description Leaves test merchants out; true without it */
            excludeTest?: boolean;
        };
        /** @enum {string} */
        ProfitGroup: "DATE" | "MERCHANT" | "AGENT" | "PRODUCT" | "WAY" | "CHANNEL" | "UPSTREAM" | "CURRENCY" | "COUNTRY" | "BIZ_TYPE";
        ProfitKey: {
            by: components["schemas"]["ProfitGroup"];
            /** @description What the filter of this grouping takes; NONE where there is no such thing. Of DATE 2026-11-20, 2026-11-20T14:00, the Monday of a week, or 2026-11 */
            value: string;
            /** @description Of merchants */
            name: string | null;
        };
        /**
         * @description ADJUST: a correction of an agent's share, which has no order
         * @enum {string}
         */
        ProfitBizType: "PAYIN" | "PAYOUT" | "WITHDRAW" | "ADJUST";
        /** @enum {string} */
        ProfitMeasure: "amount" | "mchFee" | "upstreamCost" | "agentShare" | "profit" | "marginRate";
        ProfitChange: {
            measure: components["schemas"]["ProfitMeasure"];
            /** @description As the measure itself, in the range of comparison */
            before: string | null;
            /** @description Now less before; of marginRate null where one of them is */
            delta: string | null;
            /** @description delta ÷ |before| as a ratio; null where before is zero, and of marginRate */
            rate: string | null;
        };
        /** @description profit = mchFee − upstreamCost − agentShare, to the last digit; money may be negative where refunds outweigh */
        ProfitSums: {
            currency: components["schemas"]["Currency"];
            /** @description Orders that ended: successes, and those that failed, expired or were closed, rejected or canceled */
            orderCount: number;
            /** @description The same in the range of comparison; from fewer than ten no change is shown in percent */
            ordersBefore?: number;
            successCount: number;
            /** @description successCount ÷ orderCount as a ratio; null without orders */
            successRate: string | null;
            /** @description Paid in, or paid out net of fees */
            amount: components["schemas"]["SignedMoney"];
            mchFee: components["schemas"]["SignedMoney"];
            upstreamCost: components["schemas"]["SignedMoney"];
            agentShare: components["schemas"]["SignedMoney"];
            profit: components["schemas"]["SignedMoney"];
            /** @description profit ÷ amount as a ratio; null unless amount is above zero */
            marginRate: string | null;
            /** @description Successful orders with a profit below zero in their own currency */
            negativeCount: number;
            /** @description Empty without a comparison */
            changes: components["schemas"]["ProfitChange"][];
        };
        /** @description One group; also one that earned only in the range of comparison */
        ProfitRow: {
            rowKey: string;
            /** @description In the order asked for */
            groups: components["schemas"]["ProfitKey"][];
            /** @description Kinds of orders that the row adds up */
            bizTypes: components["schemas"]["ProfitBizType"][];
        } & components["schemas"]["ProfitSums"];
        ProfitPeriod: {
            /**
             * Format: date
             * @description First business day
             */
            from: string;
            /**
             * Format: date
             * @description Last business day, included
             */
            to: string;
            /**
             * Format: date-time
             * @description Null without a comparison
             */
            compareFrom: string | null;
            /**
             * Format: date-time
             * @description End of the range of comparison, not part of it
             */
            compareTo: string | null;
        };
        ProfitPoint: {
            /** @description As the value of the grouping DATE */
            period: string;
            amount: components["schemas"]["SignedMoney"];
            mchFee: components["schemas"]["SignedMoney"];
            upstreamCost: components["schemas"]["SignedMoney"];
            agentShare: components["schemas"]["SignedMoney"];
            profit: components["schemas"]["SignedMoney"];
        };
        ProfitTrend: {
            series: {
                currency: components["schemas"]["Currency"];
                points: components["schemas"]["ProfitPoint"][];
            }[];
        };
        /** @enum {string} */
        ProfitCause: "VOLUME" | "PRICE" | "COST_MIX" | "AGENT_MIX";
        /** @description At the old rates fee, cost and share would be what they were before × amount now ÷ amount before, each rounded half up to the last digit. VOLUME = fee − cost − share at the old rates, less the profit before; PRICE = fee now less fee at the old rate; COST_MIX = cost at the old rate less cost now, be it that channels became dearer or that dearer ones were used; AGENT_MIX = share at the old rate less share now. Where the amount before is not above zero there are no old rates, and all of the change is VOLUME. */
        ProfitExplained: {
            currency: components["schemas"]["Currency"];
            /** @description Profit of the range of comparison */
            before: components["schemas"]["SignedMoney"];
            after: components["schemas"]["SignedMoney"];
            change: components["schemas"]["SignedMoney"];
            /** @description They add up to the change */
            causes: {
                cause: components["schemas"]["ProfitCause"];
                contribution: components["schemas"]["SignedMoney"];
            }[];
            /** @description Groups of groupBy whose profit changed most, largest first; with otherChange they add up to the change too */
            movers: {
                groups: components["schemas"]["ProfitKey"][];
                before: components["schemas"]["SignedMoney"];
                after: components["schemas"]["SignedMoney"];
                change: components["schemas"]["SignedMoney"];
            }[];
            otherChange: components["schemas"]["SignedMoney"];
        };
        ProfitExplanation: {
            period: components["schemas"]["ProfitPeriod"];
            currencies: components["schemas"]["ProfitExplained"][];
        };
        SettStatistics: {
            currencies: {
                currency: components["schemas"]["Currency"];
                /** @description Only the states that occur */
                statuses: {
                    status: components["schemas"]["SettStatus"];
                    count: number;
                    amount: components["schemas"]["Money"];
                }[];
            }[];
            /** @description SUCCESS and REVERSED among those that the upstream has answered, as a ratio; null when there is none */
            successRate?: string | null;
            /** @description From the request to the end of the successful ones */
            medianDurationSec?: number | null;
            /**
             * Format: date-time
             * @description When the oldest payout in review was made
             */
            oldestReviewAt?: string | null;
            /** @description Balances at the upstreams that had payouts today, the scarcest first; only for who sees the data of all merchants */
            upstreams?: {
                upstreamCode: string;
                upstreamName?: string;
                currency: components["schemas"]["Currency"];
                balance: components["schemas"]["SignedMoney"];
                /** @description Whole hours that the balance lasts at the pace of the business day so far */
                coverHours?: number | null;
            }[];
        };
        /** @description Pass takes 50 at most */
        SettRefs: {
            settNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        SettBulkResult: {
            succeeded: {
                settNo: components["schemas"]["Id"];
                status: components["schemas"]["SettStatus"];
                version?: components["schemas"]["Version"];
                /** @description The payout order as it is now */
                current?: components["schemas"]["Sett"] | null;
            }[];
            failed: {
                settNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["Sett"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /** @enum {string} */
        SettRejectReason: "PAYEE_INVALID" | "PAYEE_NAME_MISMATCH" | "RISK_REVIEW" | "LIMIT" | "DUPLICATE" | "MERCHANT_REQUEST" | "OTHER";
        /** @enum {string} */
        SettCancelReason: "MERCHANT_REQUEST" | "PAYEE_INVALID" | "DUPLICATE" | "RISK_REVIEW" | "CHANNEL_UNAVAILABLE" | "OTHER";
        /** @enum {string} */
        SettReverseReason: "UPSTREAM_NOTICE" | "BANK_RETURN" | "ACCOUNT_CLOSED" | "PAYEE_NAME_MISMATCH" | "OTHER";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        BatchFilter: {
            /** @description Exact match, one or several, comma separated, over batchNo, itemNo, outItemNo and mchNo; ignores the time range */
            keyword?: string;
            view?: components["schemas"]["BatchView"];
            /** @description Numbers, to see how rows on the screen stand now; ignores the time range */
            batchNo?: string;
            status?: string;
            source?: string;
            mchNo?: string;
            currency?: string;
            /** @description User name */
            makerName?: string;
            /** @description User name */
            checkerName?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
        };
        /**
         * @description Paying through an upstream channel is left out
         * @enum {string}
         */
        BatchPayMode: "CARD_POOL";
        BatchTotal: components["schemas"]["CurrencyTotal"] & {
            amount?: components["schemas"]["Money"];
            totalFee: components["schemas"]["Money"];
            itemCount: number;
        };
        BatchDetail: components["schemas"]["Batch"] & {
            events?: components["schemas"]["RecordEvent"][];
            /** @description Of the account that pays */
            entries?: components["schemas"]["LedgerEntry"][];
            noteList?: components["schemas"]["Note"][];
            logs?: components["schemas"]["LogLine"][];
        };
        BatchStatistics: {
            currencies: {
                currency: components["schemas"]["Currency"];
                /** @description Only the states that occur */
                statuses: {
                    status: components["schemas"]["BatchStatus"];
                    count: number;
                    amount: components["schemas"]["Money"];
                }[];
            }[];
            /** @description Batches that wait for approval */
            waitingCount: number;
            /**
             * Format: date-time
             * @description When the oldest of them was submitted
             */
            oldestWaitingAt?: string | null;
            /** @description Lines without a known result */
            unknownCount: number;
            unknownAmounts?: components["schemas"]["CurrencyTotal"][];
        };
        /** @description One line as it stands in the file; what is wrong with it is told line by line, the whole is not refused */
        BatchLine: {
            /** @description Line in the file */
            rowNo: number;
            outItemNo: string;
            payeeName: string;
            payeeAccountNo: string;
            payeeBankCode: string;
            /** @description Decimal text; what the payee gets */
            amount: string;
            payeeMobile?: string;
            payeeDocNo?: string;
            remark?: string;
        };
        BatchLineFault: {
            /** @description Field of the line, for example payeeAccountNo */
            name: string;
            rule: string;
            /** @description One sentence in the language of Accept-Language */
            msg: string;
        };
        BatchImportResult: {
            batchNo: string | null;
            status: components["schemas"]["BatchStatus"] | null;
            version: number | null;
            lineCount: number;
            /** @description What the payees get, of the lines without a fault */
            totalAmount: components["schemas"]["Money"];
            totalFee: components["schemas"]["Money"];
            /** @description Lines with a fault */
            faultCount: number;
            /** @description Lines with a warning */
            warnCount: number;
            /** @description Only the lines with a fault or a warning */
            lines: {
                rowNo: number;
                faults: components["schemas"]["BatchLineFault"][];
                warnings: components["schemas"]["BatchLineFault"][];
            }[];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        CardFilter: {
            /** @description Ids, comma separated */
            cardId?: string;
            /** @description Card id, or the last 4 digits of its number */
            keyword?: string;
            /** @description The whole name */
            cardHolder?: string;
            bankCode?: string;
            country?: string;
            currency?: string;
            usage?: string;
            status?: string;
            groupCode?: string;
            ownership?: string;
            listenStatus?: string;
            balanceMin?: components["schemas"]["Money"];
            balanceMax?: components["schemas"]["Money"];
            /** @description Percent of its fullest limit, or more */
            usageMin?: number;
            /** @description The agreement ends within so many days, or has ended */
            expiresInDays?: number;
        };
        /** @description The pool that the card belongs to */
        CardGroupCode: string;
        /**
         * @description Whose orders the card takes
         * @enum {string}
         */
        CardMchScope: "ALL" | "LIST";
        CardCount: number;
        /** @description A ratio, 0.025 for 2.5 % */
        Ratio: string;
        /** @description Local time of the platform's business day */
        LocalHour: string;
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        CardAction: "edit" | "review" | "enable" | "pause" | "limit" | "queryBalance" | "correct" | "retire";
        Card: {
            cardId: components["schemas"]["Id"];
            cardNo?: components["schemas"]["MaskedNo"];
            /** @description Masked when it is a natural person */
            holderName?: string;
            holderType?: components["schemas"]["CardHolderType"];
            ownership?: components["schemas"]["CardOwnership"];
            /** @description The three parts of the holder's agreement come together or not at all */
            authorisationNo?: string | null;
            authorisationFileId?: string | null;
            authorisationFileName?: string | null;
            authorisationExpireAt?: components["schemas"]["Time"] | null;
            bankCode?: string;
            bankName?: string;
            branch?: string | null;
            province?: string | null;
            city?: string | null;
            country?: string;
            currency: components["schemas"]["Currency"];
            usage?: components["schemas"]["CardUsage"];
            groupCode?: components["schemas"]["CardGroupCode"];
            mchScope?: components["schemas"]["CardMchScope"];
            mchNos?: string[];
            status: components["schemas"]["CardStatus"];
            /** @description A CardStatusReason */
            statusReason?: string | null;
            statusRemark?: string | null;
            bookBalance?: components["schemas"]["SignedMoney"];
            /** @description As the bank said it last */
            bankBalance?: components["schemas"]["SignedMoney"] | null;
            bankBalanceAt?: components["schemas"]["Time"] | null;
            /** @description What the bank has beyond the book */
            balanceGap?: components["schemas"]["SignedMoney"] | null;
            minPerTxn?: components["schemas"]["Money"];
            maxPerTxn?: components["schemas"]["Money"];
            dailyInLimit?: components["schemas"]["Money"];
            dailyOutLimit?: components["schemas"]["Money"];
            dailyCountLimit?: components["schemas"]["CardCount"];
            monthlyLimit?: components["schemas"]["Money"];
            todayIn?: components["schemas"]["Money"];
            todayOut?: components["schemas"]["Money"];
            todayCount?: number;
            monthTotal?: components["schemas"]["Money"];
            /** @description The fullest of its limits that are for its usage */
            limitUsage?: components["schemas"]["Ratio"];
            maxOpenOrders?: number;
            openOrders?: number;
            weight?: number;
            priority?: number;
            workFrom?: components["schemas"]["LocalHour"] | null;
            workTo?: components["schemas"]["LocalHour"] | null;
            /** @description IANA time zone of the hours */
            workZone?: string;
            /** @description Time to sweep; none for never */
            alertBalance?: components["schemas"]["Money"] | null;
            /** @description Null without a device */
            listenStatus?: components["schemas"]["CardListenStatus"] | null;
            /** @description A CardListenReason */
            listenReason?: string | null;
            lastHeartbeatAt?: components["schemas"]["Time"] | null;
            cardChannelNo?: string | null;
            /** @description Its last 4 digits */
            bankMobile?: string | null;
            /** @description When the login to the bank was set; it is never returned */
            credentialSetAt?: components["schemas"]["Time"] | null;
            /** @description Paid among its orders of 24 hours that have ended */
            successRate24h?: components["schemas"]["Ratio"] | null;
            failStreak?: number;
            lastUsedAt?: components["schemas"]["Time"] | null;
            /** @description Who filed it or changed its holder last; somebody else reviews it */
            submittedBy?: string;
            tags?: string[];
            remark?: string | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["CardAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        CardHour: {
            /** @description Hour of the platform's business day, 00 to 23 */
            hour: string;
            in: components["schemas"]["Money"];
            out: components["schemas"]["Money"];
            count: number;
        };
        CardLine: {
            lineNo: components["schemas"]["Id"];
            bankTime: components["schemas"]["Time"];
            /** @enum {string} */
            direction: "IN" | "OUT";
            amount: components["schemas"]["Money"];
            bookBalanceAfter?: components["schemas"]["SignedMoney"];
            bankBalanceAfter?: components["schemas"]["SignedMoney"] | null;
            counterpartyName?: string | null;
            postscript?: string | null;
            source?: components["schemas"]["BankLineSource"];
            matchStatus: components["schemas"]["BankLineMatchStatus"];
            bizNo?: string | null;
            chainBreak?: boolean;
        };
        CardOrder: {
            collectNo: components["schemas"]["Id"];
            mchNo?: string;
            mchName?: string;
            payableAmount: components["schemas"]["Money"];
            status: components["schemas"]["CollectStatus"];
            postscript?: string;
            expireAt?: components["schemas"]["Time"];
            createdAt?: components["schemas"]["Time"];
        };
        /** @description What a device heard of the card; never its text */
        CardMessage: {
            msgNo: components["schemas"]["Id"];
            receivedAt: components["schemas"]["Time"];
            sender?: string;
            msgType: components["schemas"]["DeviceMessageType"];
            parseStatus: components["schemas"]["MessageParseStatus"];
            parsedAmount?: components["schemas"]["Money"] | null;
            lineNo?: string | null;
        };
        CardPastBinding: {
            cardChannelNo: components["schemas"]["Id"];
            deviceName?: string;
            deviceModel?: string;
            purpose?: components["schemas"]["CardListenPurpose"];
            pairedAt: components["schemas"]["Time"];
            pairedBy?: string;
            unpairedAt: components["schemas"]["Time"] | null;
        };
        /** @description One field that a call has set to another value; personal data is hidden */
        CardChange: {
            at: components["schemas"]["Time"];
            by: string;
            /** @description Access key of the call */
            action: string;
            field: string;
            before: string | null;
            after: string | null;
        };
        CardDetail: components["schemas"]["Card"] & {
            /** @description What it has carried today by hour */
            hours?: components["schemas"]["CardHour"][];
            /** @description Newest first */
            lines?: components["schemas"]["CardLine"][];
            openCollects?: components["schemas"]["CardOrder"][];
            /** @description Newest first */
            messages?: components["schemas"]["CardMessage"][];
            /** @description Newest first */
            pairings?: components["schemas"]["CardPastBinding"][];
            /** @description Newest first */
            changes?: components["schemas"]["CardChange"][];
            events?: components["schemas"]["RecordEvent"][];
            notes?: components["schemas"]["Note"][];
        };
        CardStatistics: {
            /** @description Only the states that occur */
            statuses: {
                status: components["schemas"]["CardStatus"];
                count: number;
            }[];
            currencies: {
                currency: components["schemas"]["Currency"];
                count: number;
                bookBalance: components["schemas"]["SignedMoney"];
                /** @description What its enabled cards may still take in today */
                leftIn: components["schemas"]["Money"];
                /** @description What they may still pay out today */
                leftOut: components["schemas"]["Money"];
            }[];
            /** @description Cards in use above 80 % of a limit */
            nearLimit: number;
            /** @description Cards in use that collect and that no device listens to */
            unheard: number;
            /** @description Cards in use whose agreement ends within 30 days or has ended */
            expiring: number;
        };
        /** @enum {string} */
        CardDecision: "PASS" | "REFUSE";
        CardRefs: {
            cardId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        CardBulkResult: {
            succeeded: {
                cardId: components["schemas"]["Id"];
                status: components["schemas"]["CardStatus"];
                version?: components["schemas"]["Version"];
                current?: components["schemas"]["Card"] | null;
            }[];
            failed: {
                cardId: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["Card"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /**
         * @description Why a card is paused or retired
         * @enum {string}
         */
        CardReason: "BANK_NOTICE" | "HOLDER_REQUEST" | "RISK" | "MAINTENANCE" | "NOT_USED" | "OTHER";
        /** @description One line of the file, every cell as text; the end of an authorization is a day */
        CardImportRow: {
            line: number;
            cardNo: string;
            holderName?: string;
            holderType?: string;
            ownership?: string;
            bankCode?: string;
            currency?: string;
            usage?: string;
            groupCode?: string;
            minPerTxn?: string;
            maxPerTxn?: string;
            dailyInLimit?: string;
            dailyOutLimit?: string;
            dailyCountLimit?: string;
            monthlyLimit?: string;
            authorisationNo?: string;
            authorisationExpireAt?: string;
        };
        CardImport: {
            /** @description Lines that were looked at */
            count: number;
            /** @description Filed cards */
            cardIds: components["schemas"]["Id"][];
            /** @description Lines that something is to be said of */
            lines: {
                line: number;
                errors: components["schemas"]["FieldError"][];
                warnings: components["schemas"]["FieldError"][];
            }[];
        };
        /** @enum {string} */
        CardCorrectReason: "BANK_FEE" | "INTEREST" | "MISSED_LINE" | "BOOKED_TWICE" | "OTHER";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        MerchantFilter: {
            /** @description Number, app id, or part of the name */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now */
            mchNo?: string;
            status?: string;
            /** @description With one of these switched off */
            switchedOff?: string;
            mchType?: string;
            level?: string;
            agentNo?: string;
            ownerOperatorId?: string;
            country?: string;
            currency?: string;
            kycStatus?: string;
            riskLevel?: string;
            tag?: string;
            /** @description Of the main currency */
            availableMin?: string;
            availableMax?: string;
            /** @description No order for so many hours */
            idleHours?: number;
            negativeMargin?: boolean;
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
        };
        /** @enum {string} */
        MerchantStatus: "PENDING_REVIEW" | "REJECTED" | "ACTIVE" | "SUSPENDED" | "CLOSING" | "CLOSED";
        /** @description ISO 3166-1 alpha-2 */
        Country: string;
        /**
         * @description TEST never counts in statistics
         * @enum {string}
         */
        MerchantType: "DIRECT" | "AGENT" | "INTERNAL" | "TEST";
        /** @enum {string} */
        MerchantKycStatus: "NONE" | "PENDING" | "PASSED" | "EXPIRED";
        /**
         * @description When collected money becomes available: at once, the next day, the next working day, after a week
         * @enum {string}
         */
        MerchantSettlementCycle: "T0" | "D1" | "T1" | "D7";
        /** @enum {string} */
        MerchantRiskLevel: "LOW" | "MEDIUM" | "HIGH";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        MerchantAction: "edit" | "review" | "suspend" | "resume" | "switch" | "save" | "rotateSecret" | "resetPassword" | "close";
        Merchant: {
            mchNo: components["schemas"]["Id"];
            mchName: string;
            status: components["schemas"]["MerchantStatus"];
            /** @description Code of the reason of the last change of the state */
            statusReason?: string | null;
            statusRemark?: string | null;
            country?: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            agentNo?: string | null;
            agentName?: string | null;
            ownerName?: string | null;
            mchShortName?: string;
            mchType?: components["schemas"]["MerchantType"];
            level?: components["schemas"]["HolderLevel"];
            /** @description The first one is that of the limits */
            currencies?: components["schemas"]["Currency"][];
            /** @description Last four, only in the detail */
            licenceNo?: string | null;
            /** @description Masked */
            legalPerson?: string | null;
            industryCode?: string;
            websites?: string[];
            kycStatus?: components["schemas"]["MerchantKycStatus"];
            /** Format: date-time */
            kycExpireAt?: string | null;
            /** @description Masked */
            contactName?: string;
            /** @description Masked */
            contactMobile?: string;
            /** @description Masked */
            contactEmail?: string;
            telegram?: string | null;
            /** @description Account manager */
            ownerOperatorId?: string | null;
            settlementCycle?: components["schemas"]["MerchantSettlementCycle"];
            /** @description Part of each pay-in that is kept back, at most 0.5 */
            reserveRate?: components["schemas"]["Ratio"];
            /** @description Days until it is given back */
            reserveDays?: number;
            riskLevel?: components["schemas"]["MerchantRiskLevel"];
            riskTags?: string[];
            tags?: string[];
            remark?: string | null;
            /** @description None when null */
            withdrawMin?: components["schemas"]["Money"] | null;
            /** @description None when null */
            withdrawMax?: components["schemas"]["Money"] | null;
            /** @description None when null */
            withdrawDailyMax?: components["schemas"]["Money"] | null;
            withdrawDailyCount?: number | null;
            /** @enum {string} */
            withdrawFeeMode?: "INNER" | "OUTER";
            withdrawFrom?: components["schemas"]["LocalHour"] | null;
            withdrawTo?: components["schemas"]["LocalHour"] | null;
            /** @description 1 is Monday; every day when empty */
            withdrawWeekdays?: number[];
            /** @description None when null */
            payinDailyLimit?: components["schemas"]["Money"] | null;
            /** @description None when null */
            payoutDailyLimit?: components["schemas"]["Money"] | null;
            /** @description None when null */
            payoutReviewAbove?: components["schemas"]["Money"] | null;
            payinEnabled?: boolean;
            payoutEnabled?: boolean;
            withdrawEnabled?: boolean;
            apiEnabled?: boolean;
            portalEnabled?: boolean;
            loginAccount?: string;
            /** Format: date-time */
            lastLoginAt?: string | null;
            lastLoginIp?: string | null;
            /** Format: date-time */
            passwordSetAt?: string | null;
            /** Format: date-time */
            linkUntil?: string | null;
            appId?: string;
            /** @enum {string} */
            signType?: "HMAC_SHA256";
            /** @description Null until one was given out */
            secretTail?: string | null;
            /** Format: date-time */
            secretRotatedAt?: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before is valid too
             */
            oldSecretUntil?: string | null;
            /** @description https, no private address */
            notifyUrl?: string | null;
            /** @description Callbacks go to this host only */
            notifyHostFixed?: boolean;
            balances?: {
                currency: components["schemas"]["Currency"];
                available: components["schemas"]["Money"];
                frozen: components["schemas"]["Money"];
                pending: components["schemas"]["Money"];
                reserve: components["schemas"]["Money"];
            }[];
            todayPayin?: components["schemas"]["Money"];
            todayPayinCount?: number;
            /** @description A ratio of 1; null over nothing */
            todayPayinSuccessRate?: components["schemas"]["Rate"] | null;
            todayPayout?: components["schemas"]["Money"];
            /** Format: date-time */
            lastOrderAt?: string | null;
            /** @description A price in force is below cost */
            negativeMargin?: boolean;
            notes?: number;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["MerchantAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        MerchantOrders: {
            days: number;
            payinCount: number;
            payinPaid: number;
            payinAmount: components["schemas"]["Money"];
            /** @description A ratio of 1; null over nothing */
            payinSuccessRate?: components["schemas"]["Rate"] | null;
            payinFee?: components["schemas"]["Money"];
            payoutCount: number;
            payoutPaid: number;
            payoutAmount: components["schemas"]["Money"];
        };
        MerchantWithdrawal: {
            withdrawNo: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            status: components["schemas"]["WithdrawStatus"];
            submittedAt: components["schemas"]["Time"];
        };
        MerchantCallbacks: {
            /** @description Orders of 7 days that the merchant is told of */
            total: number;
            byStatus: {
                status: components["schemas"]["NotifyStatus"];
                count: number;
            }[];
            /** @description A ratio of 1; null over nothing */
            firstTryRate?: components["schemas"]["Rate"] | null;
            medianMs?: number | null;
            /** @description Last tries that failed */
            failures?: {
                payOrderNo: components["schemas"]["Id"];
                at: components["schemas"]["Time"];
                httpStatus?: number | null;
            }[];
        };
        MerchantChange: {
            at: components["schemas"]["Time"];
            operatorName: string;
            action: string;
            result?: string;
            reasonCode?: string | null;
            remark?: string | null;
            traceId?: string;
            fields?: {
                field: string;
                before?: string | null;
                after?: string | null;
            }[];
        };
        MerchantDetail: components["schemas"]["Merchant"] & {
            openOrders?: {
                payin: number;
                payout: number;
                withdraw: number;
            };
            /** @description Of the main currency: today, 7 and 30 business days */
            orders?: components["schemas"]["MerchantOrders"][];
            /** @description The last ones, newest first; absent for those who may not see withdrawals */
            withdrawals?: components["schemas"]["MerchantWithdrawal"][];
            callbacks?: components["schemas"]["MerchantCallbacks"];
            risk?: {
                disputed: number;
                refunded: number;
                heldWithdrawals: number;
                /** @description With a HIGH flag in 30 days */
                flaggedWithdrawals: number;
            };
            noteList?: components["schemas"]["Note"][];
            /** @description Newest first */
            changes?: components["schemas"]["MerchantChange"][];
        };
        MerchantStatistics: {
            byStatus: {
                status: components["schemas"]["MerchantStatus"];
                count: number;
            }[];
            newThisMonth: number;
            activeToday: number;
            available: {
                currency: components["schemas"]["Currency"];
                count: number;
                amount: components["schemas"]["Money"];
            }[];
            negativeMargin: number;
            /** @description Within 30 days */
            kycEnding: number;
        };
        /** @description What a party pays for a product from a time on */
        Price: {
            productCode: string;
            productName?: string;
            currency?: components["schemas"]["Currency"];
            enabled: boolean;
            rate: components["schemas"]["Ratio"];
            fixed: components["schemas"]["Money"];
            /** @description Least fee */
            min?: components["schemas"]["Money"] | null;
            /** @description Greatest fee */
            max?: components["schemas"]["Money"] | null;
            effectiveAt: components["schemas"]["Time"];
            setBy?: string;
            setAt?: components["schemas"]["Time"];
            remark?: string | null;
        };
        /** @description One step of the chain from cost over the agents to the merchant */
        ChainPrice: {
            /** @enum {string} */
            kind: "COST" | "AGENT" | "MERCHANT";
            no: string;
            name: string;
            rate: components["schemas"]["Ratio"];
            fixed: components["schemas"]["Money"];
        };
        MerchantProduct: {
            productCode: string;
            productName: string;
            currency: components["schemas"]["Currency"];
            floorRate: components["schemas"]["Ratio"];
            defaultRate?: components["schemas"]["Ratio"];
            /** @description The one that counts */
            price?: components["schemas"]["Price"] | null;
            /** @description The next first */
            planned: components["schemas"]["Price"][];
            /** @description The last first */
            history: components["schemas"]["Price"][];
            /** @description From cost over the agents down to the merchant */
            chain: components["schemas"]["ChainPrice"][];
            sampleAmount?: components["schemas"]["Money"];
            /** @description What the platform keeps of sampleAmount, below zero when it loses; null without a price */
            margin?: string | null;
            /** @description Who pays more than who stands below */
            chainIssue?: string | null;
        };
        PriceInput: {
            productCode: string;
            enabled: boolean;
            rate: components["schemas"]["Ratio"];
            fixed: components["schemas"]["Money"];
            min?: components["schemas"]["Money"] | null;
            max?: components["schemas"]["Money"] | null;
            /** @description At once without it */
            effectiveAt?: components["schemas"]["OffsetTime"];
        };
        /** @enum {string} */
        MerchantMarginReason: "STRATEGIC" | "PROMOTION" | "COMPENSATION" | "OTHER";
        MerchantNew: {
            country: components["schemas"]["Country"];
            agentNo?: string | null;
            /** @description Unique; it cannot be changed later */
            loginAccount: string;
            mchName: string;
            mchShortName: string;
            mchType: components["schemas"]["MerchantType"];
            level: components["schemas"]["HolderLevel"];
            /** @description The first one is that of the limits */
            currencies: components["schemas"]["Currency"][];
            licenceNo?: string;
            legalPerson?: string;
            industryCode?: string;
            websites?: string[];
            /** @enum {string} */
            kycStatus?: "NONE" | "PENDING" | "PASSED";
            /** Format: date-time */
            kycExpireAt?: string | null;
            contactName: string;
            contactMobile: string;
            contactEmail: string;
            telegram?: string | null;
            /** @description Account manager */
            ownerOperatorId?: string | null;
            settlementCycle: components["schemas"]["MerchantSettlementCycle"];
            /** @description Part of each pay-in that is kept back, at most 0.5 */
            reserveRate?: components["schemas"]["Ratio"];
            /** @description Days until it is given back */
            reserveDays?: number;
            riskLevel?: components["schemas"]["MerchantRiskLevel"];
            riskTags?: string[];
            tags?: string[];
            remark?: string | null;
            /** @description None when null */
            withdrawMin?: components["schemas"]["Money"] | null;
            /** @description None when null */
            withdrawMax?: components["schemas"]["Money"] | null;
            /** @description None when null */
            withdrawDailyMax?: components["schemas"]["Money"] | null;
            withdrawDailyCount?: number | null;
            /** @enum {string} */
            withdrawFeeMode?: "INNER" | "OUTER";
            withdrawFrom?: components["schemas"]["LocalHour"] | null;
            withdrawTo?: components["schemas"]["LocalHour"] | null;
            /** @description 1 is Monday; every day when empty */
            withdrawWeekdays?: number[];
            /** @description None when null */
            payinDailyLimit?: components["schemas"]["Money"] | null;
            /** @description None when null */
            payoutDailyLimit?: components["schemas"]["Money"] | null;
            /** @description None when null */
            payoutReviewAbove?: components["schemas"]["Money"] | null;
            /** @description https, no private address */
            notifyUrl?: string | null;
            /** @description Callbacks go to this host only */
            notifyHostFixed?: boolean;
            prices?: components["schemas"]["PriceInput"][];
            /** @description Why the platform shall lose money at these prices */
            reasonCode?: components["schemas"]["MerchantMarginReason"];
            /** @description 4 characters at least when the reason is OTHER */
            marginRemark?: string;
        };
        MerchantEdit: {
            mchNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            mchName?: string;
            mchShortName?: string;
            mchType?: components["schemas"]["MerchantType"];
            level?: components["schemas"]["HolderLevel"];
            /** @description The first one is that of the limits */
            currencies?: components["schemas"]["Currency"][];
            licenceNo?: string;
            legalPerson?: string;
            industryCode?: string;
            websites?: string[];
            /** @enum {string} */
            kycStatus?: "NONE" | "PENDING" | "PASSED";
            /** Format: date-time */
            kycExpireAt?: string | null;
            contactName?: string;
            contactMobile?: string;
            contactEmail?: string;
            telegram?: string | null;
            /** @description Account manager */
            ownerOperatorId?: string | null;
            settlementCycle?: components["schemas"]["MerchantSettlementCycle"];
            /** @description Part of each pay-in that is kept back, at most 0.5 */
            reserveRate?: components["schemas"]["Ratio"];
            /** @description Days until it is given back */
            reserveDays?: number;
            riskLevel?: components["schemas"]["MerchantRiskLevel"];
            riskTags?: string[];
            tags?: string[];
            remark?: string | null;
            /** @description None when null */
            withdrawMin?: components["schemas"]["Money"] | null;
            /** @description None when null */
            withdrawMax?: components["schemas"]["Money"] | null;
            /** @description None when null */
            withdrawDailyMax?: components["schemas"]["Money"] | null;
            withdrawDailyCount?: number | null;
            /** @enum {string} */
            withdrawFeeMode?: "INNER" | "OUTER";
            withdrawFrom?: components["schemas"]["LocalHour"] | null;
            withdrawTo?: components["schemas"]["LocalHour"] | null;
            /** @description 1 is Monday; every day when empty */
            withdrawWeekdays?: number[];
            /** @description None when null */
            payinDailyLimit?: components["schemas"]["Money"] | null;
            /** @description None when null */
            payoutDailyLimit?: components["schemas"]["Money"] | null;
            /** @description None when null */
            payoutReviewAbove?: components["schemas"]["Money"] | null;
            /** @description https, no private address */
            notifyUrl?: string | null;
            /** @description Callbacks go to this host only */
            notifyHostFixed?: boolean;
        };
        /** @enum {string} */
        MerchantRejectReason: "DOCUMENTS_MISSING" | "KYC_FAILED" | "BUSINESS_NOT_ALLOWED" | "DUPLICATE" | "TERMS_NOT_AGREED" | "OTHER";
        /** @enum {string} */
        MerchantSuspendReason: "RISK" | "COMPLIANCE" | "CONTRACT" | "MERCHANT_REQUEST" | "DORMANT" | "OTHER";
        /** @enum {string} */
        MerchantResumeReason: "CHECKED_OK" | "DOCUMENTS_RECEIVED" | "CONTRACT" | "MERCHANT_REQUEST" | "OTHER";
        MerchantRefs: {
            mchNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        /**
         * @description They count while it is ACTIVE, withdraw also while it is CLOSING
         * @enum {string}
         */
        MerchantSwitch: "payin" | "payout" | "withdraw" | "api" | "portal";
        /** @enum {string} */
        MerchantSwitchReason: "RISK" | "COMPLIANCE" | "TECHNICAL" | "CONTRACT" | "MERCHANT_REQUEST" | "OTHER";
        MerchantBulkResult: {
            succeeded: {
                mchNo: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
                current?: components["schemas"]["Merchant"] | null;
            }[];
            failed: {
                mchNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["Merchant"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        MerchantSecret: components["schemas"]["Merchant"] & {
            /** @description Shown this once */
            secret: string;
        };
        MerchantMailed: components["schemas"]["Merchant"] & {
            /** @description Where the link was sent, masked */
            mailTo: string;
            linkUntil: components["schemas"]["Time"];
        };
        /** @enum {string} */
        MerchantCloseReason: "CONTRACT_ENDED" | "MERCHANT_REQUEST" | "COMPLIANCE" | "DORMANT" | "OTHER";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        ProductFilter: {
            /** @description Codes, comma separated */
            productCode?: string;
            /** @description Part of the code or of a name */
            keyword?: string;
            category?: string;
            country?: string;
            currency?: string;
            status?: string;
        };
        /** @description Never changed */
        ProductCode: string;
        /** @enum {string} */
        ProductDirection: "PAYIN" | "PAYOUT";
        /** @enum {string} */
        ProductCategory: "BANK_TRANSFER" | "BANK_CARD" | "QR" | "E_WALLET" | "VIRTUAL_ACCOUNT" | "CARD" | "OTC";
        /** @enum {string} */
        ProductStatus: "ENABLED" | "DISABLED" | "MAINTENANCE";
        /** @enum {string} */
        ProductAmountMode: "RANGE" | "FIXED" | "BOTH";
        /** @enum {string} */
        ProductCycle: "T0" | "D1" | "T1" | "D7";
        /** @enum {string} */
        ProductCashier: "REDIRECT" | "HOSTED" | "DIRECT";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        ProductAction: "edit" | "enable" | "disable" | "remove" | "clone";
        Product: {
            productCode: components["schemas"]["ProductCode"];
            productName?: string;
            productNameEn?: string;
            direction?: components["schemas"]["ProductDirection"];
            category?: components["schemas"]["ProductCategory"];
            country?: components["schemas"]["Country"];
            currency?: components["schemas"]["Currency"];
            status: components["schemas"]["ProductStatus"];
            /** @description Why it is closed, a CatalogReason */
            statusReason?: string | null;
            amountMode?: components["schemas"]["ProductAmountMode"];
            minAmount?: components["schemas"]["Money"];
            maxAmount?: components["schemas"]["Money"];
            /** @description Ascending, within the limits; none with RANGE */
            fixedAmounts?: components["schemas"]["Money"][];
            defaultRate?: components["schemas"]["Ratio"];
            defaultFixed?: components["schemas"]["Money"];
            floorRate?: components["schemas"]["Ratio"];
            settlementCycle?: components["schemas"]["ProductCycle"];
            expireMinutes?: number;
            cashierType?: components["schemas"]["ProductCashier"];
            openFrom?: components["schemas"]["LocalHour"] | null;
            openTo?: components["schemas"]["LocalHour"] | null;
            /** @description Time zone of the hours */
            zone?: string;
            sort?: number;
            docUrl?: string | null;
            remark?: string | null;
            wayCount?: number;
            enabledWayCount?: number;
            /** @description Merchants with an open price */
            merchantCount?: number;
            /** @description Paid among the orders of the last hour that have ended */
            successRate1h?: components["schemas"]["Ratio"] | null;
            /** @description The same of 24 hours */
            successRate24h?: components["schemas"]["Ratio"] | null;
            todayCount?: number;
            todayAmount?: components["schemas"]["Money"];
            /** @description Only for who may see profit */
            todayProfit?: components["schemas"]["SignedMoney"] | null;
            /** @description Paid orders of a day, the average of the last 7 */
            dailyCount?: number;
            dailyAmount?: components["schemas"]["Money"];
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["ProductAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        ProductWay: {
            wayCode: string;
            wayName: string;
            status: components["schemas"]["ProductStatus"];
            /** @description Of 24 hours */
            successRate24h?: components["schemas"]["Ratio"] | null;
            /** @description Of the product's orders of 24 hours */
            share24h?: components["schemas"]["Ratio"] | null;
        };
        ProductDetail: components["schemas"]["Product"] & {
            ways?: components["schemas"]["ProductWay"][];
            /** @description Entries that name it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        /** @description Paid orders of the business day */
        ProductToday: {
            currency: components["schemas"]["Currency"];
            count: number;
            amount: components["schemas"]["Money"];
            profit?: components["schemas"]["SignedMoney"];
        };
        ProductStatistics: {
            products: number;
            enabled: number;
            closed: number;
            /** @description Enabled without an enabled way */
            wayless: number;
            /** @description Prices of merchants below the floor */
            belowFloor: number;
            /** @description Prices at which the platform loses */
            losing: number;
            today: components["schemas"]["ProductToday"][];
        };
        ProductRef: {
            productCode: components["schemas"]["ProductCode"];
            version: components["schemas"]["Version"];
        };
        ProductBulkResult: {
            succeeded: {
                productCode: string;
                status: components["schemas"]["ProductStatus"];
                version: components["schemas"]["Version"];
                current?: components["schemas"]["Product"];
            }[];
            failed: {
                productCode: string;
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["Product"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /**
         * @description Why a product or a way is closed
         * @enum {string}
         */
        CatalogReason: "UPSTREAM_PROBLEM" | "RISK" | "REGULATION" | "REPLACED" | "NOT_SOLD" | "OTHER";
        ProductPriceFilter: {
            productCode: components["schemas"]["ProductCode"];
            /** @description Part of the number or name of a merchant */
            keyword?: string;
            /**
             * @description Which prices
             * @enum {string}
             */
            view?: "ALL" | "PRICED" | "BELOW_FLOOR" | "LOSING" | "UNPRICED";
        };
        ProductPrice: {
            mchNo: string;
            mchName: string;
            agentNo?: string | null;
            agentName?: string | null;
            mchStatus?: string;
            /** @description Of the merchant */
            version: components["schemas"]["Version"];
            price?: components["schemas"]["Price"] | null;
            /** @description What will count later, the next first */
            planned?: components["schemas"]["Price"][];
            belowFloor?: boolean;
            /** @description What the platform keeps of marginOn at the costliest channel */
            margin?: components["schemas"]["SignedMoney"] | null;
            marginOn?: components["schemas"]["Money"] | null;
        };
        /** @description A merchant in the version that the operator saw */
        MerchantRef: {
            mchNo: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description Why a price is meant although it is too low
         * @enum {string}
         */
        PriceReason: "STRATEGIC_CUSTOMER" | "VOLUME_PROMISED" | "PROMOTION" | "CORRECTION" | "OTHER";
        ProductPriceResult: {
            succeeded: components["schemas"]["ProductPrice"][];
            failed: {
                mchNo: string;
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["ProductPrice"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        CardChannelFilter: {
            /** @description Numbers, comma separated */
            cardChannelNo?: string;
            listenStatus?: string;
            purpose?: string;
            /** @description Codes, comma separated */
            bankCode?: string;
            /** @description Ids, comma separated */
            deviceId?: string;
            /** @description Ids, comma separated */
            cardId?: string;
            /** @description Also the bindings that have ended */
            withUnpaired?: boolean;
        };
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        CardChannelAction: "ping" | "enable" | "disable" | "unpair" | "rotateKey";
        CardChannel: {
            cardChannelNo: string;
            cardId: string;
            cardNo?: components["schemas"]["MaskedNo"];
            bankCode?: string;
            bankName?: string;
            currency?: components["schemas"]["Currency"];
            /** @description Last four digits */
            mobile?: string;
            deviceId: string;
            deviceName?: string;
            deviceModel?: string;
            appVersion?: string;
            simSlot?: number;
            purpose?: components["schemas"]["CardListenPurpose"];
            templateCode?: string;
            listenStatus: components["schemas"]["CardListenStatus"];
            statusReason?: components["schemas"]["CardListenReason"] | null;
            lastHeartbeatAt?: components["schemas"]["Time"];
            heartbeatSec?: number;
            /** @description From the bank to the platform, of the messages of 24 hours */
            latencyMsP95?: number | null;
            queueDepth?: number;
            batteryPct?: number;
            charging?: boolean;
            network?: string;
            todayMessages?: number;
            todayParsed?: number;
            todayUnparsed?: number;
            todayDuplicates?: number;
            /** @description Messages of the last 24 hours, the present hour last */
            perHour?: number[];
            lastMessageAt?: components["schemas"]["Time"] | null;
            pairedAt?: components["schemas"]["Time"];
            pairedBy?: string;
            unpairedAt?: components["schemas"]["Time"] | null;
            keyRotatedAt?: components["schemas"]["Time"];
            authorisationNo?: string | null;
            authorisedUntil?: components["schemas"]["Time"] | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["CardChannelAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        CardChannelNo: string;
        CardBinding: {
            cardChannelNo: string;
            deviceId: string;
            deviceName?: string;
            purpose?: components["schemas"]["CardListenPurpose"];
            pairedAt: components["schemas"]["Time"];
            pairedBy?: string;
            unpairedAt?: components["schemas"]["Time"] | null;
        };
        CardChannelDetail: components["schemas"]["CardChannel"] & {
            /** @description Other bindings of the card, newest first */
            earlier?: components["schemas"]["CardBinding"][];
            events?: components["schemas"]["RecordEvent"][];
            /** @description Entries that name it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        CardChannelStatistics: {
            online: number;
            degraded: number;
            offline: number;
            disabled: number;
            /** @description Enabled cards of the scope that nobody listens to */
            unheardCards: number;
            /** @description Messages of the last hour, by type */
            receipts1h: number;
            codes1h: number;
            others1h: number;
            unparsedShare24h: components["schemas"]["Ratio"] | null;
            medianDelaySec24h: number | null;
        };
        CardPairing: {
            /** @description Typed into, or read by, the device; shown once */
            pairingCode: string;
            expiresAt: components["schemas"]["Time"];
        };
        /** @enum {string} */
        CardChannelReason: "DEVICE_TROUBLE" | "DEVICE_REPLACED" | "CARD_WITHDRAWN" | "RISK" | "OTHER";
        CardChannelPing: {
            cardChannelNo: string;
            latencyMs: number;
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        DeviceMessageFilter: {
            /** @description Numbers, comma separated */
            msgNo?: string;
            /** @description Numbers, comma separated */
            cardChannelNo?: string;
            /** @description Ids, comma separated */
            cardId?: string;
            msgType?: string;
            parseStatus?: string;
            /** Format: date-time */
            receivedFrom?: string;
            /** Format: date-time */
            receivedTo?: string;
            /** @description The bank's reference, or the number of a message, a line or a batch item, exactly; the range is then ignored */
            keyword?: string;
        };
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        DeviceMessageAction: "line" | "ignore" | "reveal";
        DeviceMessage: {
            msgNo: string;
            cardChannelNo: string;
            cardId?: string;
            cardNo?: components["schemas"]["MaskedNo"];
            deviceId?: string;
            /** @description Without gaps per device */
            sequence?: number;
            currency?: components["schemas"]["Currency"];
            sender?: string;
            msgType: components["schemas"]["DeviceMessageType"];
            deviceSentAt?: components["schemas"]["Time"];
            receivedAt: components["schemas"]["Time"];
            delaySec?: number;
            parseStatus: components["schemas"]["MessageParseStatus"];
            templateCode?: string | null;
            parsedAmount?: components["schemas"]["Money"] | null;
            parsedBalance?: components["schemas"]["Money"] | null;
            parsedTail?: string | null;
            parsedRef?: string | null;
            /** @description Statement line that it became, or is a duplicate of */
            lineNo?: string | null;
            /** @description Never the code */
            codeMasked?: string | null;
            codeExpiresAt?: components["schemas"]["Time"] | null;
            /** @description Batch item that the code is for */
            itemNo?: string | null;
            /** @description The same once the code was used */
            usedByItemNo?: string | null;
            usedAt?: components["schemas"]["Time"] | null;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["DeviceMessageAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /** @enum {string} */
        DeviceMessageReason: "ADVERTISEMENT" | "NO_MOVEMENT" | "BOOKED_ELSEWHERE" | "OTHER";
        /** @enum {string} */
        CodeRevealReason: "ENTER_AT_BANK" | "LISTENING_FAILED" | "OTHER";
        RevealedCode: {
            code: string;
            visibleSec: number;
        };
        /** @description Words with the named parts {amount} {balance} {tail} {ref} {code} {time} {name} in braces, each at most once; no regular expression */
        TemplateText: string;
        TemplateVersion: {
            version: number;
            text: string;
            sender?: string;
            at: components["schemas"]["Time"];
            by: string;
        };
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        MessageTemplateAction: "save" | "enable";
        MessageTemplate: {
            templateCode: string;
            bankCode: string;
            msgType: components["schemas"]["DeviceMessageType"];
            sender?: string;
            text: components["schemas"]["TemplateText"];
            samples?: string[];
            isEnabled: boolean;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            /** @description Newest first */
            history?: components["schemas"]["TemplateVersion"][];
            allowed?: components["schemas"]["MessageTemplateAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        TemplatePart: {
            name: string;
            value: string;
        };
        TemplateTest: {
            isParsed: boolean;
            /** @description What was found, a code masked */
            parts: components["schemas"]["TemplatePart"][];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        BankLineFilter: {
            /** @description Exact match, one or several, comma separated, over lineNo, bankRefNo, the number of the order and a word of the postscript; ignores the time range */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now; ignores the time range */
            lineNo?: string;
            cardId?: string;
            bankCode?: string;
            currency?: string;
            direction?: string;
            matchStatus?: string;
            source?: string;
            bizType?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            /** @description Exact */
            counterpartyName?: string;
            /** @description Exact */
            counterpartyAccountNo?: string;
            chainBreak?: boolean;
            /** @description Unmatched for longer than so many minutes */
            olderThanMin?: number;
            bankFrom?: components["schemas"]["OffsetTime"];
            bankTo?: components["schemas"]["OffsetTime"];
        };
        /** @enum {string} */
        BankLineDirection: "IN" | "OUT";
        /** @enum {string} */
        BankLineAction: "match" | "unmatch" | "ignore";
        BankLine: {
            lineNo: components["schemas"]["Id"];
            cardId: string;
            cardNo?: components["schemas"]["MaskedNo"];
            bankCode?: string;
            bankName?: string;
            currency: components["schemas"]["Currency"];
            direction: components["schemas"]["BankLineDirection"];
            amount: components["schemas"]["Money"];
            /** @description As the bank reported it */
            bankBalanceAfter?: components["schemas"]["SignedMoney"] | null;
            bookBalanceAfter?: components["schemas"]["SignedMoney"];
            bankTime?: components["schemas"]["Time"];
            /**
             * Format: date
             * @description Business date in the platform's zone
             */
            valueDate?: string;
            /** @description Masked */
            counterpartyName?: string | null;
            counterpartyAccountNo?: components["schemas"]["MaskedNo"] | null;
            counterpartyBankCode?: string | null;
            postscript?: string | null;
            bankRefNo?: string | null;
            source?: components["schemas"]["BankLineSource"];
            /** @description The message that told of it */
            msgNo?: string | null;
            /** @description What makes two reports one and the same movement */
            dedupeKey?: string;
            matchStatus: components["schemas"]["BankLineMatchStatus"];
            bizType?: components["schemas"]["BankLineBizType"] | null;
            /** @description The collection, the item of a batch, or the other line of a sweep */
            bizNo?: string | null;
            /** @description Pay order of the collection */
            payOrderNo?: string | null;
            /** @description Batch of the item */
            batchNo?: string | null;
            /** @description SYSTEM or a user name */
            matchedBy?: string | null;
            matchedAt?: components["schemas"]["Time"] | null;
            ignoreReason?: string | null;
            /** @description The balance before and this amount do not lead to this balance */
            chainBreak?: boolean;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["BankLineAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        BankLineTotal: {
            currency: components["schemas"]["Currency"];
            count: number;
            inAmount: components["schemas"]["Money"];
            outAmount: components["schemas"]["Money"];
        };
        /** @description Where a movement was read, without its text: a message says only who sent it and when */
        BankLineOrigin: {
            sender?: string | null;
            sentAt?: components["schemas"]["Time"] | null;
            receivedAt?: components["schemas"]["Time"] | null;
            cardChannelNo?: string | null;
            templateCode?: string | null;
            parseStatus?: components["schemas"]["MessageParseStatus"] | null;
            parsedAmount?: components["schemas"]["Money"] | null;
            parsedBalance?: components["schemas"]["SignedMoney"] | null;
            parsedTail?: string | null;
            parsedRef?: string | null;
            /** @description Name of the bank's file and the line in it */
            fileLine?: string | null;
        };
        /** @description A neighbour on the same card */
        BankLineStep: {
            lineNo: components["schemas"]["Id"];
            bankTime?: components["schemas"]["Time"];
            direction: components["schemas"]["BankLineDirection"];
            amount: components["schemas"]["Money"];
            bankBalanceAfter?: components["schemas"]["SignedMoney"] | null;
            bookBalanceAfter?: components["schemas"]["SignedMoney"];
            chainBreak?: boolean;
        };
        BankLineDetail: components["schemas"]["BankLine"] & {
            origin?: components["schemas"]["BankLineOrigin"];
            /** @description Five before, itself, five after, by the bank's time */
            chain?: components["schemas"]["BankLineStep"][];
            entries?: components["schemas"]["LedgerEntry"][];
            events?: components["schemas"]["RecordEvent"][];
            logs?: components["schemas"]["LogLine"][];
        };
        BankLineStatistics: {
            currencies: {
                currency: components["schemas"]["Currency"];
                /** @description Cards that the four sums are of */
                cards?: number;
                /** @description Book balance at the start of the time */
                opening: components["schemas"]["SignedMoney"];
                inAmount: components["schemas"]["Money"];
                outAmount: components["schemas"]["Money"];
                /** @description opening + in - out */
                closing: components["schemas"]["SignedMoney"];
                unmatchedCount?: number;
                unmatchedIn?: components["schemas"]["Money"];
                unmatchedOut?: components["schemas"]["Money"];
                chainBreaks?: number;
            }[];
            unmatched?: number;
            chainBreaks?: number;
            oldestUnmatchedAt?: components["schemas"]["Time"] | null;
        };
        BankLineCandidate: {
            /** @enum {string} */
            bizType: "COLLECT" | "PAYOUT";
            bizNo: string;
            /** @description CollectStatus or BatchItemStatus */
            status?: string;
            currency?: components["schemas"]["Currency"];
            /** @description What the order waits for */
            amount: components["schemas"]["Money"];
            /** @description The movement less what the order waits for */
            difference?: components["schemas"]["SignedMoney"];
            cardId?: string | null;
            cardNo?: components["schemas"]["MaskedNo"] | null;
            mchName?: string | null;
            /** @description Masked */
            counterpartyName?: string | null;
            postscript?: string | null;
            createdAt?: components["schemas"]["Time"];
            score: number;
            reasons: components["schemas"]["BankLineMatchReason"][];
            /** @description Why it cannot be matched now; null when it can */
            why?: string | null;
        };
        /** @enum {string} */
        BankLineMatchCause: "PAYER_CONFIRMED" | "MCH_CONFIRMED" | "BANK_CONFIRMED" | "POSTSCRIPT_FITS" | "OTHER";
        /** @enum {string} */
        BankLineUnmatchReason: "WRONG_ORDER" | "WRONG_IGNORE" | "BANK_CORRECTION" | "OTHER";
        /** @enum {string} */
        BankLineIgnoreReason: "BANK_FEE" | "INTEREST" | "RETURN" | "SWEEP" | "OTHER";
        BankLineBulkResult: {
            succeeded: {
                lineNo: components["schemas"]["Id"];
                status: components["schemas"]["BankLineMatchStatus"];
                version?: components["schemas"]["Version"];
                current?: components["schemas"]["BankLine"] | null;
            }[];
            failed: {
                lineNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["BankLine"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /**
         * @description How a bank writes its files
         * @enum {string}
         */
        BankProfile: "SIGNED_POINT" | "SPLIT_COMMA";
        /** @description One line as the file has it, each cell under its name in the profile: amount in one signed column, or in and out in two */
        BankFileLine: {
            /** @description Line in the file */
            rowNo: number;
            time: string;
            amount?: string;
            in?: string;
            out?: string;
            balance?: string;
            reference?: string;
            counterpartyName?: string;
            counterpartyAccountNo?: string;
            postscript?: string;
        };
        /** @enum {string} */
        BankImportOutcome: "NEW" | "DUPLICATE" | "CONFLICT" | "ERROR";
        BankImportLine: {
            rowNo: number;
            outcome: components["schemas"]["BankImportOutcome"];
            /** @description The line that it is already, or that has its reference with another amount or direction */
            twinOf?: string | null;
            /** @description The line of the same file that it repeats or contradicts */
            twinRowNo?: number | null;
            direction?: components["schemas"]["BankLineDirection"] | null;
            amount?: components["schemas"]["Money"] | null;
            /** @description Its balance does not follow from the line before it */
            isChainBreak?: boolean;
            faults?: {
                name: string;
                rule: string;
                msg: string;
            }[];
        };
        BankImportResult: {
            dryRun: boolean;
            currency?: components["schemas"]["Currency"];
            newCount: number;
            duplicateCount: number;
            conflictCount?: number;
            errorCount?: number;
            chainBreaks?: number;
            /** @description How many of the booked lines found their order at once */
            matchedCount?: number;
            /** @description Of the new lines */
            inAmount?: components["schemas"]["Money"];
            /** @description Of the new lines */
            outAmount?: components["schemas"]["Money"];
            /** @description Each line of a dry run */
            lines?: components["schemas"]["BankImportLine"][];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        PaywayFilter: {
            /** @description Codes, comma separated */
            wayCode?: string;
            /** @description Codes, comma separated */
            productCode?: string;
            /** @description Part of the code or name */
            keyword?: string;
            strategy?: string;
            status?: string;
        };
        /** @description Never changed */
        PaywayCode: string;
        /** @enum {string} */
        PaywayStatus: "ENABLED" | "DISABLED";
        /** @enum {string} */
        PaywayStrategy: "ROUND_ROBIN" | "WEIGHTED" | "PRIORITY" | "LEAST_COST" | "SUCCESS_RATE" | "STICKY";
        /** @enum {string} */
        PaywayStickyBy: "PAYER" | "MERCHANT";
        /** @enum {string} */
        PaywayScope: "ALL" | "INCLUDE" | "EXCLUDE";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        PaywayAction: "edit" | "enable" | "disable" | "remove" | "copy";
        Payway: {
            wayCode: components["schemas"]["PaywayCode"];
            wayName?: string;
            productCode: string;
            productName?: string;
            currency?: components["schemas"]["Currency"];
            status: components["schemas"]["PaywayStatus"];
            /** @description Why it is closed, a CatalogReason */
            statusReason?: string | null;
            strategy?: components["schemas"]["PaywayStrategy"];
            stickyBy?: components["schemas"]["PaywayStickyBy"] | null;
            stickyMinutes?: number | null;
            /** @description Way of the same product that takes what this one cannot */
            fallbackWayCode?: string | null;
            maxAttempts?: number;
            attemptTimeoutSec?: number;
            /** @description Failures that move an order to the next round */
            retryOn?: components["schemas"]["PayRecordFailClass"][];
            minAmount?: components["schemas"]["Money"];
            maxAmount?: components["schemas"]["Money"];
            openFrom?: components["schemas"]["LocalHour"] | null;
            openTo?: components["schemas"]["LocalHour"] | null;
            /** @description Time zone of the hours */
            zone?: string;
            mchScope?: components["schemas"]["PaywayScope"];
            mchNos?: string[];
            sort?: number;
            remark?: string | null;
            roundCount?: number;
            /** @description Enabled and not tripped */
            healthyRoundCount?: number;
            /** @description Of the enabled rounds */
            weightSum?: number;
            /** @description Of the enabled rounds */
            costMin?: components["schemas"]["Ratio"] | null;
            /** @description Of the enabled rounds */
            costMax?: components["schemas"]["Ratio"] | null;
            /** @description Paid among the orders of the last hour that have ended */
            successRate1h?: components["schemas"]["Ratio"] | null;
            /** @description The same of 24 hours */
            successRate24h?: components["schemas"]["Ratio"] | null;
            /** @description Of the product's orders of 24 hours */
            share24h?: components["schemas"]["Ratio"] | null;
            /** @description Of the tries of 24 hours */
            avgLatencyMs?: number | null;
            /** @description Merchants that may use it */
            merchantCount?: number;
            /** @description Paid orders of a day, the average of the last 7 */
            dailyCount?: number;
            dailyAmount?: components["schemas"]["Money"];
            /** @description Ways that fall back on it */
            fallbackOf?: string[];
            publishedVersion?: number;
            draftVersion?: number | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["PaywayAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        PaywayDetail: components["schemas"]["Payway"] & {
            /** @description Entries that name it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        PaywayStatistics: {
            ways: number;
            enabled: number;
            closed: number;
            /** @description Enabled without a healthy round */
            unhealthy: number;
            orders24h: number;
            /** @description Paid among the orders of 24 hours that have ended */
            success24h: components["schemas"]["Ratio"] | null;
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        RoundFilter: {
            /** @description Code of the way; without it the rounds of all ways */
            wayCode?: string;
            /** @description Part of the code or name of channel or upstream */
            keyword?: string;
            /** @description Ids, to see how rows on the screen stand now */
            roundId?: string;
            status?: string;
            circuitState?: string;
            change?: string;
        };
        RoundWayCode: string;
        RoundWeight: number;
        /** @description A ratio, 0.25 for a quarter */
        RoundShare: string;
        /** @enum {string} */
        RoundMchScope: "ALL" | "INCLUDE" | "EXCLUDE";
        /**
         * @description EXHAUSTED and CLOSED_HOURS follow from limits and hours
         * @enum {string}
         */
        RoundStatus: "ENABLED" | "DISABLED" | "EXHAUSTED" | "CLOSED_HOURS";
        /** @enum {string} */
        RoundCircuit: "CLOSED" | "OPEN" | "HALF_OPEN";
        /**
         * @description The draft against the published version
         * @enum {string}
         */
        RoundChange: "SAME" | "ADDED" | "CHANGED" | "REMOVED";
        RoundFieldChange: {
            /** @description Name of the field as in Round */
            field: string;
            before?: string | null;
            after?: string | null;
        };
        /** @enum {string} */
        RoundAction: "edit" | "remove" | "enable" | "disable" | "trip" | "resetBreaker";
        Round: {
            roundId: components["schemas"]["Id"];
            wayCode: components["schemas"]["RoundWayCode"];
            wayName?: string;
            currency: components["schemas"]["Currency"];
            channelCode: string;
            channelName?: string;
            upstreamCode?: string;
            upstreamName?: string;
            weight: components["schemas"]["RoundWeight"];
            /** @description Of the orders that no rule keeps out */
            targetShare?: components["schemas"]["RoundShare"];
            /** @description Of the tries of the way; null when it had none */
            actualShare1h?: components["schemas"]["RoundShare"] | null;
            actualShare24h?: components["schemas"]["RoundShare"] | null;
            /** @description The smaller comes first */
            priority?: number;
            minAmount?: components["schemas"]["Money"];
            maxAmount?: components["schemas"]["Money"];
            dailyAmountLimit?: components["schemas"]["Money"] | null;
            dailyCountLimit?: number | null;
            todayAmount?: components["schemas"]["Money"];
            todayCount?: number;
            openFrom?: components["schemas"]["LocalHour"] | null;
            openTo?: components["schemas"]["LocalHour"] | null;
            zone?: string;
            mchScope?: components["schemas"]["RoundMchScope"];
            mchNos?: string[];
            status: components["schemas"]["RoundStatus"];
            circuitState?: components["schemas"]["RoundCircuit"];
            breakerWindowSec?: number;
            breakerMinSamples?: number;
            breakerFailRate?: components["schemas"]["RoundShare"];
            breakerCoolSec?: number;
            /** Format: date-time */
            lastTrippedAt?: string | null;
            /** @description Of its tries in this way */
            successRate1h?: components["schemas"]["RoundShare"] | null;
            successRate24h?: components["schemas"]["RoundShare"] | null;
            /** @description Over 24 hours */
            avgLatencyMs?: number | null;
            costRate?: components["schemas"]["Ratio"];
            costFixed?: components["schemas"]["Money"];
            /** Format: date-time */
            lastPickedAt?: string | null;
            /** @description Place among the rounds of the way */
            sort?: number;
            remark?: string | null;
            change: components["schemas"]["RoundChange"];
            /** @description What the draft changes */
            fields?: components["schemas"]["RoundFieldChange"][];
            /** Format: date-time */
            updatedAt?: string | null;
            updatedBy?: string | null;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["RoundAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        RoundDetail: components["schemas"]["Round"] & {
            /** @description What the breaker has counted within its window */
            windowTries?: number;
            windowFailed?: number;
            /** @description Successes since the breaker is half open */
            probeWins?: number;
            /** @description Successes that close it */
            probesNeeded?: number;
            /** @description How it stood in the published versions, newest first */
            history?: {
                version: number;
                at: components["schemas"]["Time"];
                by: string;
                remark?: string | null;
                isThere: boolean;
                isEnabled?: boolean;
                weight?: components["schemas"]["RoundWeight"];
                priority?: number;
            }[];
        };
        /** @enum {string} */
        RoundStrategy: "ROUND_ROBIN" | "WEIGHTED" | "PRIORITY" | "LEAST_COST" | "SUCCESS_RATE" | "STICKY";
        /** @description Optimistic lock; the published version that the operator saw */
        RoundPublishedVersion: number;
        /** @description Optimistic lock; the draft that the operator saw */
        RoundDraftVersion: number;
        RoundDiff: {
            channelCode: string;
            channelName?: string;
            change: components["schemas"]["RoundChange"];
            fields?: components["schemas"]["RoundFieldChange"][];
        };
        RoundChannel: {
            channelCode: string;
            channelName?: string;
            upstreamName?: string;
            costRate?: components["schemas"]["Ratio"];
        };
        /** @description A way, its published version and its draft */
        RoundHead: {
            wayCode: components["schemas"]["RoundWayCode"];
            wayName: string;
            productCode?: string;
            productName?: string;
            currency?: components["schemas"]["Currency"];
            strategy?: components["schemas"]["RoundStrategy"];
            /** @description Of the way */
            status?: string;
            version: components["schemas"]["RoundPublishedVersion"];
            publishedAt?: components["schemas"]["Time"];
            publishedBy?: string;
            publishedRemark?: string | null;
            draftVersion: components["schemas"]["RoundDraftVersion"];
            /** Format: date-time */
            draftAt?: string | null;
            draftBy?: string | null;
            /** @description The draft against the published version */
            changes?: components["schemas"]["RoundDiff"][];
            /** @description All channels in their order, of the draft where there is one */
            channelCodes: string[];
            /** @description Of all channels by their code */
            weights?: {
                [key: string]: components["schemas"]["RoundWeight"];
            };
            /** @description Channels of the right direction and currency that are not in yet */
            addable?: components["schemas"]["RoundChannel"][];
            /** @description Tries at channels that are in the rotation no more */
            otherShare24h?: components["schemas"]["RoundShare"] | null;
        };
        RoundStatistics: {
            rounds: number;
            /** @description Switched on */
            enabled: number;
            /** @description Switched on, open, within its limits, breaker not open */
            healthy: number;
            /** @description Breaker open or half open */
            tripped: number;
            exhausted: number;
            weightSum: number;
            tries24h?: number;
            successRate24h?: components["schemas"]["RoundShare"] | null;
            way?: components["schemas"]["RoundHead"] | null;
        };
        RoundVersion: {
            version: number;
            at: components["schemas"]["Time"];
            by: string;
            remark?: string | null;
            /** @description Why rounds were switched off or an earlier version was published again */
            reasonCode?: string | null;
            /** @description The version that was published again */
            restoredVersion?: number | null;
            /** @description The one that counts */
            isPublished?: boolean;
            roundCount?: number;
            /** @description Against the version before */
            changes?: components["schemas"]["RoundDiff"][];
        };
        RoundInput: {
            channelCode: components["schemas"]["Id"];
            weight?: components["schemas"]["RoundWeight"];
            priority?: number;
            minAmount?: components["schemas"]["Money"];
            maxAmount?: components["schemas"]["Money"];
            dailyAmountLimit?: components["schemas"]["Money"] | null;
            dailyCountLimit?: number | null;
            openFrom?: components["schemas"]["LocalHour"] | null;
            openTo?: components["schemas"]["LocalHour"] | null;
            mchScope?: components["schemas"]["RoundMchScope"];
            mchNos?: components["schemas"]["Id"][];
            breakerWindowSec?: number;
            breakerMinSamples?: number;
            breakerFailRate?: components["schemas"]["RoundShare"];
            breakerCoolSec?: number;
            remark?: string | null;
        };
        RoundPart: {
            channelCode: string;
            channelName?: string;
            share: components["schemas"]["RoundShare"];
            actualShare?: components["schemas"]["RoundShare"];
        };
        /** @description The real orders of the last hour, what became of them and what the draft would have made of them */
        RoundReplay: {
            from: components["schemas"]["Time"];
            to: components["schemas"]["Time"];
            orders: number;
            amount: components["schemas"]["Money"];
            /** @description Orders that no round of the draft would take */
            unserved: number;
            /** @description First choices per channel */
            parts: components["schemas"]["RoundPart"][];
            /** @description By the success of each channel in 24 hours */
            expectedSuccess?: components["schemas"]["RoundShare"] | null;
            /** @description Of the same orders at the channels where they went first */
            actualSuccess?: components["schemas"]["RoundShare"] | null;
            expectedCost?: components["schemas"]["Money"];
            /** @description Of the same orders at the channels where they went first */
            actualCost?: components["schemas"]["Money"];
        };
        RoundPublication: {
            version: components["schemas"]["RoundPublishedVersion"];
            changes: components["schemas"]["RoundDiff"][];
            replay: components["schemas"]["RoundReplay"];
        };
        /** @enum {string} */
        RoundRollbackReason: "MISTAKE" | "LOW_SUCCESS" | "COST" | "OTHER";
        /** @description 4 characters at least when the reason is OTHER */
        RoundRemark: string;
        RoundRefs: {
            roundId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        RoundBulkResult: {
            succeeded: {
                roundId: components["schemas"]["Id"];
                version: components["schemas"]["Version"];
                current?: components["schemas"]["Round"];
            }[];
            failed: {
                roundId: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["Round"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /** @enum {string} */
        RoundStopReason: "UPSTREAM_FAULT" | "LOW_SUCCESS" | "COST" | "LIMIT" | "RISK" | "OTHER";
        /** @enum {string} */
        RoundRule: "ROUND_DISABLED" | "BELOW_MIN" | "ABOVE_MAX" | "CLOSED_HOURS" | "MERCHANT_SCOPE" | "DAILY_AMOUNT" | "DAILY_COUNT" | "CIRCUIT_OPEN" | "NO_WEIGHT" | "CHANNEL_CLOSED" | "CHANNEL_LIMIT" | "CHANNEL_HOURS" | "UPSTREAM_CLOSED" | "MAINTENANCE";
        RoundStep: {
            channelCode: string;
            channelName?: string;
            weight?: components["schemas"]["RoundWeight"];
            /** @description How likely it is the first choice; null when it is excluded */
            share?: components["schemas"]["RoundShare"] | null;
            /** @description Its breaker is half open and lets one order in ten through */
            isProbe?: boolean;
            /** @description Within the number of attempts of the way */
            isReached?: boolean;
            /** @description What keeps it out; null for a candidate */
            rule?: components["schemas"]["RoundRule"] | null;
            /** @description The rule in words */
            why?: string | null;
        };
        RoundSimulation: {
            /**
             * @description OPEN_BREAKERS when nothing but open breakers is in the way, which are tried then
             * @enum {string}
             */
            outcome: "CHANNEL" | "OPEN_BREAKERS" | "FALLBACK" | "NONE";
            fallbackWayCode?: string | null;
            /** @description Why the merchant itself could not be paid in this way now */
            merchantProblem?: string | null;
            at?: components["schemas"]["Time"];
            /** @description In the order in which they are tried */
            candidates: components["schemas"]["RoundStep"][];
            excluded: components["schemas"]["RoundStep"][];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        AccountFilter: {
            /** @description Exact match */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now */
            accountNo?: string;
            holderType?: string;
            holderNo?: string;
            accountType?: string;
            currency?: string;
            status?: string;
            checkState?: string;
            totalMin?: components["schemas"]["Money"];
            totalMax?: components["schemas"]["Money"];
            /** @description No movement for so many days */
            idleDays?: number;
            /** @description Also those whose buckets are all empty */
            withZero?: boolean;
        };
        /** @enum {string} */
        AccountHolderType: "MERCHANT" | "AGENT" | "PLATFORM" | "UPSTREAM" | "CARD";
        /** @enum {string} */
        MoneyAccountType: "BALANCE" | "PAYOUT" | "RESERVE" | "COMMISSION" | "PROFIT" | "CLEARING" | "FX" | "SUSPENSE" | "SUNDRY" | "CARD";
        /** @enum {string} */
        AccountStatus: "NORMAL" | "DEBIT_BLOCKED" | "CREDIT_BLOCKED" | "FROZEN" | "CLOSED";
        /** @enum {string} */
        AccountCheckState: "OK" | "BROKEN";
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        AccountAction: "freeze" | "adjust" | "topUp" | "transfer" | "releaseReserve" | "block" | "unblock";
        MoneyAccount: {
            accountNo: components["schemas"]["Id"];
            holderType: components["schemas"]["AccountHolderType"];
            holderNo: string;
            holderName?: string;
            accountType: components["schemas"]["MoneyAccountType"];
            currency: components["schemas"]["Currency"];
            availableAmount: components["schemas"]["SignedMoney"];
            frozenAmount: components["schemas"]["SignedMoney"];
            pendingAmount: components["schemas"]["SignedMoney"];
            totalAmount: components["schemas"]["SignedMoney"];
            /** @description Zero for customers; null where an account may be below zero without limit */
            overdraftLimit?: components["schemas"]["Money"] | null;
            totalIn?: components["schemas"]["Money"];
            totalOut?: components["schemas"]["Money"];
            lastEntryNo?: string | null;
            lastEntryAt?: components["schemas"]["Time"] | null;
            status: components["schemas"]["AccountStatus"];
            statusReason?: string | null;
            checkState?: components["schemas"]["AccountCheckState"] | null;
            checkedAt?: components["schemas"]["Time"] | null;
            /** @description The greatest adjustment of this operator; null where he may not adjust at all */
            adjustMax?: components["schemas"]["Money"] | null;
            /** @description What of a reserve may be released by hand now; null of every other account */
            releasableAmount?: components["schemas"]["Money"] | null;
            createdAt?: components["schemas"]["Time"] | null;
            updatedAt?: components["schemas"]["Time"] | null;
            updatedBy?: string | null;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["AccountAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /** @description Of the accounts of one type in one currency: what is owed and what covers it do not add up */
        MoneyAccountTotal: {
            accountType: components["schemas"]["MoneyAccountType"];
            currency: components["schemas"]["Currency"];
            count: number;
            availableAmount: components["schemas"]["SignedMoney"];
            frozenAmount: components["schemas"]["SignedMoney"];
            pendingAmount: components["schemas"]["SignedMoney"];
            totalAmount: components["schemas"]["SignedMoney"];
        };
        /** @description Moves between the buckets of an account stand on both sides */
        AccountDay: {
            /**
             * Format: date
             * @description Business date in the zone of the platform
             */
            date: string;
            opening: components["schemas"]["SignedMoney"];
            inAmount: components["schemas"]["Money"];
            outAmount: components["schemas"]["Money"];
            closing: components["schemas"]["SignedMoney"];
            available?: components["schemas"]["SignedMoney"];
            frozen?: components["schemas"]["SignedMoney"];
            pending?: components["schemas"]["SignedMoney"];
        };
        /** @enum {string} */
        AccountHoldKind: "MANUAL" | "WITHDRAW" | "PAYOUT" | "DISPUTE" | "BATCH" | "RESERVE";
        AccountHold: {
            holdNo: components["schemas"]["Id"];
            kind: components["schemas"]["AccountHoldKind"];
            accountNo: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            reasonCode?: string | null;
            remark?: string | null;
            until?: components["schemas"]["Time"] | null;
            createdAt: components["schemas"]["Time"];
            createdBy?: string | null;
            version: components["schemas"]["Version"];
            /** @description Made by hand */
            canRelease?: boolean;
        };
        AccountReserveDay: {
            /**
             * Format: date
             * @description Business date in the zone of the platform
             */
            date: string;
            amount: components["schemas"]["Money"];
            /** @description Pay orders */
            count: number;
        };
        MoneyAccountDetail: components["schemas"]["MoneyAccount"] & {
            days: components["schemas"]["AccountDay"][];
            /** @description Newest first */
            entries: components["schemas"]["LedgerEntry"][];
            /** @description Newest first */
            holds: components["schemas"]["AccountHold"][];
            holdCount?: number;
            /** @description Of a reserve: what falls due on which day, the next day first */
            reserves?: components["schemas"]["AccountReserveDay"][];
            events?: components["schemas"]["RecordEvent"][];
            logs?: components["schemas"]["LogLine"][];
        };
        MoneyAccountSum: {
            currency: components["schemas"]["Currency"];
            accounts: number;
            merchants: components["schemas"]["SignedMoney"];
            agents: components["schemas"]["SignedMoney"];
            pending: components["schemas"]["SignedMoney"];
            /** @description Part of what is owed to merchants */
            reserve?: components["schemas"]["SignedMoney"];
            profit?: components["schemas"]["SignedMoney"];
            clearing?: components["schemas"]["SignedMoney"];
            cards?: components["schemas"]["SignedMoney"];
            suspense?: components["schemas"]["SignedMoney"];
            /** @description Of all accounts; null for who does not see them all */
            grand?: components["schemas"]["SignedMoney"] | null;
        };
        MoneyAccountTypeSum: {
            accountType: components["schemas"]["MoneyAccountType"];
            currencies: {
                currency: components["schemas"]["Currency"];
                count: number;
                /** @description Of all buckets */
                amount: components["schemas"]["SignedMoney"];
            }[];
        };
        MoneyAccountStatistics: {
            currencies: components["schemas"]["MoneyAccountSum"][];
            /** @description Of the accounts that the list shows, by type */
            types?: components["schemas"]["MoneyAccountTypeSum"][];
        };
        /** @enum {string} */
        AccountFreezeReason: "COURT_ORDER" | "FRAUD_SUSPECT" | "CHARGEBACK" | "KYC_EXPIRED" | "OTHER";
        /** @enum {string} */
        AccountUnfreezeReason: "CASE_CLOSED" | "ORDER_LIFTED" | "MISTAKE" | "OTHER";
        /** @enum {string} */
        AccountDirection: "IN" | "OUT";
        /** @enum {string} */
        AccountAdjustReason: "MISSING_ORDER" | "DOUBLE_CREDIT" | "FEE_CORRECTION" | "BONUS" | "BAD_DEBT" | "OTHER";
        /** @enum {string} */
        AccountTopUpReason: "BANK_TRANSFER" | "CASH_DEPOSIT" | "OTHER";
        /** @enum {string} */
        AccountTransferReason: "HOLDER_REQUEST" | "PAYOUT_FUNDING" | "OTHER";
        /** @enum {string} */
        AccountReleaseReason: "RISK_LOWERED" | "CONTRACT_CHANGED" | "HOLDER_CLOSING" | "OTHER";
        /** @enum {string} */
        AccountBlockMode: "DEBIT" | "CREDIT" | "ALL";
        /** @enum {string} */
        AccountBlockReason: "FRAUD_SUSPECT" | "COURT_ORDER" | "KYC_EXPIRED" | "HOLDER_REQUEST" | "OTHER";
        /** @enum {string} */
        AccountUnblockReason: "CASE_CLOSED" | "ORDER_LIFTED" | "MISTAKE" | "OTHER";
        AccountReserve: {
            accountNo: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            payOrderNo: components["schemas"]["Id"];
            mchOrderNo?: string;
            amount: components["schemas"]["Money"];
            /** @description What was neither released nor refunded */
            leftAmount: components["schemas"]["Money"];
            createdAt: components["schemas"]["Time"];
            releaseAt: components["schemas"]["Time"];
            /** @description Its order is settled and not in dispute */
            isReleasable?: boolean;
        };
        AccountProofSum: {
            currency: components["schemas"]["Currency"];
            accounts?: number;
            sum: components["schemas"]["SignedMoney"];
            isBalanced: boolean;
        };
        AccountProofBreak: {
            accountNo: components["schemas"]["Id"];
            bucket: string;
            /** @description The first entry that does not follow */
            historyNo?: string | null;
            why: string;
        };
        AccountProof: {
            checkedAt: components["schemas"]["Time"];
            accounts?: number;
            entries?: number;
            currencies: components["schemas"]["AccountProofSum"][];
            broken: components["schemas"]["AccountProofBreak"][];
        };
        /**
         * @description TXN: one row per transaction with its sides
         * @enum {string}
         */
        AccountEntryView: "ENTRY" | "TXN";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        AccountEntryFilter: {
            /** @description Exact match, one or several, comma separated, over the numbers of entry, transaction, order and order of the merchant; ignores the time range */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now; ignores the time range */
            historyNo?: string;
            holderNo?: string;
            accountNo?: string;
            accountType?: string;
            currency?: string;
            bucket?: string;
            direction?: string;
            bizType?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            from?: components["schemas"]["OffsetTime"];
            to?: components["schemas"]["OffsetTime"];
            by?: components["schemas"]["AccountEntryView"];
        };
        /** @enum {string} */
        AccountBucket: "AVAILABLE" | "FROZEN" | "PENDING";
        /** @enum {string} */
        AccountBizType: "PAYIN" | "SETTLE" | "PAYOUT" | "WITHDRAW" | "FREEZE" | "UNFREEZE" | "REFUND" | "REVERSAL" | "DISPUTE" | "UNDISPUTE" | "COMMISSION" | "PROFIT" | "ADJUST" | "TOP_UP" | "TRANSFER" | "RESERVE_HOLD" | "RESERVE_RELEASE" | "CARD_OPEN" | "CARD_LINE" | "CARD_SORT" | "OTHER";
        AccountSide: {
            historyNo: components["schemas"]["Id"];
            accountNo: components["schemas"]["Id"];
            holderName: string;
            accountType: components["schemas"]["MoneyAccountType"];
            currency: components["schemas"]["Currency"];
            bucket: components["schemas"]["AccountBucket"];
            direction: components["schemas"]["AccountDirection"];
            amount: components["schemas"]["Money"];
            beforeAmount: components["schemas"]["SignedMoney"];
            afterAmount: components["schemas"]["SignedMoney"];
        };
        AccountEntry: {
            historyNo: components["schemas"]["Id"];
            txnNo: components["schemas"]["Id"];
            /** @description Without a gap per account and bucket */
            seq?: number;
            accountNo: components["schemas"]["Id"];
            holderType?: components["schemas"]["AccountHolderType"];
            holderNo?: string;
            holderName?: string;
            accountType?: components["schemas"]["MoneyAccountType"];
            currency: components["schemas"]["Currency"];
            bucket: components["schemas"]["AccountBucket"];
            direction: components["schemas"]["AccountDirection"];
            amount: components["schemas"]["Money"];
            beforeAmount: components["schemas"]["SignedMoney"];
            afterAmount: components["schemas"]["SignedMoney"];
            bizType: components["schemas"]["AccountBizType"];
            bizNo: string;
            /** @description Kind of the record behind it */
            bizEntity?: string | null;
            bizRecordNo?: string | null;
            mchOrderNo?: string | null;
            /** @description Of those made by hand the remark */
            summary?: string | null;
            /** @description Of those made by hand */
            operatorName?: string | null;
            /** Format: date */
            bizDate?: string;
            createdAt: components["schemas"]["Time"];
            /** @description Only in the view by transaction */
            sides?: components["schemas"]["AccountSide"][];
            /** @description Sides outside the data scope */
            hiddenSides?: number;
        };
        AccountEntryTotal: {
            currency: components["schemas"]["Currency"];
            count: number;
            inAmount: components["schemas"]["Money"];
            outAmount: components["schemas"]["Money"];
        };
        AccountEntryDetail: components["schemas"]["AccountEntry"] & {
            sides: components["schemas"]["AccountSide"][];
            hiddenSides: number;
            reasonCode?: string | null;
            /** @description Evidence of one made by hand */
            fileId?: string | null;
            fileName?: string | null;
        };
        AccountEquation: {
            accountNo: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            opening: components["schemas"]["SignedMoney"];
            inAmount: components["schemas"]["Money"];
            outAmount: components["schemas"]["Money"];
            closing: components["schemas"]["SignedMoney"];
        };
        AccountEntryGroup: {
            currency: components["schemas"]["Currency"];
            bizType: components["schemas"]["AccountBizType"];
            count: number;
            inAmount: components["schemas"]["Money"];
            outAmount: components["schemas"]["Money"];
        };
        AccountEntryStatistics: {
            account: components["schemas"]["AccountEquation"] | null;
            groups: components["schemas"]["AccountEntryGroup"][];
        };
        AccountTransaction: {
            txnNo: components["schemas"]["Id"];
            createdAt: components["schemas"]["Time"];
            bizType: components["schemas"]["AccountBizType"];
            bizNo: string;
            sides: components["schemas"]["AccountSide"][];
            hiddenSides: number;
        };
        AccountDays: {
            accountNo: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            days: components["schemas"]["AccountDay"][];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        TradeChannelFilter: {
            /** @description Codes, comma separated */
            channelCode?: string;
            /** @description Part of the code or name */
            keyword?: string;
            /** @description Codes, comma separated */
            upstreamCode?: string;
            direction?: string;
            /** @description Codes, comma separated; payout channels serve every one */
            currency?: string;
            status?: string;
            /** @description Percent of the last 24 hours at most */
            successMax?: number;
            /** @description Whether it stands in a published round */
            isUsed?: boolean;
            /** @default false */
            recycled?: boolean;
        };
        /** @description Never changed */
        TradeChannelCode: string;
        /** @enum {string} */
        TradeChannelDirection: "PAYIN" | "PAYOUT";
        /** @enum {string} */
        TradeChannelStatus: "ENABLED" | "DISABLED" | "MAINTENANCE" | "AUTO_CLOSED";
        /**
         * @description What keeps orders out of it now
         * @enum {string}
         */
        TradeChannelBar: "CHANNEL_CLOSED" | "UPSTREAM_CLOSED" | "MAINTENANCE" | "CHANNEL_HOURS" | "CHANNEL_LIMIT";
        TradeChannelLimit: {
            currency: components["schemas"]["Currency"];
            minAmount: components["schemas"]["Money"];
            maxAmount: components["schemas"]["Money"];
            /** @description Of a business day */
            dailyAmountLimit?: components["schemas"]["Money"] | null;
        };
        TradeChannelDay: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
        };
        /** @enum {string} */
        TradeChannelZone: "Asia/Singapore" | "Asia/Bangkok" | "Asia/Ho_Chi_Minh" | "Asia/Jakarta" | "Asia/Kolkata" | "Asia/Manila" | "Asia/Kuala_Lumpur" | "UTC";
        TradeChannelAutoClose: {
            windowSec: number;
            minSamples: number;
            failRate: components["schemas"]["Ratio"];
            /** @description After it the channel opens to be probed: its next try decides */
            coolSec: number;
        };
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        TradeChannelAction: "edit" | "hours" | "limit" | "cost" | "enable" | "disable" | "recycle" | "restore";
        TradeChannel: {
            channelCode: components["schemas"]["TradeChannelCode"];
            channelName?: string;
            upstreamCode?: string;
            upstreamName?: string;
            direction: components["schemas"]["TradeChannelDirection"];
            country?: string | null;
            currency?: components["schemas"]["Currency"] | null;
            wayCode?: string | null;
            wayName?: string | null;
            status: components["schemas"]["TradeChannelStatus"];
            /** @description Why it is closed, a CatalogReason */
            statusReason?: string | null;
            barredBy?: components["schemas"]["TradeChannelBar"] | null;
            costRate?: components["schemas"]["Ratio"];
            costFixed?: components["schemas"]["Money"];
            /** @description When the next cost comes into force */
            costPlannedAt?: components["schemas"]["Time"] | null;
            limits?: components["schemas"]["TradeChannelLimit"][];
            dailyCountLimit?: number | null;
            /** @description Sent through it on this business day, paid or not */
            today?: components["schemas"]["TradeChannelDay"][];
            todayCount?: number;
            openFrom?: components["schemas"]["LocalHour"] | null;
            openTo?: components["schemas"]["LocalHour"] | null;
            weekdays?: number[];
            zone?: components["schemas"]["TradeChannelZone"];
            autoCloseRule?: components["schemas"]["TradeChannelAutoClose"] | null;
            /** @description When one that closed itself opens to be probed */
            probeAt?: components["schemas"]["Time"] | null;
            /** @description Successes among the tries of the last hour that have ended */
            successRate1h?: components["schemas"]["Ratio"] | null;
            /** @description The same of 24 hours */
            successRate24h?: components["schemas"]["Ratio"] | null;
            /** @description From the try to the money, tries of 24 hours */
            avgPaySec?: number | null;
            /** @description Rounds that are published */
            roundCount?: number;
            /** @description Ways in whose published rounds it stands */
            wayCodes?: string[];
            recycled?: boolean;
            remark?: string | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["TradeChannelAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        TradeChannelEvent: {
            at: components["schemas"]["Time"];
            /** @enum {string} */
            kind: "AUTO_CLOSED" | "PROBED";
            /** @description Failed tries of all in the window, 9 / 10 */
            failures?: string | null;
        };
        TradeChannelDetail: components["schemas"]["TradeChannel"] & {
            /** @description What it did by itself, newest first */
            events?: components["schemas"]["TradeChannelEvent"][];
            /** @description Entries that name it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        TradeChannelStatistics: {
            enabledPayin: number;
            enabledPayout: number;
            /** @description By somebody, or under maintenance */
            closed: number;
            autoClosed: number;
            tries24h: number;
            success24h: components["schemas"]["Ratio"] | null;
        };
        TradeChannelRef: {
            channelCode: components["schemas"]["TradeChannelCode"];
            version: components["schemas"]["Version"];
        };
        TradeChannelBulkResult: {
            succeeded: {
                channelCode: string;
                status: components["schemas"]["TradeChannelStatus"];
                version: components["schemas"]["Version"];
                current?: components["schemas"]["TradeChannel"];
            }[];
            failed: {
                channelCode: string;
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["TradeChannel"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
            }[];
        };
        /** @enum {string} */
        TradeChannelCostState: "PLANNED" | "CURRENT" | "PAST";
        TradeChannelCost: {
            costRate: components["schemas"]["Ratio"];
            costFixed: components["schemas"]["Money"];
            effectiveAt: components["schemas"]["Time"];
            state: components["schemas"]["TradeChannelCostState"];
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            remark?: string | null;
        };
        TradeChannelUsage: {
            rounds: {
                wayCode: string;
                wayName: string;
                productCode: string;
                weight: number;
                status: components["schemas"]["RoundStatus"];
                /** @description Prepared, not published */
                isDraft: boolean;
            }[];
            /** @description Products with an enabled round of it */
            products: {
                productCode: string;
                productName: string;
                floorRate: components["schemas"]["Ratio"];
            }[];
            /** @description Those who may use these products now, as far as the caller sees them */
            merchants: {
                mchNo: string;
                mchName: string;
            }[];
            merchantCount: number;
        };
        TradeChannelHealth: {
            /** @description Beginning of each hour */
            hours: components["schemas"]["Time"][];
            channels: {
                channelCode: string;
                channelName: string;
                /** @description One for each hour */
                cells: {
                    /** @description That have ended */
                    tries: number;
                    successRate: components["schemas"]["Ratio"] | null;
                }[];
            }[];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        AgentFilter: {
            /** @description Part of the name, the login account or a tag; an agentNo */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now */
            agentNo?: string;
            status?: string;
            level?: string;
            /** @description The agent directly above */
            parentAgentNo?: string;
            country?: string;
            ownerOperatorId?: string;
            hasSubAgents?: boolean;
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
        };
        /** @enum {string} */
        AgentStatus: "PENDING_REVIEW" | "REJECTED" | "ACTIVE" | "SUSPENDED" | "CLOSED";
        /** @enum {string} */
        AgentShareMode: "RATE_DIFF" | "PROFIT_PCT" | "FIXED_PER_ORDER";
        AgentFixedShare: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
        };
        /** @enum {string} */
        AgentSettlementCycle: "T0" | "D1" | "T1" | "D7";
        AgentBalance: {
            currency: components["schemas"]["Currency"];
            available: components["schemas"]["Money"];
            frozen: components["schemas"]["Money"];
        };
        /** @enum {string} */
        AgentRiskLevel: "LOW" | "MEDIUM" | "HIGH";
        /** @enum {string} */
        AgentAction: "edit" | "review" | "suspend" | "resume" | "price" | "move" | "moveMerchant" | "resetPassword" | "close";
        Agent: {
            agentNo: components["schemas"]["Id"];
            agentName: string;
            /** @description Computed from the agents above */
            level?: number;
            parentAgentNo?: string | null;
            parentAgentName?: string | null;
            /** @description Numbers from the top down to the agent itself */
            path?: string[];
            status: components["schemas"]["AgentStatus"];
            /** @description An AgentReason */
            statusReason?: string | null;
            statusRemark?: string | null;
            /** @description False while a suspension stops what it earns */
            isEarning?: boolean;
            /** @description Masked */
            contactName?: string;
            /** @description Masked */
            contactMobile?: string | null;
            /** @description Masked */
            contactEmail?: string;
            country?: components["schemas"]["Country"];
            currencies?: components["schemas"]["Currency"][];
            loginAccount?: string;
            /** Format: date-time */
            lastLoginAt?: string | null;
            /**
             * Format: date-time
             * @description Until when the link that was mailed last can be used
             */
            linkUntil?: string | null;
            mayAddMerchant?: boolean;
            maySubAgent?: boolean;
            shareMode?: components["schemas"]["AgentShareMode"];
            /** @description Of the platform's margin; with RATE_DIFF of what has no base price */
            profitPct?: components["schemas"]["Ratio"];
            fixedShares?: components["schemas"]["AgentFixedShare"][];
            settlementCycle?: components["schemas"]["AgentSettlementCycle"];
            /** @description Its own */
            merchantCount?: number;
            activeMerchantCount?: number;
            /** @description Directly below */
            subAgentCount?: number;
            balances?: components["schemas"]["AgentBalance"][];
            /** @description Of the two figures of the month */
            reportCurrency?: components["schemas"]["Currency"];
            /** @description Successful orders of this month, of its merchants and those of its sub-agents */
            monthVolume?: components["schemas"]["Money"];
            /** @description What it earned this month */
            monthShare?: components["schemas"]["SignedMoney"];
            ownerOperatorId?: string | null;
            /** @description User name */
            ownerName?: string | null;
            riskLevel?: components["schemas"]["AgentRiskLevel"];
            tags?: string[];
            remark?: string | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["AgentAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        AgentNode: components["schemas"]["Agent"] & {
            /** @description Fits the filter */
            matched: boolean;
        };
        AgentPrice: {
            productCode: string;
            productName?: string;
            currency: components["schemas"]["Currency"];
            /** @description The base price that counts now */
            current: components["schemas"]["Price"] | null;
            /** @description Later ones, the next first */
            planned: components["schemas"]["Price"][];
            /** @description What stands above: cost, then agents from the top */
            above: components["schemas"]["ChainPrice"][];
            /** @description The lowest price directly below it */
            below: components["schemas"]["ChainPrice"] | null;
        };
        AgentMerchant: {
            mchNo: components["schemas"]["Id"];
            mchName: string;
            /** @description State of a merchant */
            status: string;
            country?: components["schemas"]["Country"];
        };
        AgentChild: {
            agentNo: components["schemas"]["Id"];
            agentName: string;
            status: components["schemas"]["AgentStatus"];
            merchantCount?: number;
        };
        AgentDetail: components["schemas"]["Agent"] & {
            /** @description The last four characters */
            docNo?: string | null;
            prices?: components["schemas"]["AgentPrice"][];
            merchants?: components["schemas"]["AgentMerchant"][];
            subAgents?: components["schemas"]["AgentChild"][];
            /** @description Of its accounts, newest first */
            entries?: components["schemas"]["LedgerEntry"][];
            events?: components["schemas"]["RecordEvent"][];
            notes?: components["schemas"]["Note"][];
            /** @description What was done with it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        AgentSum: {
            currency: components["schemas"]["Currency"];
            /** @description Agents that have such a sum */
            count: number;
            amount: components["schemas"]["SignedMoney"];
        };
        AgentStatistics: {
            byStatus: {
                status: components["schemas"]["AgentStatus"];
                count: number;
            }[];
            byLevel: {
                level: number;
                count: number;
            }[];
            /** @description Balances of their commission accounts */
            available: components["schemas"]["CurrencyTotal"][];
            /** @description Shares earned this month, less what was taken back */
            monthShare: components["schemas"]["AgentSum"][];
            /** @description Active agents */
            withoutActiveMerchants: number;
        };
        AgentName: string;
        /** @description Unique without regard to capitals; never changed */
        AgentLogin: string;
        AgentTags: string[];
        /** @enum {string} */
        AgentReason: "DOCS_INCOMPLETE" | "IDENTITY_UNVERIFIED" | "RISK_TOO_HIGH" | "DUPLICATE" | "COMPLIANCE" | "FRAUD_SUSPECTED" | "CONTRACT_BREACH" | "CONTRACT_ENDED" | "AGENT_REQUEST" | "REORGANISATION" | "OTHER";
        AgentPriceInput: {
            productCode: string;
            /** @description A ratio; null: left as it is */
            rate: string | null;
            fixed: components["schemas"]["Money"];
        };
        AgentMailed: components["schemas"]["Agent"] & {
            /** @description Where the link was sent, masked */
            mailTo: string;
            linkUntil: components["schemas"]["Time"];
        };
        /** @enum {string} */
        SalesPeriodType: "DAY" | "WEEK" | "MONTH" | "CUSTOM";
        /** @enum {string} */
        SalesCurrencyMode: "ORIGINAL" | "REPORT";
        /** @description Empty values are ignored; several values of one filter are separated by commas (x-values names the enum they come from). A success counts on the business day it was known, a refund or a return negative on its own day. Withdrawals bring agents nothing and are no part of it; test merchants are in no figure. Who may see an agent sees all that it earned. */
        SalesFilter: {
            /** @description MONTH without it. A range is at most 93 days by DAY, 366 by WEEK and CUSTOM, 1,096 by MONTH; else 422 that names `from` */
            periodType?: components["schemas"]["SalesPeriodType"];
            /**
             * Format: date
             * @description First business day (UTC+8), widened to whole weeks or months; without it that of `to`, by CUSTOM six days before
             */
            from?: string;
            /**
             * Format: date
             * @description Last business day, included; without it today
             */
            to?: string;
            agentNo?: string;
            /** @description Whether the agents below those of agentNo are listed too; true without it */
            withTeam?: boolean;
            level?: string;
            /** @description Of pay-ins; payouts and corrections have none */
            productCode?: string;
            currency?: string;
            settleStatus?: string;
            /** @description ORIGINAL, also without it, keeps currencies apart; REPORT converts every posting to US dollars at the rate of its own business day, as the profit statistics do */
            currencyMode?: components["schemas"]["SalesCurrencyMode"];
            /** @description The first so many by totalShare in each period and currency, of what the other filters leave */
            top?: number;
        };
        /** @description Type, period, agent and currency; REPORT for all in US dollars */
        SalesRowKey: string;
        /** @enum {string} */
        SalesSettleStatus: "OPEN" | "CONFIRMED";
        /** @enum {string} */
        SalesAction: "confirm" | "correct" | "target";
        SalesSums: {
            currency: components["schemas"]["Currency"];
            /** @description With a successful pay-in or payout in the period */
            activeMerchantCount: number;
            /** @description Pay-ins that ended */
            payinCount: number;
            payinSuccessCount: number;
            /** @description Paid in, less what was refunded */
            payinAmount: components["schemas"]["SignedMoney"];
            /** @description Successful ones */
            payoutCount: number;
            /** @description Paid out, less what came back */
            payoutAmount: components["schemas"]["SignedMoney"];
            /** @description payinSuccessCount ÷ payinCount as a ratio; null without any */
            successRate: string | null;
            mchFee: components["schemas"]["SignedMoney"];
            upstreamCost: components["schemas"]["SignedMoney"];
            /** @description Of orders of its own merchants */
            directShare: components["schemas"]["SignedMoney"];
            /** @description Of orders of merchants of the agents below it */
            teamShare: components["schemas"]["SignedMoney"];
            /** @description Corrections */
            adjustShare: components["schemas"]["SignedMoney"];
            /** @description directShare + teamShare + adjustShare; to the last digit what the commission accounts moved */
            totalShare: components["schemas"]["SignedMoney"];
            /** @description mchFee − upstreamCost − the shares of all agents in these orders − adjustShare */
            platformProfit: components["schemas"]["SignedMoney"];
            /** @description totalShare ÷ (mchFee − upstreamCost) as a ratio; null unless that is above zero */
            shareOfProfit: string | null;
            /** @description The part of totalShare that lies in confirmed months */
            settledShare: components["schemas"]["SignedMoney"];
            unsettledShare: components["schemas"]["SignedMoney"];
            /** @description Of a MONTH in its own currency; null without one */
            target: components["schemas"]["Money"] | null;
            /** @description totalShare ÷ target as a ratio */
            targetRate: string | null;
            /** @description Pay-ins that ended in the period before; from fewer than ten no growth is shown in percent */
            ordersBefore?: number;
            /** @description Change of totalShare against the period before as a ratio; null where that was zero. A period that is running is compared up to the same moment */
            growth: string | null;
        };
        SalesRow: {
            rowKey: components["schemas"]["SalesRowKey"];
            /** @description 2026-11-20, the Monday of a week, 2026-11, or 2026-11-01_2026-11-20 */
            period: string;
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description Included
             */
            to: string;
            /** @description Of a MONTH in its own currency: what can be changed; else null */
            month: string | null;
            isOver: boolean;
            agentNo: components["schemas"]["Id"];
            agentName: string;
            level: number;
            parentAgentNo: string | null;
            /** @description Its merchants and those of the agents below it, of this currency, that were there at the end of the period */
            merchantCount: number;
            /** @description Of these the ones that came in the period */
            newMerchantCount: number;
            /** @description By totalShare in the same period and currency, among all agents that the operator may see; equals share a rank */
            rank: number;
            /** @description How many places up since the period before; null where it had none */
            rankChange: number | null;
            /** @description CONFIRMED when every month that the period touches is */
            settleStatus: components["schemas"]["SalesSettleStatus"];
            /** @description Of a MONTH in its own currency */
            version?: components["schemas"]["Version"];
            confirmedAt?: components["schemas"]["Time"] | null;
            confirmedBy?: string | null;
            allowed: components["schemas"]["SalesAction"][];
            denied: components["schemas"]["Denied"][];
        } & components["schemas"]["SalesSums"];
        SalesPeriod: {
            periodType: components["schemas"]["SalesPeriodType"];
            /**
             * Format: date
             * @description First business day after widening
             */
            from: string;
            /**
             * Format: date
             * @description Last business day, included
             */
            to: string;
        };
        SalesStatistics: {
            period: components["schemas"]["SalesPeriod"];
            agentCount: number;
            /** @description Rows that are CONFIRMED */
            confirmedCount: number;
            /** @description Rows of months that are over and still OPEN */
            dueCount: number;
            /** @description Per currency; shares are those of the rows, orders count once */
            sums: components["schemas"]["SalesSums"][];
        };
        SalesPoint: {
            period: string;
            payinAmount: components["schemas"]["SignedMoney"];
            directShare: components["schemas"]["SignedMoney"];
            teamShare: components["schemas"]["SignedMoney"];
            adjustShare: components["schemas"]["SignedMoney"];
            totalShare: components["schemas"]["SignedMoney"];
        };
        SalesTrend: {
            period: components["schemas"]["SalesPeriod"];
            /** @enum {string} */
            unit: "DAY" | "WEEK" | "MONTH";
            series: {
                /** @description Null: all together */
                agentNo: string | null;
                agentName: string | null;
                currency: components["schemas"]["Currency"];
                points: components["schemas"]["SalesPoint"][];
            }[];
        };
        SalesMerchant: {
            /** @description Null: all those outside the operator's scope together */
            mchNo: string | null;
            mchName: string | null;
            /** @description The agent that it belonged to */
            agentNo: string | null;
            /** @description Its own merchant; false of one of an agent below it */
            isOwn: boolean;
            payinSuccessCount: number;
            payinAmount: components["schemas"]["SignedMoney"];
            payoutCount: number;
            payoutAmount: components["schemas"]["SignedMoney"];
            mchFee: components["schemas"]["SignedMoney"];
            /** @description What this agent had of it */
            share: components["schemas"]["SignedMoney"];
        };
        /** @description Business month, 2026-11 */
        SalesMonth: string;
        /** @enum {string} */
        SalesReason: "RATE_ERROR" | "SHARE_MISSED" | "SHARE_TWICE" | "AGREEMENT" | "BONUS" | "PENALTY" | "OTHER";
        SalesCorrection: {
            correctionNo: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            amount: components["schemas"]["SignedMoney"];
            currency: components["schemas"]["Currency"];
            /** @description The month that it is about */
            month: components["schemas"]["SalesMonth"];
            operatorName: string;
            reasonCode: components["schemas"]["SalesReason"];
            remark: string | null;
        };
        SalesDetail: components["schemas"]["SalesRow"] & {
            /** @description What the agent could give back now, in the currency of the row; null in REPORT */
            available: components["schemas"]["Money"] | null;
            /** @description The largest share first; they add up to directShare + teamShare */
            merchants: components["schemas"]["SalesMerchant"][];
            /** @description Posted in the period, or about it; newest first */
            corrections: components["schemas"]["SalesCorrection"][];
            events: components["schemas"]["RecordEvent"][];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        ExchangeFilter: {
            /** @description Pairs, comma separated */
            pair?: string;
            /** @description Currencies, comma separated */
            baseCurrency?: string;
            /** @description Currencies, comma separated */
            quoteCurrency?: string;
            source?: string;
            mode?: string;
            status?: string;
            usage?: string;
        };
        /** @description Base and quote; one unit of the base is worth the rate in the quote */
        ExchangePair: string;
        ExchangeRateId: string;
        /** @description A rate as an exact decimal string */
        ExchangeNumber: string;
        /** @description A ratio, 0.005 for 0.5 % */
        ExchangeMarkup: string;
        /** @enum {string} */
        ExchangeSource: "MANUAL" | "FEED" | "FIXED";
        /** @enum {string} */
        ExchangeMode: "AUTO" | "OVERRIDE";
        /** @description A percentage, 2 for 2 % */
        ExchangePercent: string;
        /** @enum {string} */
        ExchangeStatus: "ACTIVE" | "SUSPENDED" | "STALE";
        /** @enum {string} */
        ExchangeUsage: "WITHDRAW" | "PAYOUT" | "ALL";
        /** @enum {string} */
        ExchangeAlarm: "OUT_OF_BAND" | "STEP";
        /** @description A percentage with its sign */
        ExchangeMove: string;
        /** @description The way round over a third currency, where it is more than 1 % off */
        ExchangeTriangle: {
            via: components["schemas"]["Currency"];
            impliedRate: components["schemas"]["ExchangeNumber"];
            offPct: components["schemas"]["ExchangeMove"];
        };
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        ExchangeAction: "edit" | "override" | "endOverride" | "suspend" | "resume" | "fetch";
        ExchangeRate: {
            pair: components["schemas"]["ExchangePair"];
            /** @description Of the rate that counts now; a change makes a new one */
            rateId: components["schemas"]["ExchangeRateId"];
            baseCurrency: components["schemas"]["Currency"];
            quoteCurrency: components["schemas"]["Currency"];
            midRate: components["schemas"]["ExchangeNumber"];
            buyMarkup?: components["schemas"]["ExchangeMarkup"];
            sellMarkup?: components["schemas"]["ExchangeMarkup"];
            /** @description Given for one unit of the base: mid x (1 - buyMarkup) */
            buyRate?: components["schemas"]["ExchangeNumber"];
            /** @description Asked for one unit of the base: mid x (1 + sellMarkup) */
            sellRate?: components["schemas"]["ExchangeNumber"];
            source?: components["schemas"]["ExchangeSource"];
            provider?: string | null;
            mode?: components["schemas"]["ExchangeMode"];
            /** @description What would count without the override */
            autoRate?: components["schemas"]["ExchangeNumber"];
            overrideRate?: components["schemas"]["ExchangeNumber"] | null;
            overrideUntil?: components["schemas"]["Time"] | null;
            floorRate?: components["schemas"]["ExchangeNumber"];
            ceilRate?: components["schemas"]["ExchangeNumber"];
            maxStepPct?: components["schemas"]["ExchangePercent"];
            staleAfterSec?: number;
            /** @description When the automatic rate was fetched, or typed */
            fetchedAt?: components["schemas"]["Time"];
            effectiveAt?: components["schemas"]["Time"];
            status: components["schemas"]["ExchangeStatus"];
            /** @description Why it is suspended, an ExchangeReason */
            statusReason?: string | null;
            usage?: components["schemas"]["ExchangeUsage"];
            decimals?: number;
            alarm?: components["schemas"]["ExchangeAlarm"] | null;
            /** @description The fetched rate that was not taken */
            alarmRate?: components["schemas"]["ExchangeNumber"] | null;
            alarmAt?: components["schemas"]["Time"] | null;
            triangle?: components["schemas"]["ExchangeTriangle"] | null;
            /** @description The mid that counted at each full hour of the last 24, and now; oldest first */
            spark?: components["schemas"]["ExchangeNumber"][];
            /** @description From the first of these to now */
            move24hPct?: components["schemas"]["ExchangeMove"] | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["ExchangeAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        ExchangeDetail: components["schemas"]["ExchangeRate"] & {
            /** @description Entries that name it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        ExchangeStatistics: {
            pairs: number;
            active: number;
            stale: number;
            suspended: number;
            overridden: number;
            /** @description Fetched rates that were not taken */
            alarms: number;
            /** @description Of 24 hours, by its size */
            largestMove: {
                pair: components["schemas"]["ExchangePair"];
                movePct: components["schemas"]["ExchangeMove"];
            } | null;
        };
        /** @enum {string} */
        ExchangeCause: "ADD" | "FETCH" | "ACCEPT" | "EDIT" | "OVERRIDE" | "END_OVERRIDE";
        /** @enum {string} */
        ExchangeReason: "MARKET" | "SPREAD" | "FEED_ERROR" | "REGULATION" | "OTHER";
        ExchangeVersion: {
            rateId: components["schemas"]["ExchangeRateId"];
            midRate: components["schemas"]["ExchangeNumber"];
            buyRate?: components["schemas"]["ExchangeNumber"];
            sellRate?: components["schemas"]["ExchangeNumber"];
            mode?: components["schemas"]["ExchangeMode"];
            cause?: components["schemas"]["ExchangeCause"];
            effectiveAt: components["schemas"]["Time"];
            endedAt?: components["schemas"]["Time"] | null;
            by?: string;
            reasonCode?: components["schemas"]["ExchangeReason"] | null;
            remark?: string | null;
        };
        ExchangeResult: {
            from: components["schemas"]["Currency"];
            to: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            /** @description Rounded down to the digits of the currency */
            result: components["schemas"]["Money"];
            rate: components["schemas"]["ExchangeNumber"];
            rateId: components["schemas"]["ExchangeRateId"];
            pair: components["schemas"]["ExchangePair"];
            /**
             * @description BUY: the base is given; SELL: the quote is given
             * @enum {string}
             */
            side: "BUY" | "SELL";
        };
        /**
         * @description CONSOLE_WRITE closed: the console is read only
         * @enum {string}
         */
        MaintenanceServiceStatus: "OPEN" | "CLOSED";
        MaintenanceService: {
            code: components["schemas"]["MaintenanceServiceCode"];
            status: components["schemas"]["MaintenanceServiceStatus"];
            message?: components["schemas"]["MaintenanceText"] | null;
            /** @description When it is expected to open; it does not open by itself */
            until?: components["schemas"]["Time"] | null;
            allowMchNos?: string[];
            reasonCode?: string | null;
            remark?: string | null;
            changedBy?: string | null;
            changedAt?: components["schemas"]["Time"] | null;
            /** @description It is closed, and this operator has closed it: somebody else opens it */
            needsOther?: boolean;
        };
        /** @enum {string} */
        MaintenanceScope: "PLATFORM" | "PRODUCT" | "CHANNEL" | "UPSTREAM";
        /**
         * @description By the clocks of the window's zone
         * @enum {string}
         */
        MaintenanceRepeat: "NONE" | "DAILY" | "WEEKLY";
        /** @enum {string} */
        MaintenanceEffect: "CLOSE" | "QUEUE_PAYOUTS" | "NOTICE_ONLY";
        /** @enum {string} */
        MaintenanceWindowStatus: "PLANNED" | "RUNNING" | "DONE" | "CANCELED";
        MaintenanceWindow: {
            windowId: components["schemas"]["Id"];
            title: string;
            scopeType: components["schemas"]["MaintenanceScope"];
            scopeCodes: string[];
            /** @description Of the first occurrence */
            from: components["schemas"]["Time"];
            to: components["schemas"]["Time"];
            zone: string;
            repeat: components["schemas"]["MaintenanceRepeat"];
            effect: components["schemas"]["MaintenanceEffect"];
            noticeBeforeMin: number;
            message: components["schemas"]["MaintenanceText"];
            status: components["schemas"]["MaintenanceWindowStatus"];
            /** @description When it begins, from 31 days ago on */
            starts?: components["schemas"]["Time"][];
            /** @description Why it was canceled */
            reasonCode?: string | null;
            changedBy?: string;
            changedAt?: components["schemas"]["Time"];
        };
        /** @enum {string} */
        MaintenanceNoticeStatus: "PLANNED" | "SHOWN" | "ENDED" | "WITHDRAWN";
        MaintenanceNotice: {
            noticeId: components["schemas"]["Id"];
            level: components["schemas"]["MaintenanceLevel"];
            text: components["schemas"]["MaintenanceText"];
            from: components["schemas"]["Time"];
            to: components["schemas"]["Time"];
            mustAck: boolean;
            status: components["schemas"]["MaintenanceNoticeStatus"];
            ackCount?: number;
            changedBy?: string;
            changedAt?: components["schemas"]["Time"];
        };
        /** @description Net amounts from which a second review, tier 2 and tier 3 are needed; ascending */
        MaintenanceTier: {
            currency: components["schemas"]["Currency"];
            tier1: components["schemas"]["Money"];
            tier2: components["schemas"]["Money"];
            tier3: components["schemas"]["Money"];
        };
        Maintenance: {
            version: components["schemas"]["Version"];
            updatedBy?: string | null;
            updatedAt?: components["schemas"]["Time"] | null;
            services: components["schemas"]["MaintenanceService"][];
            windows: components["schemas"]["MaintenanceWindow"][];
            notices: components["schemas"]["MaintenanceNotice"][];
            tiers: components["schemas"]["MaintenanceTier"][];
        };
        MaintenancePolicyChange: {
            version: components["schemas"]["Version"];
            at: components["schemas"]["Time"];
            by: string;
            remark: string;
            changes: {
                currency: components["schemas"]["Currency"];
                before: components["schemas"]["MaintenanceTier"];
                after: components["schemas"]["MaintenanceTier"];
            }[];
        };
        /** @enum {string} */
        MaintenanceReason: "UPSTREAM_PROBLEM" | "PLANNED_WORK" | "INCIDENT" | "FRAUD" | "RESOLVED" | "OTHER";
        MaintenancePolicyPreview: {
            changedCount: number;
            orderCount: number;
            currencies: {
                currency: components["schemas"]["Currency"];
                changedCount: number;
                orderCount: number;
                moreReviewCount: number;
                lessReviewCount: number;
            }[];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        TrialFilter: {
            /** @description Numbers, comma separated */
            testNo?: string;
            setNo?: string;
            mode?: string;
            direction?: string;
            verdict?: string;
            failedStep?: string;
            mchNo?: string;
            productCode?: string;
            channelCode?: string;
            caseId?: string;
            operatorName?: string;
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
        };
        TrialNo: string;
        TrialSetNo: string;
        /** @enum {string} */
        TrialMode: "DRY_RUN" | "SANDBOX";
        /** @enum {string} */
        TrialDirection: "PAYIN" | "PAYOUT";
        /** @enum {string} */
        TrialVerdict: "RUNNING" | "PASS" | "FAIL" | "TIMEOUT" | "CANCELED";
        /** @enum {string} */
        TrialStepKind: "SIGNATURE" | "ROUTE" | "REQUEST" | "ANSWER" | "CALLBACK" | "LEDGER" | "NOTIFY";
        TrialCaseId: string;
        /**
         * @description Last part of the path of the call
         * @enum {string}
         */
        TrialAction: "cancel";
        Trial: {
            testNo: components["schemas"]["TrialNo"];
            /** @description Runs that were started together */
            setNo: components["schemas"]["TrialSetNo"];
            mode: components["schemas"]["TrialMode"];
            direction: components["schemas"]["TrialDirection"];
            mchNo: string;
            mchName?: string;
            productCode?: string | null;
            /** @description The way that took it, or was asked for */
            wayCode?: string | null;
            /** @description Where it went, or was to go */
            channelCode?: string | null;
            channelName?: string | null;
            /** @description The channel was chosen by hand */
            isForced?: boolean;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            verdict: components["schemas"]["TrialVerdict"];
            /** @description Where it failed, or what it waited for in vain */
            failedStep?: components["schemas"]["TrialStepKind"] | null;
            /** @description From its beginning to its verdict */
            durationMs?: number | null;
            caseId?: components["schemas"]["TrialCaseId"] | null;
            caseName?: string | null;
            /** @description The order that it made */
            payOrderNo?: string | null;
            operatorName?: string;
            createdAt: components["schemas"]["Time"];
            finishedAt?: components["schemas"]["Time"] | null;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["TrialAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /** @enum {string} */
        TrialStepState: "DONE" | "FAILED" | "WAITING";
        TrialStep: {
            step: components["schemas"]["TrialStepKind"];
            state: components["schemas"]["TrialStepState"];
            at?: components["schemas"]["Time"] | null;
            /** @description Since the run began */
            offsetMs?: number | null;
            /** @description What went over the wire or into the books, secrets left out */
            raw?: string | null;
        };
        /** @description One channel as routing saw it; rule null for one that may be tried, in the order of trying */
        TrialMark: {
            wayCode: string | null;
            /** @description null: the way or the service itself takes nothing */
            channelCode: string | null;
            channelName?: string | null;
            rule: string | null;
            /** @description The rule in the language of Accept-Language */
            why?: string | null;
        };
        TrialDetail: components["schemas"]["Trial"] & {
            steps: components["schemas"]["TrialStep"][];
            trace?: components["schemas"]["TrialMark"][];
            /** @description Entries that name it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        TrialStatistics: {
            /** @description Of this business day */
            runs: number;
            running: number;
            passed?: number;
            /** @description FAIL and TIMEOUT */
            failed?: number;
            /** @description Of the runs that came to a verdict; a ratio */
            passRate: components["schemas"]["Rate"] | null;
            /** @description Channels in use without a run that came to a verdict in 7 days */
            untested: number;
            untestedCodes?: string[];
        };
        TrialOptions: {
            merchants: {
                mchNo: string;
                mchName: string;
                currencies: components["schemas"]["Currency"][];
                productCodes: string[];
            }[];
            ways: {
                wayCode: string;
                wayName: string;
                productCode: string;
                productName: string;
                currency: components["schemas"]["Currency"];
            }[];
            channels: {
                channelCode: string;
                channelName: string;
                upstreamCode: string;
                upstreamName: string;
                direction: components["schemas"]["TrialDirection"];
                /** @description null: every currency */
                currency: components["schemas"]["Currency"] | null;
                wayCode?: string | null;
            }[];
            limits: {
                currency: components["schemas"]["Currency"];
                maxAmount: components["schemas"]["Money"];
            }[];
        };
        TrialRequest: {
            /** @description PAYOUT takes DRY_RUN alone */
            mode: components["schemas"]["TrialMode"];
            direction: components["schemas"]["TrialDirection"];
            /** @description Of type TEST */
            mchNo: string;
            /** @description Of PAYIN, needed there */
            productCode?: string;
            /** @description Of PAYIN; the first way of the product when left out */
            wayCode?: string;
            /** @description Goes there whatever the rounds say; what bars the channel itself still counts */
            channelCode?: string;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            /** @default 1 */
            repeat?: number;
            /**
             * @description Between two runs
             * @default 1
             */
            pauseSec?: number;
        };
        TrialStarted: {
            setNo: components["schemas"]["TrialSetNo"];
            /** @description The first run */
            testNo: components["schemas"]["TrialNo"];
            testNos: components["schemas"]["TrialNo"][];
        };
        TrialCancel: {
            testNo: components["schemas"]["TrialNo"];
            version: components["schemas"]["Version"];
        };
        /** @description What a test does */
        TrialPlan: {
            /** @description PAYOUT takes DRY_RUN alone */
            mode: components["schemas"]["TrialMode"];
            direction: components["schemas"]["TrialDirection"];
            /** @description Of type TEST */
            mchNo: string;
            /** @description Of PAYIN, needed there */
            productCode?: string;
            /** @description Of PAYIN; the first way of the product when left out */
            wayCode?: string;
            /** @description Goes there whatever the rounds say; what bars the channel itself still counts */
            channelCode?: string;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
        };
        TrialCase: components["schemas"]["TrialPlan"] & {
            caseId: components["schemas"]["TrialCaseId"];
            caseName: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version: components["schemas"]["Version"];
        };
        TrialCaseSave: {
            /** @description PAYOUT takes DRY_RUN alone */
            mode: components["schemas"]["TrialMode"];
            direction: components["schemas"]["TrialDirection"];
            /** @description Of type TEST */
            mchNo: string;
            /** @description Of PAYIN, needed there */
            productCode?: string;
            /** @description Of PAYIN; the first way of the product when left out */
            wayCode?: string;
            /** @description Goes there whatever the rounds say; what bars the channel itself still counts */
            channelCode?: string;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            caseId?: components["schemas"]["TrialCaseId"];
            caseName: string;
            /** @description Needed beside caseId */
            version?: components["schemas"]["Version"];
        };
        TrialCaseRef: {
            caseId: components["schemas"]["TrialCaseId"];
            version: components["schemas"]["Version"];
        };
        TrialCaseRun: {
            caseIds: components["schemas"]["TrialCaseId"][];
            /** @description Over all its channels that fit */
            upstreamCode?: string;
        };
        /** @description Access key, for example trade:withdraw:pass */
        AccessKeyName: string;
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        OperatorFilter: {
            /** @description Part of the user name, or of the name for those who see it; an operatorId */
            keyword?: string;
            /** @description Ids, to see how rows on the screen stand now */
            operatorId?: string;
            /** @description Role codes, one of which is held */
            role?: string;
            department?: string;
            status?: string;
            key?: components["schemas"]["AccessKeyName"];
            /** @description Not seen for so many days */
            notSeenDays?: number;
            /** @description With an open session */
            online?: boolean;
        };
        /** @enum {string} */
        OperatorDepartment: "MANAGEMENT" | "IT" | "OPERATIONS" | "FINANCE" | "RISK" | "CHANNELS" | "CARDS" | "BUSINESS" | "SUPPORT" | "AUDIT";
        /** @enum {string} */
        DataScopeType: "ALL" | "COUNTRY" | "AGENT" | "MERCHANT";
        DataScope: {
            type: components["schemas"]["DataScopeType"];
            /** @description Countries (ISO 3166), agents or merchants; empty with ALL */
            values: string[];
        };
        WithdrawTier: number;
        /** @enum {string} */
        OperatorStatus: "INVITED" | "ACTIVE" | "LOCKED" | "DISABLED" | "LEFT";
        /** @enum {string} */
        OperatorAction: "edit" | "role" | "scope" | "disable" | "enable" | "unlock" | "resetPassword" | "kick" | "reviewed";
        Operator: {
            operatorId: components["schemas"]["Id"];
            username: string;
            /** @description Masked for those who may not edit operators */
            realName?: string;
            /** @description Masked */
            email?: string;
            /** @description Masked */
            mobile?: string | null;
            department?: components["schemas"]["OperatorDepartment"];
            roles?: {
                roleCode: string;
                roleName: string;
            }[];
            dataScope?: components["schemas"]["DataScope"];
            withdrawTier?: components["schemas"]["WithdrawTier"];
            /** @description The highest of the roles */
            roleTier?: components["schemas"]["WithdrawTier"];
            status: components["schemas"]["OperatorStatus"];
            /** @description Why it was disabled */
            statusReason?: string | null;
            statusRemark?: string | null;
            /**
             * Format: date-time
             * @description Locked by failed logins until then; null when somebody must unlock it
             */
            lockedUntil?: string | null;
            /** Format: date-time */
            passwordChangedAt?: string | null;
            /**
             * Format: date-time
             * @description Until when the link that was mailed last can be used
             */
            linkUntil?: string | null;
            /** Format: date-time */
            lastLoginAt?: string | null;
            lastLoginIp?: string | null;
            /** @description Failed logins since the last good one */
            failCount?: number;
            onlineSessions?: number;
            /** Format: date-time */
            validUntil?: string | null;
            effectiveKeyCount?: number;
            /** @description Keys that move money, change the system or show masked data */
            highRiskKeyCount?: number;
            /** Format: date-time */
            lastReviewAt?: string | null;
            lastReviewBy?: string | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["OperatorAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        OperatorDetail: components["schemas"]["Operator"] & {
            /** @description What the operator did last, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        OperatorStatistics: {
            active: number;
            locked: number;
            invited: number;
            /** @description Active and not seen for 30 days */
            inactive: number;
            /** @description Active and holding a key that moves money */
            moneyHolders: number;
            /** @description Active super administrators */
            superAdmins: number;
        };
        /**
         * @description How dangerous an access key is
         * @enum {string}
         */
        KeyRisk: "READ" | "CHANGE" | "MONEY" | "SYSTEM" | "EXPORT" | "REVEAL";
        OperatorKey: {
            key: components["schemas"]["AccessKeyName"];
            /** @description In the language of Accept-Language */
            name?: string;
            risk?: components["schemas"]["KeyRisk"];
            /** @description Names of the roles that it comes from */
            roles: string[];
        };
        OperatorSession: {
            sessionId: components["schemas"]["Id"];
            startedAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
            ip?: string;
            userAgent?: string;
            /** @description The one that asks */
            isCurrent?: boolean;
        };
        KeyHolder: {
            operatorId: components["schemas"]["Id"];
            username: string;
            status: components["schemas"]["OperatorStatus"];
            /** @description Names of the roles that give the key */
            roles: string[];
        };
        /** @description Never changed; unique without regard to capitals */
        Username: string;
        RealName: string;
        Email: string;
        /** @description With country code, for example +99955500011 */
        Mobile: string;
        RoleCodes: string[];
        OperatorMailed: components["schemas"]["Operator"] & {
            /** @description Where the link was sent, masked */
            mailTo: string;
            linkUntil: components["schemas"]["Time"];
        };
        /** @enum {string} */
        OperatorDisableReason: "LEFT_COMPANY" | "LONG_ABSENCE" | "MOVED" | "SECURITY_INCIDENT" | "OTHER";
        /** @description Empty values are ignored; several values are separated by commas */
        WhiteIpFilter: {
            mchNo: components["schemas"]["Id"];
            /** @description An address or a range: entries that have it; else part of an entry or its remark */
            keyword?: string;
            /** @description Values of WhiteScope */
            scope?: string;
            /** @description Values of WhiteStatus */
            status?: string;
            /** @description Ids, for rows that are shown */
            ipId?: string;
        };
        /** @enum {string} */
        WhiteScope: "PAYIN" | "PAYOUT" | "QUERY" | "PORTAL";
        /** @enum {string} */
        WhiteStatus: "PENDING" | "ACTIVE" | "DISABLED" | "EXPIRED";
        /**
         * Format: date-time
         * @description From then on it is not in force; null for no end
         */
        WhiteEnd: string | null;
        /** @enum {string} */
        WhiteAction: "edit" | "enable" | "disable" | "remove";
        WhiteIp: {
            ipId: components["schemas"]["Id"];
            /** @enum {string} */
            ownerType: "MERCHANT" | "AGENT" | "OPERATOR";
            ownerNo: string;
            cidr: string;
            scope: components["schemas"]["WhiteScope"];
            status: components["schemas"]["WhiteStatus"];
            /**
             * Format: date-time
             * @description Since when it is or was in force
             */
            effectiveAt?: string | null;
            expireAt?: components["schemas"]["WhiteEnd"];
            /** @enum {string} */
            source?: "OPERATOR" | "MERCHANT_REQUEST";
            /** @description Calls of the last seven days that it let pass */
            hits7d?: number;
            /** @description Calls from there that were refused while it was not in force */
            refused7d?: number;
            /** Format: date-time */
            lastHitAt?: string | null;
            /** @description Why it was disabled */
            statusReason?: string | null;
            remark?: string;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version: components["schemas"]["Version"];
            allowed?: components["schemas"]["WhiteAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        WhiteOwner: {
            mchNo: string;
            mchName: string;
            /** @enum {string} */
            status: "PENDING_REVIEW" | "REJECTED" | "ACTIVE" | "SUSPENDED" | "CLOSING" | "CLOSED";
            /** @description Entries of every state */
            count: number;
            /** @description How many there may be */
            limit: number;
            /** @description How each part of the interface stands */
            scopes: {
                scope: components["schemas"]["WhiteScope"];
                /** @description Entries in force */
                active: number;
                /** @description Nothing is listed, and every address passes */
                isOpen: boolean;
            }[];
        };
        RefusedIp: {
            ip: string;
            scope: components["schemas"]["WhiteScope"];
            count: number;
            firstAt: components["schemas"]["Time"];
            lastAt: components["schemas"]["Time"];
            /** @description It would pass now */
            passes: boolean;
            /** @description An entry that has the address and is not in force */
            cidr?: string | null;
        };
        /**
         * @description LISTED: an entry in force has the address. NOT_LISTED: none has. EMPTY_OPEN: nothing is listed, and the signature alone counts. EMPTY_CLOSED: nothing is listed, and payouts then are closed.
         * @enum {string}
         */
        WhiteWhy: "LISTED" | "NOT_LISTED" | "EMPTY_OPEN" | "EMPTY_CLOSED";
        WhiteVerdict: {
            ip: string;
            scope: components["schemas"]["WhiteScope"];
            passes: boolean;
            why: components["schemas"]["WhiteWhy"];
            /** @description The entry that lets it pass, or would if it were in force */
            cidr: string | null;
            /** @description Of that entry */
            status?: components["schemas"]["WhiteStatus"];
        };
        WhiteRemark: string;
        /** @enum {string} */
        WhiteReason: "NOT_USED" | "LEAKED" | "MERCHANT_ASKED" | "RISK" | "MISTAKE" | "OTHER";
        WhiteStop: {
            ipId: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            reasonCode: components["schemas"]["WhiteReason"];
            /** @description Internal; 4 characters at least when the reason is OTHER */
            remark?: string;
        };
        /** @enum {string} */
        MchPortal: "MERCHANT" | "AGENT";
        /** @enum {string} */
        MenuType: "DIR" | "MENU" | "BUTTON";
        /** @enum {string} */
        MenuStatus: "ACTIVE" | "DISABLED";
        /** @enum {string} */
        MchType: "DIRECT" | "AGENT" | "INTERNAL" | "TEST";
        /** @description Which merchants see it; empty for all */
        MchTypes: components["schemas"]["MchType"][];
        /** @enum {string} */
        MchLevel: "S" | "A" | "B" | "C";
        /** @description Which merchants see it; empty for all */
        MchLevels: components["schemas"]["MchLevel"][];
        /**
         * @description Seen only by who has such a product
         * @enum {string|null}
         */
        MchMenuProduct: "PAYIN" | "PAYOUT" | null;
        /** @enum {string} */
        MchMenuAction: "add" | "edit" | "move" | "enable" | "disable" | "remove";
        MchMenuNode: {
            menuId: components["schemas"]["Id"];
            /** @description Null at the top */
            parentId: string | null;
            portal: components["schemas"]["MchPortal"];
            menuType: components["schemas"]["MenuType"];
            /** @description zh-CN */
            name: string;
            nameEn: string;
            path?: string | null;
            accessKey?: string | null;
            icon?: string | null;
            /** @description Place among its siblings */
            sort: number;
            /** @description In the side menu of the portal; the screen stays open without it */
            visible?: boolean;
            status: components["schemas"]["MenuStatus"];
            mchTypes?: components["schemas"]["MchTypes"];
            levels?: components["schemas"]["MchLevels"];
            requiresProduct?: components["schemas"]["MchMenuProduct"];
            /** @description Merchants or agents that can use it now */
            useCount?: number;
            remark?: string;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version: components["schemas"]["Version"];
            allowed?: components["schemas"]["MchMenuAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        MchMenuTitle: string;
        /** @description Of a screen of the portal; unique in it */
        MchMenuPath: string | null;
        /** @description Of a screen and of a button; unique in its portal */
        MchMenuKey: string | null;
        /** @enum {string|null} */
        MenuIcon: "tool" | "menu" | "setting" | "user" | "security-scan" | "read" | "file-text" | null;
        /** @enum {string} */
        MenuReason: "NOT_NEEDED" | "INCIDENT" | "MAINTENANCE" | "MISTAKE" | "OTHER";
        /** @description A screen or a button is known by its key, a directory by its English name and what it stands under */
        MchMenuEntry: {
            menuType: components["schemas"]["MenuType"];
            name: components["schemas"]["MchMenuTitle"];
            nameEn: components["schemas"]["MchMenuTitle"];
            path?: components["schemas"]["MchMenuPath"];
            accessKey?: components["schemas"]["MchMenuKey"];
            icon?: components["schemas"]["MenuIcon"];
            visible?: boolean;
            status?: components["schemas"]["MenuStatus"];
            mchTypes?: components["schemas"]["MchTypes"];
            levels?: components["schemas"]["MchLevels"];
            requiresProduct?: components["schemas"]["MchMenuProduct"];
            remark?: string;
            children?: components["schemas"]["MchMenuEntry"][];
        };
        MchMenuFile: {
            /** @constant */
            format: "payment-console-portal-menu";
            /** @constant */
            formatVersion: 1;
            exportedAt?: components["schemas"]["Time"];
            portal: components["schemas"]["MchPortal"];
            entries: components["schemas"]["MchMenuEntry"][];
        };
        /** @enum {string} */
        MchMenuImportResult: "ADDED" | "CHANGED" | "UNCHANGED" | "REFUSED";
        MchMenuImport: {
            /** @description Changes with every change of the tree */
            version: string;
            counts: {
                ADDED: number;
                CHANGED: number;
                UNCHANGED: number;
                REFUSED: number;
            };
            entries: {
                menuType?: components["schemas"]["MenuType"];
                name: string;
                nameEn: string;
                accessKey?: string | null;
                result: components["schemas"]["MchMenuImportResult"];
                changes?: {
                    field: string;
                    before?: string | null;
                    after?: string | null;
                }[];
                /** @description One sentence in the language of Accept-Language */
                why?: string;
            }[];
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        RoleFilter: {
            /** @description Part of the code, of a name or of the description */
            keyword?: string;
            /** @description Codes, to see how rows on the screen stand now */
            roleCode?: string;
            /** @description Roles that hold this key in effect */
            accessKey?: string;
            riskLevel?: string;
            status?: string;
            builtin?: boolean;
            hasOrphans?: boolean;
        };
        /** @description Never changes */
        RoleCode: string;
        /** @enum {string} */
        RoleStatus: "ACTIVE" | "DISABLED";
        /** @description Roles that its holders may assign to operators. None of them opens a key of the critical kind (one that decides about money or about rights), and the caller may add only roles that the caller may assign. Of super administrators, who assign every role, all roles. */
        MayGrant: components["schemas"]["RoleCode"][];
        /**
         * @description CRITICAL: keys of money and of the system together
         * @enum {string}
         */
        RoleRisk: "LOW" | "MONEY" | "SYSTEM" | "CRITICAL";
        /** @enum {string} */
        RoleAction: "edit" | "grant" | "copy" | "enable" | "disable" | "remove";
        Role: {
            roleCode: components["schemas"]["RoleCode"];
            /** @description zh-CN */
            roleName: string;
            roleNameEn?: string;
            description?: string;
            builtin?: boolean;
            status: components["schemas"]["RoleStatus"];
            /** @description Granted keys */
            keyCount?: number;
            /** @description With what they bring along */
            effectiveKeyCount?: number;
            /** @description Granted keys that the menu no longer has; they grant nothing */
            orphanCount?: number;
            withdrawTier?: number;
            mayGrant?: components["schemas"]["MayGrant"];
            operatorCount?: number;
            riskLevel?: components["schemas"]["RoleRisk"];
            /** @description Roles that nobody may hold beside it */
            conflictsWith?: components["schemas"]["RoleCode"][];
            sort?: number;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version: components["schemas"]["Version"];
            allowed?: components["schemas"]["RoleAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        KeyName: string;
        RoleKey: {
            key: components["schemas"]["KeyName"];
            /** @description The permission in words */
            name?: string;
            riskLevel?: components["schemas"]["KeyRisk"];
        };
        OrphanKey: {
            key: components["schemas"]["KeyName"];
            roleCodes: components["schemas"]["RoleCode"][];
        };
        RoleStatistics: {
            roles: number;
            active?: number;
            /** @description Roles of level CRITICAL */
            critical: number;
            /** @description Keys that nobody holds but super administrators */
            unusedKeys?: components["schemas"]["RoleKey"][];
            orphanKeys?: components["schemas"]["OrphanKey"][];
        };
        EffectiveKey: components["schemas"]["RoleKey"] & {
            /** @description The granted keys that bring it along; empty when it was granted itself only */
            impliedBy?: components["schemas"]["KeyName"][];
            /** @description The menu has closed it for everybody */
            closed?: boolean;
        };
        RoleConflict: {
            roleCode: components["schemas"]["RoleCode"];
            roleName?: string;
            /** @description The pair that one person may not hold */
            keys?: components["schemas"]["KeyName"][];
            /** @description One sentence in the language of Accept-Language */
            why: string;
        };
        RoleDetail: components["schemas"]["Role"] & {
            /** @description As granted, those included that the menu no longer has */
            accessKeys: components["schemas"]["KeyName"][];
            effectiveKeys: components["schemas"]["EffectiveKey"][];
            orphanKeys?: components["schemas"]["KeyName"][];
            /** @description The roles of mayGrant, in the order of roles */
            mayGrantRoles?: {
                roleCode: components["schemas"]["RoleCode"];
                /** @description In the language of Accept-Language */
                roleName: string;
            }[];
            /** @description Missing when the caller may add every key that the caller holds */
            withheld?: {
                /** @description Keys of the critical kind that the caller cannot add to this role now */
                keys: components["schemas"]["KeyName"][];
                /** @description One sentence in the language of Accept-Language */
                why: string;
            };
            /** @description Keys that stand at no node of the menu and can be granted */
            sharedKeys?: components["schemas"]["RoleKey"][];
            conflicts?: components["schemas"]["RoleConflict"][];
        };
        RoleComparison: {
            a?: components["schemas"]["Role"];
            b?: components["schemas"]["Role"];
            onlyA: components["schemas"]["RoleKey"][];
            onlyB: components["schemas"]["RoleKey"][];
            both: components["schemas"]["RoleKey"][];
        };
        MatrixKey: components["schemas"]["RoleKey"] & {
            granted: components["schemas"]["RoleCode"][];
            /** @description Roles that hold it because of another key */
            implied: components["schemas"]["RoleCode"][];
        };
        RoleMatrix: {
            roles: components["schemas"]["Role"][];
            /** @description Screens in the order of the menu */
            groups: {
                name: string;
                keys: components["schemas"]["MatrixKey"][];
            }[];
        };
        RoleMember: {
            operatorId: components["schemas"]["Id"];
            username: string;
            /** @description Masked */
            realName?: string;
            /** @description UPPER_SNAKE, as operators have it */
            status?: string;
            roleCodes?: components["schemas"]["RoleCode"][];
            /** Format: date-time */
            lastLoginAt?: string | null;
        };
        RoleName: string;
        /** @enum {string} */
        RoleReason: "TASKS_CHANGED" | "LEAST_PRIVILEGE" | "ACCESS_REVIEW" | "INCIDENT" | "OTHER";
        /** @enum {string} */
        MenuAction: "add" | "edit" | "move" | "hide" | "enable" | "disable" | "remove";
        MenuNode: {
            menuId: components["schemas"]["Id"];
            /** @description Null at the top */
            parentId: string | null;
            menuType: components["schemas"]["MenuType"];
            /** @description zh-CN */
            name: string;
            nameEn: string;
            path?: string | null;
            accessKey?: string | null;
            icon?: string | null;
            /** @description Place among its siblings */
            sort: number;
            /** @description Not in the side menu; the screen stays open */
            hidden?: boolean;
            /**
             * @description COUNT: a number stands beside it in the side menu
             * @enum {string}
             */
            badge?: "NONE" | "COUNT";
            riskLevel?: components["schemas"]["KeyRisk"];
            status: components["schemas"]["MenuStatus"];
            /** @description Known to the program: path, key and type cannot be changed */
            builtin?: boolean;
            /** @description Roles that hold its key, granted or implied */
            roleCount?: number;
            remark?: string;
            version: components["schemas"]["Version"];
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            /** @description What the state of the node allows */
            allowed?: components["schemas"]["MenuAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        KeyImplication: {
            key: string;
            /** @description Keys that come along directly; each may bring further ones */
            implies: string[];
        };
        /** @description MISSING: the program has it, the tree does not. UNKNOWN: its key is none of the program's. UNUSED: a button whose key no role holds but that of the super administrators. HIDDEN_PARENT: it is hidden while a screen under it is not. */
        MenuFinding: {
            /** @enum {string} */
            kind: "MISSING" | "UNKNOWN" | "UNUSED" | "HIDDEN_PARENT";
            /** @description The node; of what is missing the one that it would stand under, null for the top */
            menuId: string | null;
            menuType: components["schemas"]["MenuType"];
            /** @description zh-CN */
            name: string;
            nameEn: string;
            path?: string | null;
            accessKey?: string | null;
        };
        /** @description Empty values are ignored */
        MenuFilter: {
            /** @description Part of a name in either language */
            name?: string;
            /** @description Part of a key or of a path */
            accessKey?: string;
            status?: components["schemas"]["MenuStatus"];
        };
        MenuTitle: string;
        /** @description Of a screen; one that the program has */
        MenuPath: string | null;
        /** @description Of a screen and of a button; unique */
        MenuKey: string | null;
        /** @enum {string} */
        DictColor: "default" | "processing" | "success" | "warning" | "error";
        /** @description The value that this one belongs to, for example the country of a bank */
        DictParent: string | null;
        /** @description What the type knows beside the label, for example the minor digits of a currency */
        DictExtra: {
            [key: string]: string | number | boolean | null;
        } | null;
        DictLabels: {
            /** @description Changes whenever one of the labels does */
            version: string;
            /** @description Enabled items by their type, in their order */
            types: {
                [key: string]: {
                    value: string;
                    /** @description zh-CN */
                    label: string;
                    labelEn: string;
                    color?: components["schemas"]["DictColor"];
                    isDefault?: boolean;
                    parentValue?: components["schemas"]["DictParent"];
                    extra?: components["schemas"]["DictExtra"];
                }[];
            };
        };
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        DictFilter: {
            /** @description Substring of code or name of a type, or of value or label of one of its items */
            keyword?: string;
            /** @description Codes of types, to see how rows on the screen stand now */
            dictType?: string;
            category?: string;
            status?: string;
        };
        /**
         * @description SYSTEM: an enum of the program
         * @enum {string}
         */
        DictCategory: "SYSTEM" | "BUSINESS";
        /** @enum {string} */
        DictValueKind: "STRING" | "INT";
        /** @enum {string} */
        DictStatus: "ACTIVE" | "DISABLED";
        /**
         * @description add: an item of it
         * @enum {string}
         */
        DictTypeAction: "edit" | "enable" | "disable" | "add";
        DictType: {
            dictType: components["schemas"]["Id"];
            /** @description zh-CN */
            name: string;
            nameEn?: string;
            category: components["schemas"]["DictCategory"];
            valueKind?: components["schemas"]["DictValueKind"];
            /** @description False for enums that the program owns */
            extensible?: boolean;
            itemCount: number;
            status: components["schemas"]["DictStatus"];
            remark?: string | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version?: components["schemas"]["Version"];
            allowed?: components["schemas"]["DictTypeAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /** @enum {string} */
        DictItemAction: "edit" | "enable" | "disable";
        DictItem: {
            itemId: components["schemas"]["Id"];
            dictType: components["schemas"]["Id"];
            value: string;
            /** @description zh-CN */
            label: string;
            labelEn?: string;
            color?: components["schemas"]["DictColor"];
            /** @description Its place among the items of its type */
            sort?: number;
            /** @description One of a type at most */
            isDefault?: boolean;
            status: components["schemas"]["DictStatus"];
            parentValue?: components["schemas"]["DictParent"];
            extra?: components["schemas"]["DictExtra"];
            /** @description Null where nobody can count them; the value then counts as used */
            usedCount?: number | null;
            remark?: string | null;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            allowed?: components["schemas"]["DictItemAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /** @description The version stands for the type and all its items */
        DictDetail: components["schemas"]["DictType"] & {
            items: components["schemas"]["DictItem"][];
        };
        DictStatistics: {
            types: number;
            system: number;
            business: number;
            /** @description Types */
            disabled: number;
            items: number;
            disabledItems: number;
        };
        DictUsage: {
            dictType: string;
            value?: string | null;
            /** @description Null where nobody can count them */
            usedCount: number | null;
            places: {
                /** @description In the language of Accept-Language */
                place: string;
                count: number;
            }[];
        };
        DictTypeCode: string;
        DictText: string;
        DictRemark: string | null;
        /** @enum {string} */
        DictDisableReason: "REPLACED" | "NOT_NEEDED" | "WRONG" | "OTHER";
        /** @description Unique in its type; an integer where valueKind is INT */
        DictValue: string;
        /** @description Of the whole dictionary; what a dry run answered must be sent with the import itself (409 when it has changed since) */
        DictRevision: number;
        DictFileItem: {
            value: components["schemas"]["DictValue"];
            label: components["schemas"]["DictText"];
            labelEn: components["schemas"]["DictText"];
            color?: components["schemas"]["DictColor"];
            isDefault?: boolean;
            status?: components["schemas"]["DictStatus"];
            parentValue?: components["schemas"]["DictParent"];
            extra?: components["schemas"]["DictExtra"];
            remark?: components["schemas"]["DictRemark"];
        };
        DictFileType: {
            dictType: components["schemas"]["DictTypeCode"];
            name: components["schemas"]["DictText"];
            nameEn: components["schemas"]["DictText"];
            category: components["schemas"]["DictCategory"];
            valueKind?: components["schemas"]["DictValueKind"];
            status: components["schemas"]["DictStatus"];
            remark?: components["schemas"]["DictRemark"];
            items: components["schemas"]["DictFileItem"][];
        };
        DictFile: {
            /** @constant */
            format: "payment-console-dictionary";
            /** @constant */
            formatVersion: 1;
            exportedAt?: components["schemas"]["Time"];
            types: components["schemas"]["DictFileType"][];
        };
        /** @enum {string} */
        DictImportResult: "ADDED" | "CHANGED" | "UNCHANGED" | "REFUSED";
        DictImport: {
            version: components["schemas"]["DictRevision"];
            counts: {
                ADDED: number;
                CHANGED: number;
                UNCHANGED: number;
                REFUSED: number;
            };
            entries: {
                dictType: string;
                /** @description Null for the type itself */
                value?: string | null;
                result: components["schemas"]["DictImportResult"];
                changes?: {
                    field: string;
                    before?: string | null;
                    after?: string | null;
                }[];
                /** @description One sentence in the language of Accept-Language */
                why?: string;
            }[];
        };
        /**
         * @description SIGN_IN: signing in and out; EXPORT: lists and files that were taken out; REVEAL: masked values shown in full
         * @enum {string}
         */
        LogView: "ALL" | "SIGN_IN" | "REFUSED" | "EXPORT" | "REVEAL";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        LogFilter: {
            /** @description Exact match, one or several, comma separated, over logNo, traceId and the numbers of the records; ignores the time range */
            keyword?: string;
            /** @description Numbers, to see how rows on the screen stand now; ignores the time range */
            logNo?: string;
            view?: components["schemas"]["LogView"];
            operatorId?: string;
            /** @description Access key or path of a call, or the beginning of one */
            action?: string;
            level?: string;
            result?: string;
            entity?: string;
            /** @description Number of a record; together with entity its trail */
            entityId?: string;
            /** @description The trail of one session */
            sessionId?: string;
            /** @description Exact */
            ip?: string;
            /** @description Exact */
            reasonCode?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            createdFrom?: components["schemas"]["OffsetTime"];
            createdTo?: components["schemas"]["OffsetTime"];
        };
        /**
         * @description UNKNOWN: a sign-in under a name that nobody has; the name itself is not kept
         * @enum {string}
         */
        LogActorType: "OPERATOR" | "SYSTEM" | "MERCHANT" | "UNKNOWN";
        /** @enum {string} */
        LogLevel: "INFO" | "MEDIUM" | "HIGH" | "CRITICAL";
        /** @enum {string} */
        LogResult: "SUCCESS" | "PARTIAL" | "REFUSED" | "FAILED";
        /** @description One changing call, sign-in, export, download or reveal. Of records outside the operator's data scope it keeps back numbers, names, amounts, reasons, changes and the request (isCut). */
        LogEntry: {
            logNo: components["schemas"]["Id"];
            /** @description Without gaps */
            seq: number;
            createdAt: components["schemas"]["Time"];
            operatorId: components["schemas"]["Id"];
            username: string;
            /** @description Those that the operator held at that time */
            roleCodes: string[];
            /** @description The same in the language of Accept-Language */
            roleNames?: string[];
            actorType: components["schemas"]["LogActorType"];
            /** @description Access key of the call, or its path when it needs none */
            action: string;
            /** @description In the language of Accept-Language */
            actionName: string;
            level: components["schemas"]["LogLevel"];
            result: components["schemas"]["LogResult"];
            code: number;
            /** @description Machine word of a refusal */
            error?: string | null;
            /** @description Kind of the records, for example withdraw */
            entity?: string | null;
            /** @description Bulk calls name several */
            entityIds: string[];
            entityName?: string | null;
            isCut: boolean;
            reasonCode?: string | null;
            /** @description In the language of Accept-Language */
            reasonName?: string | null;
            remark?: string | null;
            amount?: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            /** @description Rows of an export */
            rows?: number | null;
            ip?: string;
            sessionId?: string | null;
            /** @description From the beginning of the call to its entry */
            durationMs?: number;
            traceId: string;
        };
        LogChange: {
            /** @description Of which record, where a call changed several */
            id?: string;
            field: string;
            /** @description In the language of Accept-Language */
            fieldName?: string;
            before: string | null;
            /** @description Of a closed list */
            beforeName?: string;
            after: string | null;
            /** @description Of a closed list */
            afterName?: string;
        };
        LogDetail: components["schemas"]["LogEntry"] & {
            userAgent?: string | null;
            changes: components["schemas"]["LogChange"][];
            /** @description Records that a bulk call left as they were */
            failedIds?: string[];
            /** @description Fields of the request that were refused */
            errorFields?: string[];
            /** @description The same in the language of Accept-Language */
            errorFieldNames?: string[];
            /** @description What was sent without secrets and personal data */
            request: {
                [key: string]: unknown;
            } | null;
            /** @description SHA-256 of the request as it is kept */
            requestDigest?: string | null;
            prevHash: string;
            /** @description SHA-256 over prevHash and everything in the entry */
            hash: string;
        };
        LogStatistics: {
            total: number;
            byLevel: {
                INFO: number;
                MEDIUM: number;
                HIGH: number;
                CRITICAL: number;
            };
            refused: number;
            signInsFailed: number;
            reveals: number;
            exports: number;
            exportedRows: number;
            /** @description How the chain stood when it was looked at last; every entry up to verifiedSeq was proved then */
            chain: {
                lastSeq: number;
                verifiedSeq: number;
                verifiedAt: components["schemas"]["Time"];
                brokenSeq: number | null;
            };
        };
        LogSeq: number;
        LogProof: {
            fromSeq: number;
            /** @description 0 in an empty log */
            toSeq: number;
            /** @description Entries that are proved by this call */
            checked: number;
            isIntact: boolean;
            /** @description The first entry that does not fit */
            brokenSeq: number | null;
            /**
             * @description MISSING: another entry, or none, stands in its place
             * @enum {string|null}
             */
            fault: "MISSING" | "ALTERED" | null;
            /** @description How many entries were ever written */
            lastSeq: number;
            verifiedAt: components["schemas"]["Time"];
        };
        /** @enum {string} */
        BatchPlanObstacle: "STATUS" | "USAGE" | "AUTHORISATION" | "HOURS" | "PER_TXN" | "DAILY_LIMIT" | "DAILY_COUNT" | "MONTHLY_LIMIT" | "LISTENER" | "OPEN_ORDERS" | "BALANCE" | "STATE" | "NO_CARD";
        BatchPlan: {
            batchNo: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            currency: components["schemas"]["Currency"];
            plan: {
                cardId: components["schemas"]["Id"];
                cardNo?: components["schemas"]["MaskedNo"];
                bankCode?: string;
                bankName?: string;
                itemNos: components["schemas"]["Id"][];
                count: number;
                sum: components["schemas"]["Money"];
                /** @description After this plan */
                leftToday?: components["schemas"]["Money"];
                balanceAfter?: components["schemas"]["SignedMoney"];
            }[];
            unassigned: {
                itemNo: components["schemas"]["Id"];
                rowNo?: number;
                amount?: components["schemas"]["Money"];
                obstacle: components["schemas"]["BatchPlanObstacle"];
                why: string;
            }[];
        };
        BatchItemBulkResult: {
            succeeded: {
                itemNo: components["schemas"]["Id"];
                status: components["schemas"]["BatchItemStatus"];
                version?: components["schemas"]["Version"];
                replacedByItemNo?: string | null;
            }[];
            failed: {
                itemNo: components["schemas"]["Id"];
                code: number;
                error?: components["schemas"]["ErrorCode"];
                msg: string;
                current?: components["schemas"]["BatchItem"] | null;
                changedBy?: string;
                changedAt?: components["schemas"]["Time"];
                claimedBy?: string;
            }[];
            /** @description The batch as it is now; the next call names this version */
            batch?: {
                batchNo: components["schemas"]["Id"];
                status: components["schemas"]["BatchStatus"];
                version: components["schemas"]["Version"];
            };
        };
        BatchItemRefs: {
            itemNo: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        }[];
        /**
         * @description LISTEN takes the codes from the devices that listen to the cards
         * @enum {string}
         */
        BatchOtpMode: "MANUAL" | "LISTEN";
        /** @enum {string} */
        BatchItemAssignee: "ME" | "NONE";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        BatchItemFilter: {
            batchNo: components["schemas"]["Id"];
            /** @description Numbers, comma separated */
            itemNo?: string;
            /** @description Exact match, one or several, comma separated, over itemNo, outItemNo and bankRefNo */
            keyword?: string;
            status?: string;
            assignee?: components["schemas"]["BatchItemAssignee"];
            /** @description Numbers, comma separated */
            cardId?: string;
            /** @description Banks of the payees, comma separated */
            bankCode?: string;
            amountMin?: components["schemas"]["Money"];
            amountMax?: components["schemas"]["Money"];
            failCode?: string;
            riskFlag?: string;
        };
        /** @description The chosen card: what is left of its limits beside everything that is promised to it; only of a line that was asked for alone */
        BatchItemCard: {
            cardId: components["schemas"]["Id"];
            cardNo: components["schemas"]["MaskedNo"];
            bankCode: string;
            bankName?: string;
            status: components["schemas"]["CardStatus"];
            statusReason?: components["schemas"]["CardStatusReason"] | null;
            /** @description Null when no device listens for the codes of its payouts */
            listenStatus?: components["schemas"]["CardListenStatus"] | null;
            leftToday?: components["schemas"]["Money"];
            leftCount?: number;
            dailyOutLimit?: components["schemas"]["Money"];
            maxPerTxn?: components["schemas"]["Money"];
            bookBalance?: components["schemas"]["SignedMoney"];
        };
        BatchItemRow: components["schemas"]["BatchItem"] & {
            /** @description Only of a line that was asked for alone */
            events?: components["schemas"]["RecordEvent"][];
            cardState?: components["schemas"]["BatchItemCard"] | null;
        };
        BatchItemStatistics: {
            batch: components["schemas"]["Batch"];
            /** @description Only the states that occur; lines that others have replaced count no more */
            statuses: {
                status: components["schemas"]["BatchItemStatus"];
                count: number;
                amount: components["schemas"]["Money"];
            }[];
            cards: {
                cardId: components["schemas"]["Id"];
                cardNo?: components["schemas"]["MaskedNo"];
                bankCode?: string;
                status?: components["schemas"]["CardStatus"];
                count: number;
                amount: components["schemas"]["Money"];
                successCount?: number;
                failCount?: number;
                leftToday?: components["schemas"]["Money"];
            }[];
            /** @description Payments per hour, oldest first, of the last 24 hours with any */
            hours?: {
                from: components["schemas"]["Time"];
                count: number;
                amount: components["schemas"]["Money"];
            }[];
            /** @description Lines that ended per minute, of the last five minutes */
            perMinute?: string | null;
            /**
             * Format: date-time
             * @description At this pace; null while nothing moves
             */
            expectedEndAt?: string | null;
        };
        /** @enum {string} */
        BatchItemFailCode: "BENEFICIARY_BANK_REFUSED" | "ACCOUNT_CLOSED" | "NAME_MISMATCH" | "LIMIT" | "OTP_WRONG" | "OTP_EXPIRED" | "OTHER";
        /** @description Empty values are ignored. Several values of one filter are separated by commas (x-values names the enum they come from). */
        UpstreamFilter: {
            /** @description Codes, comma separated */
            upstreamCode?: string;
            /** @description Part of the code or name */
            keyword?: string;
            upstreamType?: string;
            /** @description Codes, comma separated */
            country?: string;
            /** @description Codes, comma separated */
            currency?: string;
            environment?: string;
            /** @description With a balance at or below its alert */
            isLow?: boolean;
            status?: string;
        };
        /** @description Given by the platform, never changed */
        UpstreamCode: string;
        /** @enum {string} */
        UpstreamType: "ACQUIRER" | "BANK" | "WALLET" | "AGGREGATOR" | "CARD_POOL";
        /** @enum {string} */
        UpstreamEnvironment: "PROD" | "SANDBOX";
        /** @enum {string} */
        UpstreamStatus: "ENABLED" | "DISABLED" | "MAINTENANCE";
        UpstreamAlert: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
        };
        UpstreamBalance: {
            currency: components["schemas"]["Currency"];
            available: components["schemas"]["SignedMoney"];
            asOf: components["schemas"]["Time"];
            /** @description At or below the alert */
            isLow?: boolean;
            /** @description How long it lasts at the pace of today's payouts */
            coverHours?: number | null;
        };
        UpstreamLostRound: {
            wayCode: string;
            wayName: string;
            channelCode: string;
            /** @description Enabled rounds of the way through other upstreams */
            left: number;
        };
        /** @enum {string} */
        UpstreamTestStep: "DNS" | "TLS" | "SIGNATURE" | "ANSWER";
        UpstreamStep: {
            step: components["schemas"]["UpstreamTestStep"];
            /** @enum {string} */
            status: "PASSED" | "FAILED" | "SKIPPED";
            ms: number | null;
            message: string;
        };
        UpstreamTest: {
            isPassed: boolean;
            at: components["schemas"]["Time"];
            by: string;
            totalMs: number;
            steps: components["schemas"]["UpstreamStep"][];
        };
        /**
         * @description What follows the stem in the key of the call
         * @enum {string}
         */
        UpstreamAction: "edit" | "credential" | "rollback" | "test" | "queryBalance" | "enable" | "disable" | "recon:import" | "errorCode:save";
        Upstream: {
            upstreamCode: components["schemas"]["UpstreamCode"];
            upstreamName: string;
            upstreamType?: components["schemas"]["UpstreamType"];
            country?: string;
            currencies?: components["schemas"]["Currency"][];
            environment?: components["schemas"]["UpstreamEnvironment"];
            status: components["schemas"]["UpstreamStatus"];
            /** @description Why it is closed, an UpstreamReason */
            statusReason?: string | null;
            adapterCode?: string;
            adapterName?: string;
            signType?: string | null;
            baseUrl?: string | null;
            payUrl?: string | null;
            payoutUrl?: string | null;
            queryUrl?: string | null;
            balanceUrl?: string | null;
            /** @description Ours; to give to the provider */
            callbackUrl?: string | null;
            callbackIps?: string[];
            mchIdAtUpstream?: string | null;
            timeoutMs?: number;
            maxQps?: number;
            lowBalanceAlerts?: components["schemas"]["UpstreamAlert"][];
            /** @description As it was asked last; none for who does not see everything */
            balances?: components["schemas"]["UpstreamBalance"][];
            contactName?: string | null;
            contactIm?: string | null;
            remark?: string | null;
            /** @description Its program needs some */
            hasCredentials?: boolean;
            /** @description The active one */
            credentialVersion?: number | null;
            credentialRotatedAt?: components["schemas"]["Time"] | null;
            certExpireAt?: components["schemas"]["Time"] | null;
            channelCount?: number;
            /** @description Enabled rounds that go through it */
            lostRounds?: components["schemas"]["UpstreamLostRound"][];
            successRate1h?: components["schemas"]["Ratio"] | null;
            /** @description Of the tries of 24 hours */
            p95LatencyMs?: number | null;
            callbackOkRate?: components["schemas"]["Ratio"] | null;
            /** @description Codes of 24 hours that nobody knows */
            unmappedCodes?: number;
            /** @description Its last code */
            lastError?: string | null;
            lastErrorAt?: components["schemas"]["Time"] | null;
            lastTest?: components["schemas"]["UpstreamTest"] | null;
            createdAt?: components["schemas"]["Time"];
            createdBy?: string;
            updatedAt?: components["schemas"]["Time"];
            updatedBy?: string;
            version: components["schemas"]["Version"];
            allowed?: components["schemas"]["UpstreamAction"][];
            denied?: components["schemas"]["Denied"][];
        };
        /** @enum {string} */
        UpstreamCredentialState: "ACTIVE" | "REPLACED" | "FAILED";
        UpstreamCredential: {
            version: number;
            state: components["schemas"]["UpstreamCredentialState"];
            by: string;
            at: components["schemas"]["Time"];
            certExpireAt?: components["schemas"]["Time"] | null;
            fields: {
                name: string;
                label: string;
                /** @description The last characters of a long value */
                endsIn: string | null;
            }[];
        };
        UpstreamChannel: {
            channelCode: string;
            channelName: string;
            /** @enum {string} */
            direction: "IN" | "OUT";
            currency?: string | null;
            status: string;
        };
        UpstreamErrorCode: {
            rawCode: string;
            /** @description None where nobody knows what it means */
            unifiedCode: string | null;
            /** @description Tries that bear it */
            count: number;
            lastAt?: components["schemas"]["Time"];
        };
        UpstreamDetail: components["schemas"]["Upstream"] & {
            /** @description All versions, newest first */
            credentials?: components["schemas"]["UpstreamCredential"][];
            /** @description What it answered, newest first */
            balanceLog?: components["schemas"]["UpstreamBalance"][];
            channels?: components["schemas"]["UpstreamChannel"][];
            /** @description Unknown ones first */
            errorCodes?: components["schemas"]["UpstreamErrorCode"][];
            /** @description Entries that name it, newest first */
            logs?: components["schemas"]["LogLine"][];
        };
        UpstreamStatistics: {
            enabled: number;
            disabled: number;
            maintenance: number;
            /** @description With a balance at or below its alert */
            low: number;
            /** @description Certificates that end within 30 days */
            certsEnding: number;
            /** @description Codes of 24 hours that nobody knows */
            unmapped: number;
            /** @description Kept at the upstreams together, by currency */
            balances?: {
                currency: components["schemas"]["Currency"];
                count: number;
                amount: components["schemas"]["SignedMoney"];
            }[];
        };
        UpstreamField: {
            name: string;
            label: string;
            /** @enum {string} */
            type: "TEXT" | "KEY" | "CERTIFICATE";
            secret: boolean;
            required: boolean;
            /** @description Regular expression of the whole value */
            pattern?: string | null;
        };
        UpstreamAdapter: {
            adapterCode: string;
            adapterName: string;
            signType: string | null;
            fields: components["schemas"]["UpstreamField"][];
        };
        UpstreamCallback: {
            recordNo: string;
            payOrderNo: string;
            channelCode?: string;
            at: components["schemas"]["Time"];
            times: number;
            /** @description Whether its signature was right */
            isVerified: boolean | null;
        };
        UpstreamRecon: {
            batchNo: string;
            bizDate: string;
            currency: components["schemas"]["Currency"];
            fileName: string;
            matchedCount: number;
            differentCount: number;
            missingUpstreamCount: number;
            missingPlatformCount: number;
            importedAt: components["schemas"]["Time"];
            importedBy: string;
        };
        UpstreamFileLine: {
            rowNo: number;
            recordNo: string;
            amount: string;
            /** @description SUCCESS or FAILED, as the upstream writes it */
            status: string;
        };
        /** @enum {string} */
        UpstreamReconOutcome: "MATCHED" | "AMOUNT_DIFF" | "STATUS_DIFF" | "MISSING_PLATFORM" | "DUPLICATE" | "ERROR";
        UpstreamReconLine: {
            rowNo: number;
            outcome: components["schemas"]["UpstreamReconOutcome"];
            recordAmount?: components["schemas"]["Money"] | null;
            recordStatus?: string | null;
            faults: {
                name: string;
                rule: string;
                msg: string;
            }[];
        };
        UpstreamReconResult: {
            dryRun: boolean;
            batchNo: string | null;
            matchedCount: number;
            /** @description Another amount or state */
            differentCount: number;
            /** @description Payments of the day that the file does not have */
            missingUpstreamCount: number;
            /** @description Lines that no pay record stands for */
            missingPlatformCount: number;
            errorCount: number;
            /** @description The first of them */
            missingUpstream?: string[];
            lines: components["schemas"]["UpstreamReconLine"][];
        };
        /** @description https only; no private address in PROD */
        UpstreamUrl: string;
        UpstreamTestResult: {
            test: components["schemas"]["UpstreamTest"];
            /** @description The version that was tested */
            credentialVersion?: number | null;
            upstream: components["schemas"]["Upstream"];
        };
        /** @enum {string} */
        UpstreamReason: "UPSTREAM_PROBLEM" | "LOW_BALANCE" | "CREDENTIALS" | "RISK" | "CONTRACT" | "OTHER";
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
        /** @description The order as it is now */
        CollectRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Collect"];
                };
            };
        };
        /** @description Code 200 when every item succeeded, 207 when some failed; items are independent */
        CollectBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["CollectBulkResult"];
                };
            };
        };
        /** @description Code 200 when every item succeeded, 207 when some failed; items are independent */
        PayOrderBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["PayOrderBulkResult"];
                };
            };
        };
        /** @description The order as it is now; `202` with `approvalNo` stays free for a second person */
        PayOrderRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["PayOrder"];
                };
            };
        };
        /** @description Code 200 when every item succeeded, 207 when some failed; items are independent */
        SettBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["SettBulkResult"];
                };
            };
        };
        /** @description The payout order as it is now; `202` with `approvalNo` stays free for a second person */
        SettRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Sett"];
                };
            };
        };
        /** @description The card as it is now; `202` with `approvalNo` stays free for a second person */
        CardRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Card"];
                };
            };
        };
        /** @description Code 200 when every item succeeded, 207 when some failed; items are independent */
        CardBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["CardBulkResult"];
                };
            };
        };
        /** @description What is wrong with the lines, and what was filed */
        CardImport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["CardImport"];
                };
            };
        };
        /** @description The movement as it is now; `202` with `approvalNo` stays free for a second person */
        BankLineRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["BankLine"];
                };
            };
        };
        /** @description The way and its draft as they are now; `202` with `approvalNo` stays free for a second person */
        RoundHead: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["RoundHead"];
                };
            };
        };
        /** @description What became of each; 207 when some were refused */
        RoundBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["RoundBulkResult"];
                };
            };
        };
        /** @description The agent as it is now; `202` with `approvalNo` stays free for a second person */
        AgentRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Agent"];
                };
            };
        };
        /** @description The agent as it is now, and where the link was sent; never the link itself */
        AgentMailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["AgentMailed"];
                };
            };
        };
        /** @description The row of that agent, currency and month as it is now; `202` with `approvalNo` stays free for a second person */
        SalesRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["SalesRow"];
                };
            };
        };
        /** @description The operator as it is now, and where the link was sent; never the link itself */
        OperatorMailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["OperatorMailed"];
                };
            };
        };
        /** @description The operator as it is now; `202` with `approvalNo` stays free for a second person */
        OperatorRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Operator"];
                };
            };
        };
        /** @description The entry as it is now */
        WhiteIpRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["WhiteIp"];
                };
            };
        };
        /** @description The nodes */
        MchMenuTree: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: {
                        list: components["schemas"]["MchMenuNode"][];
                        /** @description Merchants or agents that are like this */
                        parties?: number;
                    };
                };
            };
        };
        /** @description The node as it is now */
        MchMenuRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["MchMenuNode"];
                };
            };
        };
        /** @description The node as it is now */
        MenuRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["MenuNode"];
                };
            };
        };
        /** @description The type as it is now, with its items */
        DictChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["DictDetail"];
                };
            };
        };
        /** @description Code 200 when every line succeeded, 207 when some failed; lines are independent */
        BatchItemBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["BatchItemBulkResult"];
                };
            };
        };
        /** @description The line as it is now; `202` with `approvalNo` stays free for a second person */
        BatchItemRow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["BatchItem"];
                };
            };
        };
    };
    parameters: {
        Paging: components["schemas"]["Paging"];
        /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
        IdempotencyKey: string;
        WithdrawFilter: components["schemas"]["WithdrawFilter"];
        /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
        MoneyKey: string;
        CollectFilter: components["schemas"]["CollectFilter"];
        PayOrderFilter: components["schemas"]["PayOrderFilter"];
        PayRecordFilter: components["schemas"]["PayRecordFilter"];
        SettFilter: components["schemas"]["SettFilter"];
        SettNo: components["schemas"]["Id"];
        ProfitFilter: components["schemas"]["ProfitFilter"];
        /** @description Only groups whose profit is below zero; summary adds up these alone */
        ProfitLosses: boolean;
        BatchFilter: components["schemas"]["BatchFilter"];
        CardFilter: components["schemas"]["CardFilter"];
        MerchantFilter: components["schemas"]["MerchantFilter"];
        ProductFilter: components["schemas"]["ProductFilter"];
        ProductPriceFilter: components["schemas"]["ProductPriceFilter"];
        CardChannelFilter: components["schemas"]["CardChannelFilter"];
        DeviceMessageFilter: components["schemas"]["DeviceMessageFilter"];
        BankLineFilter: components["schemas"]["BankLineFilter"];
        PaywayFilter: components["schemas"]["PaywayFilter"];
        RoundFilter: components["schemas"]["RoundFilter"];
        AccountFilter: components["schemas"]["AccountFilter"];
        AccountEntryFilter: components["schemas"]["AccountEntryFilter"];
        TradeChannelFilter: components["schemas"]["TradeChannelFilter"];
        AgentFilter: components["schemas"]["AgentFilter"];
        SalesFilter: components["schemas"]["SalesFilter"];
        ExchangeFilter: components["schemas"]["ExchangeFilter"];
        TrialFilter: components["schemas"]["TrialFilter"];
        OperatorFilter: components["schemas"]["OperatorFilter"];
        WhiteIpFilter: components["schemas"]["WhiteIpFilter"];
        RoleFilter: components["schemas"]["RoleFilter"];
        DictFilter: components["schemas"]["DictFilter"];
        LogFilter: components["schemas"]["LogFilter"];
        BatchItemFilter: components["schemas"]["BatchItemFilter"];
        UpstreamFilter: components["schemas"]["UpstreamFilter"];
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entity: components["schemas"]["RevealEntity"];
                    id: components["schemas"]["Id"];
                    /**
                     * @description Of a card its own three, else those of the beneficiary
                     * @enum {string}
                     */
                    field: "payeeAccountNo" | "payeeName" | "payeeMobile" | "cardNo" | "holderName" | "bankMobile";
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                            /** @description What everybody is told now, the gravest first: closed services, running windows and those that begin soon, notices */
                            notices?: components["schemas"]["ConsoleNotice"][];
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description One number, or several, comma separated */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
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
                    /** @description Typed totals of `amount`, fee included; needed when a sum exceeds tier 2 */
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
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
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
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
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
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
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
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
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
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
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
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
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
    pageCollects: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["CollectFilter"];
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
                            list: components["schemas"]["Collect"][];
                            summary?: components["schemas"]["CollectTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCollect: {
        parameters: {
            query: {
                collectNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CollectDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCollectStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["CollectFilter"];
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
                        data: components["schemas"]["CollectStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCollectCandidates: {
        parameters: {
            query: {
                collectNo: components["schemas"]["Id"];
                /** @description What was paid, for the preview of a payment that no line tells of */
                paidAmount?: components["schemas"]["Money"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Candidates and a preview; nothing is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CollectCandidates"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadCollects: {
        parameters: {
            query?: {
                filter?: components["parameters"]["CollectFilter"];
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
            /** @description The file; its first row tells who, when, which filters and how many rows */
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
    confirmCollect: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collectNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description An unmatched line; left out where the order has its line already, or no line tells of the payment */
                    statementLineNo?: components["schemas"]["Id"];
                    /** @description Without a line: what was paid */
                    paidAmount?: components["schemas"]["Money"];
                    /** @description Without a line: the bank's reference, unknown to the card so far */
                    bankRefNo?: string;
                    /** @description Without a line: what proves the payment */
                    evidenceFileId?: components["schemas"]["Id"];
                    /** @description The merchant takes the real amount; needed to credit another one than payable */
                    mchAgreed?: boolean;
                    reasonCode: components["schemas"]["CollectConfirmReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CollectRow"];
            default: components["responses"]["Error"];
        };
    };
    closeCollects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CollectRefs"];
                    reasonCode: components["schemas"]["CollectCloseReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CollectBulk"];
            default: components["responses"]["Error"];
        };
    };
    extendCollect: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collectNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    minutes: number;
                };
            };
        };
        responses: {
            200: components["responses"]["CollectRow"];
            default: components["responses"]["Error"];
        };
    };
    reallocateCollect: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collectNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Left out: the platform takes the next that can carry it */
                    cardId?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CollectRow"];
            default: components["responses"]["Error"];
        };
    };
    disputeCollect: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    collectNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["CollectDisputeReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CollectRow"];
            default: components["responses"]["Error"];
        };
    };
    notifyCollects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CollectRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["CollectBulk"];
            default: components["responses"]["Error"];
        };
    };
    pagePayOrders: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["PayOrderFilter"];
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
                            list: components["schemas"]["PayOrder"][];
                            summary?: components["schemas"]["PayOrderTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPayOrder: {
        parameters: {
            query: {
                payOrderNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PayOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPayOrderStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["PayOrderFilter"];
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
                        data: components["schemas"]["PayOrderStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPayOrderNotifies: {
        parameters: {
            query: {
                payOrderNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every try */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["NotifyTry"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPayOrderEvents: {
        parameters: {
            query: {
                payOrderNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecordEvent"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    queryPayOrders: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PayOrderRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["PayOrderBulk"];
            default: components["responses"]["Error"];
        };
    };
    notifyPayOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PayOrderRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["PayOrderBulk"];
            default: components["responses"]["Error"];
        };
    };
    supplementPayOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payOrderNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    paidAmount: components["schemas"]["Money"];
                    upstreamOrderNo?: string;
                    /** @description Unique among the pay orders; capitals and spaces around it do not matter */
                    bankRefNo: string;
                    evidenceFileId: components["schemas"]["Id"];
                    reasonCode: components["schemas"]["PaySupplementReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["PayOrderRow"];
            default: components["responses"]["Error"];
        };
    };
    closePayOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payOrderNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["PayCloseReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["PayOrderRow"];
            default: components["responses"]["Error"];
        };
    };
    refundPayOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payOrderNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    amount: components["schemas"]["Money"];
                    reasonCode: components["schemas"]["PayRefundReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["PayOrderRow"];
            default: components["responses"]["Error"];
        };
    };
    disputePayOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payOrderNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["PayDisputeReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["PayOrderRow"];
            default: components["responses"]["Error"];
        };
    };
    undisputePayOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payOrderNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["PayUndisputeReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["PayOrderRow"];
            default: components["responses"]["Error"];
        };
    };
    downloadPayOrders: {
        parameters: {
            query?: {
                filter?: components["parameters"]["PayOrderFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last rows the totals per currency */
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
    pagePayRecords: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["PayRecordFilter"];
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
                            list: components["schemas"]["PayRecord"][];
                            summary?: components["schemas"]["CurrencyTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPayRecord: {
        parameters: {
            query: {
                recordNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PayRecordDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPayRecordStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["PayRecordFilter"];
                /** @description Also per channel over the window requestFrom to requestTo (the last 24 hours when left out), beside the same window a day before */
                perChannel?: boolean;
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
                        data: components["schemas"]["PayRecordStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    queryPayRecords: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["PayRecordRefs"];
                };
            };
        };
        responses: {
            /** @description Code 200 when every item succeeded, 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PayRecordBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    mapUpstreamCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: string;
                    rawCode: string;
                    unifiedCode: components["schemas"]["UnifiedCode"];
                };
            };
        };
        responses: {
            /** @description The meaning, and how many tries were read anew */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CodeMapping"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    handlePayRecordDiff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recordNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["PayRecordDiffReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The try as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PayRecord"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadPayRecords: {
        parameters: {
            query?: {
                filter?: components["parameters"]["PayRecordFilter"];
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
    pageSetts: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["SettFilter"];
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
                            list: components["schemas"]["Sett"][];
                            summary?: components["schemas"]["SettTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSett: {
        parameters: {
            query: {
                settNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SettDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSettMessages: {
        parameters: {
            query: {
                settNo: components["parameters"]["SettNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RawMessage"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSettEvents: {
        parameters: {
            query: {
                settNo: components["parameters"]["SettNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has happened to the payout order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RecordEvent"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageSettNotifies: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                settNo: components["parameters"]["SettNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["NotifyTry"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadSettReceipt: {
        parameters: {
            query: {
                settNo: components["parameters"]["SettNo"];
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
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getProfitStatistics: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["ProfitFilter"];
                /** @description Only groups whose profit is below zero; summary adds up these alone */
                losses?: components["parameters"]["ProfitLosses"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups; summary adds up all of them, per currency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["ProfitRow"][];
                            summary: components["schemas"]["ProfitSums"][];
                            period: components["schemas"]["ProfitPeriod"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getProfitTrend: {
        parameters: {
            query?: {
                filter?: components["parameters"]["ProfitFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One series per currency, oldest period first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProfitTrend"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    explainProfit: {
        parameters: {
            query?: {
                filter?: components["parameters"]["ProfitFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Per currency. Without compare, or with NONE, against PREVIOUS. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProfitExplanation"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadProfit: {
        parameters: {
            query?: {
                filter?: components["parameters"]["ProfitFilter"];
                /** @description Only groups whose profit is below zero; summary adds up these alone */
                losses?: components["parameters"]["ProfitLosses"];
                format?: "xlsx" | "csv";
                /** @description Ordered names, comma separated: the groupings asked for, currency, and the measures of a row */
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
            /** @description The file; first row tells who, when, which cut and how many rows, last rows the totals per currency */
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
    getSettStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["SettFilter"];
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
                        data: components["schemas"]["SettStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countSetts: {
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
    downloadSetts: {
        parameters: {
            query?: {
                filter?: components["parameters"]["SettFilter"];
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
    passSetts: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["SettRefs"];
                    remark?: string;
                    controlCount?: number;
                    /** @description Typed totals, needed when the sum of several exceeds tier 2 */
                    controlAmount?: components["schemas"]["CurrencyTotal"][];
                };
            };
        };
        responses: {
            200: components["responses"]["SettBulk"];
            default: components["responses"]["Error"];
        };
    };
    rejectSetts: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["SettRefs"];
                    reasonCode: components["schemas"]["SettRejectReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SettBulk"];
            default: components["responses"]["Error"];
        };
    };
    routeSetts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["SettRefs"];
                    channelCode: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SettBulk"];
            default: components["responses"]["Error"];
        };
    };
    querySetts: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["SettRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["SettBulk"];
            default: components["responses"]["Error"];
        };
    };
    notifySetts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["SettRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["SettBulk"];
            default: components["responses"]["Error"];
        };
    };
    retrySett: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Left out: the platform takes another channel than before */
                    channelCode?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SettRow"];
            default: components["responses"]["Error"];
        };
    };
    cancelSett: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["SettCancelReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SettRow"];
            default: components["responses"]["Error"];
        };
    };
    resolveSett: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settNo: components["schemas"]["Id"];
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
            200: components["responses"]["SettRow"];
            default: components["responses"]["Error"];
        };
    };
    reverseSett: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    evidenceFileId: components["schemas"]["Id"];
                    reasonCode: components["schemas"]["SettReverseReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SettRow"];
            default: components["responses"]["Error"];
        };
    };
    pageBatches: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["BatchFilter"];
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
                            list: components["schemas"]["Batch"][];
                            summary?: components["schemas"]["BatchTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBatch: {
        parameters: {
            query: {
                batchNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BatchDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBatchStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["BatchFilter"];
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
                        data: components["schemas"]["BatchStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadBatches: {
        parameters: {
            query?: {
                filter?: components["parameters"]["BatchFilter"];
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
            /** @description The file */
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
    downloadBatchTemplate: {
        parameters: {
            query: {
                currency: components["schemas"]["Currency"];
                format?: "xlsx" | "csv";
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadBatchResult: {
        parameters: {
            query: {
                batchNo: components["schemas"]["Id"];
                format?: "xlsx" | "csv";
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    importBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Replaces the lines of this batch */
                    batchNo?: components["schemas"]["Id"];
                    version?: components["schemas"]["Version"];
                    fileName: string;
                    fileSha256: string;
                    currency: components["schemas"]["Currency"];
                    /** @description Whose money it is; null is the platform's own */
                    mchNo?: string | null;
                    batchName: string;
                    /** @description The pool that pays; null is every pool of the currency */
                    groupCode?: string | null;
                    /** @description Not paid before; null is at once */
                    scheduleAt?: components["schemas"]["OffsetTime"] | null;
                    lines: components["schemas"]["BatchLine"][];
                    /** @description Nothing is saved */
                    dryRun: boolean;
                    /** @default false */
                    isSameFileAccepted?: boolean;
                };
            };
        };
        responses: {
            /** @description What was found, and the batch unless it was a dry run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BatchImportResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    batchName?: string;
                    /** @description The pool that pays; null is every pool of the currency */
                    groupCode?: string | null;
                    /** @description Not paid before; null is at once */
                    scheduleAt?: components["schemas"]["OffsetTime"] | null;
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Typed by the maker, never prefilled */
                    controlCount: number;
                    /** @description The same of what the payees get */
                    controlAmount: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    approveBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rejectBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["BatchRejectReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["BatchCancelReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pauseBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["BatchPauseReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resumeBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    retryBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The batch as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Batch"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageCards: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["CardFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Card"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCard: {
        parameters: {
            query: {
                cardId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCardStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["CardFilter"];
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
                        data: components["schemas"]["CardStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadCards: {
        parameters: {
            query?: {
                filter?: components["parameters"]["CardFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    addCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardNo: string;
                    bankCode: string;
                    country: string;
                    currency: components["schemas"]["Currency"];
                    holderName: string;
                    holderType: components["schemas"]["CardHolderType"];
                    ownership: components["schemas"]["CardOwnership"];
                    /** @description The three parts of the holder's agreement come together or not at all */
                    authorisationNo?: string | null;
                    /** @description A file that was stored before */
                    authorisationFileId?: string | null;
                    authorisationExpireAt?: components["schemas"]["Time"] | null;
                    branch?: string | null;
                    province?: string | null;
                    city?: string | null;
                    usage: components["schemas"]["CardUsage"];
                    groupCode: components["schemas"]["CardGroupCode"];
                    mchScope?: components["schemas"]["CardMchScope"];
                    mchNos?: string[];
                    minPerTxn: components["schemas"]["Money"];
                    maxPerTxn: components["schemas"]["Money"];
                    dailyInLimit: components["schemas"]["Money"];
                    dailyOutLimit: components["schemas"]["Money"];
                    dailyCountLimit: components["schemas"]["CardCount"];
                    monthlyLimit: components["schemas"]["Money"];
                    maxOpenOrders?: number;
                    weight?: number;
                    priority?: number;
                    workFrom?: components["schemas"]["LocalHour"] | null;
                    workTo?: components["schemas"]["LocalHour"] | null;
                    /** @description Time to sweep; none for never */
                    alertBalance?: components["schemas"]["Money"] | null;
                    /** @description What is left out stays */
                    bankMobile?: string | null;
                    tags?: string[];
                    remark?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["CardRow"];
            default: components["responses"]["Error"];
        };
    };
    editCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    holderName?: string;
                    holderType?: components["schemas"]["CardHolderType"];
                    ownership?: components["schemas"]["CardOwnership"];
                    /** @description The three parts of the holder's agreement come together or not at all */
                    authorisationNo?: string | null;
                    /** @description A file that was stored before */
                    authorisationFileId?: string | null;
                    authorisationExpireAt?: components["schemas"]["Time"] | null;
                    branch?: string | null;
                    province?: string | null;
                    city?: string | null;
                    usage?: components["schemas"]["CardUsage"];
                    groupCode?: components["schemas"]["CardGroupCode"];
                    mchScope?: components["schemas"]["CardMchScope"];
                    mchNos?: string[];
                    minPerTxn?: components["schemas"]["Money"];
                    maxPerTxn?: components["schemas"]["Money"];
                    dailyInLimit?: components["schemas"]["Money"];
                    dailyOutLimit?: components["schemas"]["Money"];
                    dailyCountLimit?: components["schemas"]["CardCount"];
                    monthlyLimit?: components["schemas"]["Money"];
                    maxOpenOrders?: number;
                    weight?: number;
                    priority?: number;
                    workFrom?: components["schemas"]["LocalHour"] | null;
                    workTo?: components["schemas"]["LocalHour"] | null;
                    /** @description Time to sweep; none for never */
                    alertBalance?: components["schemas"]["Money"] | null;
                    /** @description What is left out stays */
                    bankMobile?: string | null;
                    tags?: string[];
                    remark?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["CardRow"];
            default: components["responses"]["Error"];
        };
    };
    reviewCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    decision: components["schemas"]["CardDecision"];
                    /** @description 4 characters at least to refuse */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CardRow"];
            default: components["responses"]["Error"];
        };
    };
    enableCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CardRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["CardBulk"];
            default: components["responses"]["Error"];
        };
    };
    pauseCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CardRefs"];
                    reasonCode: components["schemas"]["CardReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CardBulk"];
            default: components["responses"]["Error"];
        };
    };
    limitCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["CardRefs"];
                    /** @description Needed with amounts; cards of another currency are refused */
                    currency?: components["schemas"]["Currency"];
                    groupCode?: components["schemas"]["CardGroupCode"];
                    minPerTxn?: components["schemas"]["Money"];
                    maxPerTxn?: components["schemas"]["Money"];
                    dailyInLimit?: components["schemas"]["Money"];
                    dailyOutLimit?: components["schemas"]["Money"];
                    dailyCountLimit?: components["schemas"]["CardCount"];
                    monthlyLimit?: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            200: components["responses"]["CardBulk"];
            default: components["responses"]["Error"];
        };
    };
    retireCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["CardReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CardRow"];
            default: components["responses"]["Error"];
        };
    };
    queryCardBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["CardRow"];
            default: components["responses"]["Error"];
        };
    };
    importCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fileName: string;
                    dryRun: boolean;
                    rows: components["schemas"]["CardImportRow"][];
                };
            };
        };
        responses: {
            200: components["responses"]["CardImport"];
            default: components["responses"]["Error"];
        };
    };
    correctCardBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    newBookBalance: components["schemas"]["Money"];
                    reasonCode: components["schemas"]["CardCorrectReason"];
                    remark: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CardRow"];
            default: components["responses"]["Error"];
        };
    };
    pageMerchants: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["MerchantFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Merchant"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMerchant: {
        parameters: {
            query: {
                mchNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MerchantDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMerchantStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["MerchantFilter"];
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
                        data: components["schemas"]["MerchantStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMerchantProducts: {
        parameters: {
            query?: {
                mchNo?: components["schemas"]["Id"];
                country?: components["schemas"]["Country"];
                /** @description Only with country */
                agentNo?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MerchantProduct"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadMerchants: {
        parameters: {
            query?: {
                filter?: components["parameters"]["MerchantFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    addMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantNew"];
            };
        };
        responses: {
            /** @description The merchant as it waits for review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Merchant"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantEdit"];
            };
        };
        responses: {
            /** @description The merchant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Merchant"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reviewMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @enum {string} */
                    decision: "PASS" | "REJECT";
                    /** @description Needed to reject */
                    reasonCode?: components["schemas"]["MerchantRejectReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The merchant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Merchant"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    suspendMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MerchantSuspendReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The merchant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Merchant"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resumeMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MerchantResumeReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The merchant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Merchant"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    switchMerchants: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["MerchantRefs"];
                    switch: components["schemas"]["MerchantSwitch"];
                    on: boolean;
                    reasonCode: components["schemas"]["MerchantSwitchReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description Code 200 when every item succeeded, 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MerchantBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rotateMerchantSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    keepHours: number;
                };
            };
        };
        responses: {
            /** @description The merchant with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MerchantSecret"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetMerchantPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The merchant, and where the link went */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MerchantMailed"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    closeMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MerchantCloseReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The merchant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Merchant"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveMerchantProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    items: components["schemas"]["PriceInput"][];
                    /** @description Why the platform shall lose money */
                    reasonCode?: components["schemas"]["MerchantMarginReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The merchant as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Merchant"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageProducts: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["ProductFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Product"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                productCode: components["schemas"]["ProductCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProductDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getProductStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["ProductFilter"];
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
                        data: components["schemas"]["ProductStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadProducts: {
        parameters: {
            query?: {
                filter?: components["parameters"]["ProductFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    addProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: components["schemas"]["ProductCode"];
                    productName: string;
                    productNameEn: string;
                    category: components["schemas"]["ProductCategory"];
                    amountMode: components["schemas"]["ProductAmountMode"];
                    minAmount: components["schemas"]["Money"];
                    maxAmount: components["schemas"]["Money"];
                    /** @description Ascending, within the limits; none with RANGE */
                    fixedAmounts?: components["schemas"]["Money"][];
                    defaultRate: components["schemas"]["Ratio"];
                    defaultFixed: components["schemas"]["Money"];
                    floorRate: components["schemas"]["Ratio"];
                    settlementCycle: components["schemas"]["ProductCycle"];
                    expireMinutes: number;
                    cashierType: components["schemas"]["ProductCashier"];
                    openFrom?: components["schemas"]["LocalHour"] | null;
                    openTo?: components["schemas"]["LocalHour"] | null;
                    sort?: number;
                    docUrl?: string | null;
                    remark?: string | null;
                    country: components["schemas"]["Country"];
                    currency: components["schemas"]["Currency"];
                    /** @description The currency is meant although it is not that of the country */
                    confirmCurrency?: boolean;
                };
            };
        };
        responses: {
            /** @description The product as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: components["schemas"]["ProductCode"];
                    version: components["schemas"]["Version"];
                    productName?: string;
                    productNameEn?: string;
                    category?: components["schemas"]["ProductCategory"];
                    amountMode?: components["schemas"]["ProductAmountMode"];
                    minAmount?: components["schemas"]["Money"];
                    maxAmount?: components["schemas"]["Money"];
                    /** @description Ascending, within the limits; none with RANGE */
                    fixedAmounts?: components["schemas"]["Money"][];
                    defaultRate?: components["schemas"]["Ratio"];
                    defaultFixed?: components["schemas"]["Money"];
                    floorRate?: components["schemas"]["Ratio"];
                    settlementCycle?: components["schemas"]["ProductCycle"];
                    expireMinutes?: number;
                    cashierType?: components["schemas"]["ProductCashier"];
                    openFrom?: components["schemas"]["LocalHour"] | null;
                    openTo?: components["schemas"]["LocalHour"] | null;
                    sort?: number;
                    docUrl?: string | null;
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The product as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cloneProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: components["schemas"]["ProductCode"];
                    newProductCode: components["schemas"]["ProductCode"];
                    productName: string;
                    productNameEn: string;
                };
            };
        };
        responses: {
            /** @description The new product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ProductRef"][];
                };
            };
        };
        responses: {
            /** @description What became of each; 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProductBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["ProductRef"][];
                    reasonCode: components["schemas"]["CatalogReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description What became of each; 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProductBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: components["schemas"]["ProductCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            productCode: string;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageProductPrices: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["ProductPriceFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["ProductPrice"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setProductPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: components["schemas"]["ProductCode"];
                    items: components["schemas"]["MerchantRef"][];
                    enabled: boolean;
                    rate: components["schemas"]["Ratio"];
                    fixed: components["schemas"]["Money"];
                    min?: components["schemas"]["Money"] | null;
                    max?: components["schemas"]["Money"] | null;
                    /** @description At once without it */
                    effectiveAt?: components["schemas"]["OffsetTime"];
                    reasonCode?: components["schemas"]["PriceReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description What became of each; 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ProductPriceResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageCardChannels: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["CardChannelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["CardChannel"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCardChannel: {
        parameters: {
            query: {
                cardChannelNo: components["schemas"]["CardChannelNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The binding */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardChannelDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCardChannelStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["CardChannelFilter"];
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
                        data: components["schemas"]["CardChannelStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadCardChannels: {
        parameters: {
            query?: {
                filter?: components["parameters"]["CardChannelFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    pairCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: string;
                    purpose: components["schemas"]["CardListenPurpose"];
                };
            };
        };
        responses: {
            /** @description The code, shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardPairing"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unpairCardChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardChannelNo: components["schemas"]["CardChannelNo"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["CardChannelReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The binding as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableCardChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardChannelNo: components["schemas"]["CardChannelNo"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The binding as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableCardChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardChannelNo: components["schemas"]["CardChannelNo"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["CardChannelReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The binding as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pingCardChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardChannelNo: components["schemas"]["CardChannelNo"];
                };
            };
        };
        responses: {
            /** @description It answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardChannelPing"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rotateCardChannelKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardChannelNo: components["schemas"]["CardChannelNo"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The binding as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CardChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageDeviceMessages: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["DeviceMessageFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["DeviceMessage"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lineDeviceMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    msgNo: string;
                    version: components["schemas"]["Version"];
                    amount: components["schemas"]["Money"];
                    /**
                     * Format: date-time
                     * @description Not after now, at most a day before the message
                     */
                    bankTime: string;
                    /** @description As the bank has it; it makes two reports one movement */
                    bankRefNo: string;
                };
            };
        };
        responses: {
            /** @description The message as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeviceMessage"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    ignoreDeviceMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    msgNo: string;
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["DeviceMessageReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The message as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DeviceMessage"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revealCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    msgNo: string;
                    itemNo: string;
                    reasonCode: components["schemas"]["CodeRevealReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RevealedCode"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMessageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All templates, those of the scope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MessageTemplate"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveMessageTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bankCode: string;
                    msgType: components["schemas"]["DeviceMessageType"];
                    version?: components["schemas"]["Version"];
                    sender: string;
                    text: components["schemas"]["TemplateText"];
                    /** @description With invented numbers; all must parse before the template can be enabled */
                    samples: string[];
                };
            };
        };
        responses: {
            /** @description The template as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MessageTemplate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testMessageTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    templateCode?: string;
                    text?: components["schemas"]["TemplateText"];
                };
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TemplateTest"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableMessageTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    templateCode: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The template as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MessageTemplate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageBankLines: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["BankLineFilter"];
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
                            list: components["schemas"]["BankLine"][];
                            summary?: components["schemas"]["BankLineTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBankLine: {
        parameters: {
            query: {
                lineNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BankLineDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBankLineStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["BankLineFilter"];
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
                        data: components["schemas"]["BankLineStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadBankLines: {
        parameters: {
            query?: {
                filter?: components["parameters"]["BankLineFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    listBankLineCandidates: {
        parameters: {
            query: {
                lineNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidates; none of a movement that is explained already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BankLineCandidate"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    matchBankLine: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lineNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @enum {string} */
                    bizType: "COLLECT" | "PAYOUT";
                    /** @description Number of a collection order or of an item of a batch */
                    bizNo: string;
                    /** @description The merchant agreed to the amount that came in place of the one asked */
                    mchAgreed?: boolean;
                    /** @description Needed when the amounts or the cards differ */
                    reasonCode?: components["schemas"]["BankLineMatchCause"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BankLineRow"];
            default: components["responses"]["Error"];
        };
    };
    unmatchBankLine: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lineNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["BankLineUnmatchReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BankLineRow"];
            default: components["responses"]["Error"];
        };
    };
    ignoreBankLines: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        lineNo: components["schemas"]["Id"];
                        version: components["schemas"]["Version"];
                    }[];
                    reasonCode: components["schemas"]["BankLineIgnoreReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description Code 200 when every item succeeded, 207 when some failed; items are independent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BankLineBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rematchBankLines: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One card; all of the data scope without it */
                    cardId?: string | null;
                    /** @description By the bank's time, half open; 31 days at most */
                    from: components["schemas"]["OffsetTime"];
                    to: components["schemas"]["OffsetTime"];
                };
            };
        };
        responses: {
            /** @description What was tried and what was matched */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            tried: number;
                            matched: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    importBankLines: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardId: string;
                    bankProfile: components["schemas"]["BankProfile"];
                    fileName: string;
                    dryRun: boolean;
                    lines: components["schemas"]["BankFileLine"][];
                };
            };
        };
        responses: {
            /** @description What became, or would become, of the lines; a real import with a line that is CONFLICT or ERROR is refused as a whole (422) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BankImportResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pagePayways: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["PaywayFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Payway"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPayway: {
        parameters: {
            query: {
                wayCode: components["schemas"]["PaywayCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PaywayDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPaywayStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["PaywayFilter"];
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
                        data: components["schemas"]["PaywayStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadPayways: {
        parameters: {
            query?: {
                filter?: components["parameters"]["PaywayFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    addPayway: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                    wayCode: components["schemas"]["PaywayCode"];
                    wayName: string;
                    strategy: components["schemas"]["PaywayStrategy"];
                    stickyBy?: components["schemas"]["PaywayStickyBy"] | null;
                    stickyMinutes?: number | null;
                    /** @description Way of the same product that takes what this one cannot */
                    fallbackWayCode?: string | null;
                    maxAttempts: number;
                    attemptTimeoutSec: number;
                    /** @description Failures that move an order to the next round */
                    retryOn?: components["schemas"]["PayRecordFailClass"][];
                    minAmount: components["schemas"]["Money"];
                    maxAmount: components["schemas"]["Money"];
                    openFrom?: components["schemas"]["LocalHour"] | null;
                    openTo?: components["schemas"]["LocalHour"] | null;
                    mchScope?: components["schemas"]["PaywayScope"];
                    mchNos?: string[];
                    sort?: number;
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The way as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Payway"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editPayway: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["PaywayCode"];
                    version: components["schemas"]["Version"];
                    wayName?: string;
                    strategy?: components["schemas"]["PaywayStrategy"];
                    stickyBy?: components["schemas"]["PaywayStickyBy"] | null;
                    stickyMinutes?: number | null;
                    /** @description Way of the same product that takes what this one cannot */
                    fallbackWayCode?: string | null;
                    maxAttempts?: number;
                    attemptTimeoutSec?: number;
                    /** @description Failures that move an order to the next round */
                    retryOn?: components["schemas"]["PayRecordFailClass"][];
                    minAmount?: components["schemas"]["Money"];
                    maxAmount?: components["schemas"]["Money"];
                    openFrom?: components["schemas"]["LocalHour"] | null;
                    openTo?: components["schemas"]["LocalHour"] | null;
                    mchScope?: components["schemas"]["PaywayScope"];
                    mchNos?: string[];
                    sort?: number;
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The way as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Payway"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enablePayway: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["PaywayCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The way as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Payway"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disablePayway: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["PaywayCode"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["CatalogReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The way as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Payway"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removePayway: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["PaywayCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description It is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            wayCode: string;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    copyPayway: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["PaywayCode"];
                    productCode: string;
                    newWayCode: components["schemas"]["PaywayCode"];
                    wayName: string;
                };
            };
        };
        responses: {
            /** @description The new way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Payway"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageRounds: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["RoundFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Round"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRound: {
        parameters: {
            query: {
                roundId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The round */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoundDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRoundStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["RoundFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoundStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadRounds: {
        parameters: {
            query?: {
                filter?: components["parameters"]["RoundFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    listRoundVersions: {
        parameters: {
            query: {
                wayCode: components["schemas"]["RoundWayCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoundVersion"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["RoundWayCode"];
                    version: components["schemas"]["RoundPublishedVersion"];
                    draftVersion: components["schemas"]["RoundDraftVersion"];
                    rounds: components["schemas"]["RoundInput"][];
                };
            };
        };
        responses: {
            200: components["responses"]["RoundHead"];
            default: components["responses"]["Error"];
        };
    };
    publishRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["RoundWayCode"];
                    version: components["schemas"]["RoundPublishedVersion"];
                    draftVersion: components["schemas"]["RoundDraftVersion"];
                    /** @default false */
                    dryRun?: boolean;
                    /** @description What the version is for, 4 characters at least; not needed with dryRun */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description What has changed, or would change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoundPublication"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    discardRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["RoundWayCode"];
                    draftVersion: components["schemas"]["RoundDraftVersion"];
                };
            };
        };
        responses: {
            200: components["responses"]["RoundHead"];
            default: components["responses"]["Error"];
        };
    };
    rollBackRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["RoundWayCode"];
                    version: components["schemas"]["RoundPublishedVersion"];
                    toVersion: number;
                    reasonCode: components["schemas"]["RoundRollbackReason"];
                    remark?: components["schemas"]["RoundRemark"];
                };
            };
        };
        responses: {
            200: components["responses"]["RoundHead"];
            default: components["responses"]["Error"];
        };
    };
    enableRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RoundRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["RoundBulk"];
            default: components["responses"]["Error"];
        };
    };
    disableRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RoundRefs"];
                    reasonCode: components["schemas"]["RoundStopReason"];
                    remark?: components["schemas"]["RoundRemark"];
                };
            };
        };
        responses: {
            200: components["responses"]["RoundBulk"];
            default: components["responses"]["Error"];
        };
    };
    tripRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RoundRefs"];
                    reasonCode: components["schemas"]["RoundStopReason"];
                    remark?: components["schemas"]["RoundRemark"];
                };
            };
        };
        responses: {
            200: components["responses"]["RoundBulk"];
            default: components["responses"]["Error"];
        };
    };
    resetRoundBreakers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["RoundRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["RoundBulk"];
            default: components["responses"]["Error"];
        };
    };
    simulateRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    wayCode: components["schemas"]["RoundWayCode"];
                    amount: components["schemas"]["Money"];
                    mchNo: components["schemas"]["Id"];
                    /** @description Now without it; breakers are those of now */
                    at?: components["schemas"]["OffsetTime"];
                    /**
                     * @description By the draft instead of the published version
                     * @default false
                     */
                    isDraft?: boolean;
                };
            };
        };
        responses: {
            /** @description The way through the rounds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoundSimulation"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageAccounts: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["AccountFilter"];
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
                            list: components["schemas"]["MoneyAccount"][];
                            summary?: components["schemas"]["MoneyAccountTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAccount: {
        parameters: {
            query: {
                accountNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccountDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAccountStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["AccountFilter"];
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
                        data: components["schemas"]["MoneyAccountStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadAccounts: {
        parameters: {
            query?: {
                filter?: components["parameters"]["AccountFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    freezeAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    amount: components["schemas"]["Money"];
                    reasonCode: components["schemas"]["AccountFreezeReason"];
                    remark: string;
                    until?: components["schemas"]["OffsetTime"];
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unfreezeAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    holdNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["AccountUnfreezeReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    adjustAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    direction: components["schemas"]["AccountDirection"];
                    amount: components["schemas"]["Money"];
                    reasonCode: components["schemas"]["AccountAdjustReason"];
                    /** @description Number of the order that it is about */
                    relatedNo?: string;
                    evidenceFileId: components["schemas"]["Id"];
                    /** @description 10 characters at least */
                    remark: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    topUpAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    amount: components["schemas"]["Money"];
                    /** @description Reference of the receipt; each is booked once */
                    bankRefNo: string;
                    evidenceFileId: components["schemas"]["Id"];
                    reasonCode: components["schemas"]["AccountTopUpReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    transferAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    amount: components["schemas"]["Money"];
                    reasonCode: components["schemas"]["AccountTransferReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    releaseAccountReserve: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    amount: components["schemas"]["Money"];
                    reasonCode: components["schemas"]["AccountReleaseReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    blockAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    mode: components["schemas"]["AccountBlockMode"];
                    reasonCode: components["schemas"]["AccountBlockReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unblockAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["AccountUnblockReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MoneyAccount"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageAccountHolds: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                accountNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["AccountHold"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageAccountReserves: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                accountNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["AccountReserve"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    proveAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AccountProof"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageAccountEntries: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["AccountEntryFilter"];
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
                            list: components["schemas"]["AccountEntry"][];
                            summary?: components["schemas"]["AccountEntryTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAccountEntry: {
        parameters: {
            query: {
                historyNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AccountEntryDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAccountEntryStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["AccountEntryFilter"];
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
                        data: components["schemas"]["AccountEntryStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadAccountEntries: {
        parameters: {
            query?: {
                filter?: components["parameters"]["AccountEntryFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    getAccountTransaction: {
        parameters: {
            query: {
                txnNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AccountTransaction"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAccountDays: {
        parameters: {
            query: {
                accountNo: components["schemas"]["Id"];
                /** @description 30 days before the end when it is not named */
                from?: string;
                /** @description Included; today when it is not named */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AccountDays"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadAccountStatement: {
        parameters: {
            query: {
                accountNo: components["schemas"]["Id"];
                month: string;
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    pageChannels: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["TradeChannelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["TradeChannel"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getChannel: {
        parameters: {
            query: {
                channelCode: components["schemas"]["TradeChannelCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannelDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getChannelStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["TradeChannelFilter"];
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
                        data: components["schemas"]["TradeChannelStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadChannels: {
        parameters: {
            query?: {
                filter?: components["parameters"]["TradeChannelFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    addChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelCode: components["schemas"]["TradeChannelCode"];
                    channelName: string;
                    upstreamCode: string;
                    direction: components["schemas"]["TradeChannelDirection"];
                    /** @description Of a pay-in channel; payout channels serve every currency */
                    currency?: components["schemas"]["Currency"] | null;
                    /** @description The way that a pay-in channel is made for */
                    wayCode?: string | null;
                    costRate: components["schemas"]["Ratio"];
                    costFixed?: components["schemas"]["Money"];
                    /** @description By currency; of a payout channel one without a limit is left out */
                    limits?: components["schemas"]["TradeChannelLimit"][];
                    dailyCountLimit?: number | null;
                    openFrom?: components["schemas"]["LocalHour"] | null;
                    openTo?: components["schemas"]["LocalHour"] | null;
                    /** @description 1 is Monday */
                    weekdays?: number[];
                    zone?: components["schemas"]["TradeChannelZone"];
                    autoCloseRule?: components["schemas"]["TradeChannelAutoClose"] | null;
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The channel as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelCode: components["schemas"]["TradeChannelCode"];
                    version: components["schemas"]["Version"];
                    channelName?: string;
                    autoCloseRule?: components["schemas"]["TradeChannelAutoClose"] | null;
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The channel as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setChannelHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TradeChannelRef"][];
                    openFrom: components["schemas"]["LocalHour"] | null;
                    openTo: components["schemas"]["LocalHour"] | null;
                    /** @description 1 is Monday */
                    weekdays: number[];
                    zone: components["schemas"]["TradeChannelZone"];
                };
            };
        };
        responses: {
            /** @description What became of each; 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannelBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    limitChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelCode: components["schemas"]["TradeChannelCode"];
                    version: components["schemas"]["Version"];
                    /** @description By currency; of a payout channel one without a limit is left out */
                    limits: components["schemas"]["TradeChannelLimit"][];
                    dailyCountLimit: number | null;
                };
            };
        };
        responses: {
            /** @description The channel as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setChannelCost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelCode: components["schemas"]["TradeChannelCode"];
                    version: components["schemas"]["Version"];
                    costRate: components["schemas"]["Ratio"];
                    costFixed?: components["schemas"]["Money"];
                    /** @description Left out: at once */
                    effectiveAt?: components["schemas"]["Time"] | null;
                    /** @description Products whose floor falls below the cost are known */
                    confirmBelowFloor?: boolean;
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The channel as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listChannelCosts: {
        parameters: {
            query: {
                channelCode: components["schemas"]["TradeChannelCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannelCost"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getChannelUsage: {
        parameters: {
            query: {
                channelCode: components["schemas"]["TradeChannelCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who uses it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannelUsage"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getChannelHealth: {
        parameters: {
            query?: {
                /** @description Codes, comma separated; left out: every channel with a try */
                channelCode?: string;
                /** @description Left out: 24 hours before to */
                from?: components["schemas"]["Time"];
                /** @description At most 48 hours after from; left out: now */
                to?: components["schemas"]["Time"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hours and channels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannelHealth"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableChannels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TradeChannelRef"][];
                };
            };
        };
        responses: {
            /** @description What became of each; 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannelBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableChannels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["TradeChannelRef"][];
                    reasonCode: components["schemas"]["CatalogReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description What became of each; 207 when some failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannelBulkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recycleChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelCode: components["schemas"]["TradeChannelCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The channel as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    restoreChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelCode: components["schemas"]["TradeChannelCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The channel as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TradeChannel"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageAgents: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["AgentFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Agent"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    treeAgents: {
        parameters: {
            query?: {
                filter?: components["parameters"]["AgentFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AgentNode"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAgent: {
        parameters: {
            query: {
                agentNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AgentDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAgentStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["AgentFilter"];
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
                        data: components["schemas"]["AgentStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadAgents: {
        parameters: {
            query?: {
                filter?: components["parameters"]["AgentFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    addAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentName: components["schemas"]["AgentName"];
                    contactName: string;
                    contactMobile?: string;
                    contactEmail: string;
                    docNo?: string;
                    country: components["schemas"]["Country"];
                    currencies: components["schemas"]["Currency"][];
                    loginAccount: components["schemas"]["AgentLogin"];
                    parentAgentNo?: components["schemas"]["Id"] | null;
                    mayAddMerchant?: boolean;
                    maySubAgent?: boolean;
                    settlementCycle?: components["schemas"]["AgentSettlementCycle"];
                    riskLevel?: components["schemas"]["AgentRiskLevel"];
                    ownerOperatorId?: components["schemas"]["Id"] | null;
                    tags?: components["schemas"]["AgentTags"];
                    remark?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    editAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    agentName: components["schemas"]["AgentName"];
                    /** @description Unchanged when it is left out */
                    contactName?: string;
                    /** @description Unchanged when it is left out */
                    contactMobile?: string;
                    /** @description Unchanged when it is left out */
                    contactEmail?: string;
                    /** @description Unchanged when it is left out */
                    docNo?: string;
                    mayAddMerchant?: boolean;
                    maySubAgent?: boolean;
                    settlementCycle?: components["schemas"]["AgentSettlementCycle"];
                    riskLevel?: components["schemas"]["AgentRiskLevel"];
                    ownerOperatorId?: components["schemas"]["Id"] | null;
                    tags?: components["schemas"]["AgentTags"];
                    remark?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    reviewAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @enum {string} */
                    decision: "PASS" | "REJECT";
                    /** @description Needed with REJECT */
                    reasonCode?: components["schemas"]["AgentReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    suspendAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["AgentReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                    /** @description Whether its share goes on accruing while its merchants trade */
                    keepsEarning: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    resumeAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    setAgentPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    shareMode?: components["schemas"]["AgentShareMode"];
                    profitPct?: components["schemas"]["Ratio"];
                    fixedShares?: components["schemas"]["AgentFixedShare"][];
                    prices?: components["schemas"]["AgentPriceInput"][];
                    /** @description Of the prices; at once without it */
                    effectiveAt?: components["schemas"]["OffsetTime"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    moveAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Null: to the top */
                    parentAgentNo: components["schemas"]["Id"] | null;
                    reasonCode: components["schemas"]["AgentReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    moveAgentMerchants: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    mchNos: components["schemas"]["Id"][];
                    /** @description Null: directly with the platform */
                    targetAgentNo: components["schemas"]["Id"] | null;
                    reasonCode: components["schemas"]["AgentReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    resetAgentPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["AgentMailed"];
            default: components["responses"]["Error"];
        };
    };
    closeAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["AgentReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AgentRow"];
            default: components["responses"]["Error"];
        };
    };
    pageSales: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["SalesFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and the days that its rows stand for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["SalesRow"][];
                            period: components["schemas"]["SalesPeriod"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSalesStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["SalesFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals per currency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SalesStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSalesTrend: {
        parameters: {
            query?: {
                filter?: components["parameters"]["SalesFilter"];
                /** @description Up to five numbers of agents, comma separated: a series of its own for each; top is not applied */
                compare?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every period up to now, oldest first; by day where the range is a single period */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SalesTrend"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSales: {
        parameters: {
            query: {
                rowKey: components["schemas"]["SalesRowKey"];
                productCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SalesDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadSales: {
        parameters: {
            query?: {
                filter?: components["parameters"]["SalesFilter"];
                format?: "xlsx" | "csv";
                /** @description Ordered field names of a row, comma separated */
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
            /** @description The file; first row tells who, when, which filters and how many rows, last rows the totals per currency */
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
    downloadSalesStatement: {
        parameters: {
            query: {
                rowKey: components["schemas"]["SalesRowKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its last row adds the shares up to the totalShare of the row */
            200: {
                headers: {
                    "file-name": components["headers"]["FileName"];
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    currency: components["schemas"]["Currency"];
                    month: components["schemas"]["SalesMonth"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["SalesRow"];
            default: components["responses"]["Error"];
        };
    };
    correctSales: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    currency: components["schemas"]["Currency"];
                    /** @description Month of the row that it is about */
                    month: components["schemas"]["SalesMonth"];
                    version: components["schemas"]["Version"];
                    /** @description Not zero; below zero at most what the agent has available */
                    amount: string;
                    reasonCode: components["schemas"]["SalesReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SalesRow"];
            default: components["responses"]["Error"];
        };
    };
    setSalesTarget: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agentNo: components["schemas"]["Id"];
                    currency: components["schemas"]["Currency"];
                    month: components["schemas"]["SalesMonth"];
                    version: components["schemas"]["Version"];
                    /** @description Above zero; null: none any more */
                    target: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["SalesRow"];
            default: components["responses"]["Error"];
        };
    };
    pageExchangeRates: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["ExchangeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["ExchangeRate"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getExchangeRate: {
        parameters: {
            query: {
                pair: components["schemas"]["ExchangePair"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getExchangeStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["ExchangeFilter"];
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
                        data: components["schemas"]["ExchangeStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadExchangeRates: {
        parameters: {
            query?: {
                filter?: components["parameters"]["ExchangeFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    getExchangeHistory: {
        parameters: {
            query: {
                rateId: components["schemas"]["ExchangeRateId"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates of the pair that this one belongs to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeVersion"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    convertCurrency: {
        parameters: {
            query: {
                from: components["schemas"]["Currency"];
                to: components["schemas"]["Currency"];
                amount: components["schemas"]["Money"];
                usage?: components["schemas"]["ExchangeUsage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    baseCurrency: components["schemas"]["Currency"];
                    quoteCurrency: components["schemas"]["Currency"];
                    source: components["schemas"]["ExchangeSource"];
                    /** @description Not of FEED */
                    midRate?: components["schemas"]["ExchangeNumber"];
                    buyMarkup?: components["schemas"]["ExchangeMarkup"];
                    sellMarkup?: components["schemas"]["ExchangeMarkup"];
                    floorRate: components["schemas"]["ExchangeNumber"];
                    ceilRate: components["schemas"]["ExchangeNumber"];
                    maxStepPct?: components["schemas"]["ExchangePercent"];
                    staleAfterSec?: number;
                    decimals?: number;
                    usage?: components["schemas"]["ExchangeUsage"];
                };
            };
        };
        responses: {
            /** @description The pair as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pair: components["schemas"]["ExchangePair"];
                    version: components["schemas"]["Version"];
                    /** @description Not of FEED */
                    midRate?: components["schemas"]["ExchangeNumber"];
                    buyMarkup?: components["schemas"]["ExchangeMarkup"];
                    sellMarkup?: components["schemas"]["ExchangeMarkup"];
                    floorRate?: components["schemas"]["ExchangeNumber"];
                    ceilRate?: components["schemas"]["ExchangeNumber"];
                    maxStepPct?: components["schemas"]["ExchangePercent"];
                    staleAfterSec?: number;
                    decimals?: number;
                    usage?: components["schemas"]["ExchangeUsage"];
                    /** @description Somebody has seen that the change is above maxStepPct and means it */
                    stepAccepted?: boolean;
                    reasonCode: components["schemas"]["ExchangeReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The pair as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    overrideExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pair: components["schemas"]["ExchangePair"];
                    version: components["schemas"]["Version"];
                    overrideRate: components["schemas"]["ExchangeNumber"];
                    overrideUntil: components["schemas"]["Time"];
                    /** @description Somebody has seen that the change is above maxStepPct and means it */
                    stepAccepted?: boolean;
                    reasonCode: components["schemas"]["ExchangeReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The pair as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endExchangeOverride: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pair: components["schemas"]["ExchangePair"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The pair as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    suspendExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pair: components["schemas"]["ExchangePair"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["ExchangeReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The pair as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resumeExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pair: components["schemas"]["ExchangePair"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The pair as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    fetchExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pair: components["schemas"]["ExchangePair"];
                    version: components["schemas"]["Version"];
                    /** @description The waiting rate, as it was shown */
                    acceptRate?: components["schemas"]["ExchangeNumber"];
                };
            };
        };
        responses: {
            /** @description The pair as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPolicyHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaintenancePolicyChange"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setMaintenanceService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["MaintenanceServiceCode"];
                    status: components["schemas"]["MaintenanceServiceStatus"];
                    version: components["schemas"]["Version"];
                    message?: components["schemas"]["MaintenanceText"];
                    until?: components["schemas"]["OffsetTime"];
                    /** @description Merchants for whom it stays open; not of CONSOLE_WRITE */
                    allowMchNos?: string[];
                    reasonCode: components["schemas"]["MaintenanceReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The configuration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    stopMoneyOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reasonCode: components["schemas"]["MaintenanceReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The configuration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveMaintenanceWindow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Absent for a new one */
                    windowId?: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    title: string;
                    scopeType: components["schemas"]["MaintenanceScope"];
                    scopeCodes: string[];
                    from: components["schemas"]["OffsetTime"];
                    to: components["schemas"]["OffsetTime"];
                    /** @description IANA name */
                    zone: string;
                    repeat: components["schemas"]["MaintenanceRepeat"];
                    effect: components["schemas"]["MaintenanceEffect"];
                    noticeBeforeMin: number;
                    message: components["schemas"]["MaintenanceText"];
                };
            };
        };
        responses: {
            /** @description The configuration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelMaintenanceWindow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    windowId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MaintenanceReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The configuration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Absent for a new one */
                    noticeId?: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    level: components["schemas"]["MaintenanceLevel"];
                    text: components["schemas"]["MaintenanceText"];
                    from: components["schemas"]["OffsetTime"];
                    to: components["schemas"]["OffsetTime"];
                    /** @description Stands until each operator has said that he has read it */
                    mustAck: boolean;
                };
            };
        };
        responses: {
            /** @description The configuration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    withdrawMaintenanceNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    noticeId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The configuration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewMaintenancePolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tiers: components["schemas"]["MaintenanceTier"][];
                };
            };
        };
        responses: {
            /** @description The comparison */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MaintenancePolicyPreview"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveMaintenancePolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                    /** @description Currencies that are left out stay */
                    tiers: components["schemas"]["MaintenanceTier"][];
                    remark: string;
                };
            };
        };
        responses: {
            /** @description The configuration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    ackNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    noticeId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageTrials: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["TrialFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Trial"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTrial: {
        parameters: {
            query: {
                testNo: components["schemas"]["TrialNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTrialStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadTrials: {
        parameters: {
            query?: {
                filter?: components["parameters"]["TrialFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    listTrialOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialOptions"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    runTrial: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialStarted"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelTrial: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialCancel"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Trial"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTrialCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialCase"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveTrialCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialCaseSave"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialCase"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeTrialCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialCaseRef"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialCaseRef"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    runTrialCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialCaseRun"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TrialStarted"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageOperators: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["OperatorFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Operator"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOperator: {
        parameters: {
            query: {
                operatorId: components["schemas"]["Id"];
            };
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
                        data: components["schemas"]["OperatorDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOperatorStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["OperatorFilter"];
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
                        data: components["schemas"]["OperatorStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOperatorAccess: {
        parameters: {
            query: {
                operatorId: components["schemas"]["Id"];
                /** @description What it would be with these roles, comma separated, instead of the present ones */
                roleCodes?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every key in effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["OperatorKey"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listOperatorSessions: {
        parameters: {
            query: {
                operatorId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["OperatorSession"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listKeyHolders: {
        parameters: {
            query: {
                key: components["schemas"]["AccessKeyName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The holders; an unknown key has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["KeyHolder"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadOperators: {
        parameters: {
            query?: {
                filter?: components["parameters"]["OperatorFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    addOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: components["schemas"]["Username"];
                    realName: components["schemas"]["RealName"];
                    email: components["schemas"]["Email"];
                    mobile?: components["schemas"]["Mobile"];
                    department: components["schemas"]["OperatorDepartment"];
                    roleCodes: components["schemas"]["RoleCodes"];
                    dataScope: components["schemas"]["DataScope"];
                    withdrawTier?: components["schemas"]["WithdrawTier"];
                    /**
                     * Format: date-time
                     * @description For temporary staff; from then on nobody signs in with it
                     */
                    validUntil?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorMailed"];
            default: components["responses"]["Error"];
        };
    };
    editOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    realName: components["schemas"]["RealName"];
                    /** @description Unchanged when it is left out */
                    email?: components["schemas"]["Email"];
                    /** @description Unchanged when it is left out */
                    mobile?: components["schemas"]["Mobile"];
                    department: components["schemas"]["OperatorDepartment"];
                    /**
                     * Format: date-time
                     * @description For temporary staff; from then on nobody signs in with it
                     */
                    validUntil: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    setOperatorRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    roleCodes: components["schemas"]["RoleCodes"];
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    setOperatorScope: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    dataScope: components["schemas"]["DataScope"];
                    withdrawTier: components["schemas"]["WithdrawTier"];
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    disableOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["OperatorDisableReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    enableOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    unlockOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    resetOperatorPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorMailed"];
            default: components["responses"]["Error"];
        };
    };
    endOperatorSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    sessionId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    confirmOperatorReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    operatorId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["OperatorRow"];
            default: components["responses"]["Error"];
        };
    };
    pageWhiteIps: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["WhiteIpFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["WhiteIp"][];
                            owner: components["schemas"]["WhiteOwner"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRefusedIps: {
        parameters: {
            query: {
                mchNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RefusedIp"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testWhiteIp: {
        parameters: {
            query: {
                mchNo: components["schemas"]["Id"];
                ip: string;
                scope: components["schemas"]["WhiteScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["WhiteVerdict"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadWhiteIps: {
        parameters: {
            query?: {
                filter?: components["parameters"]["WhiteIpFilter"];
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
            /** @description The file; its first row tells who, when, which filters and how many rows */
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
    addWhiteIps: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mchNo: components["schemas"]["Id"];
                    items: {
                        /** @description IPv4, IPv6, or a range of either as CIDR */
                        cidr: string;
                        scope: components["schemas"]["WhiteScope"];
                        expireAt?: components["schemas"]["WhiteEnd"];
                        remark?: components["schemas"]["WhiteRemark"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The new entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["WhiteIp"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editWhiteIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ipId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    remark: components["schemas"]["WhiteRemark"];
                    expireAt: components["schemas"]["WhiteEnd"];
                };
            };
        };
        responses: {
            200: components["responses"]["WhiteIpRow"];
            default: components["responses"]["Error"];
        };
    };
    enableWhiteIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ipId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["WhiteIpRow"];
            default: components["responses"]["Error"];
        };
    };
    disableWhiteIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhiteStop"];
            };
        };
        responses: {
            200: components["responses"]["WhiteIpRow"];
            default: components["responses"]["Error"];
        };
    };
    removeWhiteIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhiteStop"];
            };
        };
        responses: {
            /** @description It is gone */
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
    listMchMenu: {
        parameters: {
            query: {
                portal: components["schemas"]["MchPortal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MchMenuTree"];
            default: components["responses"]["Error"];
        };
    };
    previewMchMenu: {
        parameters: {
            query: {
                portal: components["schemas"]["MchPortal"];
                mchType?: components["schemas"]["MchType"];
                level?: components["schemas"]["MchLevel"];
                product?: "PAYIN" | "PAYOUT" | "BOTH" | "NONE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MchMenuTree"];
            default: components["responses"]["Error"];
        };
    };
    downloadMchMenu: {
        parameters: {
            query: {
                portal: components["schemas"]["MchPortal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file (MchMenuFile) */
            200: {
                headers: {
                    "file-name": components["headers"]["FileName"];
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addMchMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    portal: components["schemas"]["MchPortal"];
                    /** @description Null at the top */
                    parentId: string | null;
                    menuType: components["schemas"]["MenuType"];
                    name: components["schemas"]["MchMenuTitle"];
                    nameEn: components["schemas"]["MchMenuTitle"];
                    path?: components["schemas"]["MchMenuPath"];
                    accessKey?: components["schemas"]["MchMenuKey"];
                    icon?: components["schemas"]["MenuIcon"];
                    visible?: boolean;
                    mchTypes?: components["schemas"]["MchTypes"];
                    levels?: components["schemas"]["MchLevels"];
                    requiresProduct?: components["schemas"]["MchMenuProduct"];
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MchMenuRow"];
            default: components["responses"]["Error"];
        };
    };
    editMchMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    name?: components["schemas"]["MchMenuTitle"];
                    nameEn?: components["schemas"]["MchMenuTitle"];
                    path?: components["schemas"]["MchMenuPath"];
                    accessKey?: components["schemas"]["MchMenuKey"];
                    icon?: components["schemas"]["MenuIcon"];
                    visible?: boolean;
                    mchTypes?: components["schemas"]["MchTypes"];
                    levels?: components["schemas"]["MchLevels"];
                    requiresProduct?: components["schemas"]["MchMenuProduct"];
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MchMenuRow"];
            default: components["responses"]["Error"];
        };
    };
    moveMchMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Null for the top */
                    parentId: string | null;
                    /** @description The sibling that it follows; null makes it the first */
                    afterId: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["MchMenuRow"];
            default: components["responses"]["Error"];
        };
    };
    enableMchMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["MchMenuRow"];
            default: components["responses"]["Error"];
        };
    };
    disableMchMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MenuReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MchMenuRow"];
            default: components["responses"]["Error"];
        };
    };
    removeMchMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MenuReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description It is gone */
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
    importMchMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Tells what would happen and changes nothing */
                    dryRun: boolean;
                    /** @description As the dry run answered it; needed for the real one */
                    version?: string;
                    content: components["schemas"]["MchMenuFile"];
                };
            };
        };
        responses: {
            /** @description What was done, or would be, entry by entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MchMenuImport"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageRoles: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["RoleFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRoleStatistics: {
        parameters: {
            query?: never;
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
                        data: components["schemas"]["RoleStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRole: {
        parameters: {
            query: {
                roleCode: components["schemas"]["RoleCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoleDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    compareRoles: {
        parameters: {
            query: {
                a: components["schemas"]["RoleCode"];
                b: components["schemas"]["RoleCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoleComparison"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRoleMatrix: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matrix */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RoleMatrix"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageRoleMembers: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                roleCode: components["schemas"]["RoleCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["RoleMember"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadRoles: {
        parameters: {
            query?: {
                filter?: components["parameters"]["RoleFilter"];
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
            /** @description The file; its first row tells who, when, which filters and how many rows */
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
    addRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleCode: components["schemas"]["RoleCode"];
                    roleName: components["schemas"]["RoleName"];
                    roleNameEn: components["schemas"]["RoleName"];
                    description?: string;
                    /** @description Not above the tier of the operator */
                    withdrawTier?: number;
                    mayGrant?: components["schemas"]["MayGrant"];
                    sort?: number;
                };
            };
        };
        responses: {
            /** @description The role as it is now; `202` with `approvalNo` stays free for a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleCode: components["schemas"]["RoleCode"];
                    version: components["schemas"]["Version"];
                    roleName: components["schemas"]["RoleName"];
                    roleNameEn: components["schemas"]["RoleName"];
                    description?: string;
                    /** @description Not above the tier of the operator */
                    withdrawTier?: number;
                    mayGrant?: components["schemas"]["MayGrant"];
                    sort?: number;
                };
            };
        };
        responses: {
            /** @description The role as it is now; `202` with `approvalNo` stays free for a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    grantRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleCode: components["schemas"]["RoleCode"];
                    version: components["schemas"]["Version"];
                    /** @description All granted keys */
                    accessKeys: components["schemas"]["KeyName"][];
                    /** @description Needed unless the role is of level LOW before and after */
                    reasonCode?: components["schemas"]["RoleReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The role as it is now; `202` with `approvalNo` stays free for a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    copyRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleCode: components["schemas"]["RoleCode"];
                    newRoleCode: components["schemas"]["RoleCode"];
                    roleName: components["schemas"]["RoleName"];
                    roleNameEn: components["schemas"]["RoleName"];
                };
            };
        };
        responses: {
            /** @description The new role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleCode: components["schemas"]["RoleCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The role as it is now; `202` with `approvalNo` stays free for a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleCode: components["schemas"]["RoleCode"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["RoleReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The role as it is now; `202` with `approvalNo` stays free for a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    roleCode: components["schemas"]["RoleCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description What was removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            roleCode: components["schemas"]["RoleCode"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMenuNodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            list: components["schemas"]["MenuNode"][];
                            implications: components["schemas"]["KeyImplication"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings; none when all is well */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MenuFinding"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadMenu: {
        parameters: {
            query?: {
                filter?: components["schemas"]["MenuFilter"];
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its first row tells who, when, which filters and how many rows */
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
    addMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null at the top */
                    parentId: string | null;
                    menuType: components["schemas"]["MenuType"];
                    name: components["schemas"]["MenuTitle"];
                    nameEn: components["schemas"]["MenuTitle"];
                    path?: components["schemas"]["MenuPath"];
                    accessKey?: components["schemas"]["MenuKey"];
                    icon?: components["schemas"]["MenuIcon"];
                    hidden?: boolean;
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MenuRow"];
            default: components["responses"]["Error"];
        };
    };
    editMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    name?: components["schemas"]["MenuTitle"];
                    nameEn?: components["schemas"]["MenuTitle"];
                    path?: components["schemas"]["MenuPath"];
                    accessKey?: components["schemas"]["MenuKey"];
                    icon?: components["schemas"]["MenuIcon"];
                    hidden?: boolean;
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MenuRow"];
            default: components["responses"]["Error"];
        };
    };
    moveMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Null for the top */
                    parentId: string | null;
                    /** @description The sibling that it follows; null makes it the first */
                    afterId: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["MenuRow"];
            default: components["responses"]["Error"];
        };
    };
    enableMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["MenuRow"];
            default: components["responses"]["Error"];
        };
    };
    disableMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MenuReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["MenuRow"];
            default: components["responses"]["Error"];
        };
    };
    removeMenuNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    menuId: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["MenuReason"];
                    /** @description Internal; 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description It is gone */
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
    syncMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Tells what would be added and adds nothing */
                    dryRun: boolean;
                };
            };
        };
        responses: {
            /** @description What was added, or would be */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["MenuFinding"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels and their version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DictLabels"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageDictTypes: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["DictFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["DictType"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDictType: {
        parameters: {
            query: {
                dictType: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    getDictStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["DictFilter"];
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
                        data: components["schemas"]["DictStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadDict: {
        parameters: {
            query?: {
                filter?: components["parameters"]["DictFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file (DictFile) */
            200: {
                headers: {
                    "file-name": components["headers"]["FileName"];
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDictUsage: {
        parameters: {
            query: {
                dictType: components["schemas"]["Id"];
                value?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts per place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DictUsage"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addDictType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["DictTypeCode"];
                    name: components["schemas"]["DictText"];
                    nameEn: components["schemas"]["DictText"];
                    valueKind?: components["schemas"]["DictValueKind"];
                    remark?: components["schemas"]["DictRemark"];
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    editDictType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    name: components["schemas"]["DictText"];
                    nameEn: components["schemas"]["DictText"];
                    remark?: components["schemas"]["DictRemark"];
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    enableDictType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    disableDictType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reasonCode?: components["schemas"]["DictDisableReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    pageDictItems: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                dictType: components["schemas"]["Id"];
                /** @description Substring of value or label */
                keyword?: string;
                status?: components["schemas"]["DictStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["DictItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addDictItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    value: components["schemas"]["DictValue"];
                    label: components["schemas"]["DictText"];
                    labelEn: components["schemas"]["DictText"];
                    color?: components["schemas"]["DictColor"];
                    /** @description The default before it is none any more */
                    isDefault?: boolean;
                    parentValue?: components["schemas"]["DictParent"];
                    extra?: components["schemas"]["DictExtra"];
                    remark?: components["schemas"]["DictRemark"];
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    editDictItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    itemId: components["schemas"]["Id"];
                    value?: components["schemas"]["DictValue"];
                    label: components["schemas"]["DictText"];
                    labelEn: components["schemas"]["DictText"];
                    color: components["schemas"]["DictColor"];
                    /** @description The default before it is none any more */
                    isDefault?: boolean;
                    parentValue?: components["schemas"]["DictParent"];
                    extra?: components["schemas"]["DictExtra"];
                    remark?: components["schemas"]["DictRemark"];
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    sortDictItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    itemIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    enableDictItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    itemId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    disableDictItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dictType: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    itemId: components["schemas"]["Id"];
                    reasonCode?: components["schemas"]["DictDisableReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["DictChanged"];
            default: components["responses"]["Error"];
        };
    };
    importDict: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Tells what would happen and changes nothing */
                    dryRun: boolean;
                    version?: components["schemas"]["DictRevision"];
                    content: components["schemas"]["DictFile"];
                };
            };
        };
        responses: {
            /** @description What was done, or would be, entry by entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DictImport"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageLogs: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["LogFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["LogEntry"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getLog: {
        parameters: {
            query: {
                logNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LogDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getLogStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["LogFilter"];
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
                        data: components["schemas"]["LogStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadLogs: {
        parameters: {
            query?: {
                filter?: components["parameters"]["LogFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    verifyLogs: {
        parameters: {
            query?: {
                fromSeq?: components["schemas"]["LogSeq"];
                /** @description Not beyond the last entry */
                toSeq?: components["schemas"]["LogSeq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LogProof"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    planBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    /** @description Left out: every line that waits */
                    itemNos?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BatchPlan"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    assignBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    plan: {
                        /** @description Null takes the card back */
                        cardId: string | null;
                        itemNos: components["schemas"]["Id"][];
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemBulk"];
            default: components["responses"]["Error"];
        };
    };
    applyBatchPay: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batchNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    items: components["schemas"]["BatchItemRefs"];
                    otpMode: components["schemas"]["BatchOtpMode"];
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemBulk"];
            default: components["responses"]["Error"];
        };
    };
    pageBatchItems: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["BatchItemFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["BatchItemRow"][];
                            summary?: components["schemas"]["CurrencyTotal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBatchItemStatistics: {
        parameters: {
            query: {
                batchNo: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["BatchItemStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadBatchItems: {
        parameters: {
            query?: {
                filter?: components["parameters"]["BatchItemFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows */
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
    enterBatchItemOtp: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Never stored, logged or sent back */
                    code?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemRow"];
            default: components["responses"]["Error"];
        };
    };
    payBatchItem: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @description Unique on the card */
                    bankRefNo: string;
                    /** Format: date-time */
                    paidAt: string;
                    voucherFileId: components["schemas"]["Id"];
                    remark?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemRow"];
            default: components["responses"]["Error"];
        };
    };
    failBatchItem: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    failCode: components["schemas"]["BatchItemFailCode"];
                    remark: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemRow"];
            default: components["responses"]["Error"];
        };
    };
    loseBatchItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    remark: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemRow"];
            default: components["responses"]["Error"];
        };
    };
    resolveBatchItem: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemNo: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    /** @enum {string} */
                    result: "SUCCESS" | "FAILED";
                    evidenceFileId: components["schemas"]["Id"];
                    remark: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemRow"];
            default: components["responses"]["Error"];
        };
    };
    retryBatchItems: {
        parameters: {
            query?: never;
            header: {
                /** @description As IdempotencyKey, and required, because the call moves money: browsers and proxies may send a POST again by themselves when a kept connection closes without an answer. Without it the call is refused with 400 BAD_REQUEST. */
                "Idempotency-Key": components["parameters"]["MoneyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["BatchItemRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemBulk"];
            default: components["responses"]["Error"];
        };
    };
    takeBatchItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["BatchItemRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemBulk"];
            default: components["responses"]["Error"];
        };
    };
    releaseBatchItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: components["schemas"]["BatchItemRefs"];
                };
            };
        };
        responses: {
            200: components["responses"]["BatchItemBulk"];
            default: components["responses"]["Error"];
        };
    };
    pageUpstreams: {
        parameters: {
            query?: {
                paging?: components["parameters"]["Paging"];
                filter?: components["parameters"]["UpstreamFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["Upstream"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUpstream: {
        parameters: {
            query: {
                upstreamCode: components["schemas"]["UpstreamCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upstream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UpstreamDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUpstreamStatistics: {
        parameters: {
            query?: {
                filter?: components["parameters"]["UpstreamFilter"];
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
                        data: components["schemas"]["UpstreamStatistics"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadUpstreams: {
        parameters: {
            query?: {
                filter?: components["parameters"]["UpstreamFilter"];
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
            /** @description The file; first row tells who, when, which filters and how many rows, last row the count */
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
    getUpstreamSchema: {
        parameters: {
            query?: {
                /** @description This one only */
                adapterCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UpstreamAdapter"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageUpstreamCallbacks: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                upstreamCode: components["schemas"]["UpstreamCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["UpstreamCallback"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    pageUpstreamRecons: {
        parameters: {
            query: {
                paging?: components["parameters"]["Paging"];
                upstreamCode: components["schemas"]["UpstreamCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PageInfo"] & {
                            list: components["schemas"]["UpstreamRecon"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    importUpstreamRecon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                    /** @description Day in the business zone */
                    bizDate: string;
                    currency: components["schemas"]["Currency"];
                    fileName: string;
                    lines: components["schemas"]["UpstreamFileLine"][];
                    dryRun: boolean;
                };
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UpstreamReconResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addUpstream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adapterCode: string;
                    environment: components["schemas"]["UpstreamEnvironment"];
                    upstreamName: string;
                    upstreamType: components["schemas"]["UpstreamType"];
                    country: string;
                    currencies: components["schemas"]["Currency"][];
                    baseUrl: components["schemas"]["UpstreamUrl"];
                    payUrl?: components["schemas"]["UpstreamUrl"] | null;
                    payoutUrl?: components["schemas"]["UpstreamUrl"] | null;
                    queryUrl?: components["schemas"]["UpstreamUrl"] | null;
                    balanceUrl?: components["schemas"]["UpstreamUrl"] | null;
                    /** @description Addresses from which it calls; none for any */
                    callbackIps?: string[];
                    mchIdAtUpstream?: string | null;
                    timeoutMs: number;
                    maxQps: number;
                    lowBalanceAlerts?: components["schemas"]["UpstreamAlert"][];
                    contactName?: string | null;
                    contactIm?: string | null;
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The upstream as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Upstream"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    editUpstream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                    version: components["schemas"]["Version"];
                    upstreamName?: string;
                    upstreamType?: components["schemas"]["UpstreamType"];
                    country?: string;
                    currencies?: components["schemas"]["Currency"][];
                    baseUrl?: components["schemas"]["UpstreamUrl"];
                    payUrl?: components["schemas"]["UpstreamUrl"] | null;
                    payoutUrl?: components["schemas"]["UpstreamUrl"] | null;
                    queryUrl?: components["schemas"]["UpstreamUrl"] | null;
                    balanceUrl?: components["schemas"]["UpstreamUrl"] | null;
                    /** @description Addresses from which it calls; none for any */
                    callbackIps?: string[];
                    mchIdAtUpstream?: string | null;
                    timeoutMs?: number;
                    maxQps?: number;
                    lowBalanceAlerts?: components["schemas"]["UpstreamAlert"][];
                    contactName?: string | null;
                    contactIm?: string | null;
                    remark?: string | null;
                };
            };
        };
        responses: {
            /** @description The upstream as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Upstream"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setUpstreamCredential: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                    version: components["schemas"]["Version"];
                    /** @description By the names of the schema of its program */
                    credentials: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description What the test said, and the upstream as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UpstreamTestResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rollbackUpstreamCredential: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                    version: components["schemas"]["Version"];
                    credentialVersion: number;
                    reasonCode: components["schemas"]["UpstreamReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The upstream as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Upstream"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testUpstream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                };
            };
        };
        responses: {
            /** @description What the test said */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UpstreamTestResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    queryUpstreamBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                };
            };
        };
        responses: {
            /** @description The upstream as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Upstream"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableUpstream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The upstream as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Upstream"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableUpstream: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                    version: components["schemas"]["Version"];
                    reasonCode: components["schemas"]["UpstreamReason"];
                    /** @description 4 characters at least when the reason is OTHER */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The upstream as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Upstream"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveUpstreamErrorCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made when a dialog opens and kept until a definite answer. The same key with the same body returns the stored first answer with the header `idempotency-replayed: true`; with another body 409 IDEMPOTENCY_REUSED. A server without idempotency ignores it. A call that moves money takes MoneyKey in its place. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upstreamCode: components["schemas"]["UpstreamCode"];
                    rawCode: string;
                    unifiedCode: components["schemas"]["UnifiedCode"];
                };
            };
        };
        responses: {
            /** @description The meaning, and how many tries were read anew */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CodeMapping"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
