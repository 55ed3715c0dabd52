import { skipToken } from '@reduxjs/toolkit/query/react';
import { useActivityStatusQuery } from '@shop/api-client/activities';
import { useTranslate } from '@shop/i18n/react';
import { isAnnouncementDue } from '@shop/storefront-core/activity';
import { startTimer } from '@shop/storefront-core/browser';
import { selectPopups } from '@shop/storefront-core/popups';
import { toastSlice } from '@shop/storefront-core/toasts';
import { TabMark } from '@shop/ui/bottom-nav';
import { type ReactElement, useEffect, useState } from 'react';
import { useAfterGoods } from '../goods';
import { useDeferredTexts } from '../language';
import { useRoleArgs } from '../selection';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

/** Spec §9: header animation reset. */
const animationMs = 5_000;

/** Props of {@link GiftMark}. */
export interface GiftMarkProps {
  /** Whether the page of activities is shown, where nothing needs to be announced. */
  readonly isCurrent: boolean;
}

/**
 * The mark of the gift tab while the chosen role can claim a reward. A new one is announced by a toast
 * and by the mark, which moves for five seconds; see docs/adr/0036.
 */
export function GiftMark({ isCurrent }: GiftMarkProps): ReactElement | null {
  const translate = useTranslate();
  const hasTexts = useDeferredTexts();
  const claimable = useClaimable();
  const isMoving = useAnnouncement(hasTexts ? claimable : null, isCurrent);
  if (!hasTexts || !claimable?.count) return null;
  return <TabMark isMoving={isMoving} text={translate('coupon.claimable')} />;
}

/** The rewards that a role can claim. */
interface Claimable {
  readonly role: string;
  readonly count: number;
}

/** Returns them once they are known. The call is made after the goods are shown. */
function useClaimable(): Claimable | null {
  const isAfterGoods = useAfterGoods();
  const role = useRoleArgs();
  const isWanted = isAfterGoods && role !== null;
  const { currentData } = useActivityStatusQuery(isWanted ? role : skipToken);
  if (role === null || currentData === undefined) return null;
  return { role: `${role.client_id}.${role.role_id}`, count: currentData.claimable };
}

/** Announces new rewards; returns whether that was within the last five seconds. */
function useAnnouncement(claimable: Claimable | null, isCurrent: boolean): boolean {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const { randomUuid, storage } = useServices();
  const [isNew, setNew] = useState(false);
  // Above a popup the message would cover it.
  const isNothingOpen = useShopSelector(selectPopups).length === 0;
  const role = isNothingOpen ? claimable?.role : undefined;
  const count = claimable?.count ?? 0;
  useEffect(() => {
    if (role === undefined || !isAnnouncementDue(storage, role, count) || isCurrent) return;
    startTimer(() => {
      setNew(true);
    }, 0);
    const text = translate('activity.announce', { name: translate('nav.gift') });
    dispatch(
      toastSlice.actions.shown({ id: randomUuid(), tone: 'info', text: { kind: 'text', text } }),
    );
  }, [count, dispatch, isCurrent, randomUuid, role, storage, translate]);
  useEffect(() => {
    if (!isNew) return undefined;
    return startTimer(() => {
      setNew(false);
    }, animationMs);
  }, [isNew]);
  return isNew;
}
