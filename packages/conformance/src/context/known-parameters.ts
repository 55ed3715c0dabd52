import { type RandomHex, obfuscateCredential } from '@shop/contract';
import type { Account, PurchasePath } from '../fixtures/fixtures';

/** A purchase path of the fixtures with the account that buys. */
export interface Scenario {
  readonly path: PurchasePath;
  readonly account: Account;
}

/** Parameters of an ordinary visit. */
const visit = {
  did: '6f1f6f0e-6a3c-4a53-9d2e-1d1f5b1b1a11',
  session_id: 'conformance',
  session_time: '1795252881000',
  traffic_source: 'other',
  game_channel_id: '1',
  bcp47_lang: 'en',
  spec_lang: 'en',
} as const;

/** Returns the value of every parameter that follows from the scenario alone, by its name. */
export function knownParameters(
  { path, account }: Scenario,
  origin: string,
  randomHex: RandomHex,
): Readonly<Record<string, string>> {
  return {
    ...visit,
    client_id: path.client_id,
    game_id: path.client_id,
    domain_area: path.domain_area,
    platform: path.platform,
    server_id: path.server_id,
    role_id: path.role_id,
    area_id: path.area_id,
    areaId: path.area_id,
    product_id: path.product_id,
    country: path.region,
    channel_id: path.channel_id,
    channel: path.channel ?? path.channel_id,
    use_category: 'avail,lock',
    username: obfuscateCredential(account.username, randomHex),
    password: obfuscateCredential(account.password, randomHex),
    callback: `${origin}/`,
    redirect_uri: `${origin}/`,
  };
}
