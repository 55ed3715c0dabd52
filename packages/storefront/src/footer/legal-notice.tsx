import { LegalNoticePopup } from '@shop/ui/legal-notice-popup';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { selectLegalNotice } from './legal-notice-slice';

/** The notice on specified commercial transactions about one game product (spec §9). */
export function LegalNotice(popup: PopupContainerProps): ReactElement | null {
  const { legalNotices } = useServices().config.brand;
  const product = useSelector(selectLegalNotice);
  const found = legalNotices?.find(({ gameProductId }) => gameProductId === product);
  if (found === undefined) return null;
  const { game, language, notice } = found;
  return <LegalNoticePopup {...popup} game={game} language={language} notice={notice} />;
}
