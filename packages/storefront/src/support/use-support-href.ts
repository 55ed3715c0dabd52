import { pageWindow } from '@shop/storefront-core/browser';
import { selectSelection } from '@shop/storefront-core/selection';
import { supportHref } from '@shop/storefront-core/support';
import { serverNow } from '@shop/storefront-core/time';
import { useIsPrerendered } from '../browser';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/**
 * Returns the address of customer service for the chosen role and, if given, an order; undefined if the
 * brand has no page for that. The time is the current minute. In a prerendered page nothing is filled in.
 */
export function useSupportHref(billingNo?: string): string | undefined {
  const services = useServices();
  const { role, server } = useShopSelector(selectSelection);
  const { support } = services.config.brand;
  if (useIsPrerendered()) return support;
  return supportHref(support, {
    billingNo,
    roleId: role?.value,
    serverId: server?.value,
    atMs: Math.floor(serverNow(services) / 60_000) * 60_000,
    host: pageWindow().location.host,
  });
}
