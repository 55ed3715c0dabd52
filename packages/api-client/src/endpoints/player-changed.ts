import { shopApi } from './shop-api';

/**
 * The action to dispatch when another player is signed in, or none: what depends on the player
 * (frequent servers, roles) is asked for again. Dispatch it once the transport's `token` says so.
 */
export function playerChanged(): ReturnType<typeof shopApi.util.invalidateTags> {
  return shopApi.util.invalidateTags(['Player']);
}
