import { calls } from '@shop/contract';
import { type Check, rule } from '../context/check';
import type { Scenario } from '../context/known-parameters';
import { placedOrder } from '../context/placed-order';
import { requireContent, requireRefusal } from '../context/require-answer';
import type { SuiteContext } from '../context/suite-context';
import { RuleViolation, Skip } from '../context/verdict';

async function readAt(context: SuiteContext, base: string, simple: '0' | '1') {
  const { scenario, order } = await placedOrder(context);
  const { oauth_token } = await context.signIn(scenario);
  const query = { billing_no: order.billing_no, simple, oauth_token };
  return context.request(scenario, calls.orderInfo, query, { base });
}

/** Finds another account that can sign in to the same game. */
function otherPlayer(context: SuiteContext, { path, account }: Scenario) {
  const other = context.fixtures.accounts.find(
    ({ brand, username }) => brand === path.brand && username !== account.username,
  );
  if (other !== undefined) return other;
  throw new Skip(`there is only one account of ${path.brand}`, 'add a second one to the fixtures');
}

/** Rules about reading an order (spec §4). */
export const orderReadingRules: readonly Check[] = [
  rule(
    'orders',
    'an order can be read at every host as soon as it is created, and is pending',
    async (context) => {
      const { order } = await placedOrder(context);
      for (const base of context.bases)
        for (const simple of ['1', '0'] as const) {
          const exchange = await readAt(context, base, simple);
          const { billing_no: number, status } = requireContent(exchange);
          if (number !== order.billing_no)
            throw new RuleViolation(`content.billing_no is ${number}`, exchange);
          if (status !== 'pending')
            throw new RuleViolation(`the order is unpaid, but its status is ${status}`, exchange);
        }
    },
  ),
  rule('orders', 'an order costs what the goods cost', async (context) => {
    const { query } = await placedOrder(context);
    const exchange = await readAt(context, context.bases[0], '0');
    const { price, currency } = requireContent(exchange);
    if (price !== null && price !== Number(query['expected_price']))
      throw new RuleViolation(
        `content.price is ${price}, the goods cost ${query['expected_price'] ?? ''}`,
        exchange,
      );
    if (currency !== '' && currency !== query['expected_currency'])
      throw new RuleViolation(`content.currency is ${currency}`, exchange);
  }),
  rule('orders', 'an order of another player cannot be read', async (context) => {
    const { scenario, order } = await placedOrder(context);
    const { oauth_token } = await context.signIn(scenario, otherPlayer(context, scenario));
    const query = { billing_no: order.billing_no, oauth_token };
    requireRefusal(await context.request(scenario, calls.orderInfo, query));
  }),
  rule('orders', 'no two orders have one number', async (context) => {
    await placedOrder(context);
    const [twice] = context.billingNumbers.filter(
      (number, index) => context.billingNumbers.indexOf(number) !== index,
    );
    if (twice !== undefined) throw new RuleViolation(`${twice} was given to two orders`);
  }),
];
