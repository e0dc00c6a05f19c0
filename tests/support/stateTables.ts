/**
 * What each state of a record lets happen, written by hand from the rules of the states (never taken out of src/domain, which it is to
 * hold): a line for each state, x for each action that makes sense, whoever takes it. Colons join the facts that decide together.
 */
const ACTIONS = {
  merchant: `
                    review edit save switch rotateSecret resetPassword resume suspend close
    PENDING_REVIEW  x      x    x    .      .            .             .      .       .
    REJECTED        .      x    x    .      .            .             .      .       .
    ACTIVE          .      x    x    x      x            x             .      x       x
    SUSPENDED       .      x    x    x      x            x             x      .       x
    CLOSING         .      x    .    x      .            x             .      .       x
    CLOSED          .      .    .    .      .            .             .      .       .`,
  batch: `
                  import edit submit approve reject cancel pause resume retry result
    DRAFT         x      x    x      .       .      x      .     .      .     x
    VALIDATING    .      .    .      .       .      .      .     .      .     .
    INVALID       x      x    .      .       .      x      .     .      .     x
    WAIT_APPROVE  .      x    .      x       x      x      .     .      .     x
    REJECTED      x      x    .      .       .      x      .     .      .     x
    APPROVED      .      x    .      .       .      x      .     .      .     x
    PAYING        .      .    .      .       .      .      x     .      x     x
    PAUSED        .      .    .      .       .      x      .     x      x     x
    PARTIAL       .      .    .      .       .      .      .     .      x     x
    SUCCESS       .      .    .      .       .      .      .     .      .     x
    FAILED        .      .    .      .       .      .      .     .      x     x
    CANCELED      .      .    .      .       .      .      .     .      .     x`,
  batchItem: `
              assign applyPay otp paid fail unknown resolve retry take release
    INVALID   .      .        .   .    .    .       .       .     .    .
    WAIT      x      .        .   .    .    .       .       .     x    x
    ASSIGNED  x      x        .   x    .    .       .       .     x    x
    APPLYING  .      .        .   .    x    .       .       .     x    x
    WAIT_OTP  .      .        x   x    x    .       .       .     x    x
    PAYING    .      .        .   .    .    x       .       .     x    x
    SUCCESS   .      .        .   .    .    .       .       .     .    .
    FAILED    .      .        .   .    .    .       .       x     .    .
    UNKNOWN   .      .        .   .    .    .       x       .     x    x
    CANCELED  .      .        .   .    .    .       .       .     .    .
    REVERSED  .      .        .   .    .    .       .       .     .    .`,
  sett: `
              pass reject route query retry cancel resolve reverse notify
    CREATED   .    .      x     .     .     x      .       .       .
    REVIEW    x    x      .     .     .     x      .       .       .
    QUEUED    .    .      x     .     .     x      .       .       .
    PAYING    .    .      .     x     .     .      .       .       .
    SUCCESS   .    .      .     .     .     .      .       x       x
    FAILED    .    .      .     .     x     .      .       .       x
    UNKNOWN   .    .      .     x     .     .      x       .       .
    REVERSED  .    .      .     .     .     .      .       .       x
    CANCELED  .    .      .     .     .     .      .       .       x
    REJECTED  .    .      .     .     .     .      .       .       x`,
  payOrder: `
                   query notify supplement close refund dispute undispute
    CREATED        .     .      x          x     .      .       .
    PAYING         x     .      x          x     .      .       .
    SUCCESS        .     x      .          .     x      x       .
    FAILED         x     x      x          .     .      .       .
    EXPIRED        x     x      x          .     .      .       .
    CLOSED         x     x      x          .     .      .       .
    PART_REFUNDED  .     x      .          .     x      .       .
    REFUNDED       .     x      .          .     .      .       .
    DISPUTED       .     x      .          .     .      .       x`,
  collect: `
                   confirm extend reallocate notify dispute close
    ALLOCATING     .       .      .          .      .       x
    NO_CARD        .       x      x          .      .       x
    WAIT_PAY       x       x      x          .      .       x
    PAID_DECLARED  x       x      .          .      x       x
    SUCCESS        .       .      .          x      .       .
    AMOUNT_DIFF    x       .      .          x      x       .
    DISPUTED       x       .      .          x      .       x
    EXPIRED        x       .      .          x      x       .
    CLOSED         x       .      .          x      .       .`,
  card: `
                    edit review enable pause limit queryBalance correct retire
    PENDING_REVIEW  x    x      .      .     x     .            .       .
    ENABLED         x    .      .      x     x     x            x       .
    PAUSED          x    .      x      .     x     x            x       x
    COOLING         x    .      x      x     x     x            x       .
    BANK_FROZEN     .    .      .      x     x     x            x       .
    RETIRED         .    .      .      .     .     .            .       .`,
  agent: `
                    edit review price suspend resume move moveMerchant resetPassword close
    PENDING_REVIEW  x    x      x     .       .      x    .            .             .
    REJECTED        x    .      .     .       .      .    .            .             .
    ACTIVE          x    .      x     x       .      x    x            x             x
    SUSPENDED       x    .      x     .       x      x    x            x             x
    CLOSED          .    .      .     .       .      .    .            .             .`,
  bankLine: `
               match ignore unmatch
    UNMATCHED  x     x      .
    MATCHED    .     .      x
    PARTIAL    .     .      .
    IGNORED    .     .      x
    DUPLICATE  .     .      .
    REVERSED   .     .      .`,
  sales: `
               target correct confirm
    OPEN       x      x       x
    CONFIRMED  .      x       .`,
  operator: `
              edit role scope disable enable unlock resetPassword resetMfa kick reviewed
    INVITED   x    x    x     x       .      .      x             .        .    x
    ACTIVE    x    x    x     x       .      .      x             x        x    x
    LOCKED    x    x    x     x       .      x      x             x        x    x
    DISABLED  x    x    x     x       x      .      .             .        .    x
    LEFT      .    .    .     .       .      .      .             .        .    .`,
  payway: `
              edit copy enable disable remove
    ENABLED   x    x    .      x       .
    DISABLED  x    x    x      .       x`,
  product: `
                 edit clone enable disable remove
    ENABLED      x    x     .      x       .
    DISABLED     x    x     x      .       x
    MAINTENANCE  x    x     x      x       .`,
  white: `
              edit enable disable remove
    PENDING   x    x      .       x
    ACTIVE    x    .      x       x
    DISABLED  x    x      .       x
    EXPIRED   x    .      .       x`,
  task: `
              cancel retry download
    QUEUED    x      .     .
    RUNNING   x      .     .
    READY     .      .     x
    FAILED    .      x     .
    CANCELED  .      x     .
    EXPIRED   .      x     .`,
  schedule: `
            edit pause resume remove
    ACTIVE  x    x     .      x
    PAUSED  x    .     x      x`,
  channel: `
                          edit hours limit cost enable disable recycle restore
    ENABLED               x    x     x     x    .      x       .       .
    DISABLED              x    x     x     x    x      .       x       .
    MAINTENANCE           x    x     x     x    x      x       .       .
    AUTO_CLOSED           x    x     x     x    x      x       .       .
    ENABLED:recycled      .    .     .     .    .      .       .       .
    DISABLED:recycled     .    .     .     .    .      .       .       x
    MAINTENANCE:recycled  .    .     .     .    .      .       .       .
    AUTO_CLOSED:recycled  .    .     .     .    .      .       .       .`,
  upstream: `
                 edit credential rollback test queryBalance enable disable recon:import errorCode:save
    ENABLED      x    x          x        x    x            .      x       x            x
    DISABLED     x    x          x        x    x            x      .       x            x
    MAINTENANCE  x    x          x        x    x            x      x       x            x`,
  exchange: `
                               edit override endOverride suspend resume fetch
    ACTIVE:AUTO:FEED           x    x        .           x       .      x
    ACTIVE:AUTO:MANUAL         x    x        .           x       .      .
    ACTIVE:AUTO:FIXED          x    x        .           x       .      .
    ACTIVE:OVERRIDE:FEED       x    x        x           x       .      x
    ACTIVE:OVERRIDE:MANUAL     x    x        x           x       .      .
    ACTIVE:OVERRIDE:FIXED      x    x        x           x       .      .
    STALE:AUTO:FEED            x    x        .           x       .      x
    STALE:AUTO:MANUAL          x    x        .           x       .      .
    STALE:AUTO:FIXED           x    x        .           x       .      .
    STALE:OVERRIDE:FEED        x    x        x           x       .      x
    STALE:OVERRIDE:MANUAL      x    x        x           x       .      .
    STALE:OVERRIDE:FIXED       x    x        x           x       .      .
    SUSPENDED:AUTO:FEED        x    .        .           .       x      x
    SUSPENDED:AUTO:MANUAL      x    .        .           .       x      .
    SUSPENDED:AUTO:FIXED       x    .        .           .       x      .
    SUSPENDED:OVERRIDE:FEED    x    .        x           .       x      x
    SUSPENDED:OVERRIDE:MANUAL  x    .        x           .       x      .
    SUSPENDED:OVERRIDE:FIXED   x    .        x           .       x      .`,
  cardChannel: `
                       ping enable disable unpair rotateKey
    ONLINE             x    .      x       x      x
    DEGRADED           x    .      x       x      x
    OFFLINE            x    .      x       x      x
    DISABLED           x    x      .       x      x
    ONLINE:unpaired    .    .      .       .      .
    DEGRADED:unpaired  .    .      .       .      .
    OFFLINE:unpaired   .    .      .       .      .
    DISABLED:unpaired  .    .      .       .      .`,
  message: `
                        line ignore reveal
    RECEIPT:PARSED      .    .      .
    RECEIPT:UNPARSED    x    x      .
    RECEIPT:DUPLICATE   .    .      .
    RECEIPT:IGNORED     .    .      .
    OTP:PARSED          .    .      .
    OTP:UNPARSED        .    x      .
    OTP:DUPLICATE       .    .      .
    OTP:IGNORED         .    .      .
    OTP:PARSED:code     .    .      x
    OTP:UNPARSED:code   .    x      x
    OTP:DUPLICATE:code  .    .      x
    OTP:IGNORED:code    .    .      x
    BALANCE:PARSED      .    .      .
    BALANCE:UNPARSED    .    x      .
    BALANCE:DUPLICATE   .    .      .
    BALANCE:IGNORED     .    .      .
    OTHER:PARSED        .    .      .
    OTHER:UNPARSED      .    x      .
    OTHER:DUPLICATE     .    .      .
    OTHER:IGNORED       .    .      .`,
} as const;

