/**
 * A message from the document with the card fields to the embedding shop. It is posted to the shop's
 * exact origin, which is in the `parent` query (see {@link cardFrameUrl}) and must be a configured
 * origin. The shop posts no messages, and no message can contain card data.
 *
 * - `ready`: the fields can be used.
 * - `height`: the new height of the document in CSS pixels.
 * - `done`: the player has sent the fields; read the order for the result of the payment.
 * - `cancelled`: the player wants to pay in another way.
 * - `failed`: the fields cannot be shown; an older shop ignores this message and runs into its timeout.
 */
export type CardMessage =
  | { readonly event: 'ready' | 'done' | 'cancelled' | 'failed' }
  | { readonly event: 'height'; readonly height: number };

/** Identifies messages of this protocol, since other scripts post to the same window. */
export const cardMessageType = 'shop-card';

/** Increment it when a message changes its meaning; messages of other versions are ignored. */
export const cardMessageVersion = 1;

function field(value: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function readHeight(value: unknown): CardMessage | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null;
  return { event: 'height', height: value };
}

/**
 * Reads a message of the form `{ type: 'shop-card', version: 1, event: 'ready' }`. Check its origin and
 * source separately.
 *
 * @returns Null if it is not a message of this protocol.
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
