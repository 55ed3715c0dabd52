import * as v from 'valibot';
import { defineCall } from '../../call';
import { userInfo } from '../../user-info';
import { requiredText } from '../../wire/text';

/**
 * The player of an `oauth_token` (spec §7): by default of the token that every call carries, or of one
 * from a link, which may be somebody else's.
 */
export const currentUser = defineCall({
  name: 'currentUser',
  kind: 'read',
  audience: 'player',
  path: '/util/login/get_user_info',
  params: v.object({ client_id: requiredText, oauth_token: v.optional(requiredText) }),
  content: userInfo,
});
