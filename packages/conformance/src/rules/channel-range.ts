import { type Channel, Code, calls } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { PurchasePath } from '../fixtures/fixtures';
import { errandQuery } from '../stage/errand-query';
import { errandOn } from '../stage/find-errand';
import { listPurchases, paymentCallOf } from '../stage/purchases';
import { requireContent, requireRefusal } from '../stage/require-answer';
import type { Stage } from '../stage/stage';
import { Skip } from '../stage/verdict';
import { rule } from './rule';

interface Limits {
  readonly min_money: number;
  readonly max_money: number;
}

/** Spec §5; a limit of zero or less is none. */
function isOutside(price: number, { min_money: min, max_money: max }: Limits): boolean {
  return (min > 0 && price < min) || (max > 0 && price > max);
}

function limitsOf(channels: readonly Channel[], path: PurchasePath): readonly Limits[] {
  const channel = channels.find(({ payway_id: id }) => id === path.payway_id);
  if (channel === undefined) return [];
  const sub = channel.sub_payment.find(({ channel_id: id }) => id === path.channel_id);
  return sub === undefined ? [channel] : [channel, sub];
}

async function findOutside(stage: Stage, path: PurchasePath) {
  const errand = errandOn(path, stage.fixtures);
  const { query } = await errandQuery(stage, calls.channelList, errand);
  const regions = requireContent(await stage.ask(errand, calls.channelList, query));
  const limits = limitsOf(regions[path.region] ?? [], path);
  if (limits.every((one) => one.min_money <= 0 && one.max_money <= 0)) return [];
  const purchases = await listPurchases(stage, path);
  return purchases.filter((purchase) =>
    limits.some((one) => isOutside(Number(purchase.query['expected_price']), one)),
  );
}

/** A channel takes no amount outside its limits, whatever a page thinks (spec §5). */
export const channelRangeRule = rule(
  'orders',
  'an amount that the channel does not take is answered with -3064',
  async (stage) => {
    for (const path of stage.fixtures.paths.filter((one) => paymentCallOf(one) !== null))
      for (const { errand, call, query } of await findOutside(stage, path)) {
        const keyed = { ...query, idempotency_key: stage.newKey() };
        const exchange = await stage.ask(errand, call, keyed);
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
