const secrets: ReadonlySet<string> = new Set([
  'oauth_token',
  'username',
  'password',
  'card_info',
  'authorization_code',
  'code_verifier',
  'nonce',
  'identity_token',
  'fb_access_token',
  'vk_access_token',
  'oauth_verifier',
]);

/**
 * Returns a query with credentials and personal data masked. It takes the parsed query, so that an
 * unusual encoding of a name cannot hide a secret.
 */
export function maskQuery(query: unknown): Record<string, string> {
  const shown: Record<string, string> = {};
  if (typeof query !== 'object' || query === null) return shown;
  for (const [name, value] of Object.entries(query))
    shown[name] = secrets.has(name) && value !== '' ? '•••' : String(value);
  return shown;
}

/** A logged request; its secrets are masked. */
export interface LoggedRequest {
  readonly at: Date;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** HTTP status of the response; null before it, and if it was lost. */
  readonly status: number | null;
}

/** The latest requests of this instance. */
export interface RequestLog {
  /** Adds a request; returns a function that sets the status of its response. */
  add(request: Omit<LoggedRequest, 'status'>): (status: number) => void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const maxRequests = 1000;
const noStatus: number | null = null;

/** Creates an empty log that keeps the last thousand requests. */
export function createRequestLog(): RequestLog {
  let requests: (Omit<LoggedRequest, 'status'> & { status: number | null })[] = [];
  return {
    add(request) {
      const entry = { ...request, status: noStatus };
      requests.push(entry);
      // Trimmed only now and then, since it copies the list.
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
