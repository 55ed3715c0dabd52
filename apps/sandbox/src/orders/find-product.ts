import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { goods } from '../database/schema/catalogue';
import type { OrderDraft } from './order-draft';
import type { PaymentRequest } from './payment-request';

const productOfGame = preparedStatement((database) =>
  database
    .select()
    .from(goods)
    .where(
      and(
        eq(goods.clientId, sql.placeholder('clientId')),
        eq(goods.productId, sql.placeholder('productId')),
      ),
    )
    .prepare('product_of_game'),
);

/** The goods that a payment names, or null where the game does not sell them. */
export async function findProduct(
  database: Executor,
  { client_id: clientId, product_id: productId }: PaymentRequest,
): Promise<OrderDraft['product'] | null> {
  const [product] = await productOfGame(database).execute({ clientId, productId });
  return product ?? null;
}
