import { type Call, type PaymentCall, calls, paymentCalls } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { PurchasePath } from '../fixtures/fixtures';
import { scenarioQuery } from './scenario-query';
import { scenarioOn } from './find-scenario';
import type { Scenario } from './known-parameters';
import type { Query } from './request';
import { requireContent } from './require-answer';
import type { SuiteContext } from './suite-context';
import { Skip } from './verdict';

/** Goods for a role at their price. `query` has no idempotency key yet. */
export interface SuitePurchase {
  readonly scenario: Scenario;
  readonly call: PaymentCall;
  readonly query: Query;
}

/** Returns the payment call of a path; null if another kind of call pays for it. */
export function callOfPath({ call }: PurchasePath): PaymentCall | null {
  return Object.values(paymentCalls).find(({ name }) => name === call) ?? null;
}

async function contentOf<C extends Call>(context: SuiteContext, call: C, scenario: Scenario) {
  const { query } = await scenarioQuery(context, call, scenario);
  return context.request(scenario, call, query);
}

interface Place {
  readonly server_id: string;
  readonly role_id: string;
  readonly area_id: string;
}

/** Lists all roles of the player; only the role of the path if they cannot be listed. */
async function placesOf(context: SuiteContext, scenario: Scenario): Promise<readonly Place[]> {
  const answer = readExchange(await contentOf(context, calls.allRoleList, scenario));
  return answer.kind === 'content' ? [scenario.path, ...answer.content.roles] : [scenario.path];
}

async function goodsOf(context: SuiteContext, scenario: Scenario) {
  const { goods } = requireContent(await contentOf(context, calls.goodsList, scenario));
  const unlimited = goods.filter(({ is_limit: isLimited, price }) => !isLimited && price > 0);
  const own = unlimited.filter(({ product_id: id }) => id === scenario.path.product_id);
  return [...own, ...unlimited.filter((one) => !own.includes(one))];
}

/** Lists every purchase that can be tried on a path: each role with each of the goods. */
export async function listPurchases(
  context: SuiteContext,
  path: PurchasePath,
): Promise<SuitePurchase[]> {
  const call = callOfPath(path);
  if (call === null) return [];
  const scenario = scenarioOn(path, context.fixtures);
  const { query } = await scenarioQuery(context, call, scenario);
  const goods = await goodsOf(context, scenario);
  const places = await placesOf(context, scenario);
  return goods.flatMap(({ product_id, price, currency }) =>
    places.map((place) => ({
      scenario,
      call,
      query: {
        ...query,
        product_id,
        server_id: place.server_id,
        role_id: place.role_id,
        ...(place.area_id !== '' && { areaId: place.area_id }),
        expected_price: String(price),
        expected_currency: currency,
      },
    })),
  );
}

/** Returns the first path with a payment call; rules about orders are tested with it. */
export function firstPaidPath(context: SuiteContext): PurchasePath {
  const path = context.fixtures.paths.find((one) => callOfPath(one) !== null);
  if (path !== undefined) return path;
  throw new Skip('no path with a payment call', 'add a path whose "call" is one of paymentCalls');
}
