import type { PageNeed, Source } from './page-needs';
import type { FrameEnvironment } from './provider';

/** Returns what the library of a provider needs in the card frame. */
export type FrameNeeds = (environment: FrameEnvironment) => readonly PageNeed[];

/** A host of the provider by its name, or an address that the environment configures. */
type FrameSource = string | Extract<Source, { readonly kind: 'configured' }>;

function sourceOf(source: FrameSource): Source {
  return typeof source === 'string' ? { kind: 'provider-host', host: source } : source;
}

/** Returns the need for a script. It has no hash because providers change scripts without notice. */
export function frameScript(from: FrameSource, why: string): PageNeed {
  const because =
    'the provider changes its script without notice; it is loaded only for a payment with this provider';
  const integrity = { kind: 'none', because } as const;
  const source = sourceOf(from);
  return { document: 'card-frame', directive: 'script-src', source, why, integrity };
}

/** Returns the need for a resource other than a script. */
export function frameNeed(
  directive: Exclude<PageNeed['directive'], 'script-src'>,
  from: FrameSource,
  why: string,
): PageNeed {
  return { document: 'card-frame', directive, source: sourceOf(from), why, integrity: null };
}
