import { useTranslate } from '@shop/i18n/react';
import {
  type LinkStep,
  type Selection,
  linkSlice,
  selectSelection,
  selectionSlice,
} from '@shop/storefront-core/selection';
import { ConfirmPopup } from '@shop/ui/confirm-popup';
import { InfoList } from '@shop/ui/info-list';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopDispatch, useShopSelector } from '../store';
import { useLinkStep } from './use-entry-link';

const { roleChosen, serverChosen } = selectionSlice.actions;

type Offer = Extract<LinkStep, { kind: 'server' | 'role' }>;

/**
 * Asks which character receives the goods when the link names another one than was chosen last. The shop
 * must not decide: either choice could be the wrong one.
 */
export function LinkedCharacter({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const step = useLinkStep();
  const selection = useShopSelector(selectSelection);
  const offer = step.kind === 'server' || step.kind === 'role' ? step : null;

  const take = (): void => {
    if (offer?.kind === 'server') dispatch(serverChosen(offer.choice));
    if (offer?.kind === 'role') dispatch(roleChosen(offer.choice));
    onOpenChange(false);
  };
  const keep = (): void => {
    dispatch(linkSlice.actions.linkEnded());
    onOpenChange(false);
  };
  return (
    <ConfirmPopup
      open={open && offer !== null}
      title={translate('link.characterTitle')}
      content={
        <>
          <p>{translate('link.characterText')}</p>
          {offer !== null && (
            <InfoList
              items={[
                { label: translate('link.fromLink'), value: offered(offer, selection) },
                { label: translate('link.chosenLast'), value: chosen(selection) },
              ]}
            />
          )}
        </>
      }
      confirmText={translate('link.take')}
      cancelText={translate('link.keep')}
      onConfirm={take}
      onCancel={keep}
    />
  );
}

function offered({ kind, choice }: Offer, { server }: Selection): string {
  if (kind === 'server') return joined(choice.area?.display, choice.server.display);
  return joined(server?.display, choice.display);
}

function chosen({ area, server, role }: Selection): string {
  return joined(area?.display, server?.display, role?.display);
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
