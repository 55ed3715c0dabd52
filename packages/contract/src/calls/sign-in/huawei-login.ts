import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin, optionalDeviceId, signInProofs } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'huawei_auth',
  entries: {
    authorization_code: requiredText,
    redirect_uri: requiredText,
    did: optionalDeviceId,
    ...signInProofs,
  },
} as const;

/** Signs in with an account of the phone maker (spec §7). */
export const huaweiLogin = defineLogin('huaweiLogin', method);

/** Like {@link huaweiLogin}, for paying for another player. */
export const inGameHuaweiLogin = defineInGameLogin('inGameHuaweiLogin', method);
