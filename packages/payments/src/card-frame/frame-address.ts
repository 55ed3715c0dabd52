/** What the address of a card frame says: `/frame/<provider>?parent=…&lang=…#<session>`. */
export interface FrameAddress {
  readonly provider: string;
  /** The origin that the shop around it claims to have. */
  readonly parent: string;
  /** The player's language, as the shop has it. */
  readonly language: string;
  /**
   * What the provider's library needs to know of the payment. It stands in the fragment, which
   * browsers send to nobody: it is in no log and in no referrer.
   */
  readonly session: ReadonlyMap<string, string>;
}

/** Reads the address of a card frame; what is missing is empty. */
export function readFrameAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): FrameAddress {
  const query = new URLSearchParams(search);
  return {
    provider: /\/frame\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1] ?? '',
    parent: query.get('parent') ?? '',
    language: query.get('lang') ?? 'en',
    session: new Map(new URLSearchParams(hash.slice(1))),
  };
}
