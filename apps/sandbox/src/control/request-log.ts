/** A request as it may be shown: secrets are masked before it is kept. */
export interface LoggedRequest {
  readonly at: string;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
}

/** The last requests this instance answered. */
export interface RequestLog {
  add(request: LoggedRequest): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const kept = 1000;

/** An empty log that keeps the last thousand requests. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      if (requests.length > kept) requests = requests.slice(-kept);
    },
    list: () => requests,
    clear() {
      requests = [];
    },
  };
}
