import { Code, ResultStatus, calls } from '@shop/contract';
import { rule } from '../context/check';
import { isPurchaseBlocked, withFreshPurchase } from '../context/fresh-purchase';
import type { SuitePurchase } from '../context/purchases';
import { requireAnswer, requireContent, requireRefusal } from '../context/require-answer';
import type { SuiteContext } from '../context/suite-context';
import { RuleViolation, Skip } from '../context/verdict';

async function requireStatus(
  context: SuiteContext,
  { scenario }: SuitePurchase,
  billingNo: string,
  wanted: 'pending' | 'fail',
): Promise<void> {
  const { oauth_token } = await context.signIn(scenario);
  const query = { billing_no: billingNo, simple: '1', oauth_token };
  const exchange = await context.request(scenario, calls.orderInfo, query);
  const { status } = requireContent(exchange);
  if (status !== wanted)
    throw new RuleViolation(`the status of ${billingNo} is ${status}, not ${wanted}`, exchange);
}

/** Pays in place of `first`; skips if the back end does not know the parameter. */
async function replace(
  context: SuiteContext,
  { scenario, call, query }: SuitePurchase,
  first: string,
): Promise<string> {
  const keyed = { ...query, idempotency_key: context.newKey(), replaces: first };
  const exchange = await context.request(scenario, call, keyed);
  const answer = requireAnswer(exchange);
  if (answer.kind === 'refused' && answer.code === Code.unpaidOrder)
    throw new Skip(
      'the back end does not replace unpaid orders',
      'set backEnd.replacesUnpaid to false in the brand’s data, or support the parameter replaces',
    );
  const { billing_no: second, status } = requireContent(exchange);
  if (second === '' || second === first || status !== ResultStatus.pending)
    throw new RuleViolation(`created no new order in place of ${first}`, exchange);
  return second;
}

/** The player pays another way: the first order ends, and one unpaid order is left (docs/adr/0038). */
export const replacedOrderRule = rule(
  'orders',
  'an order that replaces an unpaid one ends it',
  async (context) => {
    await withFreshPurchase(context, async (purchase) => {
      const { scenario, call, query } = purchase;
      const keyed = { ...query, idempotency_key: context.newKey() };
      const exchange = await context.request(scenario, call, keyed);
      if (isPurchaseBlocked(requireAnswer(exchange))) return null;
      const { billing_no: first } = requireContent(exchange);
      context.billingNumbers.push(first);
      const second = await replace(context, purchase, first);
      context.billingNumbers.push(second);
      await requireStatus(context, purchase, first, 'fail');
      await requireStatus(context, purchase, second, 'pending');
      const third = { ...query, idempotency_key: context.newKey() };
      return requireRefusal(await context.request(scenario, call, third), [Code.unpaidOrder]);
    });
  },
);
