import type { CallKind } from '@shop/contract';
import type { HostFault } from './host-fault';

/** A kind of call. Creating without an honoured key is a kind of its own. */
export type MatrixKind = CallKind | 'create without a key';

/** Every kind of the matrix. */
export const matrixKinds: readonly MatrixKind[] = [
  'read',
  'preview',
  'poll',
  'claim',
  'password',
  'code-sign-in',
  'create',
  'create without a key',
  'card',
  'track',
];

/** Names of the hosts: the primary and its backups. */
export const hostLetters = ['a', 'b', 'c', 'd'] as const;

/** One call in one environment. */
export interface FaultCase {
  readonly kind: MatrixKind;
  /** Number of hosts, including the primary. */
  readonly hosts: 1 | 2 | 3 | 4;
  readonly sameBackend: boolean;
  /** Index of the host that is remembered when the call starts; null if none. */
  readonly remembered: number | null;
  /** The faults, in words. */
  readonly description: string;
  /** Returns what a host does with the request of an attempt, counted from 1. */
  readonly faultAt: (host: number, attempt: number) => HostFault;
}

/** Returns a case in words. */
export function describeCase({
  kind,
  hosts,
  sameBackend,
  remembered,
  description,
}: FaultCase): string {
  const backEnds = sameBackend ? 'one back end' : 'a back end each';
  const memory = remembered === null ? '' : `, ${hostLetters[remembered] ?? ''} remembered`;
  return `${kind}, ${hosts} host(s), ${backEnds}${memory}: ${description}`;
}
