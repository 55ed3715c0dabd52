import * as v from 'valibot';
import { defineCall } from '../call';
import { requiredText } from '../wire/text';
import { userInfo } from '../user-info';

/**
 * Signs a player in with a game account (spec §7). `username` and `password` are written by
 * `obfuscateCredential`.
 */
export const login = defineCall({
  name: 'login',
  kind: 'password',
  audience: 'guest',
  path: '/util/login/auth',
  params: v.object({ client_id: requiredText, username: requiredText, password: requiredText }),
  content: userInfo,
});
