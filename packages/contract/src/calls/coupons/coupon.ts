import * as v from 'valibot';
import { flag } from '../../wire/flag';
import { localizedText } from '../../wire/localized-text';
import { numeric } from '../../wire/numeric';
import { timestamp } from '../../wire/timestamp';
import { optionalText, requiredText } from '../../wire/text';

/** The categories of coupons (spec §4): to be claimed, usable, not usable here, used or expired. */
export const couponCategories = ['claim', 'avail', 'lock', 'history'] as const;

/** One of {@link couponCategories}. */
export type CouponCategory = (typeof couponCategories)[number];

/** How often a coupon is issued (spec §3): once, every week or every month. */
export const couponPeriods = ['permanent', 'week', 'month'] as const;

/** One of {@link couponPeriods}. */
export type CouponPeriod = (typeof couponPeriods)[number];

/** The fraction of the price to pay: 0.9 is ten per cent off. Above 0 and at most 1. */
export const discountRate = v.pipe(numeric, v.gtValue(0), v.maxValue(1));

/** A coupon of the player (spec §3). */
export const coupon = v.object({
  code: requiredText,
  name: localizedText,
  use_category: v.picklist(couponCategories),
  discount_rate: discountRate,
  is_used: flag,
  /** Seconds since 1970; 0 if not used. */
  used_time: timestamp,
  /** Seconds since 1970; 0 if it does not expire. */
  valid_end_time: timestamp,
  /** The time zone of `valid_end_time`, for instance `UTC+8`; may be empty. */
  time_zone: optionalText,
});

/** A value of {@link coupon}. */
export type Coupon = v.InferOutput<typeof coupon>;
