import type { SignInKind } from '@shop/contract';

/** Our id at a provider: each brand has one there, `nova-google`, for all of its games. */
export function appIdOf(brand: string, kind: SignInKind): string {
  return `${brand}-${kind}`;
}

/** The package whose client asks the search engine for a code (`gg_pkg`, spec §3). */
export function packageOf(brand: string): string {
  return `example.${brand}.shop`;
}
