import { type CardMessage, cardMessageType, cardMessageVersion } from '../hosted-card/card-message';

/** Posts a message to the embedding shop. */
export type PostToShop = (message: CardMessage) => void;

/** The frame's window, with the window that embeds it. */
export interface FramedWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
}

/**
 * Returns a function that posts messages to the exact origin of the embedding shop, or null if that
 * origin is not configured or the document is not in a frame.
 */
export function createPostToShop(
  window: FramedWindow,
  parent: string,
  shopOrigins: readonly string[],
): PostToShop | null {
  if (!shopOrigins.includes(parent) || Object.is(window.parent, window)) return null;
  return (message) => {
    const posted = { type: cardMessageType, version: cardMessageVersion, ...message };
    window.parent.postMessage(posted, parent);
  };
}
