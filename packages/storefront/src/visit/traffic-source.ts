import { type TrafficSource, trafficSource } from '@shop/payments';
import * as v from 'valibot';
import type { ShopServices } from '../services';
import type { Stored } from '../storage';
import { type VisitServices, currentVisit } from './current-visit';

type SourceServices = VisitServices & Pick<ShopServices, 'query'>;

/** How a player signed in: by the token of a link, through a third party, or with a password. */
export type SignInWay = 'token' | 'third-party' | 'account';

/** The traffic source of a visit; of no other one, so the visit is stored as well. */
const savedSource: Stored<{ readonly session: string; readonly source: TrafficSource }> = {
  key: 'trafficSource',
  schema: v.object({
    session: v.string(),
    source: v.picklist(['customer', 'game', 'social', 'other']),
  }),
};

/** Keeps for the visit that its address came from customer service (spec §4, `utm_pay=kf`). */
export function noteEntry(services: SourceServices): void {
  const { utmPay } = services.query;
  const source = trafficSource({ utmPay, signIn: 'none' });
  if (source !== 'other') save(services, source);
}

/**
 * Keeps for the visit how the player has signed in (spec §4). A visit from customer service stays one
 * however the player signs in.
 */
export function noteSignInWay(services: SourceServices, signIn: SignInWay): void {
  const { utmPay } = services.query;
  const isCustomer = saved(services) === 'customer';
  save(services, isCustomer ? 'customer' : trafficSource({ utmPay, signIn }));
}

/**
 * Returns the traffic source of an order that is made now (spec §4).
 *
 * @param isSignedInByLink - Whether the player is signed in with the token of this page's address.
 */
export function currentTrafficSource(
  services: SourceServices,
  isSignedInByLink: boolean,
): TrafficSource {
  const ofVisit = saved(services) ?? 'other';
  if (ofVisit === 'customer') return ofVisit;
  const { utmPay } = services.query;
  const ofPage = trafficSource({ utmPay, signIn: isSignedInByLink ? 'token' : 'none' });
  return ofPage === 'other' ? ofVisit : ofPage;
}

function saved(services: SourceServices): TrafficSource | null {
  const record = services.storage.read(savedSource);
  return record?.session === currentVisit(services).session_id ? record.source : null;
}

function save(services: SourceServices, source: TrafficSource): void {
  services.storage.write(savedSource, { session: currentVisit(services).session_id, source });
}
