import type { Exchange, Incoming } from '../exchange/exchange';
import { RuleViolation, Skip } from '../context/verdict';
import { type CallRule, rightExchange } from './call-rule';

function headersOf(exchange: Exchange): Incoming['headers'] {
  if (exchange.incoming === null)
    throw new RuleViolation(`no response: ${exchange.failure}`, exchange);
  return exchange.incoming.headers;
}

function listed(header: string | undefined): readonly string[] {
  return (header ?? '').split(',').map((part) => part.trim().toLowerCase());
}

/** Orders, coupons and prices go stale within a second, and belong to one player. */
export const notStored: CallRule = {
  rule: 'forbids caches to keep the answer',
  appliesTo: () => true,
  async check(call, context) {
    const exchange = await rightExchange(context, call);
    const header = headersOf(exchange)['cache-control'];
    if (!listed(header).includes('no-store'))
      throw new RuleViolation(
        `Cache-Control is “${header ?? ''}” and should be no-store`,
        exchange,
      );
  },
};

/** A page of the storefront's origin can read the response, and its date (limits, countdowns). */
export const readableByStorefront: CallRule = {
  rule: 'lets the storefront’s origin read it',
  appliesTo: () => true,
  async check(call, context) {
    const exchange = await rightExchange(context, call);
    const { origin } = exchange.request.headers;
    if (origin === undefined)
      throw new Skip('no storefront origin is known', 'give it with --origin');
    const headers = headersOf(exchange);
    const allowed = headers['access-control-allow-origin'] ?? '';
    if (allowed !== origin && allowed !== '*')
      throw new RuleViolation(
        `Access-Control-Allow-Origin is “${allowed}” and should be ${origin}`,
        exchange,
      );
    const exposed = listed(headers['access-control-expose-headers']);
    if (!exposed.includes('date') && !exposed.includes('*'))
      throw new RuleViolation('Access-Control-Expose-Headers should name Date', exchange);
    if (headers['date'] === undefined)
      throw new RuleViolation('the header Date is missing', exchange);
  },
};
