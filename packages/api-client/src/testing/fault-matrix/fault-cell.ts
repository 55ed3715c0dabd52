import type { CallKind } from '@shop/contract';
import type { HostFault } from './host-fault';

/** A kind of call; what creates is another kind where the back end does not keep its key. */
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

/** Names of hosts: the primary and its backups. */
export const hostLetters = ['a', 'b', 'c', 'd'] as const;

/** One call in one world. */
export interface FaultCell {
  readonly kind: MatrixKind;
  /** How many hosts there are, the primary with them. */
  readonly hosts: 1 | 2 | 3 | 4;
  readonly sameBackend: boolean;
  /** Index of the host that was remembered when the call began; null for none. */
  readonly remembered: number | null;
  /** What goes wrong, in words. */
  readonly story: string;
  /** What a host does with the request of an attempt, which are counted from 1. */
  readonly faultAt: (host: number, attempt: number) => HostFault;
}

/** A cell in words. */
export function describeCell({ kind, hosts, sameBackend, remembered, story }: FaultCell): string {
  const backEnds = sameBackend ? 'one back end' : 'a back end each';
  const memory = remembered === null ? '' : `, ${hostLetters[remembered] ?? ''} remembered`;
  return `${kind}, ${hosts} host(s), ${backEnds}${memory}: ${story}`;
}
