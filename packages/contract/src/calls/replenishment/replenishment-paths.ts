/**
 * The paths of the first calls of the page of a payment for another player; see `firstScreenPaths`. Apart, so
 * that no other page carries them.
 */
export const replenishmentPaths = {
  info: '/api/replenishment/replenishment_info',
  gameList: '/api/replenishment/getGameList',
} as const;
