import { Code } from '@shop/contract';
import type { MessageKey } from '@shop/i18n';

const keys: ReadonlyMap<number, MessageKey> = new Map<Code, MessageKey>([
  [Code.notLoggedIn, 'tip_login_expired'],
  [Code.loginRefused, 'log_fail'],
  [Code.noGame, 'error.noGame'],
  [Code.goodsNotInGame, 'error.goodsNotInGame'],
  [Code.roleNotFound, 'error.roleNotFound'],
  [Code.unpaidOrder, 'error.unpaidOrder'],
  [Code.purchaseLimitReached, 'goods_limit_not_buy'],
  [Code.priceChanged, 'error.priceChanged'],
  [Code.channelOutOfRange, 'error.channelOutOfRange'],
  [Code.wrongMethodParameters, 'error.wrongMethodParameters'],
  [Code.channelNotFound, 'error.channelNotFound'],
  [Code.linkExpired, 'error.linkExpired'],
  [Code.cardRefused, 'prepaid.refused'],
  [Code.cardValueDiffers, 'prepaid.otherValue'],
  [Code.notFound, 'error.query'],
  [Code.tooManyRequests, 'error.tooManyTries'],
  [Code.serverError, 'error.server'],
]);

/** What the player is told for a code of the back end; null where only its own `msg` says more. */
export function refusalKey(code: number): MessageKey | null {
  return keys.get(code) ?? null;
}
