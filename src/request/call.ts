/** What our calls carry beside the transport's own configuration. */
export interface CallConfig {
  url?: string;
  method?: string;
  data?: unknown;
  headers?: Record<string, string>;
  responseType?: string;
  requestId?: string;
  epoch?: number;
  startedAt?: number;
  /** The token that the call carried. */
  token?: string;
  /** Nothing is shown when the call fails: the caller shows it where it belongs. */
  isQuiet?: boolean;
  /** The server may leave the call out, and the console hides what it serves. */
  isOptional?: boolean;
  /** Whether the data of a good answer is what the call needs. */
  holds?: (data: unknown) => boolean;
  /** Tries that are left; a failure that will be tried again is not shown. */
  retriesLeft?: number;
}

export interface CallResponse {
  status: number;
  data: unknown;
  headers: Record<string, string | undefined>;
  config: CallConfig;
}
