/** A host that worked, and when that was, in milliseconds since 1970. */
export interface RememberedHost {
  readonly host: string;
  readonly savedAt: number;
}

/** Where the working host is kept, `paymentBakApi` (spec §3). Whatever it holds is checked. */
export interface HostMemory {
  /** Null where there is nothing. */
  readonly read: () => unknown;
  readonly write: (remembered: RememberedHost) => void;
  readonly clear: () => void;
}

/** Which host a call starts with. */
export interface HostChoice {
  /** Base addresses, the primary first. */
  readonly hosts: readonly string[];
  /** Index of the host that worked last, or 0. */
  readonly preferred: () => number;
  /** Notes that a host gave a valid answer. */
  readonly worked: (index: number) => void;
}

/** A day in milliseconds: how long a backup host is kept to (spec §9). */
const day = 24 * 60 * 60 * 1000;

/** Any host will do, since it is looked up in the list. */
function isRemembered(value: unknown): value is { host: unknown; savedAt: number } {
  if (typeof value !== 'object' || value === null) return false;
  return 'host' in value && 'savedAt' in value && typeof value.savedAt === 'number';
}

/**
 * Keeps to a backup host for a day from when it first helped out. A remembered host counts only
 * while it is in the list, so that a tampered store leads nowhere, and not if it was saved in the
 * future, which is a clock that was set back.
 */
export function createHostChoice(
  hosts: readonly string[],
  memory: HostMemory,
  now: () => number,
): HostChoice {
  const preferred = (): number => {
    const value = memory.read();
    if (value === null) return 0;
    if (isRemembered(value)) {
      const age = now() - value.savedAt;
      const index = hosts.findIndex((host) => host === value.host);
      if (index > 0 && age >= 0 && age < day) return index;
    }
    memory.clear();
    return 0;
  };

  const worked = (index: number): void => {
    const host = hosts[index];
    if (host === undefined || index === preferred()) return;
    if (index === 0) memory.clear();
    else memory.write({ host, savedAt: now() });
  };

  return { hosts, preferred, worked };
}
