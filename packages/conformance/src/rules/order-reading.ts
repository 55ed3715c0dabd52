import { calls } from '@shop/contract';
import type { Check } from '../stage/check';
import type { Errand } from '../stage/known-parameters';
import { placedOrder } from '../stage/placed-order';
import { requireContent, requireRefusal } from '../stage/require-answer';
import type { Stage } from '../stage/stage';
import { Finding, Skip } from '../stage/verdict';
import { rule } from './rule';

async function readAt(stage: Stage, base: string, simple: '0' | '1') {
  const { errand, order } = await placedOrder(stage);
  const { oauth_token } = await stage.signIn(errand);
  const query = { billing_no: order.billing_no, simple, oauth_token };
  return stage.ask(errand, calls.orderInfo, query, { base });
}

/** Another account that may sign in to the same game. */
function otherPlayer(stage: Stage, { path, account }: Errand) {
  const other = stage.fixtures.accounts.find(
    ({ brand, username }) => brand === path.brand && username !== account.username,
  );
  if (other !== undefined) return other;
  throw new Skip(`one account of ${path.brand} only`, 'add a second one to the fixtures');
}

/** Rules about reading an order (spec §4). */
export const orderReadingRules: readonly Check[] = [
  rule(
    'orders',
    'an order can be read at every host as soon as it is made, and is pending',
    async (stage) => {
      const { order } = await placedOrder(stage);
      for (const base of stage.bases)
        for (const simple of ['1', '0'] as const) {
          const exchange = await readAt(stage, base, simple);
          const { billing_no: number, status } = requireContent(exchange);
          if (number !== order.billing_no)
            throw new Finding(`content.billing_no is ${number}`, exchange);
          if (status !== 'pending')
            throw new Finding(`nobody has paid, but the status is ${status}`, exchange);
        }
    },
  ),
  rule('orders', 'an order costs what the goods cost', async (stage) => {
    const { query } = await placedOrder(stage);
    const exchange = await readAt(stage, stage.bases[0], '0');
    const { price, currency } = requireContent(exchange);
    if (price !== null && price !== Number(query['expected_price']))
      throw new Finding(
        `content.price is ${price}, the goods’ is ${query['expected_price'] ?? ''}`,
        exchange,
      );
    if (currency !== '' && currency !== query['expected_currency'])
      throw new Finding(`content.currency is ${currency}`, exchange);
  }),
  rule('orders', 'an order of another player cannot be read', async (stage) => {
    const { errand, order } = await placedOrder(stage);
    const { oauth_token } = await stage.signIn(errand, otherPlayer(stage, errand));
    const query = { billing_no: order.billing_no, oauth_token };
    requireRefusal(await stage.ask(errand, calls.orderInfo, query));
  }),
  rule('orders', 'no two orders have one number', async (stage) => {
    await placedOrder(stage);
    const [twice] = stage.numbers.filter(
      (number, index) => stage.numbers.indexOf(number) !== index,
    );
    if (twice !== undefined) throw new Finding(`${twice} was given to two orders`);
  }),
];
