/** What a purchase limit counts (spec §1): the role, a window of days, or the game account. */
export type LimitRule =
  | { readonly per: 'role' | 'game'; readonly times: number }
  | { readonly per: 'time'; readonly times: number; readonly days: number };

/** How far a limit is used up. */
export type LimitStanding =
  | { readonly kind: 'left'; readonly left: number }
  /** `againIn`: time until the next purchase, such as `1 day 3 h`; null where there is no next one. */
  | { readonly kind: 'none'; readonly againIn: string | null };

/** Props of {@link LimitNote}. */
export interface LimitNoteProps {
  rule: LimitRule;
  standing: LimitStanding;
}
