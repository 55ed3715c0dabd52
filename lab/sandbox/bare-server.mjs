// A minimal server: Fastify, one prepared select for a read, a select and an insert for a creation,
// and no checks.
import Fastify from 'fastify';
import pg from 'pg';

const maxConnections = 16;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: maxConnections });

async function readOrder(query) {
  const { rows } = await pool.query({
    name: 'order',
    text: `select billing_no, status, user_name, game_name, server_name, role_name, product_name,
      price_minor, currency, provider, payment_id from orders where billing_no = $1`,
    values: [query['billing_no']],
  });
  return rows[0];
}

async function createOrder(query) {
  const { rows } = await pool.query({
    name: 'goods',
    text: 'select name, price_minor, currency from goods where client_id = $1 and product_id = $2',
    values: [query['client_id'], query['product_id']],
  });
  const goods = rows[0];
  const key = query['idempotency_key'];
  await pool.query({
    name: 'creation',
    text: 'insert into bench_orders values ($1, $2, $3, $4, $5, $6)',
    values: [key, query['role_id'], goods?.name, goods?.price_minor, goods?.currency, new Date()],
  });
  return { billing_no: key, url: '', status: -1 };
}

const app = Fastify();
for (const [path, handler] of [
  ['/api/pay/getOrderInfo', readOrder],
  ['/api/pay/paypal_pay', createOrder],
])
  app.get(path, async ({ query }) => ({
    code: 1,
    msg: '',
    content: await handler(query),
  }));

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.send?.('ready');
