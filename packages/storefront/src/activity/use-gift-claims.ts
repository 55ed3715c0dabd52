import { useReceiveActivityGiftMutation } from '@shop/api-client/activities';
import type { ActivityReward } from '@shop/contract';
import { isOnline } from '@shop/storefront-core/browser';
import type { RoleArgs } from '@shop/storefront-core/selection';
import type { Claim, ClaimState } from '@shop/ui/claim-row';
import { useRef, useState } from 'react';

/** Returns the state of a reward and the callback that claims it. */
export type ClaimOf = (
  activityId: string,
  reward: Pick<ActivityReward, 'gift_id' | 'state'>,
) => Claim;

/** How far a claim of this page is. */
type Attempt = Extract<ClaimState, 'claiming' | 'failed' | 'claimed'>;

/**
 * Claims rewards of a role, each at most once at a time. A reward that the back end lists as received is
 * shown as that, whatever became of the claim: it may have been claimed in another tab.
 *
 * @param refetch - Reads the rewards again.
 */
export function useGiftClaims(role: RoleArgs, refetch: () => PromiseLike<unknown>): ClaimOf {
  const [receive] = useReceiveActivityGiftMutation();
  const [attempts, setAttempts] = useState<Readonly<Record<string, Attempt>>>({});
  const pending = useRef(new Set<string>());

  const claim = async (activityId: string, giftId: string): Promise<void> => {
    const key = keyOf(activityId, giftId);
    if (pending.current.has(key)) return;
    pending.current.add(key);
    const end = (attempt: Attempt): void => {
      setAttempts((before) => ({ ...before, [key]: attempt }));
    };
    if (!isOnline()) {
      pending.current.delete(key);
      end('failed');
      return;
    }
    end('claiming');
    const { error } = await receive({ ...role, activity_id: activityId, gift_id: giftId });
    // A reward that was received meanwhile is refused; the list says so before this could be called a failure.
    if (error !== undefined && 'kind' in error && error.kind === 'refused') await refetch();
    pending.current.delete(key);
    end(error === undefined ? 'claimed' : 'failed');
  };

  return (activityId, { gift_id: giftId, state }) => ({
    state: shownState(state, attempts[keyOf(activityId, giftId)]),
    onClaim: () => void claim(activityId, giftId),
  });
}

function keyOf(activityId: string, giftId: string): string {
  return `${activityId} ${giftId}`;
}

function shownState(listed: ActivityReward['state'], attempt: Attempt | undefined): ClaimState {
  if (listed === 'received') return attempt === undefined ? 'received' : 'claimed';
  return attempt ?? listed;
}
