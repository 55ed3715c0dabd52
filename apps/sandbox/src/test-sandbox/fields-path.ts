/** Returns path and query of the provider's card fields, from an order's link to the card frame. */
export function fieldsPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/frame\//, '/fields/') + search;
}
