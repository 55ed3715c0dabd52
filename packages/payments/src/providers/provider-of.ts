import { providers } from '.';
import type { Provider } from './provider';

const byPaywayId: ReadonlyMap<string, Provider> = new Map(
  providers.flatMap((provider) => provider.paywayIds.map((id) => [id, provider])),
);

/** The provider that serves a payment channel id of spec §9, or null where none here does. */
export function providerOf(paywayId: string): Provider | null {
  return byPaywayId.get(paywayId) ?? null;
}
