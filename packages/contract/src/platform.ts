import * as v from 'valibot';

/** Where the shop runs; some channels are offered on one platform alone (spec §9). */
export const platform = v.picklist(['ios', 'android', 'web']);

/** A value of {@link platform}. */
export type Platform = v.InferOutput<typeof platform>;
