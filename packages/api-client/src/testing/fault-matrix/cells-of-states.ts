import { type FaultCell, type MatrixKind, hostLetters } from './fault-cell';
import type { HostFault } from './host-fault';
import { goodAnswers } from './host-faults';

const [good] = goodAnswers;
const hostCounts = [1, 2, 4] as const;
const clearsAfter = [1, 2, Infinity] as const;
const places = ['on all hosts', `on ${hostLetters[0]} alone`] as const;

/** Each fault on one host or on all, for one attempt, for two or for ever. */
export function cellsOfStates(kind: MatrixKind, faults: readonly HostFault[]): FaultCell[] {
  return faults.flatMap((fault) =>
    hostCounts.flatMap((hosts) =>
      [true, false].flatMap((sameBackend) =>
        clearsAfter.flatMap((clears) =>
          places.map((place) => ({
            kind,
            hosts,
            sameBackend,
            remembered: null,
            story: `${fault.name} ${place}, for ${clears} attempt(s)`,
            faultAt: (host, attempt) =>
              attempt <= clears && (host === 0 || place === places[0]) ? fault : good,
          })),
        ),
      ),
    ),
  );
}
