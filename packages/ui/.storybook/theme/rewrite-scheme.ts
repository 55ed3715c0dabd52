import type { Scheme } from '../toolbars/scheme';

const feature = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/** Conditions that always and never match. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/**
 * Returns a media condition with its `prefers-color-scheme` parts replaced by the result for the given
 * scheme; unchanged for `system`.
 */
export function rewriteScheme(media: string, scheme: Scheme): string {
  if (scheme === 'system') return media;
  return media.replace(feature, (_, wanted: string) =>
    wanted.toLowerCase() === scheme ? always : never,
  );
}
