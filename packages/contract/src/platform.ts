import * as v from 'valibot';

/** Where the shop runs. Some channels are offered on one platform only (spec §9). */
export const platform = v.picklist(['ios', 'android', 'web']);

/** A value of {@link platform}. */
export type Platform = v.InferOutput<typeof platform>;
