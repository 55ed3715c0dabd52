import type { PageNeed, Source } from '../providers/page-needs';

/** The environment of a provider. Only `production` moves real money; `test` usually has other hosts. */
export type FrameEnvironment = 'production' | 'test';

/** The resources that a provider needs in the card frame. Plain data, so that servers can read it. */
export interface FrameNeeds {
  /** The provider’s key in the registry of providers. */
  readonly provider: string;
  readonly needs: Readonly<Record<FrameEnvironment, readonly PageNeed[]>>;
}

/** Checks the needs of a provider at compile time. */
export function defineFrameNeeds(needs: FrameNeeds): FrameNeeds {
  return needs;
}

type Host = Exclude<Source, { readonly kind: 'shop-host' }>;

/** Returns the need for a script. It has no hash because providers change scripts without notice. */
export function frameScript(source: Host, why: string): PageNeed {
  const because =
    'the provider changes its script without notice; it is loaded only for a payment with this provider';
  const integrity = { kind: 'none', because } as const;
  return { document: 'card-frame', directive: 'script-src', source, why, integrity };
}

/** Returns the need for a resource other than a script. */
export function frameNeed(
  directive: Exclude<PageNeed['directive'], 'script-src'>,
  source: Host,
  why: string,
): PageNeed {
  return { document: 'card-frame', directive, source, why, integrity: null };
}
