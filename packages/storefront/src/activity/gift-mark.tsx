import { skipToken } from '@reduxjs/toolkit/query/react';
import { useActivityStatusQuery } from '@shop/api-client/activities';
import { useTranslate } from '@shop/i18n/react';
import { activityKinds, isAnnouncementDue } from '@shop/storefront-core/activity';
import { startTimer } from '@shop/storefront-core/browser';
import { selectPopups } from '@shop/storefront-core/popups';
import { TabMark } from '@shop/ui/bottom-nav';
import { GiftIcon } from '@shop/ui/icon';
import { type LinkLineProps, LinkLine } from '@shop/ui/link-line';
import { type ReactElement, useEffect, useState } from 'react';
import { useAfterGoods } from '../goods';
import { useDeferredTexts } from '../deferred-texts';
import { usePageConfig, useRoleArgs } from '../selection';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/** Spec §9: header animation reset. */
const animationMs = 5_000;

/** Props of {@link GiftMark}. */
export interface GiftMarkProps {
  /** Whether the page of activities is shown, where nothing is new. */
  readonly isCurrent: boolean;
}

/**
 * The mark of the gift tab while the chosen role can claim a reward. For a new one it moves for five seconds; see
 * docs/adr/0036.
 */
export function GiftMark({ isCurrent }: GiftMarkProps): ReactElement | null {
  const translate = useTranslate();
  const hasTexts = useDeferredTexts();
  const claimable = useClaimable();
  const isMoving = useIsNew(hasTexts ? claimable : null, isCurrent);
  if (!hasTexts || !claimable?.count) return null;
  return <TabMark isMoving={isMoving} text={translate('coupon.claimable')} />;
}

/** Props of {@link GiftLine}. */
export type GiftLineProps = Pick<LinkLineProps, 'href' | 'Link'>;

/** The line of a page that says the same in words, and leads to the activities. */
export function GiftLine(way: GiftLineProps): ReactElement | null {
  const translate = useTranslate();
  const hasTexts = useDeferredTexts();
  const claimable = useClaimable();
  if (!hasTexts || !claimable?.count) return null;
  const text = translate('activity.announce', { name: translate('nav.gift') });
  return <LinkLine {...way} icon={<GiftIcon size={22} />} text={text} />;
}

/** The rewards that a role can claim. */
interface Claimable {
  readonly role: string;
  readonly count: number;
}

/** Returns them once they are known. The call is made after the goods are shown, for a game with activities. */
function useClaimable(): Claimable | null {
  const isAfterGoods = useAfterGoods();
  const role = useRoleArgs();
  const config = usePageConfig();
  const hasActivity = config !== undefined && activityKinds(config).length > 0;
  const isWanted = isAfterGoods && role !== null && hasActivity;
  const { currentData } = useActivityStatusQuery(isWanted ? role : skipToken);
  if (role === null || currentData === undefined) return null;
  return { role: `${role.client_id}.${role.role_id}`, count: currentData.claimable };
}

/** Returns whether there has been a new reward within the last five seconds. */
function useIsNew(claimable: Claimable | null, isCurrent: boolean): boolean {
  const { storage } = useServices();
  const [isNew, setNew] = useState(false);
  // Behind a popup it would move unseen.
  const isNothingOpen = useShopSelector(selectPopups).length === 0;
  const role = isNothingOpen ? claimable?.role : undefined;
  const count = claimable?.count ?? 0;
  useEffect(() => {
    if (role === undefined || !isAnnouncementDue(storage, role, count) || isCurrent) return;
    startTimer(() => {
      setNew(true);
    }, 0);
  }, [count, isCurrent, role, storage]);
  useEffect(() => {
    if (!isNew) return undefined;
    return startTimer(() => {
      setNew(false);
    }, animationMs);
  }, [isNew]);
  return isNew;
}
