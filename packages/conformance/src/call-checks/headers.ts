import type { Exchange, Incoming } from '../exchange/exchange';
import { Finding, Skip } from '../stage/verdict';
import { type CallRule, rightExchange } from './call-rule';

function headersOf(exchange: Exchange): Incoming['headers'] {
  if (exchange.incoming === null) throw new Finding(`no answer: ${exchange.failure}`, exchange);
  return exchange.incoming.headers;
}

function listed(header: string | undefined): readonly string[] {
  return (header ?? '').split(',').map((part) => part.trim().toLowerCase());
}

/** Orders, coupons and prices are stale a second later, and belong to one player. */
export const notStored: CallRule = {
  rule: 'forbids caches to keep the answer',
  appliesTo: () => true,
  async check(call, stage) {
    const exchange = await rightExchange(stage, call);
    const header = headersOf(exchange)['cache-control'];
    if (!listed(header).includes('no-store'))
      throw new Finding(`Cache-Control is “${header ?? ''}” and should be no-store`, exchange);
  },
};

/** A page of another origin may read the answer, and the time it was given (limits, countdowns). */
export const readableByStorefront: CallRule = {
  rule: 'lets the storefront’s origin read it',
  appliesTo: () => true,
  async check(call, stage) {
    const exchange = await rightExchange(stage, call);
    const { origin } = exchange.request.headers;
    if (origin === undefined)
      throw new Skip('no origin of a storefront is known', 'name it with --origin');
    const headers = headersOf(exchange);
    const allowed = headers['access-control-allow-origin'] ?? '';
    if (allowed !== origin && allowed !== '*')
      throw new Finding(
        `Access-Control-Allow-Origin is “${allowed}” and should be ${origin}`,
        exchange,
      );
    const exposed = listed(headers['access-control-expose-headers']);
    if (!exposed.includes('date') && !exposed.includes('*'))
      throw new Finding('Access-Control-Expose-Headers should name Date', exchange);
    if (headers['date'] === undefined) throw new Finding('there is no header Date', exchange);
  },
};
