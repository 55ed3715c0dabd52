import { Code, unpaidOrder } from '@shop/contract';
import * as v from 'valibot';
import { rule } from '../context/check';
import { placedOrder } from '../context/placed-order';
import { requireAnswer, requireRefusal } from '../context/require-answer';
import { RuleViolation } from '../context/verdict';

/** An unpaid order for the same goods blocks a new one, and the refusal names it (spec §5). */
export const unpaidOrderRule = rule(
  'orders',
  'an unpaid order is answered with -3060, its number and its link',
  async (context) => {
    const { scenario, call, query, order } = await placedOrder(context);
    const exchange = await context.request(scenario, call, {
      ...query,
      idempotency_key: context.newKey(),
    });
    requireRefusal(exchange, [Code.unpaidOrder]);
    const answer = requireAnswer(exchange);
    const read = v.safeParse(unpaidOrder, answer.content);
    if (!read.success) throw new RuleViolation('content should be { billing_no, url }', exchange);
    if (read.output.billing_no !== order.billing_no)
      throw new RuleViolation(
        `content names ${read.output.billing_no}; ${order.billing_no} is unpaid`,
        exchange,
      );
    if (order.url !== '' && read.output.url === '')
      throw new RuleViolation('content.url is empty, so that the player cannot pay', exchange);
  },
);
