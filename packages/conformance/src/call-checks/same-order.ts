import { type Call, type PaymentCall, ResultStatus, calls } from '@shop/contract';
import type { Exchange } from '../exchange/exchange';
import { readExchange } from '../exchange/read-exchange';
import { errandFor } from '../stage/find-errand';
import { isInTheWay, withFreshPurchase } from '../stage/fresh-purchase';
import type { Errand } from '../stage/known-parameters';
import type { Query } from '../stage/query';
import { requireContent } from '../stage/require-answer';
import { rightQuery } from '../stage/right-query';
import type { Stage } from '../stage/stage';
import { Finding, Skip } from '../stage/verdict';
import { type CallRule, rightExchange } from './call-rule';

type Creating = Call<string, Call['kind'], Call['params'], PaymentCall['content']>;

/** All creating calls answer with one content, whatever they take. */
function creating(call: Call): Creating {
  return { ...call, content: calls.platformPay.content };
}

/** An order with the request that made it. */
interface Made {
  readonly errand: Errand;
  readonly query: Query;
  readonly exchange: Exchange<Creating>;
}

async function makeByPayment(call: Call, stage: Stage): Promise<Made> {
  const made = { ...(await rightExchange(stage, call)), call: creating(call) };
  const own = errandFor(call, stage.fixtures);
  if (readExchange(made).kind === 'content')
    return { errand: own, query: await rightQuery(stage, call), exchange: made };
  return withFreshPurchase(
    stage,
    async ({ errand, query }) => {
      const keyed = { ...query, idempotency_key: stage.newKey() };
      const exchange = await stage.ask(errand, creating(call), keyed);
      return isInTheWay(readExchange(exchange)) ? null : { errand, query: keyed, exchange };
    },
    own.path,
  );
}

async function makeByCard(call: Call, stage: Stage): Promise<Made> {
  const exchange = { ...(await rightExchange(stage, call)), call: creating(call) };
  if (readExchange(exchange).kind === 'refused')
    throw new Skip('the card could not be redeemed', 'add one that is not used up to the fixtures');
  const errand = errandFor(call, stage.fixtures);
  return { errand, query: await rightQuery(stage, call), exchange };
}

/** A lost answer must not cost a second order (docs/adr/0008). */
export const sameOrder: CallRule = {
  rule: 'answers a repeated key with the same order and status 10',
  appliesTo: ({ kind }) => kind === 'create' || kind === 'card',
  async check(call, stage) {
    const make = call.kind === 'card' ? makeByCard : makeByPayment;
    const { errand, query, exchange } = await make(call, stage);
    const first = requireContent(exchange);
    const repeated = await stage.ask(errand, creating(call), query);
    const { billing_no: number, status } = requireContent(repeated);
    if (number !== first.billing_no)
      throw new Finding(`made ${number} beside ${first.billing_no}`, repeated);
    if (status !== ResultStatus.repeat)
      throw new Finding(`status is ${status} and should be 10`, repeated);
    stage.numbers.push(number);
  },
};
