/**
 * Ports of the sandboxes under test, apart from the port of `npm start`. Each worker has its own
 * sandbox, since tests reset it; `first` and `second` share one database.
 */
export const ports = { shops: [4170, 4173], first: 4171, second: 4172 } as const;

/** Returns the port of a worker's own sandbox. */
export function shopPortOf(worker: number): number {
  const port = ports.shops[worker];
  if (port === undefined) throw new Error(`There is no sandbox for worker ${String(worker)}.`);
  return port;
}
