import type { FaultCell, MatrixKind } from './fault-cell';
import type { HostFault } from './host-fault';
import {
  goodAnswers,
  networkFaults,
  refusals,
  rejections,
  serverErrors,
  timeFaults,
  unusableAnswers,
} from './host-faults';
import { kindRules } from './kind-rules';

const named = (name: string): HostFault => {
  const all = [
    ...[...goodAnswers, ...networkFaults, ...timeFaults, ...unusableAnswers],
    ...[...serverErrors, ...rejections, ...refusals],
  ];
  const fault = all.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault called ${name}.`);
  return fault;
};

/** What the client can tell apart, one host state for each. */
const toldApart = [
  'an answer',
  'purchase limit reached',
  'not logged in',
  'a connection that is refused',
  'a black hole',
  'an empty 200',
  'a 502 with a proxy’s page',
  'a 403',
  'a 408 with JSON',
  'a 429',
].map(named);

/** The same to the client as some of those, but with the order stored. */
const doneUnseen = [
  'a connection that is reset when all is done',
  'a hang when all is done',
  'JSON that is cut',
  'a 500 when all is done',
].map(named);

interface World {
  readonly hosts: FaultCell['hosts'];
  readonly sameBackend: boolean;
}

/** The worlds in which triples are tried. */
export const worldsOfTriples: readonly World[] = [
  { hosts: 1, sameBackend: true },
  { hosts: 2, sameBackend: true },
  { hosts: 2, sameBackend: false },
];

function triplesOf(faults: readonly HostFault[]): (readonly [HostFault, HostFault, HostFault])[] {
  return faults.flatMap((one) =>
    faults.flatMap((two) => faults.map((three) => [one, two, three] as const)),
  );
}

function namesOf(faults: readonly HostFault[]): string {
  return faults.map(({ name }) => name).join(', then ');
}

/** Every sequence of three states, one for each attempt. */
export function cellsOfTriples(kind: MatrixKind, world: World): FaultCell[] {
  const faults = kindRules[kind].creates ? [...toldApart, ...doneUnseen] : toldApart;
  return triplesOf(faults).map((triple) => ({
    kind,
    ...world,
    remembered: null,
    story: namesOf(triple),
    faultAt: (_, attempt) => triple[attempt - 1] ?? triple[2],
  }));
}

interface Memory {
  readonly sameBackend: boolean;
  readonly remembered: number | null;
}

/** What may be remembered when a call begins. */
export const memoriesOfHosts: readonly Memory[] = [
  { sameBackend: true, remembered: null },
  { sameBackend: true, remembered: 1 },
  { sameBackend: false, remembered: 1 },
];

/** Every choice of states for three hosts, which stay as they are. */
export function cellsOfHosts(kind: MatrixKind, memory: Memory): FaultCell[] {
  return triplesOf(toldApart).map((triple) => ({
    kind,
    hosts: 3,
    ...memory,
    story: `on each host: ${namesOf(triple)}`,
    faultAt: (host) => triple[host] ?? triple[2],
  }));
}
