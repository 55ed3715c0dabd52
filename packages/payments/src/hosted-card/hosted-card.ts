import type { Presenter } from '../launch/presenter';
import type { CardFrame, CardOutcome } from './card-fields';

/**
 * Returns a presenter that shows payments in card fields inside the shop.
 *
 * @param show - Shows a frame with the fields until they end, usually by calling `mountCardFrame`.
 * @example
 * createLauncher({
 *   ...options,
 *   presenters: {
 *     'hosted-card': async () => {
 *       const { hostedCard } = await import('@shop/payments/hosted-card');
 *       return hostedCard(showInPanel)();
 *     },
 *   },
 * });
 */
export function hostedCard(show: (frame: CardFrame) => Promise<CardOutcome>): Presenter {
  return () => ({ show: (url) => show({ url, origin: new URL(url).origin }) });
}
