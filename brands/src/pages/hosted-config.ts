import type { HostedShop } from '../hosts';
import type { ShopConfig } from '../shop-config';

/** Returns the configuration of a brand's page on its own hosts. */
export function hostedConfig({ brand, environment }: HostedShop): ShopConfig {
  const { api, track, pay, cards, pictures } = brand.hosts[environment];
  const address = (host: string): string => `https://${host}`;
  return {
    brand,
    environment,
    hosts: {
      api: api.map(address),
      track: address(track),
      pay: address(pay),
      cards: address(cards),
      pictures: pictures.map(address),
    },
  };
}
