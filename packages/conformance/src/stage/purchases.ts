import { type Call, type PaymentCall, calls, paymentCalls } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { PurchasePath } from '../fixtures/fixtures';
import { errandQuery } from './errand-query';
import { errandOn } from './find-errand';
import type { Errand } from './known-parameters';
import type { Purchase } from './purchase';
import { requireContent } from './require-answer';
import type { Stage } from './stage';
import { Skip } from './verdict';

/** The payment call of a path; null where another kind of call pays for it. */
export function paymentCallOf({ call }: PurchasePath): PaymentCall | null {
  return Object.values(paymentCalls).find(({ name }) => name === call) ?? null;
}

async function contentOf<C extends Call>(stage: Stage, call: C, errand: Errand) {
  const { query } = await errandQuery(stage, call, errand);
  return stage.ask(errand, call, query);
}

interface Place {
  readonly server_id: string;
  readonly role_id: string;
  readonly area_id: string;
}

/** All characters of the player; where they cannot be listed, the one of the path. */
async function placesOf(stage: Stage, errand: Errand): Promise<readonly Place[]> {
  const answer = readExchange(await contentOf(stage, calls.allRoleList, errand));
  return answer.kind === 'content' ? [errand.path, ...answer.content.roles] : [errand.path];
}

async function goodsOf(stage: Stage, errand: Errand) {
  const { goods } = requireContent(await contentOf(stage, calls.goodsList, errand));
  const unlimited = goods.filter(({ is_limit: isLimited, price }) => !isLimited && price > 0);
  const own = unlimited.filter(({ product_id: id }) => id === errand.path.product_id);
  return [...own, ...unlimited.filter((one) => !own.includes(one))];
}

/** Every purchase that can be tried on a path: each character with each of the goods. */
export async function listPurchases(stage: Stage, path: PurchasePath): Promise<Purchase[]> {
  const call = paymentCallOf(path);
  if (call === null) return [];
  const errand = errandOn(path, stage.fixtures);
  const { query } = await errandQuery(stage, call, errand);
  const goods = await goodsOf(stage, errand);
  const places = await placesOf(stage, errand);
  return goods.flatMap(({ product_id, price, currency }) =>
    places.map((place) => ({
      errand,
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

/** The first path that a payment call pays for; rules about orders are tried on it. */
export function firstPaidPath(stage: Stage): PurchasePath {
  const path = stage.fixtures.paths.find((one) => paymentCallOf(one) !== null);
  if (path !== undefined) return path;
  throw new Skip('no path with a payment call', 'add a path whose "call" is one of paymentCalls');
}
