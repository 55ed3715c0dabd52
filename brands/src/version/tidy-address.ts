/** What a text around a link leaves at its end: a slash too many, the mark after a word, a blank. */
const leftovers = /(?:[/.,]|%20){1,9}$/;

/**
 * Returns a path without what glueing and copying leave in it: doubled slashes, a slash, full stop, comma or
 * blank at its end, and an escaped `@` of a game-code landing. It begins with a single slash, so a browser
 * takes it for a path and not for a host.
 */
export function tidyPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(leftovers, '');
  return path === '' ? '/' : path.replace(/^\/%(?:25)*40/, '/@');
}

/** Returns the path among `paths` that a path means, in any case of letters; else the path itself, tidied. */
export function meantPath(pathname: string, paths: readonly string[]): string {
  const tidy = tidyPath(pathname);
  const small = tidy.toLowerCase();
  return paths.find((path) => path.toLowerCase() === small) ?? tidy;
}

/**
 * Returns a query whose parameters are apart: a mail program may have written `&amp;` between them, and an
 * address that had a query already a second question mark.
 */
export function tidySearch(search: string): string {
  return search.replace(/&amp;/gi, '&').replace(/(?!^)\?(?=[\w.]+=)/g, '&');
}
