/**
 * Ports of the sandboxes under test, apart from the port of `npm start`. Each worker has its own
 * sandbox, since tests reset it; `first` and `second` share one database, and `engines` are those of the
 * journeys, and `screenshots` that of the pictures of the README. The shops in `examples/` have the ports from
 * ten after `examples` on.
 */
export const ports = {
  // Three on two cores: each waits a third of its time.
  shops: [4170, 4173, 4174],
  first: 4171,
  second: 4172,
  engines: [4176, 4177],
  screenshots: 4178,
  examples: 4179,
} as const;

/** Returns the port of a worker's own sandbox. */
export function shopPortOf(worker: number): number {
  const port = ports.shops[worker];
  if (port === undefined) throw new Error(`There is no sandbox for worker ${String(worker)}.`);
  return port;
}
