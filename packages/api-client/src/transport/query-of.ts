/** Parameters as a query; what is absent, null or no plain value is left out. */
export function queryOf(params: unknown): URLSearchParams {
  const query = new URLSearchParams();
  const entries: [string, unknown][] = Object.entries(params ?? {});
  for (const [name, value] of entries) {
    if (value !== undefined && typeof value !== 'object') query.set(name, String(value));
  }
  return query;
}
