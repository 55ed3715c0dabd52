/** Deep enough for every event and report of ours, and far from the end of any stack. */
const maxDepth = 32;

/** What PostgreSQL cannot store in JSON: character 0, and half of a character of two halves. */
const unstorable = /\0|\p{Surrogate}/gu;

function clean(text: string): string {
  return text.replace(unstorable, '\uFFFD');
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) throw new RangeError('nested too deep');
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [clean(key), storable(item, depth + 1)]),
  );
}

/**
 * JSON in a body that came as text; null where there is none, and for one nested too deep. Characters
 * that cannot be stored are replaced: a report is worth keeping for what else is in it.
 */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return null;
  try {
    return storable(JSON.parse(body), 0);
  } catch {
    return null;
  }
}
