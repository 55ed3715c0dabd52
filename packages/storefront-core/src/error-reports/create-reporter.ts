import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { CallFailed } from '@shop/api-client/transport';
import type { ShopHosts } from '@shop/brands';
import { StartFailed } from '../start-failure';
import { scrub } from './scrub';

/** A failure to report: a call without an answer (spec §8), or an uncaught error. */
export type ErrorReport =
  | { readonly kind: 'call-failed'; readonly failure: CallFailed }
  /** An error that was thrown and not caught. */
  | { readonly kind: 'exception'; readonly error: unknown };

/** The state of the page, read for each report. */
export interface ReportContext {
  /** Host name of the page, without scheme and port. */
  readonly host: string;
  /** The brand's key. */
  readonly brand: string;
  /** Which of the two storefronts runs (spec §2). */
  readonly version: string;
  /** The page's language. */
  readonly language: string;
  /** The path as `reportedPath` returns it. */
  readonly page: string;
}

/** Options of {@link createReporter}. */
export interface ReporterOptions {
  readonly hosts: Pick<ShopHosts, 'errorReports' | 'track'>;
  readonly environment: string;
  /** App and version of the build; source maps are found by it. */
  readonly release: string;
  readonly fetch: typeof fetch;
  readonly context: () => ReportContext;
}

/** Reports report. Never throws; whether the report arrives is not said. */
export type Reporter = (report: ErrorReport) => void;

/** Limits the reports of a page that fails in a loop. */
const maxReports = 20;

/** Returns the DSN for reports. The tracking host has one project, in which the brand is the key. */
function dsnOf({ errorReports, track }: ReporterOptions['hosts'], brand: string): string {
  if (errorReports !== undefined) return errorReports;
  const address = new URL(`${track}/1`);
  address.username = brand;
  return address.href;
}

/** A thrown value that is not an error has neither a type nor a stack. */
function isInformative(report: ErrorReport): boolean {
  return report.kind === 'call-failed' || report.error instanceof Error;
}

/** Creates a reporter over the error service's client, with all of its own data collection switched off. */
export function createReporter(options: ReporterOptions): Reporter {
  const { hosts, environment, release, fetch, context } = options;
  const client = new BrowserClient({
    dsn: dsnOf(hosts, context().brand),
    environment,
    release,
    transport: (made) => makeFetchTransport(made, fetch),
    stackParser: defaultStackParser,
    integrations: [],
    maxBreadcrumbs: 0,
    sendClientReports: false,
    dataCollection: { userInfo: false },
    beforeSend: (event) => scrub({ ...event, tags: { ...event.tags, ...context() } }),
  });
  client.init();
  let reports = 0;

  return (report) => {
    if (reports >= maxReports || !isInformative(report)) return;
    reports += 1;
    switch (report.kind) {
      case 'call-failed': {
        const { call, reason, attempts } = report.failure;
        client.captureEvent({ message: `${call}: ${reason}`, tags: { call, reason, attempts } });
        return;
      }
      case 'exception':
        if (report.error instanceof StartFailed) {
          const { reason } = report.error;
          client.captureEvent({ message: `start: ${reason}`, tags: { reason } });
          return;
        }
        client.captureException(report.error);
        return;
    }
  };
}
