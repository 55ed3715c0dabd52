import * as v from 'valibot';

const path = v.object({
  brand: v.string(),
  username: v.string(),
  domain_area: v.string(),
  client_id: v.string(),
  gp_id: v.string(),
  area_id: v.string(),
  server_id: v.string(),
  role_id: v.string(),
  product_id: v.string(),
  price: v.number(),
  region: v.string(),
  payway_id: v.string(),
  channel_id: v.string(),
  call: v.string(),
  platform: v.string(),
});

const fixtures = v.object({
  accounts: v.array(v.object({ username: v.string(), password: v.string() })),
  paths: v.array(path),
  card_paths: v.array(path),
  replenishments: v.array(
    v.object({
      brand: v.string(),
      life: v.picklist(['running', 'today', 'expired']),
      replenish_id: v.string(),
    }),
  ),
  prepaid_cards: v.array(
    v.object({
      gp_id: v.string(),
      number: v.string(),
      password: v.string(),
      value: v.number(),
      state: v.picklist(['unused', 'used']),
    }),
  ),
});

/** A purchase and its channel. */
export type PurchasePath = v.InferOutput<typeof path>;

/** A prepaid card of the seed. */
export type SampleCard = ShopFixtures['prepaid_cards'][number];

/** The purchases that the sandbox's seed allows, with accounts and cards. */
export type ShopFixtures = v.InferOutput<typeof fixtures>;

/** The fixtures by port. They follow from the seed, which no test changes. */
const read = new Map<number, Promise<ShopFixtures>>();

/** Reads the fixtures of the sandbox on a port, once. */
export async function readShopFixtures(port: number): Promise<ShopFixtures> {
  const found = read.get(port) ?? fetchFixtures(port);
  read.set(port, found);
  return found;
}

async function fetchFixtures(port: number): Promise<ShopFixtures> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/sandbox/fixtures`);
  return v.parse(fixtures, await answer.json());
}

/** Returns one path for each payment channel id and call, sorted by game so that sign-ins are few. */
export function onePerCall({
  paths,
  card_paths: cardPaths,
}: ShopFixtures): readonly PurchasePath[] {
  const found = new Map<string, PurchasePath>();
  for (const one of [...paths, ...cardPaths]) {
    const name = `${one.payway_id} ${one.call}`;
    if (!found.has(name)) found.set(name, one);
  }
  return [...found.values()].sort((one, other) => one.client_id.localeCompare(other.client_id));
}
