import { type Channel, Code, calls } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { PurchasePath } from '../fixtures/fixtures';
import { rule } from '../context/check';
import { scenarioQuery } from '../context/scenario-query';
import { scenarioOn } from '../context/find-scenario';
import { listPurchases, callOfPath } from '../context/purchases';
import { requireContent, requireRefusal } from '../context/require-answer';
import type { SuiteContext } from '../context/suite-context';
import { Skip } from '../context/verdict';

interface Limits {
  readonly min_money: number;
  readonly max_money: number;
}

/** A limit of zero or less means no limit (spec §5). */
function isOutside(price: number, { min_money: min, max_money: max }: Limits): boolean {
  return (min > 0 && price < min) || (max > 0 && price > max);
}

function limitsOf(channels: readonly Channel[], path: PurchasePath): readonly Limits[] {
  const channel = channels.find(({ payway_id: id }) => id === path.payway_id);
  if (channel === undefined) return [];
  const sub = channel.sub_payment.find(({ channel_id: id }) => id === path.channel_id);
  return sub === undefined ? [channel] : [channel, sub];
}

async function findOutside(context: SuiteContext, path: PurchasePath) {
  const scenario = scenarioOn(path, context.fixtures);
  const { query } = await scenarioQuery(context, calls.channelList, scenario);
  const regions = requireContent(await context.request(scenario, calls.channelList, query));
  const limits = limitsOf(regions[path.region] ?? [], path);
  if (limits.every((one) => one.min_money <= 0 && one.max_money <= 0)) return [];
  const purchases = await listPurchases(context, path);
  return purchases.filter((purchase) =>
    limits.some((one) => isOutside(Number(purchase.query['expected_price']), one)),
  );
}

/** The back end enforces the limits of a channel itself (spec §5). */
export const channelRangeRule = rule(
  'orders',
  'an amount that the channel does not take is answered with -3064',
  async (context) => {
    for (const path of context.fixtures.paths.filter((one) => callOfPath(one) !== null))
      for (const { scenario, call, query } of await findOutside(context, path)) {
        const keyed = { ...query, idempotency_key: context.newKey() };
        const exchange = await context.request(scenario, call, keyed);
        const answer = readExchange(exchange);
        if (answer.kind === 'refused' && answer.code === Code.unpaidOrder) continue;
        requireRefusal(exchange, [Code.channelOutOfRange]);
        return;
      }
    throw new Skip(
      'no goods are outside the limits of a channel',
      'add a path with such a channel',
    );
  },
);
