import { request } from 'node:http';
import * as v from 'valibot';

/** Parameters of a call, by name. */
type Query = Readonly<Record<string, string>>;

const envelope = v.object({ code: v.literal(1), content: v.unknown() });

const games = v.object({
  games: v.array(
    v.object({
      client_id: v.string(),
      gp_id: v.string(),
      name: v.string(),
      logo: v.string(),
      sub_game: v.record(
        v.string(),
        v.object({ client_id: v.string(), gp_id: v.string(), name: v.string(), logo: v.string() }),
      ),
    }),
  ),
});
const servers = v.object({
  servers: v.array(v.object({ server_id: v.string(), name: v.string(), area_id: v.string() })),
  areas: v.array(v.object({ area_id: v.string(), name: v.string() })),
});
const roles = v.object({ roles: v.array(v.object({ role_id: v.string(), name: v.string() })) });
const goods = v.object({ goods: v.array(v.object({ product_id: v.string(), name: v.string() })) });
const order = v.object({ billing_no: v.string() });
const user = v.looseObject({ gp_id: v.string(), oauth_token: v.string() });

/** A game that can be chosen. */
export type ListedGame = Omit<v.InferOutput<typeof games>['games'][number], 'sub_game'>;

/** A player who has signed in, as the API returns them. */
export type SignedInUser = v.InferOutput<typeof user>;

/** Sends to the sandbox by address: only browsers resolve `*.localhost`. */
async function get(port: number, path: string, query: Query): Promise<string> {
  const search = new URLSearchParams({ spec_lang: 'en', ...query }).toString();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: `${path}?${search}`,
        headers: { host: `api.localhost:${String(port)}` },
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => {
          resolve(body);
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** The three random hex digits and base64 of the specification (§5). */
function obfuscated(value: string): string {
  return `abc${Buffer.from(value, 'utf8').toString('base64')}`;
}

/** The calls of the sandbox's API that prepare a visit, made without a browser. */
export interface Api {
  /** Every game that can be chosen; sub-games in the place of their head. */
  readonly games: (domainArea: string) => Promise<readonly ListedGame[]>;
  readonly servers: (clientId: string) => Promise<v.InferOutput<typeof servers>>;
  readonly goods: (
    clientId: string,
    domainArea: string,
  ) => Promise<v.InferOutput<typeof goods>['goods']>;
  readonly signIn: (
    clientId: string,
    account: { readonly username: string; readonly password: string },
  ) => Promise<SignedInUser>;
  /** Makes an order of goods for nova's player, on the first server and for the first role there. */
  readonly orderAtNova: (goodsName: RegExp) => Promise<string>;
  /** The user's roles on a server. */
  readonly roles: (query: {
    readonly client_id: string;
    readonly server_id: string;
    readonly area_id: string;
    readonly oauth_token: string;
  }) => Promise<v.InferOutput<typeof roles>['roles']>;
}

/** The API of the sandbox on a port. */
export function apiOn(port: number): Api {
  const nova = '510001';
  const content = async (path: string, query: Query): Promise<unknown> => {
    const body = await get(port, path, query);
    return v.parse(envelope, JSON.parse(body), { message: `${path}: ${body}` }).content;
  };
  const api: Api = {
    games: async (domainArea) => {
      const query = { domain_area: domainArea, platform: 'web' };
      const listed = v.parse(games, await content('/api/pay/getGameListV2', query)).games;
      return listed.flatMap(({ sub_game: subGames, ...game }) => {
        const below = Object.values(subGames);
        return below.length === 0 ? [game] : below;
      });
    },
    servers: async (clientId) =>
      v.parse(servers, await content('/api/pay/getServerList', { client_id: clientId })),
    goods: async (clientId, domainArea) => {
      const query = { client_id: clientId, domain_area: domainArea };
      return v.parse(goods, await content('/api/pay/getThirdGift', query)).goods;
    },
    signIn: async (clientId, { username, password }) => {
      const query = {
        client_id: clientId,
        username: obfuscated(username),
        password: obfuscated(password),
      };
      return v.parse(user, await content('/util/login/auth', query));
    },
    roles: async (query) => v.parse(roles, await content('/api/pay/getRoleList', query)).roles,
    orderAtNova: async (goodsName) => {
      const account = { username: 'nova-player', password: 'play-nova' };
      const { oauth_token } = await api.signIn(nova, account);
      const [server] = (await api.servers(nova)).servers;
      const { server_id = '', area_id = '' } = server ?? {};
      const place = { client_id: nova, server_id, area_id, oauth_token };
      const [role] = await api.roles(place);
      const listed = await api.goods(nova, 'universal');
      const product = listed.find(({ name }) => goodsName.test(name));
      const query = {
        ...{ client_id: nova, server_id, areaId: area_id, oauth_token, country: 'GLOBAL' },
        ...{ role_id: role?.role_id ?? '', product_id: product?.product_id ?? '' },
        ...{ platform: 'web', domain_area: 'universal', game_channel_id: '1', bcp47_lang: 'en' },
        ...{ did: crypto.randomUUID(), session_id: 'a-visit', session_time: '1795252881000' },
        traffic_source: 'other',
      };
      return v.parse(order, await content('/api/pay/paypal_pay', query)).billing_no;
    },
  };
  return api;
}
