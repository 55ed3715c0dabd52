import * as v from 'valibot';
import { numeric } from './wire/numeric';

/** `content` of a refusal with code -4290: the seconds to wait before the next try. */
export const tooManyRequests = v.object({ retry_after_s: numeric });

/** A value of {@link tooManyRequests}. */
export type TooManyRequests = v.InferOutput<typeof tooManyRequests>;
