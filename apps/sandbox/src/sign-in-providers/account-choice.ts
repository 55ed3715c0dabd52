import type { SignInKind } from '@shop/contract';
import * as v from 'valibot';
import { subjectOf, testIdentities } from './test-identity';

/** The buttons of a sign-in page; the empty one cancels. */
export const accountChoice = v.object({
  identity: v.picklist(['', ...testIdentities.map(({ id }) => id)]),
});

/** The account that was chosen, as the provider knows it; null for who cancels. */
export function chosenSubject(provider: SignInKind, chosen: string): string | null {
  const identity = testIdentities.find(({ id }) => id === chosen);
  return identity === undefined ? null : subjectOf(provider, identity);
}
