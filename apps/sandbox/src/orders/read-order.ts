import { Code, type ParamsOf, type calls, resultStatusOf } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import { type Outcome, answer, refuse } from '../api/outcome';
import type { Visit } from '../api/route';
import { toMajor } from '../catalogue/money';
import { orders } from '../database/schema/orders';
import type { Services } from '../hosts/services';
import { payLink } from './pay-link';

/** Reads an order of the player's own; somebody else's is as absent as one that never was. */
export async function readOrder(
  params: ParamsOf<typeof calls.orderInfo>,
  { player }: Visit,
  { database, addresses }: Services,
): Promise<Outcome> {
  if (player === null) return refuse(Code.notLoggedIn);
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.billingNo, params.billing_no), eq(orders.userId, player.userId)));
  if (order === undefined) return refuse(Code.notFound);

  const short = { billing_no: order.billingNo, status: resultStatusOf(order.status) };
  if (params.simple === '1') return answer(short);
  return answer({
    ...short,
    user_name: order.userName,
    game_name: order.gameName,
    game_server_name: order.serverName,
    role_name: order.roleName,
    product_name: order.productName,
    price: toMajor(order.priceMinor, order.currency),
    currency: order.currency,
    url: payLink(order, addresses),
  });
}
