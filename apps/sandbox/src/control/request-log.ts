const secrets: ReadonlySet<string> = new Set([
  'oauth_token',
  'username',
  'password',
  'card_info',
  'authorization_code',
  'identity_token',
  'fb_access_token',
  'vk_access_token',
  'oauth_verifier',
]);

/**
 * A query as it may be shown: who somebody is and what opens a door is left out. It takes what the
 * server has parsed, so that no way of writing a name hides a secret from it.
 */
export function maskQuery(query: unknown): Record<string, string> {
  const shown: Record<string, string> = {};
  if (typeof query !== 'object' || query === null) return shown;
  for (const [name, value] of Object.entries(query))
    shown[name] = secrets.has(name) && value !== '' ? '•••' : String(value);
  return shown;
}

/** A request as it may be shown: secrets are masked before it is kept. */
export interface LoggedRequest {
  readonly at: Date;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** HTTP status of the answer; null while there is none, and where it was lost. */
  readonly status: number | null;
}

/** The last requests this instance received. */
export interface RequestLog {
  /** Notes a request as it arrives; what it returns is told the status of the answer. */
  add(request: Omit<LoggedRequest, 'status'>): (status: number) => void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const maxRequests = 1000;
const nothingYet: number | null = null;

/** An empty log that keeps the last thousand requests. */
export function createRequestLog(): RequestLog {
  let requests: (Omit<LoggedRequest, 'status'> & { status: number | null })[] = [];
  return {
    add(request) {
      const entry = { ...request, status: nothingYet };
      requests.push(entry);
      // Cut down now and then: to copy the list with every request would cost more than it keeps.
      if (requests.length >= 2 * maxRequests) requests = requests.slice(-maxRequests);
      return (status) => {
        entry.status = status;
      };
    },
    list: () => requests.slice(-maxRequests),
    clear() {
      requests = [];
    },
  };
}
