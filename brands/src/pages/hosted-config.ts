import type { HostedShop } from '../environments/environment';
import type { ShopConfig } from '../shop-config';

/** Returns the configuration of a shop's page on its own hosts. */
export function hostedConfig({
  brand,
  environment,
  api,
  track,
  pay,
  cards,
  pictures,
  analytics,
  errorReports,
  sendsMetrics,
}: HostedShop): ShopConfig {
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
      ...(errorReports !== undefined && { errorReports }),
    },
    analytics,
    ...(sendsMetrics === true && { sendsMetrics }),
  };
}
