/** Our own options of a call, beside the transport's configuration. */
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
  /** The token when the call was made. */
  carried?: string | null;
  /** Show no message on failure: the caller shows it in its own place. */
  isQuiet?: boolean;
  /** The server may not have this call; the console then hides the feature. */
  isOptional?: boolean;
  /** A file is shown instead of saved: its answer is resolved as it is. */
  isShown?: boolean;
  /** Whether the data of a successful answer has the expected shape. */
  holds?: (data: unknown) => boolean;
  /** Sent by the console itself, after no input. */
  isBackground?: boolean;
  /** Retries left; a failure that will be retried is not shown. */
  retriesLeft?: number;
}

export interface CallResponse {
  status: number;
  data: unknown;
  headers: Record<string, string | undefined>;
  config: CallConfig;
}
