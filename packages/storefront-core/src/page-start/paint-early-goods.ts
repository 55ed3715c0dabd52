import { paintFirstGoods } from './paint-first-goods';
import { type PaintGoods, paintLastGoods } from './paint-last-goods';

/** Paints goods before the shop's code is there; see {@link paintEarlyGoods}. */
export type PaintEarlyGoods = (window: Window, isCodeThere: () => boolean) => void;

/**
 * Shows goods in the prerendered page before the shop's code has arrived: those of the last visit, or those that the
 * early call is answered with. It is a small file of its own: the page needs it after its first paint, and the answer of the
 * call takes longer to arrive than this file.
 *
 * @param isCodeThere - Returns whether the shop's code has arrived, which shows the goods itself.
 */
export function paintEarlyGoods(
  window: Window,
  paintGoods: PaintGoods,
  isCodeThere: () => boolean,
): void {
  const { document, shopEntry } = window;
  if (shopEntry === undefined || isCodeThere()) return;
  if (paintLastGoods(document, shopEntry, paintGoods)) return;
  // What goes wrong here is left to the shop's code, which reads the same answer.
  paintFirstGoods(window, shopEntry, paintGoods, isCodeThere).catch(() => undefined);
}
