/** A script that has run and left its global, or the reason why it did not. */
export type LoadedScript =
  | { readonly kind: 'loaded'; readonly global: unknown }
  | { readonly kind: 'load-failed'; readonly reason: 'network' | 'timeout' | 'no-global' };
