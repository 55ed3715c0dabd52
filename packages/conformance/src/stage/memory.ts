/** Finds something once under each name; a search that failed fails alike for all who ask. */
export type Memory<T> = (name: string, find: () => Promise<T>) => Promise<T>;

/** A memory with nothing in it. */
export function createMemory<T>(): Memory<T> {
  const found = new Map<string, Promise<T>>();
  return async (name, find) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const finding = find();
    found.set(name, finding);
    return finding;
  };
}
