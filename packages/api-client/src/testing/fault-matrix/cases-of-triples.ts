import type { FaultCase, MatrixKind } from './fault-case';
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

/** The states that the client can distinguish, one of each kind. */
const distinguishable = [
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

/** States that look the same to the client as some of those, but store the order. */
const storedButUnseen = [
  'a connection that is reset after the commit',
  'a hang after the commit',
  'JSON that is cut',
  'a 500 after the commit',
].map(named);

interface HostSetup {
  readonly hosts: FaultCase['hosts'];
  readonly sameBackend: boolean;
}

/** The hosts and back ends for the cases of triples. */
export const setupsOfTriples: readonly HostSetup[] = [
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

/** Returns a case for every sequence of three states, one for each attempt. */
export function casesOfTriples(kind: MatrixKind, environment: HostSetup): FaultCase[] {
  const faults = kindRules[kind].creates
    ? [...distinguishable, ...storedButUnseen]
    : distinguishable;
  return triplesOf(faults).map((triple) => ({
    kind,
    ...environment,
    remembered: null,
    description: namesOf(triple),
    faultAt: (_, attempt) => triple[attempt - 1] ?? triple[2],
  }));
}

interface Memory {
  readonly sameBackend: boolean;
  readonly remembered: number | null;
}

/** What may be remembered when a call starts. */
export const memoriesOfHosts: readonly Memory[] = [
  { sameBackend: true, remembered: null },
  { sameBackend: true, remembered: 1 },
  { sameBackend: false, remembered: 1 },
];

/** Returns a case for every combination of states of three hosts, which do not change. */
export function casesOfHosts(kind: MatrixKind, memory: Memory): FaultCase[] {
  return triplesOf(distinguishable).map((triple) => ({
    kind,
    hosts: 3,
    ...memory,
    description: `on each host: ${namesOf(triple)}`,
    faultAt: (host) => triple[host] ?? triple[2],
  }));
}

/** Shares no factor with the numbers of states, so that every state is met in every place. */
const everyNth = 9;

/**
 * Returns the cases of a table to check: all of them in `npm run test:nightly`, otherwise every ninth.
 * Every state of a host by itself is always checked.
 */
export function casesToCheck(cases: readonly FaultCase[]): readonly FaultCase[] {
  if (process.env['TEST_ROUNDS'] === 'full') return cases;
  return cases.filter((_, at) => at % everyNth === 0);
}
