import type { Addresses } from '../hosts/addresses';

/** Who may stand around the provider's fields: the card frame, and the pages around that one. */
export function fieldHolders({ hosts, pages }: Addresses): ReadonlySet<string> {
  return new Set([hosts.cards, ...pages]);
}
