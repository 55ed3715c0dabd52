/** A host that gave an answer, and when, in milliseconds since 1970. */
export interface RememberedHost {
  readonly host: string;
  readonly savedAt: number;
}

/** Stores the working host, `paymentBakApi` (spec §3). Its content is checked when read. */
export interface HostMemory {
  /** Returns null if nothing is stored. */
  readonly read: () => unknown;
  readonly write: (remembered: RememberedHost) => void;
  readonly clear: () => void;
}

/** Chooses the host a call starts with. */
export interface HostChoice {
  /** Base addresses, the primary first. */
  readonly hosts: readonly string[];
  /** Returns the index of the last healthy host, or 0. */
  readonly preferred: () => number;
  /** Records that a host gave a valid answer. */
  readonly markHealthy: (index: number) => void;
}

/** How long a backup host is preferred: a day (spec §9). */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** Returns the index of the host that a call starts with; see {@link createHostChoice}. */
export function preferredHost(
  hosts: readonly string[],
  memory: Pick<HostMemory, 'read' | 'clear'>,
  now: () => number,
): number {
  const value = memory.read();
  if (value === null) return 0;
  if (value instanceof Object && 'savedAt' in value && 'host' in value) {
    const age = now() - Number(value.savedAt);
    const index = hosts.indexOf(String(value.host));
    if (index > 0 && age >= 0 && age < maxAgeMs) return index;
  }
  memory.clear();
  return 0;
}

/**
 * Prefers a backup host for a day from its first answer. A remembered host is used only if it is in
 * the list, so that a tampered store has no effect, and only if it was not saved in the future,
 * which happens when the clock is set back.
 */
export function createHostChoice(
  hosts: readonly string[],
  memory: HostMemory,
  now: () => number,
): HostChoice {
  const preferred = (): number => preferredHost(hosts, memory, now);

  const markHealthy = (index: number): void => {
    const host = hosts[index];
    if (host === undefined || index === preferred()) return;
    if (index === 0) memory.clear();
    else memory.write({ host, savedAt: now() });
  };

  return { hosts, preferred, markHealthy };
}

/** Returns the address of a call at a host. */
export function callAddress(
  host: string | undefined,
  path: string,
  query: URLSearchParams,
): string {
  return `${host ?? ''}${path}?${query.toString()}`;
}
