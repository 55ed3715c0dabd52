import { type FaultCase, type MatrixKind, hostLetters } from './fault-case';
import type { HostFault } from './host-fault';
import { goodAnswers } from './host-faults';

const [good] = goodAnswers;
const hostCounts = [1, 2, 4] as const;
const faultyAttempts = [1, 2, Infinity] as const;
const places = ['on all hosts', `on ${hostLetters[0]} alone`] as const;

/** Returns the cases of each fault on one host or on all, for one attempt, for two or for all. */
export function casesOfStates(kind: MatrixKind, faults: readonly HostFault[]): FaultCase[] {
  return faults.flatMap((fault) =>
    hostCounts.flatMap((hosts) =>
      [true, false].flatMap((sameBackend) =>
        faultyAttempts.flatMap((maxFaulty) =>
          places.map((place) => ({
            kind,
            hosts,
            sameBackend,
            remembered: null,
            description: `${fault.name} ${place}, for ${maxFaulty} attempt(s)`,
            faultAt: (host, attempt) =>
              attempt <= maxFaulty && (host === 0 || place === places[0]) ? fault : good,
          })),
        ),
      ),
    ),
  );
}
