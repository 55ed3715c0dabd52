import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/** How long an unanswered intent keeps its key: 15 minutes, in days. */
const fifteenMinutes = 15 / (24 * 60);

const intent: Stored<string> = {
  key: 'paymentIntent',
  schema: v.string(),
  days: fifteenMinutes,
};

/** What makes two presses of "buy" the same intent: the same thing for the same player, paid the same way. */
export interface IntentParts {
  readonly suid: string;
  readonly clientId: string;
  readonly areaId: string;
  readonly serverId: string;
  readonly roleId: string;
  readonly productId: string;
  readonly region: string;
  readonly channelKey: string;
  readonly subChannelId: string;
}

/** Keys of intents to buy, kept where a reload and a second tab find them. */
export interface Intents {
  /**
   * The key for an intent: the one of an earlier press whose answer never came, else a new one. It
   * is stored before it is sent, so that whatever happens next, a repeated press ends at the same
   * order.
   */
  keyFor: (parts: IntentParts) => string;
  /** Whether an earlier press of the same intent has had no definite answer yet. */
  isUnanswered: (parts: IntentParts) => boolean;
  /** After a definite answer the next press is a new intent. */
  settle: (parts: IntentParts) => void;
}

function recordOf(parts: IntentParts): string {
  return JSON.stringify([
    parts.suid,
    parts.clientId,
    parts.areaId,
    parts.serverId,
    parts.roleId,
    parts.productId,
    parts.region,
    parts.channelKey,
    parts.subChannelId,
  ]);
}

/** Opens the keys of intents over the browser's storage; `randomUuid` makes new ones. */
export function createIntents(storage: ShopStorage, randomUuid: () => string): Intents {
  return {
    keyFor: (parts) => {
      const record = recordOf(parts);
      const kept = storage.read(intent, record);
      if (kept !== null) return kept;
      const key = randomUuid();
      storage.write(intent, key, record);
      return key;
    },
    isUnanswered: (parts) => storage.read(intent, recordOf(parts)) !== null,
    settle: (parts) => {
      storage.remove(intent, recordOf(parts));
    },
  };
}
