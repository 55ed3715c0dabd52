import { useReceiveCouponsMutation } from '@shop/api-client/coupons';
import type { Coupon } from '@shop/contract';
import { selectSelection } from '@shop/storefront-core/selection';
import { useRef, useState } from 'react';
import { useShopSelector } from '../store';
import type { ClaimProgress } from './coupon-option';

/** The claims of a player since a popup or page was opened. */
export interface Claims {
  /** The coupons received here, as they are now. */
  readonly received: ReadonlyMap<string, Coupon>;
  readonly progressOf: (code: string) => ClaimProgress;
  readonly claim: (code: string) => void;
  readonly claimAll: () => void;
  readonly isClaimingAll: boolean;
  readonly hasClaimAllFailed: boolean;
  readonly clear: () => void;
}

interface Recorded {
  readonly received: ReadonlyMap<string, Coupon>;
  readonly progress: ReadonlyMap<string, ClaimProgress>;
  readonly hasClaimAllFailed: boolean;
}

const nothing: Recorded = { received: new Map(), progress: new Map(), hasClaimAllFailed: false };

/** In place of a code: all coupons at once. */
const all = '';

/**
 * Returns the claims of coupons (spec §4). A coupon is claimed once at a time, however often it is
 * pressed; claiming it again after a failure may find it received, which is a success.
 */
export function useCouponClaims(): Claims {
  const { game } = useShopSelector(selectSelection);
  const [receive] = useReceiveCouponsMutation();
  const [recorded, setRecorded] = useState(nothing);
  const ongoing = useRef(new Set<string>());
  const { received, progress, hasClaimAllFailed } = recorded;

  const send = async (code: string): Promise<void> => {
    if (game === null || ongoing.current.has(code) || ongoing.current.has(all)) return;
    ongoing.current.add(code);
    setRecorded((before) => ({
      ...before,
      progress: new Map(before.progress).set(code, 'claiming'),
      ...(code === all && { hasClaimAllFailed: false }),
    }));
    const params = { client_id: game.clientId, ...(code === all ? {} : { coupon_code: code }) };
    const { data } = await receive(params);
    ongoing.current.delete(code);
    const coupons = data?.coupons ?? [];
    const isReceived = code === all ? data !== undefined : coupons.some((one) => one.code === code);
    setRecorded((before) => ({
      received: new Map([...before.received, ...coupons.map((one) => [one.code, one] as const)]),
      progress: new Map(before.progress).set(code, isReceived ? 'waiting' : 'failed'),
      hasClaimAllFailed: code === all ? !isReceived : before.hasClaimAllFailed,
    }));
  };

  return {
    received,
    progressOf: (code) => progress.get(code) ?? 'waiting',
    claim: (code) => void send(code),
    claimAll: () => void send(all),
    isClaimingAll: progress.get(all) === 'claiming',
    hasClaimAllFailed,
    clear: () => {
      setRecorded(nothing);
    },
  };
}
