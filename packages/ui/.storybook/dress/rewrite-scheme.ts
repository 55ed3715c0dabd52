import type { Scheme } from '../toolbars/scheme';

const feature = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/** Conditions that hold in every window and in none. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/**
 * A media condition as it would be if the player had asked for a scheme. What else it asks for stays
 * as it is, and so does everything where the system decides.
 */
export function rewriteScheme(media: string, scheme: Scheme): string {
  if (scheme === 'system') return media;
  return media.replace(feature, (_, wanted: string) =>
    wanted.toLowerCase() === scheme ? always : never,
  );
}
