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
function refusalKey(code: number): MessageKey | null {
  return keys.get(code) ?? null;
}

/** Our message for a refusal, in the player's language; else the back end's words; else a plain one. */
export function refusalText(
  translate: (key: MessageKey) => string,
  refusal: { readonly code: number; readonly msg: string },
): string {
  const key = refusalKey(refusal.code);
  if (key !== null) return translate(key);
  const words = refusal.msg.trim();
  return words === '' ? translate('error.generic') : words;
}

/** A call that ended without an answer to use: the back end's no, or no answer at all. */
export type Failure =
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  | { readonly kind: 'failed' }
  /** A mistake of our own on the way, as RTK Query hands it over. */
  | { readonly message?: string };

/** What the player is told when a call did not end well. */
export function failureText(translate: (key: MessageKey) => string, failure: Failure): string {
  if (!('kind' in failure)) return translate('error.generic');
  return failure.kind === 'refused' ? refusalText(translate, failure) : translate('error.network');
}
