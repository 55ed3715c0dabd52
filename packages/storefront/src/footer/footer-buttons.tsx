import { useTranslate } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { FooterActions } from '@shop/ui/footer-actions';
import type { ReactElement } from 'react';
import { type ShopParts, useServices, useShopParts } from '../services';
import { useShopDispatch } from '../store';

const { opened } = popupStack.actions;

function chooseNotice(parts: ShopParts, gameProductId: string): void {
  parts.legalNotice = gameProductId;
}

/**
 * The buttons in the footer of a brand with Japanese legal duties (spec §2): the legal notice of each
 * game product, and inquiries. Its texts are deferred ones.
 */
export function FooterButtons(): ReactElement | null {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const parts = useShopParts();
  const { legalNotices = [], inquiries } = useServices().config.brand;

  const notices = legalNotices.map(({ gameProductId, game }) => ({
    key: gameProductId,
    label: `${translate('footer.legalNotice')} (${game})`,
    onPress: () => {
      chooseNotice(parts, gameProductId);
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
