import type { PageNeed } from '../providers/page-needs';
import {
  type ConfiguredAddresses,
  type PageHosts,
  sourceAddress,
  writePolicy,
} from './write-policy';

/** What the policy of one provider’s card frame is made from. */
export interface CardFramePolicyOptions {
  /** The needs of that provider; those of other documents are left out. */
  readonly needs: readonly PageNeed[];
  readonly hosts: PageHosts;
  /** Addresses of this environment for needs whose source is `configured`. */
  readonly configured?: ConfiguredAddresses;
  /** The shops that may frame it, by exact origin. None means that nobody may. */
  readonly frameAncestors: readonly string[];
}

/**
 * The Content-Security-Policy of a card frame: its own files, and what this one provider needs. Its
 * styles may be inline, because libraries of card fields write them into the document.
 *
 * @example
 * reply.header('content-security-policy', cardFramePolicy({ needs, hosts, frameAncestors }));
 */
export function cardFramePolicy(options: CardFramePolicyOptions): string {
  const { needs, hosts, configured = {}, frameAncestors } = options;
  const needed = needs
    .filter((need) => need.document === 'card-frame')
    .map(({ directive, source }) => {
      const address = sourceAddress({ directive, source, path: null }, hosts, configured);
      return [directive, address === null ? [] : [address]] as const;
    });
  return writePolicy([
    ['default-src', []],
    ['script-src', ["'self'"]],
    ['script-src-attr', []],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['frame-src', []],
    ...needed,
    ['object-src', []],
    ['base-uri', []],
    ['form-action', ["'self'"]],
    ['frame-ancestors', frameAncestors],
  ]);
}
