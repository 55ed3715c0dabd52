/**
 * Stands for parameters that nobody but the back end may see. It can be stored, logged and compared
 * as it is: there is nothing in it but a number.
 */
export interface Sealed<Params> {
  readonly sealed: string;
  /** Never there: it lets the compiler tell what is sealed for one call from another's. */
  readonly holds?: Params;
}

const kept = new Map<string, unknown>();
let made = 0;

/**
 * Takes parameters out of sight. What an endpoint is called with stands in actions, in the state and
 * in cache keys, where developer tools and error reports find it; a card or a password must not.
 *
 * @example
 * const card = seal({ client_id: '7', card_info: packed });
 * await dispatch(cardsApi.endpoints.cardInfo.initiate(card));
 */
export function seal<Params>(params: Params): Sealed<Params> {
  made += 1;
  const sealed = String(made);
  kept.set(sealed, params);
  return { sealed };
}

/**
 * What was sealed, once: it is sent, and then nobody has it any more. Throws the second time, since
 * whoever sends something again has to seal it again.
 */
export function unseal<Params>({ sealed }: Sealed<Params>): unknown {
  if (!kept.has(sealed)) throw new Error('These parameters were sent or discarded before.');
  const params = kept.get(sealed);
  kept.delete(sealed);
  return params;
}

/** Forgets what was sealed and is not sent after all, for instance where a popup is closed. */
export function discard<Params>({ sealed }: Sealed<Params>): void {
  kept.delete(sealed);
}
