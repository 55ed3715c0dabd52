import { createHash } from 'node:crypto';
import type { SignInKind } from '@shop/contract';

/** Somebody who has an account at every sign-in provider. */
export interface TestIdentity {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Who can sign in at the providers; they are for everybody to use. */
export const testIdentities: readonly TestIdentity[] = [
  { id: 'first', name: 'First test player', email: 'first@players.example' },
  { id: 'second', name: 'Second test player', email: 'second@players.example' },
  { id: 'third', name: 'Third test player', email: 'third@players.example' },
];

const digits = 12;

/** The lasting id of an identity at one provider: digits, and others at each. */
export function subjectOf(provider: SignInKind, identity: TestIdentity): string {
  const hash = createHash('sha256').update(`${provider} ${identity.id}`).digest('hex');
  return BigInt(`0x1${hash.slice(0, digits)}`).toString();
}
