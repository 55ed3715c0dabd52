import * as v from 'valibot';
import { requiredText } from './wire/text';

/** A signed-in player (spec §3), kept per game product (`gp_id`). */
export const userInfo = v.object({
  username: requiredText,
  suid: requiredText,
  oauth_token: requiredText,
  gp_id: requiredText,
});

/** A value of {@link userInfo}. */
export type UserInfo = v.InferOutput<typeof userInfo>;
