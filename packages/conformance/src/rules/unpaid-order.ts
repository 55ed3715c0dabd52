import { Code, unpaidOrder } from '@shop/contract';
import * as v from 'valibot';
import { placedOrder } from '../stage/placed-order';
import { requireAnswer, requireRefusal } from '../stage/require-answer';
import { Finding } from '../stage/verdict';
import { rule } from './rule';

/** An unpaid order for the same goods blocks a new one, and is named (spec §5). */
export const unpaidOrderRule = rule(
  'orders',
  'an unpaid order is answered with -3060, its number and its link',
  async (stage) => {
    const { errand, call, query, order } = await placedOrder(stage);
    const exchange = await stage.ask(errand, call, { ...query, idempotency_key: stage.newKey() });
    requireRefusal(exchange, [Code.unpaidOrder]);
    const answer = requireAnswer(exchange);
    const read = v.safeParse(unpaidOrder, answer.content);
    if (!read.success) throw new Finding('content should be { billing_no, url }', exchange);
    if (read.output.billing_no !== order.billing_no)
      throw new Finding(
        `content names ${read.output.billing_no}; ${order.billing_no} is unpaid`,
        exchange,
      );
    if (order.url !== '' && read.output.url === '')
      throw new Finding('content.url is empty, so that the player cannot pay', exchange);
  },
);
