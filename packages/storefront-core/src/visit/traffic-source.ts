import {
  type GameChannelId,
  type TrafficSource,
  gameChannelId,
  trafficSource,
} from '@shop/payments';
import * as v from 'valibot';
import type { ShopServices } from '../services';
import type { Stored } from '../storage';
import { type VisitServices, currentVisit } from './current-visit';

type SourceServices = VisitServices & Pick<ShopServices, 'query'>;

/** How a player signed in: by the token of a link, through a third party, or with a password. */
export type SignInWay = 'token' | 'third-party' | 'account';

/** How a visit came about; of no other visit, so its id is stored as well. */
interface Origin {
  readonly session: string;
  readonly source: TrafficSource;
  /** Whether a link of the visit named a game. */
  readonly hasClient: boolean;
  /** Whether the player is signed in by the token of a link. */
  readonly isByToken: boolean;
}

const savedOrigin: Stored<Origin> = {
  key: 'trafficSource',
  schema: v.object({
    session: v.string(),
    source: v.picklist(['customer', 'game', 'social', 'other']),
    hasClient: v.boolean(),
    isByToken: v.boolean(),
  }),
};

/** Keeps for the visit whether its address came from customer service (`utm_pay=kf`) or names a game. */
export function noteEntry(services: SourceServices): void {
  const { clientId, utmPay } = services.query;
  const source = trafficSource({ utmPay, signIn: 'none' });
  if (source !== 'other') save(services, { source });
  if (clientId !== null) save(services, { hasClient: true });
}

/**
 * Keeps for the visit how the player has signed in (spec §4). A visit from customer service stays one
 * however the player signs in.
 */
export function noteSignInWay(services: SourceServices, signIn: SignInWay): void {
  const { utmPay } = services.query;
  const isCustomer = originOf(services).source === 'customer';
  const source = isCustomer ? 'customer' : trafficSource({ utmPay, signIn });
  save(services, { source, isByToken: signIn === 'token' });
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
  const ofVisit = originOf(services).source;
  if (ofVisit === 'customer') return ofVisit;
  const { utmPay } = services.query;
  const ofPage = trafficSource({ utmPay, signIn: isSignedInByLink ? 'token' : 'none' });
  return ofPage === 'other' ? ofVisit : ofPage;
}

/**
 * Returns the channel code of an order that is made now (spec §4). A link leaves the address once it is
 * applied, so the visit counts as well.
 *
 * @param isSignedInByLink - As for {@link currentTrafficSource}.
 */
export function currentChannelCode(
  services: SourceServices,
  isSignedInByLink: boolean,
): GameChannelId {
  const { hasClient, isByToken } = originOf(services);
  const { clientId } = services.query;
  return gameChannelId({
    clientId: clientId ?? (hasClient ? 'link' : null),
    isSignedIn: isSignedInByLink || isByToken,
  });
}

function originOf(services: SourceServices): Omit<Origin, 'session'> {
  const saved = services.storage.read(savedOrigin);
  if (saved?.session === currentVisit(services).session_id) return saved;
  return { source: 'other', hasClient: false, isByToken: false };
}

function save(services: SourceServices, changed: Partial<Omit<Origin, 'session'>>): void {
  const { session_id: session } = currentVisit(services);
  services.storage.write(savedOrigin, { ...originOf(services), ...changed, session });
}
