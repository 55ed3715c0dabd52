import type { Fault } from './fault';

/** The faults that are switched on in this instance. */
export interface FaultBoard {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** The fault that befalls this request, counted down; null for a request that goes well. */
  take(host: string, path: string): Fault | null;
}

/** An empty board. */
export function createFaultBoard(): FaultBoard {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push(fault);
    },
    clear() {
      faults = [];
    },
    list: () => faults,
    take(host, path) {
      const index = faults.findIndex(
        (fault) =>
          (fault.host === '*' || fault.host === host) &&
          (fault.path === '*' || path.startsWith(fault.path)),
      );
      const found = faults[index];
      if (found === undefined) return null;
      const left = { ...found, times: found.times - 1 };
      if (left.times > 0) faults[index] = left;
      else faults.splice(index, 1);
      return found;
    },
  };
}
