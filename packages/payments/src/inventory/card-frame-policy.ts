import type { PageNeed } from '../providers/page-needs';
import {
  type ConfiguredAddresses,
  type PageHosts,
  sourceAddress,
  writePolicy,
} from './write-policy';

/** The options of {@link cardFramePolicy}. */
export interface CardFramePolicyOptions {
  /** The needs of the provider; those of other documents are ignored. */
  readonly needs: readonly PageNeed[];
  readonly hosts: PageHosts;
  /** Addresses of this environment for needs whose source is `configured`. */
  readonly configured?: ConfiguredAddresses;
  /** The exact origins of the shops that may frame it. If empty, framing is forbidden. */
  readonly frameAncestors: readonly string[];
}

/**
 * Returns the Content-Security-Policy of a card frame: it allows the frame's own files and the needs of
 * one provider. Inline styles are allowed because the libraries of card fields insert them.
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
