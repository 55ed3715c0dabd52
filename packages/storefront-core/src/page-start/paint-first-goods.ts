import { firstScreenPaths } from '@shop/contract';
import { translatePlain } from '@shop/i18n';
import { readPageTexts } from '../entry';
import type { PageEntry } from '../first-calls';
import { expectedGame } from '../selection';
import { goodsInSight, goodsTypes, readPlainGoods } from '../goods';
import type { PaintGoods } from './paint-last-goods';

/**
 * Shows the goods in the prerendered page as soon as their call is answered, which on a slow network is long before the
 * shop's code arrives. None can be chosen before that, but a press is kept. Does nothing where the
 * answer is not one with goods: the shop's code says so.
 *
 * @param isCodeThere - Returns whether the shop's code has arrived, which shows the goods itself.
 */
export async function paintFirstGoods(
  { document, shopFirstCalls = [] }: Window,
  entry: PageEntry,
  paintGoods: PaintGoods,
  isCodeThere: () => boolean,
): Promise<void> {
  const { area, choices, language } = entry;
  const call = shopFirstCalls.find(({ url }) => url.includes(`${firstScreenPaths.goodsList}?`));
  if (call === undefined || area === null) return;
  const game = choices.selection.game ?? expectedGame({ ...entry, area });
  const response = await call.answer();
  if (isCodeThere() || game === null) return;
  // The shop's code reads the answer as well.
  const goods = readPlainGoods(await response.clone().json());
  if (isCodeThere() || goods.length === 0) return;

  const texts = readPageTexts(document, 'critical')?.texts ?? {};
  const translate = translatePlain(texts, directionOf(document));
  const types = goodsTypes(goods, { code: language, translate });
  const shown = goodsInSight(types, choices.selection.productId);
  paintGoods(document, shown, { game: game.clientId, language }, 'later');
}

function directionOf(document: Document): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
