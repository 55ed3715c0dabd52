/** The provider's fields behind the card frame that an order's address leads to, path and query. */
export function fieldsPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/frame\//, '/fields/') + search;
}
