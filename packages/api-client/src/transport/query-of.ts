function isSent(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Parameters as a query; what is absent, null or no plain value is left out. */
export function queryOf(params: unknown): URLSearchParams {
  const query = new URLSearchParams();
  if (typeof params !== 'object' || params === null) return query;
  for (const [name, value] of Object.entries(params)) {
    if (isSent(value)) query.set(name, String(value));
  }
  return query;
}
