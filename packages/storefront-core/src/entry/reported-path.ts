/**
 * Returns the path of a page as reports and metrics name it. A path can be anything that a player types, so only letters
 * and hyphens are kept: all landings by a game code are `/@`, and what no page of the shop has is `other`.
 *
 * The script for all browsers contains it, so it is written in the JavaScript of 2011.
 */
export function reportedPath(pathname: string): string {
  if (/^\/@/.test(pathname)) return '/@';
  return /^\/[a-z/-]{0,40}$/i.test(pathname) ? pathname : 'other';
}
