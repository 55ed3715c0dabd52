/**
 * What the document with the card fields tells the shop around it. It posts these to the shop's
 * exact origin, which it knows from its `parent` query (see {@link cardFrameUrl}) and compares with
 * the origins it serves. Nothing is ever posted in the other direction, and no message has room for
 * a digit of a card.
 *
 * - `ready`: the fields can be used.
 * - `height`: the document is that high now, in CSS pixels.
 * - `done`: the player has sent the fields; whether the payment succeeds is for the order to say.
 * - `cancelled`: the player wants to pay in another way.
 * - `failed`: there will be no fields; a shop that does not know this one finds out by waiting.
 */
export type CardMessage =
  | { readonly event: 'ready' | 'done' | 'cancelled' | 'failed' }
  | { readonly event: 'height'; readonly height: number };

/** Marks a message as one of this protocol; other scripts post to the same window. */
export const cardMessageType = 'shop-card';

/** Raised when a message changes its meaning; a document of another version is not understood. */
export const cardMessageVersion = 1;

function field(value: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function readHeight(value: unknown): CardMessage | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null;
  return { event: 'height', height: value };
}

/**
 * Reads what a window was posted, `{ type: 'shop-card', version: 1, event: 'ready' }`.
 *
 * @returns Null for anything that is no message of this protocol. Where it came from has to be
 * checked besides.
 */
export function readCardMessage(posted: unknown): CardMessage | null {
  if (typeof posted !== 'object' || posted === null) return null;
  if (field(posted, 'type') !== cardMessageType) return null;
  if (field(posted, 'version') !== cardMessageVersion) return null;

  const event = field(posted, 'event');
  switch (event) {
    case 'ready':
    case 'done':
    case 'cancelled':
    case 'failed':
      return { event };
    case 'height':
      return readHeight(field(posted, 'height'));
    default:
      return null;
  }
}
