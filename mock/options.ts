export interface PlatformOptions {
  /** Equal seeds and equal `now` give equal worlds. */
  seed?: string;
  /** Factor for the orders per day; 1 is about 90 withdrawals. */
  scale?: number;
  /** Factor for pay-ins and payouts; 1 is about 900 and 160 a day. */
  flow?: number;
  /** Live mode: real time passes, orders arrive and colleagues decide. */
  live?: boolean;
  /** Start time of the clock, ms since 1970; the current time by default. */
  now?: number;
  /** Delay before each answer, ms. */
  latency?: number;
  /** Keeps the last 1000 calls with their bodies, for tests. */
  record?: boolean;
  /** Offers GET /api/_sim/check. */
  control?: boolean;
  /** Puts hostile texts into every free text of the answers. */
  hostile?: boolean;
  /** Days of history. */
  days?: number;
  /** Asks a second person where the contract has x-approval; false by default: every call takes effect at once. */
  approvals?: boolean;
  /** A new installation, without the seeded super administrators: email addresses of the first ones by username. */
  firstAdmins?: Readonly<Record<string, string>>;
  /** Asks for second factors at sign-in; false by default. Offers GET /api/_sim/code then. */
  factors?: boolean;
  /** Minutes without input after which a session ends; 15 by default. */
  idleMinutes?: number;
  /** Hours after the sign-in at which a session ends; 12 by default. */
  sessionHours?: number;
  /** Offers GET /common/events, the live stream; false by default: the call answers as on a server without it. */
  events?: boolean;
  /** Offers GET /api/__inbox, the mails of the platform. */
  inbox?: boolean;
  /** Address of the console, for passkeys and mailed links; every port of http://localhost by default. */
  origin?: string;
}
