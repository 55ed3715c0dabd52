import { Transport } from '../transport/create-transport';

/**
 * The transport, which is the extra argument of the store's thunks. Throws where there is none: that
 * is a mistake in the composition of the store.
 */
export function transportOf(extra: unknown): Transport {
  if (!(extra instanceof Transport))
    throw new Error('The store’s thunks have no transport as their extraArgument.');
  return extra;
}
