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
  [Code.illegalCouponUse, 'coupon.refused'],
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

/** Returns the text key for a code of the back end; null if its own `msg` has to be shown. */
function refusalKey(code: number): MessageKey | null {
  return keys.get(code) ?? null;
}

/** Returns our text for a refusal, else the back end's message, else a generic text. */
export function refusalText(
  translate: (key: MessageKey) => string,
  refusal: { readonly code: number; readonly msg: string },
): string {
  const key = refusalKey(refusal.code);
  if (key !== null) return translate(key);
  const message = refusal.msg.trim();
  return message === '' ? translate('error.generic') : message;
}

/** A call that failed: a refusal of the back end, or no answer. */
export type Failure =
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  | { readonly kind: 'failed' }
  /** An error of our own code, as RTK Query serialises it. */
  | { readonly message?: string };

/** Returns the text for a failed call. */
export function failureText(translate: (key: MessageKey) => string, failure: Failure): string {
  if (!('kind' in failure)) return translate('error.generic');
  return failure.kind === 'refused' ? refusalText(translate, failure) : translate('error.network');
}
