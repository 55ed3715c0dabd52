import type { Platform } from '@shop/contract';
import type { Presentation } from '../providers/provider';
import type { Presenter, ShowPayment } from './presenter';

/** Presenters that a shop has besides the opening of a page. */
export type Presenters = Partial<Record<Exclude<Presentation, 'redirect'>, Presenter>>;

const sendWindow: ShowPayment = (link, payWindow) => {
  payWindow?.location.replace(link);
  return 'opened';
};

const openPage: Presenter = () => ({ show: sendWindow });

/** Who presents a payment here; null where the shop has nobody for it. */
export function presenterOf(
  presentation: Presentation,
  platform: Platform,
  presenters: Presenters,
): Presenter | null {
  switch (presentation) {
    case 'redirect':
      return openPage;
    case 'gateway-script':
      // On phones the gateway's script is not used (spec §7): the wallet's page opens its app.
      return (platform === 'web' && presenters[presentation]) || openPage;
    case 'hosted-card':
    case 'in-game-card':
      return presenters[presentation] ?? null;
  }
}
