import type { Reporter, ReporterOptions, Trouble } from '../error-reports';

/**
 * Reports trouble, and fetches what is needed for that with the first: its code is never on the way
 * of a page that is well. Where that cannot be fetched, the network is gone, and the report with it.
 */
export function createTroubleReport(options: ReporterOptions): (trouble: Trouble) => void {
  let reporter: Promise<Reporter> | null = null;
  return (trouble) => {
    reporter ??= import('../error-reports').then(({ createReporter }) => createReporter(options));
    reporter.then(
      (report) => {
        report(trouble);
      },
      () => {
        reporter = null;
      },
    );
  };
}
