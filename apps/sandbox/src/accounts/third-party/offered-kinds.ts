import type { Brand } from '@shop/brands';
import { type SignInKind, signInKinds } from '@shop/contract';

/** The third-party kinds of sign-in that a brand offers, in the contract's order. */
export function offeredKinds({ signIn }: Pick<Brand, 'signIn'>): SignInKind[] {
  return signInKinds.filter((kind) => signIn.includes(kind));
}
