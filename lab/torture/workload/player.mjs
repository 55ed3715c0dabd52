import { setTimeout as wait } from 'node:timers/promises';
import { field } from '../history.mjs';
import { games } from './accounts.mjs';
import { createCounter } from './counter.mjs';

const gems = [
  { id: 'gems-300', price: '4.99' },
  { id: 'gems-680', price: '9.99' },
  { id: 'gems-1280', price: '19.99' },
  { id: 'gems-3280', price: '49.99' },
];
const limitedGoods = [
  { id: 'limited-welcome', price: '1.99' },
  { id: 'limited-weekly', price: '3.99' },
  { id: 'limited-collector', price: '59.99' },
];
const rewardCount = 4;

const orderPath = '/api/pay/getOrderInfo';
const unpaidOrder = -3060;
/** Refusals after which the same key is sent again: signed out, too busy, an error of the server. */
const unsettled = new Set([-600, -4290, -5000]);

const pauseMs = 30;
const maxHesitationMs = 600;
const retryPauseMs = 200;
const readsAtOnce = 8;

/** Creates a player. */
export function createPlayer(surroundings) {
  const { account, random, cards, numbers, history } = surroundings;
  const counter = createCounter(surroundings);
  const unanswered = new Set();
  const answered = [];
  const own = new Set();
  const open = new Set();
  const coupons = new Set();

  const someRole = () => random.pick(account.roles);

  async function send(intent) {
    const { operation, game, path, query, sent } = intent;
    unanswered.add(intent);
    const { reply } = await counter.ask(operation, game, path, query, sent);
    if (reply?.code === null || reply?.code === undefined || unsettled.has(reply.code)) return;
    unanswered.delete(intent);
    const billingNo = field(reply.content, 'billing_no');
    if (reply.code !== 1 && reply.code !== unpaidOrder) return;
    if (reply.code === 1) answered.push({ intent, billingNo });
    if (!own.has(billingNo)) numbers.push(billingNo);
    own.add(billingNo);
    open.add(billingNo);
  }

  const sendAtOnce = async (intents) => void (await Promise.all(intents.map(send)));

  const read = async (operation, billingNo) =>
    counter.ask(operation, 'starfall', orderPath, { billing_no: billingNo, spec_lang: 'en' });

  const acts = [
    [5, async () => send(counter.purchase(someRole(), random.pick(gems)))],
    [
      2,
      async () => {
        const intent = counter.purchase(someRole(), random.pick(gems));
        await sendAtOnce([intent, intent]);
      },
    ],
    [
      3,
      async () => {
        const goods = random.pick(limitedGoods);
        const roles = random.happens(0.5) ? account.roles : [someRole(), someRole()];
        await sendAtOnce(roles.map((role) => counter.purchase(role, goods)));
      },
    ],
    [
      3,
      async () => {
        if (coupons.size === 0) return;
        const code = random.pick([...coupons]);
        const [one, other] = random.shuffle(account.roles);
        const use = counter.withCoupon(code);
        const { id } = random.pick(gems);
        await sendAtOnce(
          [one, other].flatMap((role) =>
            role === undefined ? [] : [counter.purchase(role, { id }, use)],
          ),
        );
      },
    ],
    [1, claimCoupons],
    [
      2,
      async () => {
        const card = random.pick(cards);
        await sendAtOnce([
          counter.redemption(someRole(), card),
          counter.redemption(someRole(), card),
        ]);
      },
    ],
    [7, settleOne],
    [2, async () => own.size > 0 && read('read', random.pick([...own]))],
    [1, async () => readForeign()],
    [2, async () => answered.length > 0 && send(random.pick(answered).intent)],
    [2, async () => unanswered.size > 0 && send(random.pick([...unanswered]))],
    [1, replaceOne],
    [2, claimReward],
    [1, async () => readPoints('points')],
  ];
  const weighted = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

  async function claimCoupons() {
    const { clientId } = games.starfall;
    const entry = await counter.ask('claim-coupons', 'starfall', '/api/coupons/receiveCoupons', {
      client_id: clientId,
    });
    const content = entry.reply?.content;
    const list =
      typeof content === 'object' && content !== null && 'coupons' in content
        ? content.coupons
        : [];
    if (Array.isArray(list)) for (const coupon of list) coupons.add(field(coupon, 'code'));
  }

  async function settleOne() {
    if (open.size === 0) return;
    const billingNo = random.pick([...open]);
    const status = random.pick([
      'success',
      'success',
      'success',
      'success',
      'fail',
      'expired',
      'late-success',
    ]);
    const { reply } = await counter.settle(billingNo, status);
    if (reply?.status === 200) open.delete(billingNo);
  }

  async function readForeign() {
    const foreign = numbers.filter((number) => number !== '' && !own.has(number));
    if (foreign.length > 0) await read('read-foreign', random.pick(foreign));
  }

  /** Buys the goods of an unpaid order another way. */
  async function replaceOne() {
    const plain = answered.filter(
      ({ intent }) => intent.operation === 'buy' && intent.query['coupon_code'] === undefined,
    );
    const last = plain.at(-1);
    if (last === undefined) return;
    const { intent, billingNo } = last;
    const query = { ...intent.query, idempotency_key: random.uuid(), replaces: billingNo };
    await send({ ...intent, query, sent: query });
  }

  async function claimReward() {
    const { clientId, serverId, areaId } = games.starfall;
    const activity = `${clientId}-cumulative`;
    const gift = `${activity}-${random.below(rewardCount) + 1}`;
    await counter.ask('claim-reward', 'starfall', '/api/cumulative/receiveActivityGift', {
      client_id: clientId,
      server_id: serverId,
      area_id: areaId,
      role_id: someRole(),
      activity_id: activity,
      gift_id: gift,
    });
  }

  async function readPoints(operation) {
    for (const game of ['starfall', 'moonlit']) {
      const { clientId, gpId } = games[game];
      const sent = { client_id: clientId, gp_id: gpId };
      await counter.ask(operation, game, '/api/coupons/vipInfo', { client_id: clientId }, sent);
    }
  }

  return {
    async play(isOver) {
      await claimCoupons();
      while (!isOver()) {
        await random.pick(weighted)();
        // A player without an answer hesitates.
        const isAnswered = history.entries.at(-1)?.reply !== null;
        await wait(random.below(isAnswered ? pauseMs : maxHesitationMs));
      }
    },
    async askAgain(deadlineMs) {
      while (unanswered.size > 0 && history.now() < deadlineMs) {
        for (const intent of unanswered) await send(intent);
        if (unanswered.size > 0) await wait(retryPauseMs);
      }
    },
    async lookBack() {
      counter.forgetTokens();
      await readPoints('last-points');
      const rest = [...own].filter((number) => number !== '');
      while (rest.length > 0)
        await Promise.all(rest.splice(0, readsAtOnce).map((number) => read('last-read', number)));
    },
  };
}
