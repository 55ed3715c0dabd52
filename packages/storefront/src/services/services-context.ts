import { createContext, useContext } from 'react';
import type { ShopServices } from './shop-services';

const context = createContext<ShopServices | null>(null);

/** Hands the services to everything below. */
export const ServicesProvider = context.Provider;

/** The services; a component outside the shop has none, which is a mistake of the app. */
export function useServices(): ShopServices {
  const services = useContext(context);
  if (services === null) throw new Error('ServicesProvider is missing.');
  return services;
}
