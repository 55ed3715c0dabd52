import type { CallKind, CallName } from '@shop/contract';

/** How the shop shows a call that had no answer. */
export type FailurePresentation =
  /** The network message. The page keeps its content, and the player can try again. */
  | 'toast'
  /** The part of the page says so whose content it is. While that shows an earlier answer, the network message. */
  | 'in-place'
  /** No message: the page goes on without the answer, or with an earlier one. */
  | 'quiet'
  /** `receive_fail`; the list of rewards is refetched. */
  | 'receive-failed'
  /** `log_fail`; the code of the sign-in is used up, so the sign-in starts again. */
  | 'log-fail'
  /** The unknown outcome: do not pay again. Never "failed". */
  | 'unknown'
  /** As `unknown`: do not enter the card again yet. */
  | 'card-unknown'
  /** The page ignores it. */
  | 'nothing';

/** How a call is shown when all attempts have failed, by its kind (spec §8). */
export const failurePresentation = {
  read: 'toast',
  preview: 'quiet',
  poll: 'quiet',
  claim: 'receive-failed',
  password: 'toast',
  'code-sign-in': 'log-fail',
  create: 'unknown',
  card: 'card-unknown',
  track: 'nothing',
} as const satisfies Record<CallKind, FailurePresentation>;

/** The calls that are shown otherwise than others of their kind. */
export const failurePresentationOf = {
  activityInfo: 'in-place',
  allRoleList: 'in-place',
  channelList: 'in-place',
  couponList: 'in-place',
  gameList: 'in-place',
  goodsList: 'in-place',
  realNameState: 'in-place',
  roleList: 'in-place',
  serverList: 'in-place',
  vipBasicInfo: 'in-place',
  vipInfo: 'in-place',
  // The tab is as good without its mark.
  activityStatus: 'quiet',
  // A network error above a paid order would worry the player; only the way back to the game is missing.
  evokeGame: 'quiet',
  // The game keeps the picture of the list.
  gameLogo: 'quiet',
} as const satisfies Partial<Record<CallName, FailurePresentation>>;
