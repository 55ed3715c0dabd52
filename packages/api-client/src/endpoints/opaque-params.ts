/**
 * Stands for parameters that only the back end may see. It can be stored, logged and compared, as
 * it holds only a number.
 */
export interface OpaqueParams<Params> {
  readonly opaque: string;
  /** Never set. It keeps the compiler from accepting the parameters of another call. */
  readonly holds?: Params;
}

const kept = new Map<string, unknown>();
let count = 0;

/**
 * Keeps parameters out of the store. RTK Query puts the arguments of an endpoint into actions, state
 * and cache keys, where developer tools and error reports read them; a card or a password must not
 * appear there.
 *
 * @example
 * const card = toOpaque({ client_id: '7', card_info: packed });
 * await dispatch(cardsApi.endpoints.cardInfo.initiate(card));
 */
export function toOpaque<Params>(params: Params): OpaqueParams<Params> {
  count += 1;
  const opaque = String(count);
  kept.set(opaque, params);
  return { opaque };
}

/**
 * Returns the parameters and forgets them, so that they are sent once. Throws on a second call: to
 * send them again, call {@link toOpaque} again.
 */
export function fromOpaque<Params>({ opaque }: OpaqueParams<Params>): unknown {
  if (!kept.has(opaque)) throw new Error('These parameters were sent or discarded before.');
  const params = kept.get(opaque);
  kept.delete(opaque);
  return params;
}

/** Forgets parameters that will not be sent, for instance when a popup closes. */
export function discardOpaque<Params>({ opaque }: OpaqueParams<Params>): void {
  kept.delete(opaque);
}
