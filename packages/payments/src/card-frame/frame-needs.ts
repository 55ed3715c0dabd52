import type { PageNeed, Source } from '../providers/page-needs';

/** Whether a provider moves real money. Its test environment mostly lives on other hosts. */
export type FrameEnvironment = 'production' | 'test';

/** What a provider brings into the card frame. Data without a document, so that servers read it. */
export interface FrameNeeds {
  /** The provider’s key in the registry of providers. */
  readonly provider: string;
  readonly needs: Readonly<Record<FrameEnvironment, readonly PageNeed[]>>;
}

/** Checks at compile time that nothing is missing from what a provider needs. */
export function defineFrameNeeds(needs: FrameNeeds): FrameNeeds {
  return needs;
}

type Host = Exclude<Source, { readonly kind: 'shop-host' }>;

/** A script of the card frame. Providers publish no hashes: they change their scripts at will. */
export function frameScript(source: Host, why: string): PageNeed {
  const because =
    'the provider changes its script without notice; it is loaded when it is paid with';
  const integrity = { kind: 'none', because } as const;
  return { document: 'card-frame', directive: 'script-src', source, why, integrity };
}

/** Something else than a script that the card frame brings in. */
export function frameNeed(
  directive: Exclude<PageNeed['directive'], 'script-src'>,
  source: Host,
  why: string,
): PageNeed {
  return { document: 'card-frame', directive, source, why, integrity: null };
}
