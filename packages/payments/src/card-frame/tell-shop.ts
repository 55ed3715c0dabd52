import { type CardMessage, cardMessageType, cardMessageVersion } from '../hosted-card/card-message';

/** Tells the shop around the frame something. */
export type TellShop = (message: CardMessage) => void;

/** The windows of which one may be the shop's. */
export interface FramedWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
}

/**
 * A way to speak to the shop: to its exact origin, if it is one that is served here and stands
 * around the frame; otherwise null, and nothing is posted to anybody.
 */
export function tellShop(
  window: FramedWindow,
  parent: string,
  shopOrigins: readonly string[],
): TellShop | null {
  if (!shopOrigins.includes(parent) || Object.is(window.parent, window)) return null;
  return (message) => {
    const posted = { type: cardMessageType, version: cardMessageVersion, ...message };
    window.parent.postMessage(posted, parent);
  };
}
