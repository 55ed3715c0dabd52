import type { CallFailed } from '@shop/api-client';
import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { scrub } from './scrub';

/** What is worth a report: a call that nobody answered (spec §8), or a mistake of ours. */
export type Trouble =
  | { readonly kind: 'call-failed'; readonly failure: CallFailed }
  /** What was thrown and not caught. */
  | { readonly kind: 'exception'; readonly error: unknown };

/** Where trouble arose; read anew for each report. */
export interface Surroundings {
  /** Host name of the page, without scheme and port. */
  readonly host: string;
  /** The brand's key. */
  readonly brand: string;
  /** Which of the two storefronts runs (spec §2). */
  readonly version: string;
  /** The page's language. */
  readonly language: string;
}

/** What a reporter is made of. */
export interface ReporterOptions {
  /** Base address of the host that takes reports, with scheme and port, without a trailing slash. */
  readonly host: string;
  readonly fetch: typeof fetch;
  readonly surroundings: () => Surroundings;
}

/** Reports trouble. Never throws; whether the report arrives is not said. */
export type Reporter = (trouble: Trouble) => void;

/** A page that fails in a circle has said all there is to say by then. */
const mostReports = 20;

/** The address of reports in the form the client library takes: a brand is the key of its own. */
function addressOf(host: string, brand: string): string {
  const address = new URL(`${host}/1`);
  address.username = brand;
  return address.href;
}

/** What is thrown without being an error says neither what it is nor where it comes from. */
function isTelling(trouble: Trouble): boolean {
  return trouble.kind === 'call-failed' || trouble.error instanceof Error;
}

/** Makes a reporter: the error service's own client, without anything it would gather by itself. */
export function createReporter({ host, fetch, surroundings }: ReporterOptions): Reporter {
  const client = new BrowserClient({
    dsn: addressOf(host, surroundings().brand),
    transport: (options) => makeFetchTransport(options, fetch),
    stackParser: defaultStackParser,
    integrations: [],
    maxBreadcrumbs: 0,
    sendClientReports: false,
    dataCollection: { userInfo: false },
    beforeSend: (event) => scrub({ ...event, tags: { ...event.tags, ...surroundings() } }),
  });
  client.init();
  let reports = 0;

  return (trouble) => {
    if (reports >= mostReports || !isTelling(trouble)) return;
    reports += 1;
    switch (trouble.kind) {
      case 'call-failed': {
        const { call, reason, attempts } = trouble.failure;
        client.captureEvent({ message: `${call}: ${reason}`, tags: { call, reason, attempts } });
        return;
      }
      case 'exception':
        client.captureException(trouble.error);
        return;
    }
  };
}
