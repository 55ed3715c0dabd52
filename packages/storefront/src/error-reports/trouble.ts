import type { CallFailed } from '@shop/api-client';

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
