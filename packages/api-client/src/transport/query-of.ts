/** Parameters as a query; what is neither text nor number is left out. */
export function queryOf(params: unknown): URLSearchParams {
  const query = new URLSearchParams();
  const entries: [string, unknown][] = Object.entries(params ?? {});
  for (const [name, value] of entries) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  return query;
}
