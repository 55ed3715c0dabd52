/** What each directive allows; the same directive may come more than once. */
export type Directives = readonly (readonly [name: string, sources: readonly string[]])[];

/**
 * A Content-Security-Policy in one line, each directive once and each source once. A directive
 * without sources allows nothing.
 */
export function writePolicy(directives: Directives): string {
  const merged = new Map<string, Set<string>>();
  for (const [name, sources] of directives) {
    const all = merged.get(name) ?? new Set();
    sources.forEach((source) => all.add(source));
    merged.set(name, all);
  }
  return [...merged]
    .map(([name, sources]) => `${name} ${sources.size === 0 ? "'none'" : [...sources].join(' ')}`)
    .join('; ');
}
