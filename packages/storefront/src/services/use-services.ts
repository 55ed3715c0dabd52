import type { ShopServices } from '@shop/storefront-core/services';
import { createContext, useContext } from 'react';

const context = createContext<ShopServices | null>(null);

/** Provides the services to all components below. */
export const ServicesProvider = context.Provider;

/** Returns the services; throws outside of their provider. */
export function useServices(): ShopServices {
  const services = useContext(context);
  if (services === null) throw new Error('ServicesProvider is missing.');
  return services;
}
