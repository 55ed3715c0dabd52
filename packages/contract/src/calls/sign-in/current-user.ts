import * as v from 'valibot';
import { defineCall } from '../../call';
import { userInfo } from '../../user-info';
import { requiredText } from '../../wire/text';

/** The player of an `oauth_token`, for instance one from a link (spec §7). */
export const currentUser = defineCall({
  name: 'currentUser',
  kind: 'read',
  audience: 'player',
  path: '/util/login/get_user_info',
  params: v.object({ client_id: requiredText }),
  content: userInfo,
});
