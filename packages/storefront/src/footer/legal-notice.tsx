import { LegalNoticePopup } from '@shop/ui/legal-notice-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices, useShopParts } from '../services';

/** The notice on specified commercial transactions about one game product (spec §9). */
export function LegalNotice(popup: PopupContainerProps): ReactElement | null {
  const { legalNotices } = useServices().config.brand;
  const { legalNotice: product } = useShopParts();
  const found = legalNotices?.find(({ gameProductId }) => gameProductId === product);
  if (found === undefined) return null;
  const { game, language, notice } = found;
  return <LegalNoticePopup {...popup} game={game} language={language} notice={notice} />;
}
