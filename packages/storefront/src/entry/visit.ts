import * as v from 'valibot';
import type { Platform } from '@shop/contract';
import type { ShopConfig } from '@shop/brands';
import type { ShopStorage, Stored } from '../storage';

/** One opening of the shop, as payments and events carry it (spec §7). */
export interface Visit {
  /** Device id: made once per browser. */
  readonly did: string;
  readonly sessionId: string;
  /** When the visit began, in milliseconds since 1970. */
  readonly sessionTime: number;
}

const deviceId: Stored<string> = { key: 'paymentUuid', schema: v.string() };

/** Begins a visit: the device is recognised where its id was kept. */
export function beginVisit(
  storage: ShopStorage,
  now: () => number,
  randomUuid: () => string,
): Visit {
  const did = storage.read(deviceId) ?? randomUuid();
  storage.write(deviceId, did);
  return { did, sessionId: randomUuid(), sessionTime: now() };
}

/** The platform a browser runs on. An iPad that says it is a Mac gives itself away by its touches. */
export function detectPlatform(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'web';
}

const shopConfig = v.custom<ShopConfig>(
  (input) => typeof input === 'object' && input !== null && 'brand' in input && 'hosts' in input,
);

/**
 * The brand's data as the page brought it along. It comes from our own build, which checked it by
 * the brand schema, so only the outermost shape is looked at here. Throws where there is none.
 */
export function readShopConfig(json: string): ShopConfig {
  const read = v.safeParse(shopConfig, JSON.parse(json));
  if (!read.success) throw new Error('The page does not say which brand it is of.');
  return read.output;
}
