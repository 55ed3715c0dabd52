import type { CodeLoader } from '@shop/storefront-core/lost-code';
import { createContext, useContext } from 'react';

const context = createContext<CodeLoader | null>(null);

/** Provides the loader of the page to all components below. */
export const CodeLoaderProvider = context.Provider;

/** Returns the loader of the page; throws outside of its provider. */
export function useCodeLoader(): CodeLoader {
  const loader = useContext(context);
  if (loader === null) throw new Error('CodeLoaderProvider is missing.');
  return loader;
}
