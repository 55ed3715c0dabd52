import { type Call, type PaymentCall, ResultStatus, calls } from '@shop/contract';
import type { Exchange } from '../exchange/exchange';
import { readExchange } from '../exchange/read-exchange';
import { scenarioFor } from '../context/find-scenario';
import { isPurchaseBlocked, withFreshPurchase } from '../context/fresh-purchase';
import type { Scenario } from '../context/known-parameters';
import type { Query } from '../context/request';
import { requireContent } from '../context/require-answer';
import { rightQuery } from '../context/right-query';
import type { SuiteContext } from '../context/suite-context';
import { RuleViolation, Skip } from '../context/verdict';
import { type CallRule, rightExchange } from './call-rule';

type Creating = Call<string, Call['kind'], Call['params'], PaymentCall['content']>;

/** Gives a call the content schema that all creating calls share. */
function creating(call: Call): Creating {
  return { ...call, content: calls.platformPay.content };
}

/** An order with the request that created it. */
interface OrderMade {
  readonly scenario: Scenario;
  readonly query: Query;
  readonly exchange: Exchange<Creating>;
}

async function makeByPayment(call: Call, context: SuiteContext): Promise<OrderMade> {
  const made = { ...(await rightExchange(context, call)), call: creating(call) };
  const own = scenarioFor(call, context.fixtures);
  if (readExchange(made).kind === 'content')
    return { scenario: own, query: await rightQuery(context, call), exchange: made };
  return withFreshPurchase(
    context,
    async ({ scenario, query }) => {
      const keyed = { ...query, idempotency_key: context.newKey() };
      const exchange = await context.request(scenario, creating(call), keyed);
      return isPurchaseBlocked(readExchange(exchange))
        ? null
        : { scenario, query: keyed, exchange };
    },
    own.path,
  );
}

async function makeByCard(call: Call, context: SuiteContext): Promise<OrderMade> {
  const exchange = { ...(await rightExchange(context, call)), call: creating(call) };
  if (readExchange(exchange).kind === 'refused')
    throw new Skip('the card could not be redeemed', 'add an unused card to the fixtures');
  const scenario = scenarioFor(call, context.fixtures);
  return { scenario, query: await rightQuery(context, call), exchange };
}

/** A repeat after a lost response must not create a second order (docs/adr/0008). */
export const sameOrder: CallRule = {
  rule: 'answers a repeated key with the same order and status 10',
  appliesTo: ({ kind }) => kind === 'create' || kind === 'card',
  async check(call, context) {
    const make = call.kind === 'card' ? makeByCard : makeByPayment;
    const { scenario, query, exchange } = await make(call, context);
    const first = requireContent(exchange);
    const repeated = await context.request(scenario, creating(call), query);
    const { billing_no: number, status } = requireContent(repeated);
    if (number !== first.billing_no)
      throw new RuleViolation(`created ${number} in addition to ${first.billing_no}`, repeated);
    if (status !== ResultStatus.repeat)
      throw new RuleViolation(`status is ${status} and should be 10`, repeated);
    context.billingNumbers.push(number);
  },
};
