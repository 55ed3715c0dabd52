/**
 * Ports of the sandboxes under test, away from the one a developer's own sandbox takes. Each worker
 * has a shop to itself, since a test resets it; two instances share one database.
 */
export const ports = { shops: [4170, 4173], first: 4171, second: 4172 } as const;

/** The port of the shop that a worker has to itself. */
export function shopPortOf(worker: number): number {
  const port = ports.shops[worker];
  if (port === undefined) throw new Error(`There is no shop for worker ${String(worker)}.`);
  return port;
}
