/** JSON in a body that came as text; null where there is none. */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
