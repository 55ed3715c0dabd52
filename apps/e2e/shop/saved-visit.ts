import type { BrowserContext } from '@playwright/test';
import { type Api, apiOn } from './api';
import { readShopFixtures } from './purchase-paths';

/** An account of the seed. */
export interface VisitAccount {
  readonly username: string;
  readonly password: string;
}

/** What a player did on an earlier visit: they signed in, and perhaps chose a role and goods. */
export interface EarlierVisit {
  readonly brand: string;
  readonly account: VisitAccount;
  /** By default the first game of the brand. */
  readonly clientId?: string;
  /** Whether the first server and its first role are chosen. */
  readonly hasRole: boolean;
  /** The chosen goods, by name. */
  readonly goods?: RegExp;
}

/** An entry of the browser's local storage. */
interface Entry {
  readonly name: string;
  readonly value: string;
}

/** What an earlier visit left in the browser. */
export interface SavedVisit {
  readonly origin: string;
  readonly localStorage: Entry[];
}

/** An entry of the shop's storage (spec §3) that does not expire. */
function entry(name: string, value: unknown): Entry {
  return { name, value: JSON.stringify({ v: 1, exp: null, d: value }) };
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The seed has no ${what}.`);
  return value;
}

async function productOf(
  api: Api,
  { clientId, domainArea, goods }: { clientId: string; domainArea: string; goods?: RegExp },
): Promise<string | null> {
  if (goods === undefined) return null;
  const listed = await api.goods(clientId, domainArea);
  const product = listed.find(({ name }) => goods.test(name));
  return required(product, `goods ${String(goods)}`).product_id;
}

/** The first server of a game with the user's first role there, as the shop keeps the choice. */
async function firstRole(api: Api, clientId: string, token: string): Promise<object> {
  const { servers, areas } = await api.servers(clientId);
  const server = required(servers[0], `server of ${clientId}`);
  const { server_id, area_id } = server;
  const area = areas.find((one) => one.area_id === area_id);
  const place = { client_id: clientId, server_id, area_id, oauth_token: token };
  const role = required((await api.roles(place))[0], `role on ${server.name}`);
  return {
    area: area === undefined ? null : { value: area_id, display: area.name },
    server: { value: server_id, display: server.name },
    role: { value: role.role_id, display: role.name },
  };
}

/**
 * Returns the storage of a player who was here before. All values come from the sandbox's API, as if the
 * player had pressed their way through the page.
 */
export async function savedVisit(
  port: number,
  { brand, account, clientId: wanted, hasRole, goods }: EarlierVisit,
): Promise<SavedVisit> {
  const api = apiOn(port);
  const { paths } = await readShopFixtures(port);
  const { client_id: clientId, domain_area: domainArea } = required(
    paths.find((path) => path.brand === brand && path.client_id === (wanted ?? path.client_id)),
    `game ${wanted ?? ''} of ${brand}`,
  );
  const user = await api.signIn(clientId, account);
  const games = await api.games(domainArea);
  const game = required(
    games.find((one) => one.client_id === clientId),
    `game ${clientId}`,
  );
  const { gp_id: gameProductId, name: gameName, logo } = game;
  const saved = [
    entry(`paymentUserinfo.${gameProductId}`, user),
    entry('paymentGameInfo', { shop: brand, clientId, gameProductId, gameName, logo }),
  ];
  if (hasRole)
    saved.push(
      entry('paymentOrderInfo', {
        clientId,
        ...(await firstRole(api, clientId, user.oauth_token)),
        productId: await productOf(api, { clientId, domainArea, ...(goods && { goods }) }),
        region: null,
        channelKey: null,
        subChannelId: null,
      }),
    );
  return { origin: `http://${brand}.localhost:${String(port)}`, localStorage: saved };
}

/** Gives the browser the storage of a player who was here before. */
export async function saveVisit(
  context: BrowserContext,
  port: number,
  visit: EarlierVisit,
): Promise<void> {
  await context.setStorageState({ cookies: [], origins: [await savedVisit(port, visit)] });
}
