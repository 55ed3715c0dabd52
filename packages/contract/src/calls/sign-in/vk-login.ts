import * as v from 'valibot';
import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'vk_auth',
  entries: {
    vk_access_token: requiredText,
    /** What the page was told about who signed in. Only compared: who it is, the provider says. */
    uid: v.optional(v.string()),
  },
} as const;

/** Signs in with an account of the Russian social network (spec §7). */
export const vkLogin = defineLogin('vkLogin', method);

/** {@link vkLogin} for somebody who pays for another player. */
export const inGameVkLogin = defineInGameLogin('inGameVkLogin', method);
