import type { Database } from '../database/database';
import { type FoundCharacter, findCharacter } from './find-character';
import { type Offer, findOffer } from './find-offer';
import type { PaymentRequest } from './order';

/** What a payment names; null for what does not exist. */
export interface Parts extends Pick<Offer, 'game' | 'product' | 'channels'> {
  readonly character: FoundCharacter | null;
}

/** Finds what a payment names; null if its game is unknown or only the head of a group. */
export async function findParts(
  database: Database,
  params: PaymentRequest,
  owner: { readonly userId: string; readonly gpId: string },
  now: Date,
): Promise<Parts | null> {
  const [offer, character] = await Promise.all([
    findOffer(database, params),
    findCharacter(database, owner, params, now),
  ]);
  return offer === null ? null : { ...offer, character };
}
