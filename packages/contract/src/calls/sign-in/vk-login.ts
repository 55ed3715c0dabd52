import * as v from 'valibot';
import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'vk_auth',
  entries: {
    vk_access_token: requiredText,
    /** The user id that the page received. Only compared with the provider's answer, never trusted. */
    uid: v.optional(v.string()),
  },
} as const;

/** Signs in with an account of the Russian social network (spec §7). */
export const vkLogin = defineLogin('vkLogin', method);

/** Like {@link vkLogin}, for paying for another player. */
export const inGameVkLogin = defineInGameLogin('inGameVkLogin', method);
