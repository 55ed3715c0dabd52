import { useTranslate } from '@shop/i18n';
import { FooterActions } from '@shop/ui/footer-actions';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { popupStack } from '../popups';
import { useServices } from '../services';
import { chooseNotice } from './chosen-notice';

const { opened } = popupStack.actions;

/**
 * The buttons in the footer of a brand with Japanese legal duties (spec §2): the legal notice of each
 * game product, and inquiries. Its texts are deferred ones.
 */
export function FooterButtons(): ReactElement | null {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const services = useServices();
  const { legalNotices = [], inquiries } = services.config.brand;

  const notices = legalNotices.map(({ gameProductId, game }) => ({
    key: gameProductId,
    label: `${translate('footer.legalNotice')} (${game})`,
    onPress: () => {
      chooseNotice(services, gameProductId);
      dispatch(opened('legal-notice'));
    },
  }));
  const inquiry = {
    key: 'inquiry',
    label: translate('footer.inquiry'),
    onPress: () => {
      dispatch(opened('inquiry'));
    },
  };
  const actions = inquiries === undefined ? notices : [...notices, inquiry];
  return actions.length === 0 ? null : <FooterActions actions={actions} />;
}