/** The same for what happens to a record by itself or by others: the events of its closed table. */
const EVENTS = {
  merchant: `
                    pass reject resubmit suspend resume wind end
    PENDING_REVIEW  x    x      .        .       .      .    .
    REJECTED        .    .      x        .       .      .    .
    ACTIVE          .    .      .        x       .      x    .
    SUSPENDED       .    .      .        .       x      x    .
    CLOSING         .    .      .        .       .      .    x
    CLOSED          .    .      .        .       .      .    .`,
  batch: `
                  check edit submit approve reject start pause resume retry end cancel reverse
    DRAFT         x     x    x      .       .      .     .     .      .     .   x      .
    VALIDATING    x     .    .      .       .      .     .     .      .     .   .      .
    INVALID       x     x    .      .       .      .     .     .      .     .   x      .
    WAIT_APPROVE  .     x    .      x       x      .     .     .      .     .   x      .
    REJECTED      x     x    .      .       .      .     .     .      .     .   x      .
    APPROVED      .     x    .      .       .      x     .     .      .     .   x      .
    PAYING        .     .    .      .       .      .     x     .      x     x   .      .
    PAUSED        .     .    .      .       .      .     .     x      x     x   x      .
    PARTIAL       .     .    .      .       .      .     .     .      x     .   .      x
    SUCCESS       .     .    .      .       .      .     .     .      .     .   .      x
    FAILED        .     .    .      .       .      .     .     .      x     .   .      .
    CANCELED      .     .    .      .       .      .     .     .      .     .   .      .`,
  batchItem: `
              check assign unassign apply ask otp succeed paid fail lose resolve cancel reverse
    INVALID   x     .      .        .     .   .   .       .    .    .    .       x      .
    WAIT      x     x      .        .     .   .   .       .    .    .    .       x      .
    ASSIGNED  .     x      x        x     .   .   .       x    .    .    .       x      .
    APPLYING  .     .      .        .     x   .   .       .    x    x    .       .      .
    WAIT_OTP  .     .      .        .     .   x   .       x    x    x    .       .      .
    PAYING    .     .      .        .     .   .   x       .    x    x    .       .      .
    SUCCESS   .     .      .        .     .   .   .       .    .    .    .       .      x
    FAILED    .     .      .        .     .   .   .       .    .    .    .       .      .
    UNKNOWN   .     .      .        .     .   .   .       .    .    .    x       .      .
    CANCELED  .     .      .        .     .   .   .       .    .    .    .       .      .
    REVERSED  .     .      .        .     .   .   .       .    .    .    .       .      .`,
  sett: `
              queue pass reject send succeed fail lose cancel reverse
    CREATED   x     .    .      .    .       .    .    x      .
    REVIEW    .     x    x      .    .       .    .    x      .
    QUEUED    .     .    .      x    .       .    .    x      .
    PAYING    .     .    .      .    x       x    x    .      .
    SUCCESS   .     .    .      .    .       .    .    .      x
    FAILED    .     .    .      .    .       .    .    .      .
    UNKNOWN   .     .    .      .    x       x    .    .      .
    REVERSED  .     .    .      .    .       .    .    .      .
    CANCELED  .     .    .      .    .       .    .    .      .
    REJECTED  .     .    .      .    .       .    .    .      .`,
  payOrder: `
                   attempt fail succeed supplement expire close refund dispute undispute
    CREATED        x       .    .       x          x      x     .      .       .
    PAYING         x       x    x       x          x      x     .      .       .
    SUCCESS        .       .    .       .          .      .     x      x       .
    FAILED         .       .    x       x          .      .     .      .       .
    EXPIRED        .       .    x       x          .      .     .      .       .
    CLOSED         .       .    x       x          .      .     .      .       .
    PART_REFUNDED  .       .    .       .          .      .     x      .       .
    REFUNDED       .       .    .       .          .      .     .      .       .
    DISPUTED       .       .    .       .          .      .     .      .       x`,
  collect: `
                   allocate declare match confirm unmatch reallocate dispute expire close
    ALLOCATING     x        .       .     .       .       .          .       x      x
    NO_CARD        x        .       .     .       .       x          .       x      x
    WAIT_PAY       .        x       x     x       .       x          .       x      x
    PAID_DECLARED  .        .       x     x       .       .          x       x      x
    SUCCESS        .        .       .     .       .       .          .       .      .
    AMOUNT_DIFF    .        .       .     x       x       .          x       .      .
    DISPUTED       .        .       .     x       x       .          .       .      x
    EXPIRED        .        .       x     x       .       .          x       .      .
    CLOSED         .        .       x     x       .       .          .       .      .`,
  card: `
                    review change enable pause cool recover retire
    PENDING_REVIEW  x      x      .      .     .    .       .
    ENABLED         .      x      .      x     x    .       .
    PAUSED          .      x      x      .     .    .       x
    COOLING         .      x      x      x     .    x       .
    BANK_FROZEN     .      .      .      x     .    .       .
    RETIRED         .      .      .      .     .    .       .`,
  agent: `
                    pass reject resubmit suspend resume close
    PENDING_REVIEW  x    x      .        .       .      .
    REJECTED        .    .      x        .       .      .
    ACTIVE          .    .      .        x       .      x
    SUSPENDED       .    .      .        .       x      x
    CLOSED          .    .      .        .       .      .`,
  task: `
              start finish fail cancel expire retry
    QUEUED    x     .      .    x      .      .
    RUNNING   .     x      x    x      .      .
    READY     .     .      .    .      x      .
    FAILED    .     .      .    .      .      x
    CANCELED  .     .      .    .      .      x
    EXPIRED   .     .      .    .      .      x`,
  schedule: `
            pause resume
    ACTIVE  x     .
    PAUSED  .     x`,
} as const;

/** A table read: its columns, its lines, and whether a place has an x. */
function tableOf(text: string) {
  const [columns = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const marks = new Map(lines.map(([state = '', ...signs]) => [state, signs]));
  return {
    columns,
    states: [...marks.keys()],
    has: (column: string, state: string) => marks.get(state)?.[columns.indexOf(column)] === 'x',
  };
}

export type HandTable = ReturnType<typeof tableOf>;
const read = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, tableOf(text)])) as Record<Name, HandTable>;

/** Which actions make sense in which state, by record. */
export const actionTables = read(ACTIONS);
/** Which events may happen in which state, by record. */
export const eventTables = read(EVENTS);
