export interface ApiRequestInit {
  method?: string;
  headers?: Record<string, string>;
  /** A form carries files; its header is the browser's to write. */
  body?: string | FormData;
  signal?: AbortSignal;
  /** Goes on when the page that asked is left. */
  keepalive?: boolean;
}

/** What is read of an answer. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'json' | 'blob'> & {
  headers: Pick<Headers, 'has' | 'get'>;
};

/** Calls a path that begins with `/v1/`: `fetch` itself in the browser, the in-process API while rendering. */
export type ApiFetch = (path: string, init?: ApiRequestInit) => Promise<ApiAnswer>;
