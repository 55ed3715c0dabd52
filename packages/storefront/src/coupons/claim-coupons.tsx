import type { Coupon } from '@shop/contract';
import { useLanguage } from '@shop/i18n/react';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { CouponClaim } from '@shop/ui/coupon-claim';
import { type ReactElement, useState } from 'react';
import { useMissingContent } from '../connection';
import { type PopupContainerProps, useOnOpening } from '../popups';
import { useShopSelector } from '../store';
import { useCouponChoice } from './coupon-choice';
import { couponOption } from './coupon-option';
import { type Claims, useCouponClaims } from './use-coupon-claims';
import { useCoupons } from './use-coupon-lists';

/**
 * The coupons that can be claimed (spec §2). Those received here stay in their place, and can be used
 * for the order at once.
 */
export function ClaimCoupons({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const { code: language } = useLanguage();
  const query = useCoupons('claim', open);
  const missing = useMissingContent(query);
  const claims = useCouponClaims();
  const shown = useShownCoupons(open, query.currentData?.coupons, claims);
  const use = useForOrder();

  return (
    <CouponClaim
      open={open}
      onOpenChange={onOpenChange}
      coupons={
        shown === null
          ? missing
          : {
              kind: 'ready',
              items: shown.map((coupon) =>
                couponOption(coupon, language, claims.progressOf(coupon.code)),
              ),
            }
      }
      onClaim={claims.claim}
      onClaimAll={claims.claimAll}
      isClaimingAll={claims.isClaimingAll}
      hasClaimAllFailed={claims.hasClaimAllFailed}
      onUse={(code) => {
        use(code);
        onOpenChange(false);
      }}
    />
  );
}

/**
 * Returns the claimable coupons and those received since the popup opened, in one order that claiming
 * does not change; null until they are known. They stay while the popup closes.
 */
function useShownCoupons(
  isOpen: boolean,
  claimable: readonly Coupon[] | undefined,
  { received, clear }: Claims,
): readonly Coupon[] | null {
  const [listed, setListed] = useState<readonly Coupon[] | null>(null);
  useOnOpening(isOpen, () => {
    setListed(null);
    clear();
  });
  const earlier = listed ?? [];
  const isNew = ({ code }: Coupon): boolean => earlier.every((one) => one.code !== code);
  const added = claimable?.filter(isNew) ?? [];
  if (claimable !== undefined && (listed === null || added.length > 0))
    setListed([...earlier, ...added]);

  const isThere = ({ code }: Coupon): boolean =>
    claimable === undefined || received.has(code) || claimable.some((one) => one.code === code);
  return listed?.filter(isThere).map((coupon) => received.get(coupon.code) ?? coupon) ?? null;
}

/** Returns a function that picks a coupon for the chosen goods. */
function useForOrder(): (code: string) => void {
  const { productId } = useShopSelector(selectSelection);
  const suid = useShopSelector(selectUser)?.suid ?? '';
  const [, setChoice] = useCouponChoice();
  return (code) => {
    if (productId !== null) setChoice({ suid, productId, code });
  };
}
