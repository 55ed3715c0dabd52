import { field } from '../history.mjs';
import { games, obfuscated, packCard, password } from './accounts.mjs';

const paypal = { path: '/api/pay/paypal_pay', payId: '10201' };

const common = {
  platform: 'web',
  domain_area: 'universal',
  game_channel_id: '1',
  bcp47_lang: 'en',
  country: 'GLOBAL',
  did: '6f1f6f0e-6a3c-4a53-9d2e-1d1f5b1b1a11',
  session_id: 'a-visit',
  session_time: '1795252881000',
  traffic_source: 'other',
};

const notLoggedIn = -600;

/** Creates the way in which one player makes calls: with a token for each game, to any instance. */
export function createCounter({ account, history, instances, random }) {
  const tokens = new Map();
  const somePort = () => random.pick(instances).link.port;

  async function call(operation, path, query, sent = query) {
    const address = { port: somePort(), host: 'api.localhost' };
    return history.send({ operation, player: account.id, ...address, path, query, sent });
  }

  async function tokenFor(game) {
    const known = tokens.get(game);
    if (known !== undefined) return known;
    const names = { username: obfuscated(account.id), password: obfuscated(password) };
    const query = { client_id: games[game].clientId, ...names };
    const entry = await call('sign-in', '/util/login/auth', query, { gp_id: games[game].gpId });
    const token = field(entry.reply?.content, 'oauth_token');
    if (token !== '') tokens.set(game, token);
    return token;
  }

  return {
    somePort,

    /**
     * Makes a call as the player, who signs in first if needed.
     *
     * @param {Readonly<Record<string, string>>} sent what the history keeps
     */
    async ask(operation, game, path, query, sent = query) {
      const oauth_token = await tokenFor(game);
      const entry = await call(operation, path, { ...query, oauth_token }, sent);
      if (entry.reply?.code === notLoggedIn) tokens.delete(game);
      return entry;
    },

    /** Signs in anew, since a moved clock may have ended what was there. */
    forgetTokens: () => tokens.clear(),

    /** Returns a purchase with a new key. */
    purchase(roleId, goods, change = {}) {
      const { clientId, serverId, areaId } = games.starfall;
      const shown =
        goods.price === undefined ? {} : { expected_price: goods.price, expected_currency: 'USD' };
      const query = {
        ...common,
        client_id: clientId,
        server_id: serverId,
        areaId,
        role_id: roleId,
        product_id: `${clientId}-${goods.id}`,
        idempotency_key: random.uuid(),
        ...shown,
        ...change,
      };
      return { operation: 'buy', game: 'starfall', path: paypal.path, query, sent: query };
    },

    /** Returns the fields of a purchase that use a coupon. */
    withCoupon: (code) => ({ pay_id: paypal.payId, coupon_code: code }),

    /** Returns a redemption with a new key. */
    redemption(roleId, card) {
      const { clientId, serverId } = games.moonlit;
      const key = { idempotency_key: random.uuid() };
      const role = { client_id: clientId, server_id: serverId, role_id: roleId, platform: 'web' };
      return {
        operation: 'redeem',
        game: 'moonlit',
        path: '/api/pay/card_pay',
        query: { ...role, ...key, card_info: packCard(card) },
        sent: { ...role, ...key, number: card.number },
      };
    },

    /** Lets the provider end a payment. */
    async settle(billingNo, status) {
      return history.send({
        operation: 'settle',
        player: account.id,
        port: somePort(),
        host: 'localhost',
        path: `/sandbox/orders/${billingNo}/settle`,
        body: JSON.stringify({ status }),
        headers: { 'content-type': 'application/json' },
        sent: { billing_no: billingNo, status },
      });
    },
  };
}
