import { LegalNoticePopup } from '@shop/ui/legal-notice-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { chosenNotice } from './chosen-notice';

/** The notice on specified commercial transactions about one game product (spec §9). */
export function LegalNotice(popup: PopupContainerProps): ReactElement | null {
  const services = useServices();
  const { legalNotices } = services.config.brand;
  const product = chosenNotice(services);
  const found = legalNotices?.find(({ gameProductId }) => gameProductId === product);
  if (found === undefined) return null;
  const { game, language, notice } = found;
  return <LegalNoticePopup {...popup} game={game} language={language} notice={notice} />;
}
