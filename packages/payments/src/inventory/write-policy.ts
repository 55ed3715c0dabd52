/**
 * What each directive allows; the same directive may come more than once. Null is for one that takes
 * no sources.
 */
export type Directives = readonly (readonly [name: string, sources: readonly string[] | null])[];

function writeDirective(name: string, sources: ReadonlySet<string> | null): string {
  if (sources === null) return name;
  return `${name} ${sources.size === 0 ? "'none'" : [...sources].join(' ')}`;
}

/**
 * A Content-Security-Policy in one line, each directive once and each source once. A directive
 * without sources allows nothing.
 */
export function writePolicy(directives: Directives): string {
  const merged = new Map<string, Set<string> | null>();
  for (const [name, sources] of directives) {
    const all = merged.get(name) ?? new Set();
    sources?.forEach((source) => all.add(source));
    merged.set(name, sources === null ? null : all);
  }
  return [...merged].map(([name, sources]) => writeDirective(name, sources)).join('; ');
}
